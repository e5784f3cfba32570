import { describe, expect, it } from "vitest";

import { decode, encode, type Action, type VerbTable } from "../api/codes";
import { amounts, narrow, usual, withAmount, type Pick } from "./narrowing";

const region = { kind: "region", names: ["r0", "r1", "r2", "r3"], most: 3, flag: false, bits: 2 };
const count = { kind: "count", names: null, most: 15, flag: false, bits: 4 };
const flag = { kind: "flag", names: null, most: 1, flag: true, bits: 1 };
const table: VerbTable = {
  width: 40,
  verbs: [
    { name: "collect", args: [{ key: "region", ...region }] },
    {
      name: "move",
      args: [
        { key: "src", ...region },
        { key: "dst", ...region },
        { key: "scrappers", ...count },
        { key: "champion", ...flag },
      ],
    },
    { name: "bridge", args: [{ key: "first", ...region }, { key: "second", ...region }] },
    { name: "done", args: [] },
  ],
};
const loose = new Set(["bridge"]);

const collect = (at: number): Action => decode(table, encode(table, "collect", { region: at }));
const move = (src: number, dst: number, scrappers: number, champion = 0): Action =>
  decode(table, encode(table, "move", { src, dst, scrappers, champion }));
const bridge = (first: number, second: number): Action => decode(table, encode(table, "bridge", { first, second }));
const done = decode(table, encode(table, "done", {}));
const at = (value: number): Pick => ({ kind: "region", value });

describe("codes", () => {
  it("are read back as they were packed, beyond 32 bits", () => {
    const action = move(1, 3, 12, 1);
    expect(action.verb).toBe("move");
    expect(action.values).toEqual([1, 3, 12, 1]);
    expect(action.code).toBeGreaterThan(2 ** 40);
  });

  it("of no verb are refused", () => {
    expect(() => decode(table, 9 * 2 ** 40)).toThrow("no verb");
  });
});

describe("narrowing", () => {
  const legal = [collect(1), move(1, 2, 1), move(1, 2, 2), move(1, 3, 1), move(0, 1, 1), done];

  it("offers the first open argument of every verb", () => {
    const { targets, verbs, settled } = narrow(legal, null, [], loose);
    expect(verbs).toEqual(["collect", "move", "done"]);
    expect([...targets.get("region")!.keys()].sort()).toEqual([0, 1]);
    expect(settled).toBe(false);
  });

  it("keeps what fits a click, of several verbs", () => {
    const { left, targets } = narrow(legal, null, [at(1)], loose);
    expect(left).toEqual([collect(1), move(1, 2, 1), move(1, 2, 2), move(1, 3, 1)]);
    expect([...targets.get("region")!.keys()].sort()).toEqual([2, 3]);
  });

  it("is settled when only numbers are open", () => {
    const narrowed = narrow(legal, "move", [at(1), at(2)], loose);
    expect(narrowed.settled).toBe(true);
    expect(narrowed.left).toEqual([move(1, 2, 1), move(1, 2, 2)]);
  });

  it("skips an argument that has one value only", () => {
    const { targets } = narrow([move(1, 2, 1), move(1, 3, 1)], null, [], loose);
    expect([...targets.get("region")!.keys()].sort()).toEqual([2, 3]);
    expect(narrow([move(1, 2, 1), move(1, 3, 1)], null, [at(3)], loose).left).toEqual([move(1, 3, 1)]);
    expect(narrow([move(1, 2, 1), move(1, 3, 1)], null, [at(1), at(3)], loose).left).toEqual([move(1, 3, 1)]);
  });

  it("offers the only thing of a verb while there are other verbs", () => {
    const { targets, settled } = narrow([collect(1), move(2, 3, 1), move(2, 3, 2), done], null, [], loose);
    expect([...targets.get("region")!.keys()].sort()).toEqual([1, 2]);
    expect(settled).toBe(false);
    expect(narrow([collect(1), done], null, [at(1)], loose)).toMatchObject({ left: [collect(1)], settled: true });
    expect(narrow([collect(1)], null, [], loose).settled).toBe(true);
  });

  it("takes the ends of a bridge in any order", () => {
    const spans = [bridge(0, 1), bridge(0, 2), bridge(1, 3)];
    expect(narrow(spans, null, [at(3)], loose).left).toEqual([bridge(1, 3)]);
    expect(narrow(spans, null, [at(1)], loose).left).toEqual([bridge(0, 1), bridge(1, 3)]);
    expect(narrow(spans, null, [at(1)], new Set()).left).toEqual([bridge(1, 3)]);
  });

  it("has nothing left after a click that fits nothing", () => {
    expect(narrow(legal, null, [at(3)], loose).left).toEqual([]);
  });

  it("settles a verb without arguments at once", () => {
    expect(narrow(legal, "done", [], loose).settled).toBe(true);
    expect(narrow([done], null, [], loose).settled).toBe(true);
  });
});

describe("amounts", () => {
  const left = [move(1, 2, 1), move(1, 2, 2), move(1, 2, 2, 1), move(1, 2, 3, 1)];

  it("are the numbers and flags that differ", () => {
    expect(amounts(left).map(({ arg, values }) => [arg.key, values])).toEqual([
      ["scrappers", [1, 2, 3]],
      ["champion", [0, 1]],
    ]);
    expect(amounts([move(1, 2, 1)])).toEqual([]);
  });

  it("begin with as many as possible, and no flag that need not be", () => {
    expect(usual(left)).toEqual(move(1, 2, 3, 1));
    expect(usual([move(1, 2, 2), move(1, 2, 2, 1)])).toEqual(move(1, 2, 2));
    expect(usual([])).toBeNull();
  });

  it("change one at a time, the others as little as possible", () => {
    expect(withAmount(left, move(1, 2, 3, 1), 2, 2)).toEqual(move(1, 2, 2, 1));
    expect(withAmount(left, move(1, 2, 3, 1), 2, 1)).toEqual(move(1, 2, 1));
    expect(withAmount(left, move(1, 2, 1), 3, 1)).toEqual(move(1, 2, 2, 1));
  });
});
