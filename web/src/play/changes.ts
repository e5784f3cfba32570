/** What a step changed for each seat: numbers that everybody may see, before and after it. */
import type { Counted, Faced, Strength } from "../table/face";
import type { Step } from "../table/recap";

export interface Change {
  readonly seat: number;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** `scored` is the word for points. */
export function changes(before: Faced, after: Faced, scored: string): Change[] {
  const { seats, face } = after;
  const had = (scene: Faced, seat: number): readonly Counted[] => [{ name: scored, value: face.scores(scene)[seat] ?? 0 }, ...face.counts(scene, seat)];
  return [...Array(seats).keys()].flatMap((seat) => {
    const then = new Map(had(before, seat).map(({ name, value }) => [name, value]));
    return had(after, seat).flatMap(({ name, value: to }) => {
      const from = then.get(name);
      return from === undefined || from === to ? [] : [{ seat, name, from, to }];
    });
  });
}

export interface Contested {
  readonly place: string;
  readonly from: readonly Strength[];
  readonly to: readonly Strength[];
}

/** Who became how strong in the places that a sentence names, where that changed. */
export function strengths(before: Faced, after: Faced, pins: Step["pins"], said: string): Contested[] {
  const { stands } = after.face;
  const named = new Map(pins.map(({ at, length, place }) => [place, said.slice(at, at + length)]));
  return [...named].flatMap(([number, place]) => {
    const [from, to] = [stands?.(before, number) ?? [], stands?.(after, number) ?? []];
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ place, from, to }];
  });
}
