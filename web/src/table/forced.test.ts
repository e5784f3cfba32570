import { expect, it } from "vitest";

import type { Wire } from "../api/client";
import { byItself, lastOf, pause, tracesOf } from "./forced";

function moment(seq: number, seat: number, at: number, more: Partial<Wire["MomentInfo"]> = {}): Wire["MomentInfo"] {
  const plain = { action: "pass", sentence: "pass", told: "", pins: [], events: [], undone: false, undoes: [] };
  return { seq, kind: "answer", seat, at, by_itself: false, ...plain, ...more };
}

const last = (): number => 0.999;

it("waits as long as one of the seat's own choices took", () => {
  const moments = [moment(1, 1, 0), moment(2, 0, 4), moment(3, 0, 9), moment(4, 1, 10), moment(5, 0, 17)];
  const drawn = [0, 0.4, 0.999].map((number) => pause(moments, 0, () => number));
  expect(drawn).toEqual([4, 5, 7]);
});

it("waits as long as people usually do where there were few choices", () => {
  expect(pause([moment(1, 1, 0), moment(2, 0, 4)], 0, () => 0)).toBe(3);
  expect(pause([], 0, () => 1)).toBe(8);
});

it("neither learns from answers that came by themselves nor waits for minutes", () => {
  const choices = [moment(1, 1, 0), moment(2, 0, 5), moment(3, 0, 10), moment(4, 0, 15)];
  expect(pause([...choices, moment(5, 0, 900), moment(6, 0, 900, { by_itself: true })], 0, last)).toBe(5);
});

it("learns nothing from answers that took no time, such as those of the game it goes on from", () => {
  const taken = [1, 2, 3, 4, 5].map((seq) => moment(seq, 0, 0));
  expect(pause(taken, 0, () => 0)).toBe(3);
});

it("shows what was given by itself since the last choice", () => {
  const given = [moment(1, 0, 0), moment(2, 0, 0, { by_itself: true }), moment(3, 1, 0), moment(4, 0, 0, { by_itself: true })];
  expect(byItself(given, 0).map(({ seq }) => seq)).toEqual([2, 4]);
  expect(byItself([...given, moment(5, 0, 1)], 0)).toEqual([]);
  expect(byItself(given.map((each) => ({ ...each, undone: each.seq > 1 })), 0)).toEqual([]);
});

it("names what was given by itself, and says of an end that nothing was left to do", () => {
  const [paid, done] = [moment(1, 0, 0, { sentence: "Pay 1 credit" }), moment(2, 0, 0, { action: "done", sentence: "Done" })];
  expect(tracesOf([])).toEqual([]);
  expect(tracesOf([paid, done])).toEqual([
    { id: "forced-given", answers: "Pay 1 credit" },
    { id: "forced-ended", answers: "" },
  ]);
  expect(tracesOf([done]).map(({ id }) => id)).toEqual(["forced-ended"]);
});

it("knows the same question from the one before", () => {
  expect(lastOf([moment(1, 0, 0), moment(2, 1, 0)], 0)).toBe(1);
  expect(lastOf([moment(1, 0, 0), moment(2, 0, 0, { kind: "undo" })], 0)).toBe(2);
  expect(lastOf([], 0)).toBe(0);
});
