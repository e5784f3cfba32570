import { describe, expect, it } from "vitest";

import { decode, encode, type VerbTable } from "../../../api/codes";
import { steers, towards } from "../../../kit/board/steering";
import { withValue } from "../../../kit/board/wishes";
import { Decision } from "../../../table/decision.svelte";
import { town } from "./town.fixture";
import { settledRegions, sites, wished } from "./wishes";

const names = Array.from({ length: 16 }, (_, at) => `r${at}`);
const region = { kind: "region", names, most: 15, flag: false, bits: 4 };
const count = { kind: "count", names: null, most: 15, flag: false, bits: 4 };
const table: VerbTable = {
  width: 24,
  verbs: [
    { name: "collect", args: [{ key: "region", ...region }] },
    {
      name: "move",
      args: [
        { key: "src", ...region },
        { key: "dst", ...region },
        { key: "scrappers", ...count },
      ],
    },
    {
      name: "build-elevator",
      args: [
        { key: "ground", ...region },
        { key: "roof", ...region },
      ],
    },
    {
      name: "build-bridge",
      args: [
        { key: "first", ...region },
        { key: "second", ...region },
        { key: "over", ...region },
      ],
    },
    { name: "done", args: [] },
  ],
};
const code = (verb: string, values: Record<string, number> = {}): number => encode(table, verb, values);
function deciding(...codes: number[]): Decision {
  const decision = new Decision(() => ({ loose: new Set(["build-bridge"]) }));
  decision.offer(table, codes);
  return decision;
}
const said = (wish: number | string): [string, readonly number[]] | string => {
  if (typeof wish === "string") return wish;
  const { verb, values } = decode(table, wish);
  return [verb, values];
};

const moves = [
  code("move", { src: 1, dst: 2, scrappers: 1 }),
  code("move", { src: 1, dst: 2, scrappers: 3 }),
  code("move", { src: 1, dst: 3, scrappers: 3 }),
  code("move", { src: 4, dst: 3, scrappers: 1 }),
];

describe("a click that is not allowed", () => {
  it("changes one argument of an action and leaves the others", () => {
    const action = decode(table, moves[0]!);
    expect(decode(table, withValue(action, 1, 9)).values).toEqual([1, 9, 1]);
  });

  it("asks about moving there from the chosen source, with everybody", () => {
    const decision = deciding(code("collect", { region: 1 }), ...moves, code("done"));
    decision.pick("region", 1);
    expect(said(wished(decision, 7))).toEqual(["move", [1, 7, 3]]);
  });

  it("asks about the simplest thing while nothing is chosen", () => {
    const decision = deciding(...moves, code("collect", { region: 1 }), code("done"));
    expect(said(wished(decision, 7))).toEqual(["collect", [7]]);
  });

  it("asks about the verb that is being laid out", () => {
    const decision = deciding(...moves, code("collect", { region: 1 }));
    decision.pickVerb("move");
    expect(said(wished(decision, 7))).toEqual(["move", [7, 2, 3]]);
  });

  it("is never silent, even when nothing on the board is asked for", () => {
    expect(wished(deciding(code("done")), 7)).toBe("collect r7");
    expect(wished(deciding(), 7)).toBe("collect r7");
  });
});

describe("places for buildings", () => {
  const plan = town(
    ["aBBc"],
    { B: 1 },
    {
      elevators: { ground: [0, 2], roof: [1, 1], foot: [0, 3], head: [1, 2], neutral: [] },
      spans: { a: [5, 5], b: [6, 6], under: [0, 2], start: [1, 1], end: [2, 2], neutral: [] },
    },
  );
  const elevators = [code("build-elevator", { ground: 0, roof: 1 }), code("build-elevator", { ground: 2, roof: 1 })];
  const spans = [
    code("build-bridge", { first: 5, second: 6, over: 0 }),
    code("build-bridge", { first: 5, second: 6, over: 2 }),
  ];

  it("are shown once buildings are being chosen, and choose all by one click", () => {
    const decision = deciding(...elevators, ...spans, ...moves);
    expect(sites(decision, plan)).toEqual([]);
    decision.pickVerb("build-bridge");
    const found = sites(decision, plan);
    expect(found.map(({ kind, place }) => [kind, place])).toEqual([
      ["bridge", 0],
      ["bridge", 1],
    ]);
    decision.choose(found[1]!.action);
    expect(decision.ready?.code).toBe(spans[1]);
    expect(settledRegions(decision)).toEqual([5, 6, 2]);
  });

  it("are shown at once when nothing else can be done", () => {
    expect(sites(deciding(...elevators), plan).map(({ place }) => place)).toEqual([0, 1]);
  });
});

describe("arrow keys", () => {
  const places = [
    { x: 0, y: 0 },
    { x: 50, y: 5 },
    { x: 30, y: 60 },
    { x: -40, y: 0 },
    { x: 120, y: 0 },
  ];
  const go = (key: string, from: number): number | null => towards(key, from, [0, 1, 2, 3, 4], (at) => places[at]!);

  it("go to the nearest in their direction", () => {
    expect(go("ArrowRight", 0)).toBe(1);
    expect(go("ArrowRight", 1)).toBe(4);
    expect(go("ArrowLeft", 0)).toBe(3);
    expect(go("ArrowDown", 0)).toBe(2);
  });

  it("stay where nothing lies that way", () => {
    expect(go("ArrowUp", 0)).toBeNull();
    expect(go("Enter", 0)).toBeNull();
    expect(steers("Enter")).toBe(false);
  });
});
