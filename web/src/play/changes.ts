/** What a step changed for each seat: numbers that everybody may see, before and after it. */
import type { Faced, Strength } from "../table/face";
import type { Step } from "../table/recap";

export interface Change {
  readonly seat: number;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The word for a zone that holds one number for each seat; "" where there is none, as for what is only counted inside. */
function nameOf({ words }: Faced, zone: string): string {
  const id = [`zone-${zone}`, `resource-${zone}`].find((each) => words.has(each));
  return id ? words.say(id) : "";
}

function differences(name: string, from: unknown, to: unknown, seats: number): Change[] {
  if (!Array.isArray(from) || !Array.isArray(to) || from.length !== seats || to.length !== seats) return [];
  return from.flatMap((value: unknown, seat) => {
    const now: unknown = to[seat];
    return typeof value === "number" && typeof now === "number" && value !== now ? [{ seat, name, from: value, to: now }] : [];
  });
}

/** `scored` is the word for points. */
export function changes(before: Faced, after: Faced, scored: string): Change[] {
  const { seats, face } = after;
  const points = differences(scored, face.scores(before), face.scores(after), seats);
  const named = Object.entries(before.view.zones).flatMap(([zone, from]) => {
    const name = nameOf(after, zone);
    return name ? differences(name, from, after.view.zones[zone], seats) : [];
  });
  // Points that are a zone of their own are told once.
  const told = new Set(points.map(({ seat, from, to }) => `${seat} ${from} ${to}`));
  return [...points, ...named.filter(({ seat, from, to }) => !told.has(`${seat} ${from} ${to}`))];
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
