import { describe, expect, it } from "vitest";

import type { Scene } from "../table/scene";
import { ranking, sourcesFrom, sourcesOf, written, type Column } from "./scoring";

interface Account {
  readonly won: number;
  readonly lost: number;
}

describe("where points come from", () => {
  const scene = { words: { say: (id: string) => id } } as unknown as Scene;
  const columns: Column<Account>[] = [
    { id: "won", icon: "flag", rule: "", points: ({ won }) => won },
    { id: "lost", icon: "x", rule: "", points: ({ lost }) => -lost },
  ];
  const titles = (...accounts: Account[]) => sourcesOf(scene, columns, accounts).map(({ title }) => title);

  it("is told by what gave anybody anything or took it", () => {
    expect(titles({ won: 5, lost: 1 }, { won: 0, lost: 0 })).toEqual(["won", "lost"]);
    expect(titles({ won: 5, lost: 0 })).toEqual(["won"]);
  });

  it("is summed up by source, with its parts and with what came earlier", () => {
    const gains = [
      { seat: 0, source: "won", points: 2, name: "a" },
      { seat: 0, source: "won", points: 3, name: "b" },
      { seat: 0, source: "won", points: 1, name: "a" },
      { seat: 1, source: "lost", points: -2 },
    ];
    const [won, lost, earlier] = sourcesFrom(scene, { won: ["flag", "R-1"], lost: ["x", ""] }, gains, [9, -2]);
    expect(won).toMatchObject({ title: "scoring-won", rule: "R-1", points: [6, 0] });
    expect(won!.details).toEqual([[{ name: "a", points: 3 }, { name: "b", points: 3 }], []]);
    expect(lost!.points).toEqual([0, -2]);
    expect(earlier).toMatchObject({ title: "scoring-earlier", points: [3, 0] });
  });

  it("is written with a minus sign where it is a loss", () => {
    expect([-1, 0, 12].map(written)).toEqual(["−1", "0", "12"]);
  });
});

it("ranks winners before those with as many points", () => {
  expect(ranking([12, 9, 12], [2])).toEqual([2, 0, 1]);
});

it("ranks those who gave up last, and of them the first lowest", () => {
  expect(ranking([30, 9, 12, 20], [2], [0, 3])).toEqual([2, 1, 3, 0]);
});
