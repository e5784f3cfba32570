import { describe, expect, it } from "vitest";

import { apart, byTurns, chanceLine, rounds, scoreAt, scoreLine, ticks, type Story } from "./story";

const mark = (number: number, name: string, round: number) => ({
  number,
  event: { name, args: {}, sentence: `${name} ${round}`, pins: [], begins: true },
});
const STORY: Story = {
  answers: 20,
  moves: 15,
  seconds: 0,
  marks: [mark(4, "round", 1), mark(4, "phase", 1), mark(8, "phase", 2), mark(12, "round", 2), mark(12, "phase", 1)],
  scores: [
    { number: 0, scores: [0, 0] },
    { number: 6, scores: [3, 0] },
    { number: 12, scores: [3, 5] },
    { number: 19, scores: [9, 5] },
  ],
  chances: [0, 10, 20].map((number) => ({ number, chances: [number / 20, 1 - number / 20] })),
  turning_points: [{ number: 20, seat: 0, sentence: "", pins: [], before: [0.5, 0.5], after: [1, 0] }],
  winners: [0],
  conceded: [],
};

describe("the curve of points", () => {
  it("begins with the first round and has a point at every mark and at the end", () => {
    expect(scoreLine(STORY, 0).map((point) => [point.number, point.value, point.turn])).toEqual([
      [4, 0, false],
      [8, 3, false],
      [12, 3, true],
      [20, 9, true],
    ]);
  });
  it("has a point at every change where a game has no marks", () => {
    const plain = { ...STORY, marks: [] };
    expect(scoreLine(plain, 1).map((point) => point.number)).toEqual([0, 6, 12, 19, 20]);
  });
  it("reads the points at any number", () => {
    expect(scoreAt(STORY, 11)).toEqual([3, 0]);
    expect(scoreAt(STORY, 12)).toEqual([3, 5]);
  });
});

it("takes the turns of the first seat for rounds where a game has nothing greater", () => {
  const turn = (number: number, seat: number) => {
    const args = { seat } as unknown as Story["marks"][number]["event"]["args"];
    return { number, event: { name: "turn", args, sentence: "", pins: [], begins: true } };
  };
  const marks = [turn(2, 1), turn(5, 0), turn(9, 1), turn(14, 0)];
  expect(rounds({ marks }).map((each) => each.number)).toEqual([2, 9]);
  expect(byTurns({ marks })).toBe(true);
  expect(byTurns(STORY)).toBe(false);
  expect(scoreLine({ ...STORY, marks }, 0).map((point) => point.number)).toEqual([2, 9, 20]);
});

it("shows chances in percent, from the first round on", () => {
  expect(chanceLine(STORY, 0).map((point) => [point.number, point.value, point.turn])).toEqual([
    [10, 50, false],
    [20, 100, true],
  ]);
});

it("tells rounds from phases", () => {
  expect(rounds(STORY).map((each) => each.number)).toEqual([4, 12]);
  expect(rounds({ marks: [] })).toEqual([]);
});

it("makes round steps", () => {
  expect(ticks(58)).toEqual([0, 10, 20, 30, 40, 50, 60]);
  expect(ticks(12)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect(ticks(0)).toEqual([0, 1]);
});

describe("labels", () => {
  it("keep their place where there is room", () => {
    expect(apart([10, 50, 90], 22)).toEqual([10, 50, 90]);
  });
  it("are pushed apart in their order where there is none", () => {
    const places = apart([50, 52, 51], 22);
    expect(places[2]! - places[0]!).toBeGreaterThan(21.9);
    expect(places[1]! - places[2]!).toBeGreaterThan(21.9);
  });
});
