import { describe, expect, it } from "vitest";

import type { Wire } from "../../api/client";
import raided from "./fixtures/raid.json";
import { readPosition, SQUAD } from "./position";

const view = raided as unknown as Wire["View"];

describe("a view of seat 0 while its base is attacked", () => {
  const position = readPosition(view, 3);
  const [mine, other, third] = position.bases;

  it("tells the time", () => {
    expect([position.round, position.turn, position.phase, position.first]).toEqual([11, 1, "action", 2]);
    expect([position.target, position.resourceLimit]).toEqual([25, 25]);
  });

  it("tells stacks from the active card down", () => {
    expect(mine!.stacks.map((cards) => cards.map((card) => card.title))).toEqual([[22], [30, 29, 35], [57], [], []]);
    expect(other!.stacks[SQUAD]).toEqual([{ title: 149 - 128, resolved: true, used: false }]);
    expect(third!.stacks.map((cards) => cards.length)).toEqual([0, 2, 2, 5, 0]);
  });

  it("tells the ark and who holds it", () => {
    expect(position.ark).toMatchObject({ controller: 1, life: 5, limit: 20 });
    expect(position.ark.occupant).toEqual({ title: 11, resolved: false, used: false });
    expect(position.ark.figures).toMatchObject({ strength: 4, control: 2 });
  });

  it("takes figures and prices from the server", () => {
    expect([mine!.resistance, mine!.missing, mine!.soldier?.block]).toEqual([4, 25, 2]);
    expect([other!.resistance, other!.missing]).toEqual([5, 1]);
    expect(third!.oneDie).toBe(6);
    expect(third!.actionPrices).toHaveLength(7);
    expect(position.raid).toMatchObject({ seat: 1, target: 0, strength: 5, felled: true, breached: true });
  });

  it("knows limits only before everybody has a faction", () => {
    const early = { ...view, facts: { limits: { target: 25, life: 20, resources: 25 } } } as unknown as Wire["View"];
    const before = readPosition(early, 3);
    expect([before.target, before.bases[0]!.resistance, before.attack]).toEqual([25, 0, null]);
  });
});
