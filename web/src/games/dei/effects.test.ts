import { describe, expect, it } from "vitest";

import { discsInPlay, drawn, partsOf, readToken, usesOf } from "./effects";

/** Pools as the server sends them, with the cards they come from. */
const POOLS: readonly (readonly [readonly string[], readonly number[]])[] = [
  [
    ["collect", "build", "drone teleporter +0"],
    [256, 28672, 1099515822080],
  ],
  [
    ["per-outpost tactic: move-red", "enlist-green | move", "gain-technology 2"],
    [33554448, 12, 537001984],
  ],
  [
    ["drone-any + collect", "gain-energy 1"],
    [15728640, 256, 2147745792],
  ],
  [
    ["drone reaper +2", "copy", "kill", "gain-supplies 3"],
    [1374397923328, 65536, 32768, 51540131840],
  ],
];

describe("the grammar of cards", () => {
  it.each(POOLS)("gives %j the tokens of the rules", (actions, pool) => {
    expect(partsOf(actions).map((part) => part.token)).toEqual(pool);
  });

  it("reads a token back as what the card shows", () => {
    for (const [actions] of POOLS) {
      for (const { effects, per, token } of partsOf(actions)) {
        expect(readToken(token)).toEqual({ effects, per, token });
      }
    }
  });

  it("calls what feats and champions add a plain move or collect", () => {
    expect(readToken(2 ** 6).effects).toEqual([{ name: "move", n: 0 }]);
    expect(readToken(2 ** 7 + 2 ** 6).effects).toEqual([{ name: "move", n: 0 }]);
    expect(readToken(2 ** 11).effects).toEqual([{ name: "collect", n: 0 }]);
  });
});

describe("the card in play", () => {
  const printed = partsOf(["move", "move", "collect"]);
  const [move, , collect] = printed.map((part) => part.token);

  it("ticks what is spent, each disc once", () => {
    expect(discsInPlay(printed, [move!]).map((disc) => disc.place)).toEqual([0, -1, -1]);
    expect(discsInPlay(printed, [move!, move!, collect!]).map((disc) => disc.place)).toEqual([0, 1, 2]);
  });

  it("shows what joined it after what is printed", () => {
    const discs = discsInPlay(printed, [1, move!, collect!]);
    expect(discs.map((disc) => [disc.place, disc.added])).toEqual([
      [1, false],
      [-1, false],
      [2, false],
      [0, true],
    ]);
    expect(discs[3]!.part.effects).toEqual([{ name: "enlist", n: 0 }]);
  });
});

describe("a disc", () => {
  it("wears the shape of its colour", () => {
    expect(drawn("move-red")).toEqual({ glyph: "move", shape: "red" });
    expect(drawn("build-bridge")).toEqual({ glyph: "bridge", shape: null });
  });

  it("means the verbs of its action", () => {
    expect(usesOf({ name: "collect-green", n: 0 })).toEqual([{ verb: "collect" }]);
    expect(usesOf({ name: "gain-energy", n: 1 })).toEqual([{ verb: "gain", kind: "resource", value: 1 }]);
    expect(usesOf({ name: "drone-reaper", n: 2 })).toEqual([{ verb: "drone", kind: "drone", value: 3 }]);
    expect(usesOf({ name: "build", n: 0 }).map((use) => use.verb)).toEqual([
      "build-refuge",
      "build-elevator",
      "build-bridge",
    ]);
  });
});
