import { describe, expect, it } from "vitest";

import type { Wire } from "../api/client";
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

function asked(...wanted: number[]): Decision {
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
    expect(decision.sought.length).toBe(1);
  });

  it("all answers that are asked for", () => {
    const decision = asked(move(0, 2, 1), move(3, 2, 1));
    expect([decision.leads("region", 0), decision.leads("region", 3)]).toEqual([true, true]);
    decision.pick("region", 3);
    expect(decision.sought.map(({ code }) => code)).toEqual([move(3, 2, 1)]);
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
    expect(decision.sought).toEqual([]);
    expect(decision.leads("region", 2)).toBe(false);
  });

  it("nothing where there is no lesson, or none that fits", () => {
    expect(asked().leads("region", 0)).toBe(false);
    expect(asked(999_999).guides).toEqual([]);
  });
});

describe("a coach", () => {
  const task = { phase: "task", task: "Move.", accepts: [move(0, 2, 1)] } as unknown as Wire["Coaching"];

  it("marks what is asked for until one goes one's own way, and the next task again", () => {
    const lesson = new Lesson();
    expect(lesson.marks).toEqual([]);
    lesson.take(task);
    expect(lesson.marks).toEqual([move(0, 2, 1)]);
    lesson.own = true;
    lesson.take({ ...task });
    expect(lesson.marks).toEqual([]);
    lesson.take({ ...task, task: "Collect.", accepts: [done] });
    expect(lesson.marks).toEqual([done]);
    lesson.take({ ...task, phase: "free" });
    expect(lesson.marks).toEqual([]);
  });
});
