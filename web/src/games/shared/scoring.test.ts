import { describe, expect, it } from "vitest";

import type { Scene } from "../../table/scene";
import { sourcesOf, written, type Column } from "./scoring";

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

  it("is written with a minus sign where it is a loss", () => {
    expect([null, -1, 0, 12].map(written)).toEqual(["–", "−1", "0", "12"]);
  });
});
