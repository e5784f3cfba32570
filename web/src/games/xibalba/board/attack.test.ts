import { describe, expect, it } from "vitest";

import type { Action } from "../../../api/codes";
import { preferring } from "../../../kit/taste";
import { atMost, outcome, prepared, worth } from "./attack";
import type { Attack } from "../generated";

const attack: Attack = {
  seat: 0,
  card: 11,
  from_ark: true,
  strength: 3,
  critical: 1,
  sums: [
    [0, 4],
    [3, 7],
    [6, 10],
  ],
  targets: [
    { target: 2, need: 5, one_die: 6, block: 7, dice: 2 },
    { target: 3, need: 9, one_die: 9, block: null, dice: 2 },
  ],
};
const [near, far] = attack.targets as [Attack["targets"][0], Attack["targets"][0]];

describe("what an attack would do", () => {
  it("tells how much is missing", () => {
    expect(outcome(attack, far, 1, 1)).toMatchObject({ strength: 7, need: 9, short: 2, block: null, felled: false });
  });

  it("asks for more where a single die meets more resistance", () => {
    expect(outcome(attack, near, 1, 0)).toMatchObject({ need: 6, short: 3 });
    expect(outcome(attack, near, 2, 0)).toMatchObject({ need: 5, short: 0 });
  });

  it("tells whether a blocker falls", () => {
    expect(outcome(attack, near, 2, 0).felled).toBe(false);
    expect(outcome(attack, near, 1, 1).felled).toBe(true);
  });

  it("knows what all dice together do", () => {
    expect(atMost(attack, far)).toMatchObject({ symbols: 2, criticals: 1, strength: 10, short: 0 });
  });

  it("reads the attack that is laid out", () => {
    const count = { kind: "count", names: null, most: 63, flag: false, bits: 6 };
    const ready: Action = {
      code: 0,
      verb: "attack",
      args: ["target", "symbols", "criticals"].map((key) => ({ key, ...count })),
      values: [3, 1, 1],
    };
    const scene = (own: Action, viewer = 0, touched = true) => ({ decision: { ready: own, touched }, viewer });
    expect(prepared(attack, scene(ready))).toMatchObject({ target: far, outcome: { strength: 7 } });
    expect(prepared(attack, scene({ ...ready, verb: "enter" }))).toBeNull();
    expect(prepared(attack, scene(ready, 1))).toBeNull();
    expect(prepared(attack, scene(ready, 0, false))).toBeNull();
    expect(prepared(null, scene(ready))).toBeNull();
  });
});

describe("the dice of an attack that are set first", () => {
  const count = { kind: "count", names: null, most: 63, flag: false, bits: 6 };
  const args = ["target", "symbols", "criticals"].map((key) => ({ key, ...count }));
  const ways = (target: number): Action[] =>
    [[1, 0], [2, 0], [0, 1], [1, 1], [2, 1]].map((dice) => ({ code: 0, verb: "attack", args, values: [target, ...dice] }));
  const set = (own: Attack, target: number): readonly number[] => {
    const prefer = preferring({ attack: (of) => worth(own, of("target"), of("symbols"), of("criticals")) });
    return prefer(ways(target))!.values.slice(1);
  };
  const weak = { target: 0, need: 3, one_die: 3, block: null, dice: 1 };
  const strong = { target: 1, need: 12, one_die: 12, block: null, dice: 1 };
  const all = { ...attack, targets: [...attack.targets, weak, strong] };

  it("are as few as are enough", () => {
    expect(set(all, weak.target)).toEqual([1, 0]);
    expect(set(all, far.target)).toEqual([2, 1]);
  });

  it("fell a blocker if they can", () => {
    expect(set(all, near.target)).toEqual([1, 1]);
  });

  it("are all where all are too few", () => {
    expect(set(all, strong.target)).toEqual([2, 1]);
  });
});
