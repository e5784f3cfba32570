/**
 * What a region does when it fills up: smaller pieces, then all people in one pill, then the pill outside with a line.
 */
import { distance, type Point } from "../../../kit/board/point";
import type { Lattice } from "./lattice";
import { heart, pack, type Disc, type Wanted } from "./packing";

export interface Crowd extends Wanted {
  /** Scrappers and champions: they go into the pill together. */
  readonly person: boolean;
  /** For the pill: which of its places this one stands in. */
  readonly group: string;
}

export interface Pill extends Point {
  readonly width: number;
  /** Where the line from a pill outside ends; null inside. */
  readonly leader: Point | null;
}

export interface Arrangement {
  readonly scale: number;
  /** Where each piece lies; people in a pill are not among them. */
  readonly places: ReadonlyMap<string, Point>;
  readonly pill: Pill | null;
}

export const SCALES = [1, 0.85, 0.7] as const;
export const PILL = { height: 20, step: 18, ends: 4 } as const;

export const pillWidth = (people: readonly Crowd[]): number =>
  new Set(people.map((person) => person.group)).size * PILL.step + PILL.ends;

/** The discs a pill covers. */
export function pillDiscs({ x, y }: Point, width: number): Disc[] {
  const radius = PILL.height / 2;
  const reach = Math.max(0, width / 2 - radius);
  const steps = Math.ceil(reach / radius);
  return Array.from({ length: 2 * steps + 1 }, (_, at) => ({
    x: x + (steps ? (at - steps) * (reach / steps) : 0),
    y,
    radius,
  }));
}

const apart = (discs: readonly Disc[], taken: readonly Disc[]): boolean =>
  discs.every((disc) => taken.every((other) => distance(disc, other) >= disc.radius + other.radius));

export function arrange(
  lattice: Lattice,
  region: number,
  crowd: readonly Crowd[],
  taken: readonly Disc[],
  before: ReadonlyMap<string, Point> = new Map(),
): Arrangement {
  const spots = lattice.spots(region);
  for (const scale of SCALES) {
    const places = pack(spots, crowd, taken, scale, before);
    if (places) return { scale, places, pill: null };
  }
  // Shrinking in place is calmer than moving everything; only then everything moves together.
  for (const scale of SCALES.slice(1)) {
    const places = pack(spots, crowd, taken, scale, undefined, true);
    if (places) return { scale, places, pill: null };
  }
  const people = crowd.filter((piece) => piece.person);
  const things = crowd.filter((piece) => !piece.person);
  const width = pillWidth(people);
  for (const scale of SCALES.slice(1)) {
    const places = pack(spots, things, taken, scale, before);
    if (!places) continue;
    const lying = [...taken, ...things.map(({ key, radius }) => ({ ...places.get(key)!, radius: radius * scale }))];
    const inside = people.length ? pillInside(lattice, region, width, lying) : null;
    if (inside) return { scale, places, pill: { ...inside, width, leader: null } };
    if (scale === SCALES.at(-1)) return { scale, places, pill: people.length ? outside(lattice, region, width) : null };
  }
  return { scale: SCALES[2], places: overlapping(lattice, region, things), pill: outside(lattice, region, width) };
}

function pillInside(lattice: Lattice, region: number, width: number, taken: readonly Disc[]): Point | null {
  const spots = lattice.spots(region);
  const middle = heart(spots);
  const fits = (spot: Point): boolean => {
    const discs = pillDiscs(spot, width);
    return discs.every((disc) => lattice.depthIn(region, disc) >= disc.radius * 0.75) && apart(discs, taken);
  };
  return [...spots].sort((a, b) => distance(a, middle) - distance(b, middle)).find(fits) ?? null;
}

/** A pill without a place yet: `settle` finds one once everything else lies. */
function outside(lattice: Lattice, region: number, width: number): Pill {
  const middle = heart(lattice.spots(region));
  return { ...middle, width, leader: middle };
}

/** The last resort: around the heart, as if there were room. */
function overlapping(lattice: Lattice, region: number, things: readonly Crowd[]): Map<string, Point> {
  const middle = heart(lattice.spots(region));
  return new Map(
    things.map(({ key, radius }, at) => {
      const turn = (2 * Math.PI * at) / Math.max(1, things.length);
      return [key, { x: middle.x + 0.6 * radius * Math.cos(turn), y: middle.y + 0.6 * radius * Math.sin(turn) }];
    }),
  );
}

/** Find places for the pills outside: the nearest one where they cover nothing. */
export function settle(
  arrangements: ReadonlyMap<number, Arrangement>,
  lying: readonly Disc[],
  size: { readonly width: number; readonly height: number },
): Map<number, Arrangement> {
  const settled = new Map(arrangements);
  const taken = [...lying];
  for (const [region, arrangement] of arrangements) {
    const { pill } = arrangement;
    if (!pill?.leader) continue;
    const near = nearest(pill, taken, size) ?? pill;
    taken.push(...pillDiscs(near, pill.width));
    settled.set(region, { ...arrangement, pill: { ...pill, x: near.x, y: near.y } });
  }
  return settled;
}

function nearest(
  pill: Pill,
  taken: readonly Disc[],
  size: { readonly width: number; readonly height: number },
): Point | null {
  const fits = (point: Point): boolean =>
    point.x > pill.width / 2 + 8 &&
    point.x < size.width - pill.width / 2 - 8 &&
    point.y > 20 &&
    point.y < size.height - 20 &&
    apart(pillDiscs(point, pill.width), taken);
  for (let reach = 0; reach < 160; reach += 4) {
    const steps = Math.max(1, Math.round(reach));
    for (let at = 0; at < steps; at += 1) {
      const turn = (2 * Math.PI * at) / steps;
      const point = { x: pill.x + reach * Math.cos(turn), y: pill.y + reach * Math.sin(turn) };
      if (fits(point)) return point;
    }
  }
  return null;
}
