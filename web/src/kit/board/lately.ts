/** What the others did since the viewer's last answer. */
import type { Wire } from "../../api/client";

type Moment = Wire["MomentInfo"];

/** What to report of another seat's last answer, until the viewer answers. */
export function lately<Told>(
  moments: readonly Moment[],
  viewer: number,
  tell: (moment: Moment, args: readonly Readonly<Record<string, unknown>>[]) => Told | null,
): Told | null {
  for (const moment of [...moments].reverse()) {
    if (moment.undone || moment.kind !== "answer" || moment.seat < 0) continue;
    if (moment.seat === viewer) return null;
    const told = tell(moment, moment.events.map(({ args }) => args as unknown as Readonly<Record<string, unknown>>));
    if (told) return told;
  }
  return null;
}

export interface LastMove {
  readonly seat: number;
  readonly areas: readonly number[];
}

/** From which place to which something went. */
export interface Way {
  readonly from: number;
  readonly to: number;
}

/** `r12` and `s12` are the place with the number 12. */
function placeOf(name: unknown): number | null {
  return typeof name === "string" && /^[a-z]\d+$/.test(name) ? Number(name.slice(1)) : null;
}

const NAMED = ["src", "dst", "region", "sector", "place"] as const;

/** The events that set out from a place, and the one that says where they all went. */
export interface Aims {
  readonly sets: string;
  readonly arrives: string;
}

type Events = readonly Wire["EventInfo"][];
const placeIn = ({ args }: Wire["EventInfo"]): number | null => NAMED.map((name) => placeOf((args as Readonly<Record<string, unknown>>)[name])).find((place) => place !== null) ?? null;

/** From everywhere to where the last step says that several set out for, in that step and those before it. */
function gathered(trail: readonly Events[], { sets, arrives }: Aims): Way[] {
  const last = trail.at(-1);
  const goal = last?.find(({ name }) => name === arrives);
  const to = goal ? placeIn(goal) : null;
  const from: number[] = [];
  for (const events of to === null ? [] : [...trail].reverse()) {
    const set = events.flatMap((event) => (event.name === sets ? (placeIn(event) ?? []) : []));
    if (!set.length || (events !== last && events.some(({ name }) => name === arrives))) break;
    from.unshift(...set);
  }
  return [...new Set(from)].map((each) => ({ from: each, to: to! }));
}

/** The ways of the last of several steps, after those of the steps before it that led to where the first of them begins. */
export function waysOf(trail: readonly Events[], aims: Aims | null = null): Way[] {
  const met = aims ? gathered(trail, aims) : [];
  if (met.length) return met;
  const each = trail.map((events) =>
    events.flatMap(({ args }) => {
      const { src, dst } = args as Readonly<Record<string, unknown>>;
      const [from, to] = [placeOf(src), placeOf(dst)];
      return from === null || to === null ? [] : [{ from, to }];
    }),
  );
  let ways = each.at(-1) ?? [];
  for (const before of ways.length ? each.slice(0, -1).reverse() : []) {
    if (!before.length) continue;
    if (before.at(-1)!.to !== ways[0]!.from) break;
    ways = [...before, ...ways];
  }
  return ways;
}

/** The places of the last thing another seat did; with the letter "r" their names are `r0`, `r1` and so on. */
export function lastMove(moments: readonly Moment[], viewer: number, letter: string): LastMove | null {
  const number = (name: unknown): number[] =>
    typeof name === "string" && name[0] === letter && /^.\d+$/.test(name) ? [Number(name.slice(1))] : [];
  return lately(moments, viewer, ({ seat }, args) => {
    const areas = args.flatMap((each) => NAMED.flatMap((name) => number(each[name])));
    return areas.length ? { seat, areas: [...new Set(areas)] } : null;
  });
}
