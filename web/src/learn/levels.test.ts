import { describe, expect, it } from "vitest";

import { placeOf, progressOf, type Course } from "./levels";

function course(...stars: number[]): Course {
  const levels = stars.map((each, at) => ({
    id: `l${at}`,
    lesson: 1 + Math.floor(at / 3),
    title: "",
    idea: "",
    aim: "",
    par: 1,
    rules: [],
    rating: 0,
    best: each ? 1 : 0,
    stars: each,
  }));
  return { lessons: ["one", "two"], levels, puzzles: [], met: 0, rules: 20, again: [], guided: false };
}

describe("a course", () => {
  it("goes on with the first level that is not solved", () => {
    const progress = progressOf(course(3, 2, 0, 0));
    expect([progress.solved, progress.stars, progress.most, progress.next?.id]).toEqual([2, 5, 12, "l2"]);
  });

  it("offers the weakest level once all are solved", () => {
    expect(progressOf(course(3, 1, 2)).next?.id).toBe("l1");
  });

  it("winds: the second lesson runs back", () => {
    const six = course(0, 0, 0, 0, 0, 0);
    expect([0, 2, 3, 5].map((index) => placeOf(six, index))).toEqual([
      { row: 0, column: 0 },
      { row: 0, column: 2 },
      { row: 1, column: 2 },
      { row: 1, column: 0 },
    ]);
  });
});
