import { expect, it } from "vitest";

import type { VerbTable } from "../api/codes";
import type { Held } from "../table/face";
import type { Step, Told } from "../table/recap";
import { touchesOf } from "./touches";

const count = (key: string) => ({ key, kind: "count", names: null, most: 9, flag: false, bits: 4 });
const EVENTS = {
  width: 8,
  verbs: [
    { name: "moved", args: [count("seat")] },
    { name: "killed", args: [count("seat")] },
    { name: "cube", args: [count("seat")] },
    { name: "gained", args: [count("seat")] },
  ],
} as unknown as VerbTable;
const event = (name: string, seat: number, place = 0): Told =>
  ({ name, args: { seat }, sentence: `${name} ${seat}`, pins: [{ at: 0, length: 1, place }], begins: false }) as unknown as Told;
const step = (seq: number, ...events: Told[]): Step => ({ seq, seat: 1, told: "", pins: [], events, begins: false, before: seq - 1, after: seq });
const held = (number: number): Held => ({ key: `r${number}`, name: "", place: { number, name: `Region ${number}` } });
const around = { events: EVENTS, zones: {}, viewer: 0 };

it("finds what was taken, and the step that took it", () => {
  const steps = [step(1, event("moved", 1, 7)), step(2, event("cube", 1, 7)), step(3, event("cube", 1, 9))];
  const found = touchesOf(steps, { ...around, held: { before: [held(7), held(8)], after: [held(8), held(5)] } });
  expect(found.lost.map(({ key }) => key)).toEqual(["r7"]);
  expect(found.gained.map(({ key }) => key)).toEqual(["r5"]);
  expect([...found.steps]).toEqual([2]);
  expect(found.told).toEqual([]);
});

it("marks the step that took what has no place, and none that only brought something", () => {
  const ark: Held = { key: "ark", name: "the ark", by: "moved" };
  const steps = [step(1, event("gained", 0)), step(2, event("moved", 1)), step(3, event("moved", 2))];
  expect([...touchesOf(steps, { ...around, held: { before: [ark], after: [] } }).steps]).toEqual([2]);
  expect([...touchesOf(steps, { ...around, held: { before: [ark], after: [ark] } }).steps]).toEqual([]);
});

it("tells once what names the viewer, and leaves what can be counted to numbers", () => {
  const gained = { ...event("gained", 0), pins: [] };
  const steps = [step(1, event("killed", 0), gained), step(2, event("killed", 0)), step(3, event("killed", 2))];
  const found = touchesOf(steps, { ...around, held: null });
  expect(found.told.map(({ sentence }) => sentence)).toEqual(["killed 0"]);
  expect([...found.steps]).toEqual([1, 2]);
  expect([...found.lost, ...found.gained]).toEqual([]);
});

it("tells nothing that the viewer did in between", () => {
  const block = { ...step(2, event("moved", 0, 5)), seat: 0 };
  const found = touchesOf([step(1, event("killed", 0, 5)), block], { ...around, held: null });
  expect(found.told.map(({ sentence }) => sentence)).toEqual(["killed 0"]);
  expect(found.named).toEqual(found.told);
});
