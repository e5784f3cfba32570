import { expect, it } from "vitest";

import type { Faced } from "../table/face";
import { changes } from "./changes";

const WORDS: Record<string, string> = { "zone-resources": "Resources", "zone-paragon": "Paragon" };
const scene = (zones: Record<string, unknown>): Faced =>
  ({
    seats: 2,
    view: { zones },
    words: { has: (id: string) => id in WORDS, say: (id: string) => WORDS[id] },
    face: { scores: ({ view }: Faced) => view.zones.paragon },
  }) as unknown as Faced;

it("names what has a word, seat by seat, and points once", () => {
  const before = scene({ resources: [3, 1], paragon: [5, 5], turns: [1, 1], deck: [1, 2, 3] });
  const after = scene({ resources: [3, 4], paragon: [7, 5], turns: [2, 1], deck: [1, 2, 4] });
  expect(changes(before, after, "points")).toEqual([
    { seat: 0, name: "points", from: 5, to: 7 },
    { seat: 1, name: "Resources", from: 1, to: 4 },
  ]);
});

it("says nothing of what is hidden", () => {
  const [before, after] = [scene({ resources: [null, 1], paragon: [0, 0] }), scene({ resources: [2, 1], paragon: [0, 0] })];
  expect(changes(before, after, "points")).toEqual([]);
});
