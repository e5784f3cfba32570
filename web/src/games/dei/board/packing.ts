/** Finding room for the pieces of a region: nothing overlaps, and what lies there already stays where it is. */
import { distance, type Point } from "../../../kit/board/point";
import type { Spot } from "./lattice";

export interface Disc extends Point {
  readonly radius: number;
}

/** A piece to be placed: as near as possible to `home`, or to the heart of its region. */
export interface Wanted {
  readonly key: string;
  readonly radius: number;
  readonly home?: Point | undefined;
}

const GAP = 1.5;
/** How much of its radius a piece may hang over the edge: first nothing, then a quarter. */
const SLACKS = [0, 0.25] as const;

/** The place deepest inside a region, near the middle of its wide part. */
export function heart(spots: readonly Spot[]): Point {
  const deepest = spots.reduce((most, spot) => Math.max(most, spot.depth), 0);
  const wide = spots.filter((spot) => spot.depth > 0.8 * deepest);
  const mean = {
    x: wide.reduce((sum, spot) => sum + spot.x, 0) / wide.length,
    y: wide.reduce((sum, spot) => sum + spot.y, 0) / wide.length,
  };
  return best(spots, (spot) => distance(spot, mean) - 1.2 * spot.depth) ?? mean;
}

/** The end of a region: the place furthest from its heart. */
function corner(spots: readonly Spot[]): Point {
  const middle = heart(spots);
  return best(spots, (spot) => -distance(spot, middle)) ?? middle;
}

function best<T>(things: readonly T[], cost: (thing: T) => number): T | null {
  let found: T | null = null;
  let least = Infinity;
  for (const thing of things) {
    const own = cost(thing);
    if (own < least) [found, least] = [thing, own];
  }
  return found;
}

const free = (spot: Point, radius: number, taken: readonly Disc[]): boolean =>
  taken.every((other) => Math.hypot(spot.x - other.x, spot.y - other.y) >= radius + other.radius + GAP);

/** Where one piece goes, or null. */
function seat(spots: readonly Spot[], radius: number, near: Point, taken: readonly Disc[]): Point | null {
  for (const slack of SLACKS) {
    const inside = spots.filter((spot) => spot.depth >= radius * (1 - slack) && free(spot, radius, taken));
    const found = best(inside, (spot) => distance(spot, near) - 0.3 * Math.min(spot.depth, radius * 1.5));
    if (found) return { x: found.x, y: found.y };
  }
  return null;
}

/**
 * Places for all, at one scale, or null where there is not enough room. `before` are the places they had. From the
 * heart outwards looks best; `tight`, from one end to the other, wastes least.
 */
export function pack(
  spots: readonly Spot[],
  wanted: readonly Wanted[],
  taken: readonly Disc[],
  scale: number,
  before: ReadonlyMap<string, Point> = new Map(),
  tight = false,
): Map<string, Point> | null {
  if (!spots.length) return null;
  const start = tight ? corner(spots) : heart(spots);
  const placed = new Map<string, Point>();
  const discs: Disc[] = [...taken];
  const put = (key: string, point: Point, radius: number): void => {
    placed.set(key, point);
    discs.push({ ...point, radius });
  };
  for (const { key, radius } of wanted) {
    const was = before.get(key);
    if (was && free(was, radius * scale, discs)) put(key, was, radius * scale);
  }
  for (const { key, radius, home } of wanted) {
    if (placed.has(key)) continue;
    const point = seat(spots, radius * scale, before.get(key) ?? (tight ? start : (home ?? start)), discs);
    if (!point) return null;
    put(key, point, radius * scale);
  }
  return placed;
}
