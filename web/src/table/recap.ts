/** What happened since the viewer's last turn, step by step. */
import type { Wire } from "../api/client";

type Moment = Wire["MomentInfo"];
export type Told = Wire["EventInfo"];

/** An answer and the chance behind it. */
export interface Step {
  readonly seq: number;
  readonly seat: number;
  readonly told: string;
  readonly pins: readonly Wire["Pin"][];
  readonly events: readonly Told[];
  /** Whether something begins with it, such as the turn of the next seat. */
  readonly begins: boolean;
  /** The positions before and after it, by the number of answers that led there. */
  readonly before: number;
  readonly after: number;
}

/**
 * The steps after a number, oldest first; `answers` is how many count by now. What was taken back is no step, and neither is an
 * answer that tells nothing. An own answer is one if another seat went on after it, as after a block: then it belongs to their
 * turn; or if it opened what another seat had chosen in secret: that is theirs.
 */
export function stepsOf(moments: readonly Moment[], since: number, viewer: number, answers: number): Step[] {
  const given = moments.filter((moment) => moment.kind === "answer" && !moment.undone);
  const steps: Step[] = [];
  const others = given.findLastIndex(({ seat }) => seat >= 0 && seat !== viewer);
  given.forEach((moment, at) => {
    if (moment.seq < since || moment.seat < 0 || !moment.told) return;
    const own = moment.seat === viewer;
    const opened = own && opens(given, at);
    if (!opened && (moment.seq === since || (own && at > others))) return;
    let last = at;
    while ((given[last + 1]?.seat ?? 0) < 0) last += 1;
    const heard = given.slice(at, last + 1).flatMap((each) => each.events);
    const events = heard.filter((event) => !event.begins);
    const number = (index: number): number => answers - (given.length - 1 - index);
    const { told, pins } = moment;
    const { seat } = opened ? given[at - 1]! : moment;
    steps.push({ seq: given[last]!.seq, seat, told, pins, events, begins: events.length < heard.length, before: number(at) - 1, after: number(last) });
  });
  return steps;
}

/** Whether an answer was the last of several that nobody saw: with it they are opened. */
function opens(given: readonly Moment[], at: number): boolean {
  const before = given[at - 1];
  const secret = before && before.seat >= 0 && before.seat !== given[at]!.seat && before.action === null && !before.events.length;
  return Boolean(secret && given[at]!.events.length);
}

/** A turn with more steps than this shows neighbours that look alike as one. */
const MANY = 11;

export function gathered<S>(steps: readonly S[], look: (step: S) => string): S[][] {
  const groups: S[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (steps.length > MANY && last && look(last[0]!) === look(step)) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** Steps of one seat in a row, and those of others that interrupted it, such as a block. */
export interface Turn {
  readonly seat: number;
  readonly steps: readonly Step[];
}

export function turnsOf(steps: readonly Step[]): Turn[] {
  const turns: { seat: number; steps: Step[] }[] = [];
  const marked = steps.some(({ begins }) => begins);
  for (const step of steps) {
    const [before, last] = [turns.at(-2), turns.at(-1)];
    if (last?.seat === step.seat) last.steps.push(step);
    else if (marked && last && before?.seat === step.seat && ![before.steps.at(-1)!, ...last.steps].some(({ begins }) => begins)) {
      before.steps.push(...turns.pop()!.steps, step);
    } else turns.push({ seat: step.seat, steps: [step] });
  }
  return turns;
}
