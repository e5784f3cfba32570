import { expect, test } from "vitest";

import { changed, type Change } from "./changes";

const view = { zones: { hands: [1, null, 3], round: 2 }, facts: { pads: [{ cubes: [0, 1] }, { cubes: [2, 2] }], raid: null } };

test.each<[string, Change, unknown]>([
  ["nothing", {}, view],
  ["a cell", { zones: { hands: { 1: [7] } } }, { ...view, zones: { hands: [1, 7, 3], round: 2 } }],
  ["a number", { zones: { round: [3] } }, { ...view, zones: { hands: [1, null, 3], round: 3 } }],
  ["a list of another length", { zones: { hands: [[1]] } }, { ...view, zones: { hands: [1], round: 2 } }],
  [
    "a place deep inside",
    { facts: { pads: { 1: { cubes: { 0: [5] } } } } },
    { ...view, facts: { pads: [{ cubes: [0, 1] }, { cubes: [5, 2] }], raid: null } },
  ],
  ["an object where there was none", { facts: { raid: [{ seat: 1 }] } }, { ...view, facts: { ...view.facts, raid: { seat: 1 } } }],
])("%s changes", (_, change, after) => {
  const before = structuredClone(view);
  expect(changed(view, change)).toEqual(after);
  expect(view).toEqual(before);
});

test("what has not changed stays the same object", () => {
  const after = changed(view, { zones: { round: [3] } });
  expect(after.facts).toBe(view.facts);
  expect(after.zones.hands).toBe(view.zones.hands);
});
