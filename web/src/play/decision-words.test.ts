import { expect, it, vi } from "vitest";

import { encode, type Action, type VerbTable } from "../api/codes";
import { Decision } from "../table/decision.svelte";
import type { Table } from "../table/table.svelte";
import { chips, promptOf, unset } from "./decision-words";
import { width } from "./layout.svelte";

vi.mock("../words/words.svelte", () => ({ shell: {} }));
vi.mock("./layout.svelte", () => ({ width: { mode: "wide" } }));

const thing = (key: string, names: string[]) => ({ key, kind: key, names, most: names.length - 1, flag: false, bits: 2 });
const verbs: VerbTable = {
  width: 4,
  verbs: [{ name: "buy", args: [thing("card", ["gambler", "fence"]), thing("place", ["slot1", "slot2"])] }, { name: "end", args: [] }, { name: "sell", args: [thing("card", ["gambler", "fence"])] }],
};
const buy = (card: number, place: number) => encode(verbs, "buy", { card, place });

function asking(...codes: number[]) {
  return facing({}, ...codes);
}

function facing(face: object, ...codes: number[]) {
  const decision = new Decision(() => ({ loose: new Set() }));
  decision.offer(verbs, [...codes, encode(verbs, "end", {})]);
  const words = {
    verb: ({ verb }: Action) => verb,
    has: (id: string) => id === "want-buy-place",
    say: (id: string, { card }: { card?: string }) => `${id} ${card}`,
    value: (arg: Action["args"][number], value: number) => arg.names![value],
    action: ({ args, values }: Action, known: (at: number) => boolean = () => true) =>
      `buy ${args.map((arg, at) => (known(at) ? arg.names![values[at]!] : "…")).join(" for ")}`,
  };
  const view = { question: "What do you do?" };
  const table = { decision, words, face: { taste: {}, placed: new Set(), ...face }, view } as unknown as Table;
  const offered = () => chips(table).flatMap((group) => group.chips.map(({ label }) => label));
  return { decision, prompt: () => promptOf(table), offered };
}

it("asks for the last thing that is open in the game's own words", () => {
  const { decision, prompt } = asking(buy(0, 0), buy(0, 1), buy(1, 0));
  expect(prompt()).toBe("What do you do?");
  decision.pickVerb("buy");
  expect(prompt()).toBe("buy … for …");
  decision.pick("card", 0);
  expect(prompt()).toBe("want-buy-place gambler");
  decision.pick("place", 1);
  expect(prompt()).toBe("buy gambler for slot2");
});

it("names the only card although nobody clicked it", () => {
  const { decision, prompt } = asking(buy(0, 0), buy(0, 1));
  decision.pickVerb("buy");
  expect(prompt()).toBe("want-buy-place gambler");
});

it("leaves numbers out as long as one of them is open", () => {
  const count = (key: string) => ({ key, kind: "count", names: null, most: 3, flag: false, bits: 2 });
  const move = { verb: "move", args: [thing("from", ["gate", "roof"]), count("scrappers"), count("champion")], values: [1, 0, 1] };
  const champion = move as unknown as Action;
  expect(unset(champion, (at) => at === 2).values).toEqual([1, 0, 0]);
  expect(unset(champion, () => true)).toBe(champion);
});

it("offers what has a button of its own only once", () => {
  const learning: VerbTable = { width: 3, verbs: [{ name: "learn", args: [thing("colour", ["red", "blue"])] }, { name: "done", args: [] }] };
  const decision = new Decision(() => ({ loose: new Set() }));
  decision.offer(learning, [encode(learning, "learn", { colour: 1 }), encode(learning, "done", {})]);
  const words = { verb: ({ verb }: Action) => verb, value: () => "blue", has: () => false };
  const face = { taste: {}, placed: new Set(), whole: ({}, { verb }: Action) => (verb === "learn" ? "Learn Outnumber" : undefined) };
  const labels = chips({ decision, words, face } as unknown as Table).flatMap((group) => group.chips.map(({ label }) => label));
  expect(labels).toEqual(["Learn Outnumber", "done"]);
});

it("leaves what the table offers to the table, in a lesson too", () => {
  const { decision, offered } = facing({ placed: new Set(["card", "place"]), atHand: new Set(["buy"]) }, buy(0, 0), buy(1, 1));
  expect(offered()).toEqual(["end"]);
  decision.guideTo([buy(0, 0)]);
  expect(offered()).toEqual(["end"]);
});

it("names the only place in which anything can be done before it is asked", () => {
  expect(facing({ where: "place" }, buy(0, 0), buy(1, 0)).prompt()).toBe("buy … for slot1");
  expect(facing({ where: "place" }, buy(0, 0), buy(1, 1)).prompt()).toBe("What do you do?");
});

it("asks nothing with a number that nobody has chosen", () => {
  const count = { key: "power", kind: "count", names: null, most: 3, flag: false, bits: 2 };
  const sending: VerbTable = { width: 4, verbs: [{ name: "send", args: [thing("place", ["gate", "roof"]), count] }, { name: "end", args: [] }] };
  const decision = new Decision(() => ({ loose: new Set() }));
  const send = (power: number) => encode(sending, "send", { place: 1, power });
  decision.offer(sending, [send(1), send(2), encode(sending, "end", {})]);
  const words = { verb: ({ verb }: Action) => verb, value: () => "", has: () => false, action: ({ values }: Action) => `send ${values[1]}` };
  const face = { taste: {}, placed: new Set(), where: "place" };
  const table = { decision, words, face, view: { question: "Which fleets go?" } } as unknown as Table;
  expect(promptOf(table)).toBe("Which fleets go?");
});

it("offers the way out last, and in the words of the position", () => {
  const verb = (_: unknown, action: Action) => (action.verb === "end" ? "Leave it out" : undefined);
  const sell = (card: number) => encode(verbs, "sell", { card });
  const { offered } = facing({ verb, placed: new Set(["place"]) }, buy(0, 0), buy(1, 0), sell(0), sell(1));
  expect(offered()).toEqual(["buy", "sell", "Gambler", "Fence", "Leave it out"]);
});

it("offers what lies on several panes as buttons where one pane is shown at a time", () => {
  const { decision, offered } = facing({ placed: new Set(["card", "place"]), spread: new Set(["place"]) }, buy(0, 0), buy(0, 1));
  decision.pickVerb("buy");
  expect(offered()).toEqual(["buy"]);
  Object.assign(width, { mode: "phone" });
  expect(offered()).toEqual(["buy", "Slot1", "Slot2"]);
  Object.assign(width, { mode: "wide" });
});
