import { describe, expect, it } from "vitest";

import type { Wire } from "../api/client";
import type { VerbTable } from "../api/codes";
import { entries, filtered, reading, seatsOf, type Entry } from "./log";

const number = { names: null, most: 3, flag: false, bits: 2 };
const faction = { key: "faction", kind: "faction", names: ["ants", "bees"], most: 1, flag: false, bits: 1, zone: "factions" };
const events: VerbTable = {
  width: 8,
  verbs: [
    { name: "round", args: [{ key: "round", kind: "count", ...number }], rule: "X-RND-01" },
    { name: "phase", args: [{ key: "phase", kind: "count", ...number }] },
    { name: "turn", args: [faction] },
    { name: "killed", args: [faction], rule: "X-KIL-01" },
    { name: "looted", args: [{ key: "seat", kind: "count", ...number }, { key: "other", kind: "count", ...number }] },
  ],
};
const PINS = [{ at: 0, length: 3, place: 7 }];
const event = (name: string, args: object, pins = [] as typeof PINS): object => ({
  name, args, pins, sentence: `${name}!`, begins: ["round", "phase", "turn"].includes(name),
});
const moment = (seq: number, seat: number, ...happened: ReturnType<typeof event>[]): Wire["MomentInfo"] => {
  const told = (happened as Wire["EventInfo"][]).filter(({ begins }) => !begins);
  const sentence = told.map(({ sentence }) => sentence).join(" ");
  return { seq, seat, kind: "answer", undone: false, events: happened, told: sentence, pins: told.flatMap(({ pins }) => pins) } as never;
};

const moments = [
  moment(1, -1, event("round", { round: 1 }), event("phase", { phase: 1 }), event("turn", { faction: "bees" })),
  moment(2, 1, event("killed", { faction: "ants" }, PINS), event("turn", { faction: "ants" })),
  moment(3, 0, event("looted", { seat: 0, other: 1 }), event("phase", { phase: 2 }), event("turn", { faction: "bees" })),
  { ...moment(4, 1), undone: true },
];
const all = entries({ moments, events, zones: { factions: [0, 1] }, names: ["Ada", "ben"], tookBack: (seat) => `${seat} took back` });
const brief = (found: readonly Entry[]): string[] => found.map(({ kind, seat, sentence }) => `${kind} ${seat} ${sentence}`);

describe("the log", () => {
  it("has dividers for rounds and turns, and says at a turn which phase it is", () => {
    expect(brief(all)).toEqual(["round -1 round!", "turn 1 turn!", "line 1 killed!", "turn 0 turn!", "line 0 looted!", "turn 1 turn!"]);
    expect(all.filter(({ kind }) => kind === "turn").map(({ when }) => when)).toEqual(["round! · phase!", "round! · phase!", "round! · phase!"]);
  });

  it("says who took an answer back", () => {
    const undo = { ...moment(5, 1), kind: "undo" } as never;
    const found = entries({ moments: [undo], events, zones: {}, names: [], tookBack: (seat) => `${seat} took back` });
    expect(brief(found)).toEqual(["line 1 1 took back"]);
  });

  it("names rule and places of a line", () => {
    expect(all[2]).toMatchObject({ rule: "X-KIL-01", pins: PINS, named: [0] });
    expect(all[4]!.rule).toBe("");
  });

  it("shows one seat, or what others did to the viewer, under its dividers", () => {
    expect(brief(filtered(all, 0, 0))).toEqual(["round -1 round!", "turn 0 turn!", "line 0 looted!"]);
    expect(brief(filtered(all, "me", 0))).toEqual(["round -1 round!", "turn 1 turn!", "line 1 killed!"]);
    expect(brief(filtered(all, "me", 1))).toEqual(["round -1 round!", "turn 0 turn!", "line 0 looted!"]);
    expect(brief(filtered(all, 1, 0))).toEqual(["round -1 round!", "turn 1 turn!", "line 1 killed!"]);
    expect(filtered(all, 2, 0)).toEqual([]);
    expect(filtered(all, "all", 0)).toEqual(all);
  });

  it("tells a whole set-up sentence by sentence, with the places of each", () => {
    const told = ["A plays Bees.", "Number 1. am Zug.", ...[1, 2, 3, 4, 5].map((at) => `Drone ${at} starts in Ash.`)];
    const sentence = told.join(" ");
    const at = sentence.indexOf("Ash", sentence.indexOf("Drone 2"));
    const long = { ...moment(5, 1), told: sentence, pins: [{ at, length: 3, place: 7 }] };
    const found = entries({ moments: [long], events, zones: { factions: [0, 1] }, names: [], tookBack: String });
    expect(found.map((entry) => entry.sentence)).toEqual(told);
    expect(found.map(({ seat }) => seat)).toEqual([1, -1, -1, -1, -1, -1, -1]);
    expect(found[3]!.pins).toEqual([{ at: told[3]!.indexOf("Ash"), length: 3, place: 7 }]);
    expect(new Set(found.map(({ key }) => key)).size).toBe(7);
  });

  it("tells a clean-up line by line, each with the mark of whom it is about", () => {
    const told = ["Ada scores 3 supplies.", "ben recycles Fog.", "Ada recycles Night Convoy.", "Turn order: 1 ben, 2 Ada."];
    const found = entries({ moments: [{ ...moment(6, 0), told: told.join(" ") }], events, zones: {}, names: ["Ada", "ben"], tookBack: String });
    expect(found.map(({ seat, sentence }) => [seat, sentence])).toEqual([[0, told[0]], [1, told[1]], [0, told[2]], [-1, told[3]]]);
  });

  it("takes a name that two have for whoever answered", () => {
    const told = "Ada sends 2 boats from Ash Walk. Combat in Fox Lane: the invasion succeeds. Ada conquers Fox Lane.";
    const found = entries({ moments: [{ ...moment(6, 1), told }], events, zones: {}, names: ["Ada", "Ada"], tookBack: String });
    expect(found.map(({ seat }) => seat)).toEqual([1, -1, 1]);
  });

  it("tells an evaluation by seats", () => {
    const told = ["Ada pays all upkeep (7), scores 4 influence for Long March and gains 4 influence.", "Ben leaves 2 of 9 upkeep unpaid, loses 6 influence and scores 3 influence for Trade Routes."];
    const found = entries({ moments: [{ ...moment(5, 0), told: told.join(" ") }], events, zones: { factions: [0, 1] }, names: ["Ada", "Ben"], tookBack: String });
    expect(found.map(({ seat, sentence }) => [seat, sentence])).toEqual([[0, told[0]], [1, told[1]]]);
    expect(filtered(found, 1, 0).map(({ sentence }) => sentence)).toEqual([told[1]]);
  });

  it("knows the number that ends a sentence from one that counts", () => {
    const told = ["Ada scores the start agenda for 10, Quantum Leap for 10 and Mining Consortium for 4.", "The void strikes Ash Gate of Ben with strength 2.", "Turn order: 1. Ben, 2. Ada."];
    const found = entries({ moments: [{ ...moment(6, 0), told: told.join(" ") }], events, zones: {}, names: ["Ada", "Ben"], tookBack: String });
    expect(found.map(({ sentence }) => sentence)).toEqual(told);
  });

  it("leaves two short sentences together", () => {
    const told = "Ada kills. ben draws a candy boost.";
    const found = entries({ moments: [{ ...moment(6, 0), told }], events, zones: {}, names: ["Ada", "ben"], tookBack: String });
    expect(found.map(({ sentence }) => sentence)).toEqual([told]);
  });

  it("knows what belongs to a seat from the face of a die", () => {
    const named = (kind: string): number[] => {
      const args = [{ key: "what", kind, names: ["p1", "p2"], most: 1, flag: false, bits: 1 }];
      return seatsOf(event("rolled", { what: "p2" }) as never, { width: 8, verbs: [{ name: "rolled", args }] }, {});
    };
    expect([named("target"), named("face")]).toEqual([[1], []]);
  });

  it("keeps the entries that are the same while one reads on, and no others", () => {
    const game = { moments: moments.slice(0, 2), events, zones: { factions: [0, 1] }, names: ["Ada", "ben"], tookBack: String };
    const follow = reading();
    const before = follow(game);
    const after = follow({ ...game, moments });
    expect(after).toEqual(all);
    expect(after.slice(0, before.length).every((entry, at) => entry === before[at])).toBe(true);
    const changed = follow({ ...game, zones: { factions: [1, 0] } });
    expect(changed).toEqual(entries({ ...game, zones: { factions: [1, 0] } }));
  });
});
