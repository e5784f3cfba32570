/** What travels when a position changes: what has moved, and who took what is gone. */
import type { Wire } from "../api/client";
import type { VerbTable } from "../api/codes";

/** A card or piece on the page: what it is, and in which part of the table. */
export interface Spot {
  readonly kind: string;
  readonly value: number;
  readonly area: string;
}

/** From where to where; a thing that is gone went to the seat that named it. */
export interface Trip<T extends Spot> {
  readonly from: T;
  readonly to: T | number;
}

type Moment = Wire["MomentInfo"];
const OFFERS = new Set(["right", "pane"]);
const keyOf = (spot: Spot): string => `${spot.kind} ${spot.value}`;

/** What is on the page exactly once: of several alike nobody knows which one moved. */
function single<T extends Spot>(spots: readonly T[]): ReadonlyMap<string, T> {
  const found = new Map<string, T | null>();
  for (const spot of spots) found.set(keyOf(spot), found.has(keyOf(spot)) ? null : spot);
  return new Map([...found].flatMap(([key, spot]) => (spot ? [[key, spot] as const] : [])));
}

/** What a thing is called in the text of an action. */
export function nameOf(table: VerbTable, { kind, value }: Pick<Spot, "kind" | "value">): string | undefined {
  const args = table.verbs.flatMap((verb) => verb.args);
  return args.find((arg) => arg.kind === kind && arg.names)?.names?.[value];
}

/** The seat whose answer names a thing. */
export function takerOf(moments: readonly Moment[], name: string | undefined): number | undefined {
  const named = moments.find((moment) => moment.seat >= 0 && moment.action?.split(/[\s=]/).includes(name ?? " "));
  return named?.seat;
}

/** What moved from one part of the table to another, and what seats took from an offer. */
export function trips<T extends Spot>(before: readonly T[], after: readonly T[], taker: (spot: T) => number | undefined): Trip<T>[] {
  const now = single(after);
  const left = new Set(after.map(keyOf));
  return [...single(before).values()].flatMap((from): Trip<T>[] => {
    const to = now.get(keyOf(from));
    if (to) return to.area === from.area ? [] : [{ from, to }];
    const seat = left.has(keyOf(from)) || !OFFERS.has(from.area) ? undefined : taker(from);
    return seat === undefined ? [] : [{ from, to: seat }];
  });
}
