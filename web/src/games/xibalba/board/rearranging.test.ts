import { describe, expect, it } from "vitest";

import { answer } from "./board.fixture";
import { cardAction, landings, liftable, rearranging } from "./rearranging";
import { spotOf } from "./things";

/** Slot 1 has two civilians, slot 2 a building, slot 3 is empty. */
const legal = [
  answer("bring", { place: 1, depth: 1 }),
  answer("shift", { src: 1, dst: 3, depth: 0 }),
  answer("shift", { src: 1, dst: 3, depth: 1 }),
  answer("shift", { src: 2, dst: 3, depth: 0 }),
  answer("swap", { first: 1, second: 2 }),
  answer("swap", { first: 1, second: 3 }),
  answer("swap", { first: 2, second: 3 }),
  answer("done"),
];
const said = (stack: number, depth: number) =>
  [...landings(legal, { stack, depth })].map(([to, { verb }]) => [to, verb]);

describe("reorganising by hand", () => {
  it("is asked for with a way to end it", () => {
    expect(rearranging(legal)).toBe(true);
    expect(rearranging([answer("end")])).toBe(false);
  });

  it("lays the active card on a slot that takes it, and exchanges slots that do not", () => {
    expect(said(1, 0)).toEqual([
      [3, "shift"],
      [2, "swap"],
    ]);
  });

  it("brings a card from below to the top, or to another slot", () => {
    expect(said(1, 1)).toEqual([
      [1, "bring"],
      [3, "shift"],
    ]);
  });

  it("lifts nothing that cannot be laid down", () => {
    expect(liftable(legal, { stack: 2, depth: 0 })).toBe(true);
    expect(liftable(legal, { stack: 0, depth: 0 })).toBe(false);
  });

  it("finds the answer that destroys one card of a stack", () => {
    const left = [0, 2].map((depth) => answer("destroy", { spot: spotOf(1, 2), depth }));
    expect(cardAction(left, spotOf(1, 2), 2)).toBe(left[1]);
    expect(cardAction(left, spotOf(1, 2), 1)).toBeUndefined();
  });
});
