import { describe, expect, it } from "vitest";

import type { Wire } from "../../api/client";
import choosing from "./fixtures/faction-choice.json";
import raided from "./fixtures/raid.json";
import { SQUAD } from "./generated";
import { likelySlot, readPosition } from "./position";

const view = raided as unknown as Wire["View"];

describe("a view of seat 0 while its base is attacked", () => {
  const position = readPosition(view);
  const [mine, other, third] = position.bases;

  it("tells the time", () => {
    expect([position.round, position.turn, position.phase, position.first]).toEqual([11, 1, "action", 2]);
    expect([position.limits.target, position.limits.resources]).toEqual([25, 25]);
  });

  it("tells stacks from the active card down", () => {
    expect(mine!.stacks.map((cards) => cards.map((card) => card.title))).toEqual([[0], [30, 31, 39], [51], [], []]);
    expect(other!.stacks[SQUAD]).toEqual([
      { title: 4, resolved: true, used: false },
      { title: 3, resolved: false, used: false },
    ]);
    expect(third!.stacks.map((cards) => cards.length)).toEqual([0, 0, 2, 0, 0]);
  });

  it("tells the ark and who holds it", () => {
    expect(position.ark).toMatchObject({ controller: 1, life: 5, limit: 20 });
    expect(position.ark.occupant).toEqual({ title: 1, resolved: false, used: false });
    expect(position.ark.figures).toMatchObject({ strength: 4, control: 1 });
  });

  it("takes figures and prices from the server", () => {
    expect([mine!.resistance, mine!.soldier?.block]).toEqual([7, 6]);
    expect(other!.resistance).toBe(3);
    expect(third!.action_prices).toHaveLength(7);
    expect(position.raid).toMatchObject({ seat: 1, target: 0, strength: 12, felled: true, breached: true });
  });

  it("knows the slot that a card would most likely go to", () => {
    const [trader, bunker] = [22, 51];
    const cards = Array.from({ length: 84 }, (_, title) => ({ type: title < 44 ? "civilian" : "building" } as const));
    expect([likelySlot(cards, mine!, trader), likelySlot(cards, mine!, bunker)]).toEqual([1, 2]);
    expect(likelySlot(cards, third!, trader)).toBe(1);
  });

  it("knows limits only before everybody has a faction", () => {
    const before = readPosition(choosing as unknown as Wire["View"]);
    expect([before.limits.target, before.bases[0]!.resistance, before.attack]).toEqual([25, 0, null]);
    expect([before.round, before.turn, before.phase]).toEqual([0, -1, "none"]);
  });
});
