import { describe, expect, it } from "vitest";

import type { Scene } from "../../table/scene";
import { choicesOf } from "./choices";
import type { Pad, Position } from "./position";

/** A decision of which some things are open to be clicked and some have been. */
function decision(targets: Record<string, number[]>, chosen: Record<string, number[]> = {}) {
  const legal = [targets, chosen].flatMap((things) =>
    Object.entries(things).flatMap(([kind, values]) => values.map((value) => ({ args: [{ kind }], values: [value] }))),
  );
  return {
    legal,
    targets: (kind: string) => targets[kind] ?? [],
    chosen: (kind: string) => chosen[kind] ?? [],
  } as unknown as Scene["decision"];
}
const position = { round: 1, market: [5, -1] } as unknown as Position;
const pad = { hand: [1, 2], phases: [[{ card: 3, down: false, boost: null }, null, null]] } as unknown as Pad;

const things = (kind: string, ...values: number[]) => values.map((value) => ({ kind, value }));

describe("choices", () => {
  it("are laid out where they lie nowhere else", () => {
    expect(choicesOf(decision({ feat: [4, 2] }), position, pad)).toEqual(things("feat", 2, 4));
    expect(choicesOf(decision({ region: [4] }), position, pad)).toEqual([]);
  });

  it("stay where they are when one of them is chosen", () => {
    const chosen = {
      ...decision({ tile: [0, 1] }),
      targets: () => [],
      chosen: () => [0],
    } as unknown as Scene["decision"];
    expect(choicesOf(chosen, position, pad)).toEqual(things("tile", 0, 1));
  });

  it("are factions before the first round only", () => {
    const factions = decision({ faction: [0, 1] });
    expect(choicesOf(factions, { ...position, round: 0 }, pad)).toEqual(things("faction", 0, 1));
    expect(choicesOf(factions, position, pad)).toEqual([]);
  });

  it("are cards that lie on other pads", () => {
    expect(choicesOf(decision({ card: [1, 3, 5] }), position, pad)).toEqual([]);
    expect(choicesOf(decision({ card: [1, 9] }), position, pad)).toEqual(things("card", 9));
  });
});
