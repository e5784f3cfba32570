import { expect, it } from "vitest";

import type { Faced } from "../table/face";
import { changes } from "./changes";

/** Two seats with so many points, and so many resources; null is a number that is hidden. */
const scene = (points: readonly number[], resources: readonly (number | null)[]): Faced => {
  const view = { zones: { points, resources } };
  const zone = (of: Faced, name: string): readonly (number | null)[] => (of.view.zones as Record<string, unknown>)[name] as readonly (number | null)[];
  const face = {
    scores: (of: Faced) => zone(of, "points"),
    counts: (of: Faced, seat: number) => {
      const value = zone(of, "resources")[seat] ?? null;
      return value === null ? [] : [{ name: "Resources", value }];
    },
  };
  return { seats: 2, view, face } as unknown as Faced;
};

it("tells seat by seat what they have more or less of, points first", () => {
  expect(changes(scene([5, 5], [3, 1]), scene([7, 5], [3, 4]), "points")).toEqual([
    { seat: 0, name: "points", from: 5, to: 7 },
    { seat: 1, name: "Resources", from: 1, to: 4 },
  ]);
});

it("says nothing of what is hidden", () => {
  expect(changes(scene([0, 0], [null, 1]), scene([0, 0], [2, 1]), "points")).toEqual([]);
});
