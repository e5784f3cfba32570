import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Tempo } from "../settings/settings.svelte";
import { Pace, STEP, type Position } from "./pace.svelte";

const at = (seq: number, tells = true): Position => ({ seq, tells });
let tempo: Tempo = "calm";
let pace: Pace<Position>;
/** Answers with these numbers, one right after the other. */
const play = (...numbers: number[]): void => numbers.forEach((seq) => pace.follow(at(seq - 1), at(seq)));
/** The number that is shown; the present is 0. */
const shown = (): number => pace.shown?.seq ?? 0;

beforeEach(() => {
  vi.useFakeTimers();
  tempo = "calm";
  pace = new Pace(() => STEP[tempo], () => Date.now());
});
afterEach(() => void vi.useRealTimers());

it("shows a single answer at once", () => {
  play(1);
  expect(shown()).toBe(0);
  expect(pace.behind).toBe(0);
});

it("shows several one after the other, and then the present", () => {
  play(1, 2, 3, 4);
  expect(shown()).toBe(1);
  expect(pace.behind).toBe(3);
  vi.advanceTimersByTime(STEP.calm - 1);
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(STEP.calm);
  expect(shown()).toBe(3);
  vi.advanceTimersByTime(STEP.calm);
  expect(shown()).toBe(0);
  expect(pace.behind).toBe(0);
});

it("is as fast as the viewer likes, from the next step on", () => {
  play(1, 2, 3);
  tempo = "brisk";
  pace.run();
  vi.advanceTimersByTime(STEP.brisk);
  expect(shown()).toBe(2);
});

it("shows everything at once where that is wanted", () => {
  tempo = "instant";
  play(1, 2, 3, 4);
  expect(shown()).toBe(0);
});

it("stays where it is while it is paused, and goes on after that", () => {
  play(1, 2, 3);
  pace.toggle();
  vi.advanceTimersByTime(60_000);
  play(4);
  expect(shown()).toBe(1);
  expect(pace.behind).toBe(3);
  pace.toggle();
  vi.advanceTimersByTime(0);
  expect(shown()).toBe(2);
});

it("holds the present when it is paused before anything happens", () => {
  pace.toggle();
  play(8);
  expect(shown()).toBe(7);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe(7);
});

it("goes on by single steps", () => {
  play(1, 2, 3, 4);
  pace.forward();
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe(2);
  pace.forward();
  pace.forward();
  expect(shown()).toBe(0);
});

it("is at the present once it is skipped, and shows what comes then", () => {
  play(1, 2, 3);
  pace.toggle();
  pace.skip();
  expect(shown()).toBe(0);
  expect(pace.paused).toBe(false);
  vi.advanceTimersByTime(STEP.calm);
  play(4, 5);
  expect(shown()).toBe(4);
});

it("takes no time for an answer that tells nothing", () => {
  play(1, 2);
  pace.follow(at(2), at(3, false));
  pace.follow(at(3, false), at(4));
  vi.advanceTimersByTime(STEP.calm);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(STEP.calm);
  expect(shown()).toBe(0);
  expect(pace.behind).toBe(0);
});

it("forgets what was taken back", () => {
  play(1, 2, 3, 4);
  pace.forget(3);
  pace.follow(at(2), at(5));
  expect(pace.waiting.map(({ seq }) => seq)).toEqual([2, 5]);
  vi.advanceTimersByTime(STEP.calm);
  expect(shown()).toBe(2);
  pace.forget(2);
  expect([2, 3, 4]).not.toContain(shown());
});

it("keeps a bounded number of steps", () => {
  pace.toggle();
  play(...Array.from({ length: 1000 }, (_, index) => index + 1));
  expect(pace.waiting).toHaveLength(300);
  expect(pace.waiting.at(-1)?.seq).toBe(1000);
  expect(shown()).toBe(700);
});
