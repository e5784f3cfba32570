import { describe, expect, it } from "vitest";

import { discsInPlay, drawn, partsOf, usesOf } from "./effects";

describe("the grammar of cards", () => {
  it("gives a disc for each part, in the printed order", () => {
    const parts = partsOf(["enlist + move-red | collect", "per-outpost tactic: gain-supplies 2", "drone reaper +1"]);
    expect(parts.map(({ disc }) => disc)).toEqual([
      "enlist",
      "move-red | collect",
      "per-outpost tactic: gain-supplies 2",
      "drone reaper +1",
    ]);
    expect(parts.map(({ per, effects }) => [per, ...effects.map(({ name, n }) => `${name} ${n}`)])).toEqual([
      ["", "enlist 0"],
      ["", "move-red 0", "collect 0"],
      ["tactic", "gain-supplies 2"],
      ["", "drone-reaper 1"],
    ]);
  });
});

describe("the card in play", () => {
  const printed = partsOf(["move", "move", "build | collect"]);

  it("ticks what is spent, each disc once, in whatever order the pool spells it", () => {
    expect(discsInPlay(printed, ["move"]).map((disc) => disc.place)).toEqual([0, -1, -1]);
    expect(discsInPlay(printed, ["move", "move", "collect | build"]).map((disc) => disc.place)).toEqual([0, 1, 2]);
  });

  it("shows what joined it after what is printed", () => {
    const discs = discsInPlay(printed, ["enlist", "move", "move-bonus", "collect | build"]);
    expect(discs.map((disc) => [disc.place, disc.added])).toEqual([
      [1, false],
      [-1, false],
      [3, false],
      [0, true],
      [2, true],
    ]);
    expect(discs[3]!.part.effects).toEqual([{ name: "enlist", n: 0 }]);
  });
});

describe("a disc", () => {
  it("wears the shape of its colour", () => {
    expect(drawn("move-red")).toEqual({ glyph: "move", shape: "red" });
    expect(drawn("build-bridge")).toEqual({ glyph: "bridge", shape: null });
    expect(drawn("move-neena")).toEqual({ glyph: "move", shape: null });
  });

  it("means the verbs of its action", () => {
    expect(usesOf({ name: "collect-green", n: 0 })).toEqual([{ verb: "collect" }]);
    expect(usesOf({ name: "collect-abraham", n: 0 })).toEqual([{ verb: "collect" }]);
    expect(usesOf({ name: "gain-energy", n: 1 })).toEqual([{ verb: "gain", kind: "resource", value: 1 }]);
    expect(usesOf({ name: "drone-reaper", n: 2 })).toEqual([{ verb: "drone", kind: "drone", value: 3 }]);
    expect(usesOf({ name: "build", n: 0 }).map((use) => use.verb)).toEqual([
      "build-refuge",
      "build-elevator",
      "build-bridge",
    ]);
  });
});
