/** Answers to which there is no alternative, which a page gives by itself unless its reader wants to be asked. */
import type { Wire } from "../api/client";

type Moment = Wire["MomentInfo"];

/** So many choices, none shorter or longer than this in seconds, are what a pause is drawn from. What took no time was
    not thought about: it came with another answer, or from the game that this one goes on from. */
const REMEMBERED = 20;
const SHORTEST = 0.5;
const LONGEST = 30;
/** Without enough of them the pause lies between these. */
const FEW = 3;
const USUAL = [3, 8] as const;

/** What ends a turn or a choice of several things: as an answer it says nothing. */
const DONE = "done";

/** The answers of one seat that still count. */
const own = (moments: readonly Moment[], seat: number): Moment[] =>
  moments.filter((moment) => moment.seat === seat && moment.kind === "answer" && !moment.undone);

/**
 * How many seconds to wait with an answer of which others must not learn that it was the only one: as long as one of the seat's
 * own choices took, so that it cannot be told from a quick one.
 */
export function pause(moments: readonly Moment[], seat: number, random: () => number = Math.random): number {
  const taken = moments.flatMap((moment, at) => {
    const before = moments[at - 1];
    const chosen = before && moment.kind === "answer" && moment.seat === seat && !moment.by_itself;
    return chosen ? [moment.at - before.at] : [];
  });
  const quick = taken.filter((seconds) => seconds >= SHORTEST && seconds <= LONGEST).slice(-REMEMBERED);
  if (quick.length < FEW) return USUAL[0] + random() * (USUAL[1] - USUAL[0]);
  return quick[Math.floor(random() * quick.length)]!;
}

/** What was given by itself since the seat's last choice, oldest first. */
export function byItself(moments: readonly Moment[], seat: number): Moment[] {
  const given = own(moments, seat);
  return given.slice(given.findLastIndex((moment) => !moment.by_itself) + 1);
}

/** What is said of answers that were given by themselves: which they were, or that there was nothing left to do. */
export function tracesOf(given: readonly Moment[]): { id: string; answers: string }[] {
  const [ended, answered] = [true, false].map((end) => given.filter(({ action }) => (action === DONE) === end));
  const answers = answered!.flatMap(({ sentence }) => sentence ?? []).join("; ");
  return [...(answers ? [{ id: "forced-given", answers }] : []), ...(ended!.length ? [{ id: "forced-ended", answers: "" }] : [])];
}

/** The number of the last thing a seat did: the same question asked again is another one. */
export function lastOf(moments: readonly Moment[], seat: number): number {
  return moments.findLast((moment) => moment.seat === seat)?.seq ?? 0;
}
