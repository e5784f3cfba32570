import { describe, expect, it, vi } from "vitest";

import type { VerbTable } from "../api/codes";
import { Decision } from "../table/decision.svelte";
import type { Scene } from "../table/scene";
import { offered, thing } from "./thing";

const CARD = { key: "card", kind: "card", bits: 4, flag: false, names: ["axe", "bow", "cap"] };
const TABLE = {
  width: 4,
  verbs: [
    { name: "play", args: [CARD] },
    { name: "discard", args: [CARD] },
  ],
} as unknown as VerbTable;
const play = (card: number): number => card;
const discard = (card: number): number => 16 + card;

function sceneOf(...codes: number[]): Scene {
  const decision = new Decision(() => ({ loose: new Set(), deliberate: new Set(["discard"]) }));
  decision.offer(TABLE, codes);
  return { decision, whyNot: vi.fn() } as unknown as Scene;
}

const click = { currentTarget: "the card" } as unknown as MouseEvent;

describe("a thing on the table", () => {
  it("says what it is, whether it may be clicked, and what for", () => {
    const scene = sceneOf(play(0), play(1), discard(2));
    expect(thing(scene, "card", 0)).toMatchObject({
      "data-kind": "card",
      "data-value": 0,
      "data-legal": "yes",
      "data-purpose": "use",
      "aria-pressed": false,
    });
    expect(thing(scene, "card", 2)["data-legal"]).toBeUndefined();
  });

  it("is chosen by a click", () => {
    const scene = sceneOf(play(0), play(1));
    thing(scene, "card", 1).onclick?.(click);
    expect(scene.decision.chosen("card")).toEqual([1]);
    expect(thing(scene, "card", 1)["aria-pressed"]).toBe(true);
    expect(scene.whyNot).not.toHaveBeenCalled();
  });

  it("asks why not where a click means nothing", () => {
    const scene = sceneOf(play(0), play(1));
    thing(scene, "card", 2, { wish: "play cap" }).onclick?.(click);
    expect(scene.whyNot).toHaveBeenCalledWith("play cap", "the card");
    expect(scene.decision.touched).toBe(false);
  });

  it("asks nothing of what is settled by itself, or held back until its verb is chosen", () => {
    for (const scene of [sceneOf(play(0)), sceneOf(play(1), discard(0))]) {
      thing(scene, "card", 0, { wish: "play axe" }).onclick?.(click);
      expect(scene.whyNot).not.toHaveBeenCalled();
    }
  });

  it("is only seen where it belongs to another seat, and does what the game wants where that is something else", () => {
    const scene = sceneOf(play(0), play(1));
    const other = vi.fn();
    expect(thing(scene, "card", 0, { own: false })).toEqual({});
    thing(scene, "card", 0, { click: other }).onclick?.(click);
    expect(other).toHaveBeenCalledWith(click);
    expect(scene.decision.touched).toBe(false);
  });
});

it("everything some legal action names is on offer", () => {
  expect(offered(sceneOf(play(1), discard(0)).decision, "card")).toEqual(new Set([1, 0]));
});
