/** What the others did since the viewer's last turn, step by step. */
import type { Wire } from "../api/client";

type Moment = Wire["MomentInfo"];
export type Told = Wire["EventInfo"];

/** An answer of another seat and the chance behind it. */
export interface Step {
  readonly seq: number;
  readonly seat: number;
  readonly told: string;
  readonly pins: readonly Wire["Pin"][];
  readonly events: readonly Told[];
  /** The positions before and after it, by the number of answers that led there. */
  readonly before: number;
  readonly after: number;
}

/**
 * The steps after a number, oldest first; `answers` is how many count by now. What was taken back is no step, and neither is an
 * answer that tells nothing.
 */
export function stepsOf(moments: readonly Moment[], since: number, viewer: number, answers: number): Step[] {
  const given = moments.filter((moment) => moment.kind === "answer" && !moment.undone);
  const steps: Step[] = [];
  given.forEach((moment, at) => {
    if (moment.seq <= since || moment.seat < 0 || moment.seat === viewer || !moment.told) return;
    let last = at;
    while ((given[last + 1]?.seat ?? 0) < 0) last += 1;
    const events = given.slice(at, last + 1).flatMap((each) => each.events.filter((event) => !event.begins));
    const number = (index: number): number => answers - (given.length - 1 - index);
    const { seat, told, pins } = moment;
    steps.push({ seq: given[last]!.seq, seat, told, pins, events, before: number(at) - 1, after: number(last) });
  });
  return steps;
}

/** Steps of one seat in a row. */
export interface Turn {
  readonly seat: number;
  readonly steps: readonly Step[];
}

export function turnsOf(steps: readonly Step[]): Turn[] {
  const turns: { seat: number; steps: Step[] }[] = [];
  for (const step of steps) {
    if (turns.at(-1)?.seat === step.seat) turns.at(-1)!.steps.push(step);
    else turns.push({ seat: step.seat, steps: [step] });
  }
  return turns;
}
