/** What a coach tells of the turns of others: not all of it, but always what hit the learner. */
import type { Step } from "../table/recap";

/** As long as a sentence about one step may be; what a set-up tells is longer, and on the board anyway. */
const LONGEST = 240;

type Sentence = Pick<Step, "told" | "pins">;

/** Whether a step tells of a set-up: it names everybody, and hit nobody. */
export const setsUp = ({ told }: Sentence): boolean => told.length > LONGEST;

/** The first of several sentences that are not too long together. */
export function brief({ told, pins }: Sentence): Sentence {
  if (!setsUp({ told, pins })) return { told, pins };
  const ends = [...told.matchAll(/[.!?](?= )/g)].map(({ index }) => index + 1);
  const end = ends.findLast((each) => each <= LONGEST) ?? ends[0] ?? told.length;
  return { told: told.slice(0, end), pins: pins.filter(({ at, length }) => at + length <= end) };
}

/** A sentence with a name in front instead of what is played: "Ravagers: draws a feat" is "Ada draws a feat". */
export function byName(sentence: string, pins: Step["pins"], name: string): { sentence: string; pins: Step["pins"] } {
  const label = /^[^:.]{1,24}: (?=\p{L})/u.exec(sentence)?.[0].length ?? 0;
  if (!label) return { sentence, pins };
  const moved = name.length + 1 - label;
  return { sentence: `${name} ${sentence.slice(label)}`, pins: pins.map((pin) => ({ ...pin, at: pin.at + moved })) };
}

/**
 * Steps of others alone: an own answer among them, such as one in a choice that all make at once, is nothing to tell; nor is that
 * somebody has chosen in secret, before it is opened.
 */
export const byOthers = (steps: readonly Step[], viewer: number): readonly Step[] =>
  steps.filter(({ seat, events, begins }) => seat !== viewer && (events.length > 0 || begins));

/** Of many steps those that hit the learner and the last of the others, in their order. */
export function worthTelling(steps: readonly Step[], hits: ReadonlySet<number>, most: number): readonly Step[] {
  const hit = steps.filter(({ seq }) => hits.has(seq));
  const rest = steps.filter(({ seq }) => !hits.has(seq));
  const told = new Set([...hit, ...rest.slice(Math.max(0, rest.length - Math.max(0, most - hit.length)))]);
  return steps.filter((step) => told.has(step));
}
