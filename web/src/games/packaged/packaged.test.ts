import { describe, expect, it, vi } from "vitest";

import type { Wire } from "../../api/client";
import { Decision } from "../../table/decision.svelte";
import type { Scene } from "../../table/scene";
import { Drawn, easelOf } from "./easel";
import { load } from "./module";
import { cellsOf, divided, things } from "./packaged";

// Names of people need a browser's settings.
vi.mock("../../table/people", () => ({ nameOf: (_: unknown, seat: number) => `Guest ${seat + 1}` }));

const CARD = { key: "card", kind: "card", bits: 2, flag: false, names: ["axe", "bow"] };
const actions = { width: 2, verbs: [{ name: "play", args: [CARD] }] } as unknown as Wire["VerbTableInfo"];
const zone = (name: string, kind = "", owned = false): Wire["ZoneInfo"] => ({ name, kind, owned });

function sceneOf(zones: Record<string, unknown>, ...legal: number[]) {
  const decision = new Decision(() => ({ loose: new Set() }));
  decision.offer(actions, legal);
  const words = { say: (id: string) => id, value: (arg: typeof CARD, value: number) => `the ${arg.names[value]}` };
  const scene = { seats: 2, view: { zones }, decision, words, actions, whyNot: vi.fn() };
  return scene as unknown as Scene & { actions: Wire["VerbTableInfo"] };
}

const data = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`;

describe("drawing", () => {
  const { draw, die, mark } = easelOf(sceneOf({}));

  it("takes lists, numbers and conditions as children", () => {
    expect(draw("g", {}, [draw("rect"), false], null, 7).children).toEqual([new Drawn("rect", {}, []), "7"]);
  });
  it.each(["script", "style", "iframe", "a b", "", "<b>"])("refuses <%s>", (tag) => {
    expect(() => draw(tag)).toThrow("cannot draw");
  });
  it.each([1, 2, 3, 4, 5, 6])("draws a die with %i pips inside it", (face) => {
    const [, ...pips] = die(face, 40).children as Drawn[];
    expect(pips).toHaveLength(face);
    expect(pips.every(({ attributes }) => Math.abs(attributes.cx as number) <= 14)).toBe(true);
  });
  it("gives seats beyond the fourth the first mark again", () => {
    expect(mark(4, 9)).toEqual(mark(0, 9));
  });
});

describe("a thing of a packaged face", () => {
  const scene = sceneOf({}, 0);
  const bow = easelOf(scene).thing("card", 1, { label: "Bow", wish: "play bow" });
  const press = (key: string, pressed = "false") =>
    ({ key, currentTarget: { getAttribute: () => pressed }, preventDefault: vi.fn(), stopPropagation: vi.fn() });

  it("is named and can be reached by keyboard", () => {
    expect(bow).toMatchObject({ role: "button", tabindex: 0, "aria-label": "Bow", "data-kind": "card", "data-value": 1 });
  });
  it("asks why not when Enter is pressed on what is not legal", () => {
    const event = press("Enter");
    (bow.onkeydown as (event: unknown) => void)(event);
    expect(scene.whyNot).toHaveBeenCalledWith("play bow", event.currentTarget);
    expect(event.preventDefault).toHaveBeenCalled();
  });
  it("leaves Enter on what is chosen, and other keys, to the table", () => {
    for (const event of [press("Enter", "true"), press("a")]) {
      (bow.onkeydown as (event: unknown) => void)(event);
      expect(event.preventDefault).not.toHaveBeenCalled();
    }
  });
});

describe("the zones of a game without a face", () => {
  const hands = zone("hands", "card", true);
  const scene = sceneOf({ hands: [0, 0, null, -1], boats: [3, 5], wind: 2, deck: [null, null, null] });

  it("knows which are divided among the seats", () => {
    expect([hands, zone("boats"), zone("wind"), zone("deck", "card")].map((each) => divided(scene, each))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  it("counts equal things, and hidden ones without a name", () => {
    const easel = easelOf(scene);
    expect(things(easel, hands, cellsOf(scene, hands, 0))).toEqual(["the axe ×2"]);
    expect(things(easel, hands, cellsOf(scene, hands, 1))).toEqual(["?"]);
    expect(things(easel, zone("deck", "card"), cellsOf(scene, zone("deck", "card")))).toEqual(["? ×3"]);
    expect(things(easel, zone("boats"), cellsOf(scene, zone("boats")))).toEqual(["3", "5"]);
  });
});

describe("loading a face", () => {
  it("takes a module with a board", async () => {
    expect((await load(data("export const board = () => 1; export const open = true;"))).module.open).toBe(true);
  });
  it.each([
    ["export const open = true;", "board: not exported"],
    ["export const board = () => 1; export const seat = 3;", "seat: not a function"],
    ["throw new Error('no');", "no"],
  ])("says what is wrong with %s", async (source, problem) => {
    expect(await load(data(source))).toEqual({ module: {}, problem });
  });
});
