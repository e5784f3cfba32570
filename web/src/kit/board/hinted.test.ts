import { expect, it } from "vitest";

import type { Action } from "../../api/codes";
import { hintMarks, lookAt, placesOf } from "./hinted";

const REGIONS = ["r0", "r1", "r2", "r3"];
const arg = (key: string, names: string[] | null, kind = "region") => ({ key, kind, names, most: 9, flag: false, bits: 4, zone: "" });
const action = (verb: string, args: ReturnType<typeof arg>[], values: number[]): Action =>
  ({ code: 1, verb, args, values }) as unknown as Action;
const move = (src: number, dst: number): Action =>
  action("move", [arg("src", REGIONS), arg("dst", REGIONS), arg("scrappers", null, "count")], [src, dst, 1]);
const enlist = (region: number): Action => action("enlist", [arg("region", REGIONS)], [region]);
const play: Action = action("play", [arg("card", ["r2d2", "c1"], "card")], [1]);

it("draws ways and places, the chosen answer with its steps", () => {
  expect(hintMarks([[move(0, 1), enlist(2)], [enlist(3), move(3, 0)]], 0)).toEqual([
    { label: "1a", best: true, from: 0, to: 1 },
    { label: "1b", best: true, from: null, to: 2 },
    { label: "2", best: false, from: null, to: 3 },
  ]);
});

it("draws nothing for a card, but what follows it", () => {
  expect(hintMarks([[play, move(1, 2)]], 0)).toEqual([{ label: "1", best: true, from: 1, to: 2 }]);
  expect(hintMarks([[play], [play, move(1, 2)]], 0)).toEqual([]);
});

it("looks at two places at most, or draws the way between them", () => {
  expect(placesOf(lookAt([4, 4, 7, 9])!)).toEqual({ places: [4, 7], way: false });
  expect(placesOf(lookAt([4, 7], true)!)).toEqual({ places: [4, 7], way: true });
  expect(lookAt([])).toBeNull();
});
