import { describe, expect, it } from "vitest";

import type { Action } from "../../api/codes";
import type { Position } from "./position";
import { actionPool, fresh, held, rolledDice, supply, tradeAll } from "./tray";

const arg = (key: string) => ({ key, kind: "count", names: null, most: 7, flag: false, bits: 3 });
const keep = (...values: number[]): Action => ({
  code: 0,
  verb: "keep",
  args: ["r0", "r1", "r2", "r3", "a0", "attack", "critical"].map(arg),
  values,
});
const position = (turn: number, dice: number[]): Position => ({ turn, dice }) as unknown as Position;

describe("the dice tray", () => {
  const rolled = rolledDice({ rolled: [1, 2, 0, 1, 1, 1, 0] });

  it("lays out what was rolled, blanks last in each kind", () => {
    expect(rolled.map((die) => `${die.kind} ${die.face}`)).toEqual([
      "resource r1",
      "resource r1",
      "resource r3",
      "resource blank",
      "attack attack",
      "attack blank",
    ]);
  });

  it("trades all dice of resources one by one, if there are several", () => {
    const trade = (face: number): Action => ({ code: 10 + face, verb: "trade", args: [arg("face")], values: [face] });
    const pool = actionPool({ dice: [1, 2, 0, 1, 1, 0, 0, 0] });
    expect(tradeAll(pool, [trade(1), trade(3)])).toEqual({ codes: [11, 11, 13], n: 5 });
    expect(tradeAll(pool, [trade(1)]).codes).toEqual([]);
    expect(tradeAll(actionPool({ dice: [0, 1, 0, 0, 1, 0, 0, 0] }), [trade(1)]).codes).toEqual([]);
  });

  it("lays out the action pool, blanks last", () => {
    const faces = actionPool({ dice: [1, 0, 1, 0, 1, 1, 1, 0] }).map((die) => die.face);
    expect(faces).toEqual(["r2", "attack", "critical", "p1", "blank"]);
  });

  it("offers four dice of each kind", () => {
    expect(supply().filter((die) => die.kind === "attack")).toHaveLength(4);
    expect(supply()).toHaveLength(8);
  });

  it("holds the dice that were clicked before others of the same face", () => {
    expect([...held(rolled, keep(0, 1, 0, 0, 0, 0, 0), new Set(["r1-1"]))]).toEqual(["r1-1"]);
    expect([...held(rolled, keep(0, 2, 0, 1, 0, 0, 0), new Set(["r1-1"]))].sort()).toEqual(["r1-0", "r1-1", "r3-0"]);
    expect(held(rolled, null, new Set(["r1-1"])).size).toBe(0);
  });

  it("knows what has just been rolled into the action pool", () => {
    const before = position(0, [0, 1, 0, 0, 0, 0, 0, 0]);
    const after = position(0, [1, 2, 0, 0, 2, 0, 0, 0]);
    expect(fresh(before, after, [0, 1, 0, 0, 0, 1, 0])).toEqual([1, 0, 0, 0, 1, 0, 0, 0]);
    expect(fresh(position(1, [0, 1, 0, 0, 0, 0, 0, 0]), after, [])).toEqual([1, 2, 0, 0, 2, 0, 0, 0]);
  });
});
