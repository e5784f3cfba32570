import { expect, it } from "vitest";

import type { Step } from "../table/recap";
import { brief, byName, byOthers, worthTelling } from "./others";

const MOVED = { name: "moved", args: {}, sentence: "Jonas moves.", begins: false, pins: [] };
const step = (seq: number, told = "Jonas moves."): Step => ({ seq, seat: 1, told, pins: [], events: [MOVED], begins: false, before: seq, after: seq + 1 });

it("tells what hit the learner even if much came after it", () => {
  const steps = [1, 2, 3, 4, 5].map((seq) => step(seq));
  expect(worthTelling(steps, new Set([1]), 3).map(({ seq }) => seq)).toEqual([1, 4, 5]);
  expect(worthTelling(steps, new Set([1, 2, 3, 4]), 3).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(worthTelling(steps, new Set(), 9)).toEqual(steps);
});

it("leaves out what the learner did in a choice that all make at once", () => {
  const own = { ...step(1, "Ada founds a guild."), seat: 0 };
  expect(byOthers([own, step(2)], 0).map(({ seq }) => seq)).toEqual([2]);
});

it("leaves out that somebody has chosen what nobody may know yet", () => {
  const secret = { ...step(1, "Jonas has chosen."), events: [] };
  const ends = { ...step(3, "Round 2"), events: [], begins: true };
  expect(byOthers([secret, step(2), ends], 0).map(({ seq }) => seq)).toEqual([2, 3]);
});

it("ends what is too long with a whole sentence, and keeps its places", () => {
  const set = "Jonas plays Auxilia. " + "The reaper starts in Crane Field. ".repeat(10).trim();
  const pins = [{ at: 42, length: 11, place: 3 }, { at: set.length - 12, length: 11, place: 3 }];
  const short = brief({ told: set, pins });
  expect(short.told).toMatch(/^Jonas plays Auxilia\. .*Crane Field\.$/);
  expect(short.told.length).toBeLessThanOrEqual(240);
  expect(short.pins).toEqual([pins[0]]);
  expect(brief({ told: "Jonas moves.", pins })).toEqual({ told: "Jonas moves.", pins });
});

it("names the viewer instead of what they play, and keeps the places", () => {
  const told = "Farm-Z: controls the outpost in Salt Market.";
  const own = byName(told, [{ at: told.indexOf("Salt"), length: 11, place: 5 }], "Ada");
  expect(own.sentence).toBe("Ada controls the outpost in Salt Market.");
  expect(own.sentence.slice(own.pins[0]!.at)).toBe("Salt Market.");
  expect(byName("Nobody controls it.", [], "Ada").sentence).toBe("Nobody controls it.");
});
