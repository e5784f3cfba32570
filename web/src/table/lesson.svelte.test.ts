import { describe, expect, it } from "vitest";

import { encode, type VerbTable } from "../api/codes";
import { Decision } from "./decision.svelte";
import { Lesson } from "./lesson.svelte";

const region = { kind: "region", names: ["r0", "r1", "r2", "r3"], most: 3, flag: false, bits: 2 };
const count = { kind: "count", names: null, most: 3, flag: false, bits: 2 };
const table: VerbTable = {
  width: 6,
  verbs: [
    { name: "move", args: [{ key: "src", ...region }, { key: "dst", ...region }, { key: "scrappers", ...count }] },
    { name: "pass", args: [] },
    { name: "done", args: [] },
  ],
};
const move = (src: number, dst: number, scrappers: number) => encode(table, "move", { src, dst, scrappers });
const done = encode(table, "done", {});
const pass = encode(table, "pass", {});

function asked(wanted: number | null): Decision {
  const decision = new Decision(() => ({ loose: new Set() }));
  decision.offer(table, [move(0, 1, 1), move(0, 2, 1), move(0, 2, 2), move(3, 2, 1), pass, done]);
  decision.guideTo(wanted);
  return decision;
}

describe("a lesson marks what to click next", () => {
  it("thing by thing", () => {
    const decision = asked(move(0, 2, 1));
    expect([decision.leads("region", 0), decision.leads("region", 3)]).toEqual([true, false]);
    expect(decision.leadsBy("move")).toBe(false);
    decision.pick("region", 0);
    expect([decision.leads("region", 1), decision.leads("region", 2)]).toEqual([false, true]);
    decision.pick("region", 2);
    expect(decision.leads("region", 2)).toBe(false);
    expect(decision.astray).toBe(false);
  });

  it("the verb where no thing on the table says enough", () => {
    const decision = asked(done);
    expect([decision.leadsBy("done"), decision.leadsBy("pass"), decision.leadsBy("move")]).toEqual([true, false, false]);
    decision.pickVerb("done");
    expect(decision.leadsBy("done")).toBe(false);
  });

  it("nothing once the clicks lead elsewhere", () => {
    const decision = asked(move(0, 2, 1));
    decision.pick("region", 3);
    expect(decision.astray).toBe(true);
    expect(decision.leads("region", 2)).toBe(false);
  });

  it("nothing where there is no lesson, or none that fits", () => {
    expect(asked(null).leads("region", 0)).toBe(false);
    expect(asked(999_999).guide).toBeNull();
  });
});

describe("a lesson", () => {
  const step = { number: 3, steps: 3, seat: 0, action: move(0, 2, 1), reason: "Because." };

  it("stands against other answers of the learner, and keeps them", () => {
    const lesson = new Lesson();
    expect(lesson.refuses(0, done)).toBe(false);
    lesson.take(step);
    expect(lesson.refuses(0, step.action)).toBe(false);
    expect(lesson.refuses(1, done)).toBe(false);
    expect(lesson.refuses(0, done)).toBe(true);
    expect(lesson.tried).toBe(done);
    lesson.take({ ...step });
    expect(lesson.tried).toBe(done);
    lesson.take({ ...step, action: null });
    expect(lesson.tried).toBeNull();
  });

  it("is done after its last step, and not when it was left", () => {
    const followed = new Lesson();
    followed.take(step);
    followed.take({ ...step, number: 4, action: null });
    followed.take(null);
    expect(followed.done).toBe(true);
    const left = new Lesson();
    left.take(step);
    left.take(null);
    expect(left.done).toBe(false);
  });
});
