/**
 * A few buildings one can tell apart, and where the names of streets are written.
 *
 * Landmarks stand on the roofs with most room, one kind each; names run along streets.
 */
import type { Point } from "../../../kit/board/point";
import type { City } from "./city";
import type { Lattice } from "./lattice";
import { heart } from "./packing";

export const LANDMARKS = ["dome", "clock", "glasshouse", "mast", "tank", "rails", "court", "chimney"] as const;

export interface Landmark {
  readonly kind: (typeof LANDMARKS)[number];
  readonly place: Point;
}

export interface StreetName {
  readonly street: number;
  readonly place: Point;
  readonly upright: boolean;
}

const LEAST_CELLS = 6;
/** The room a name takes, and how far apart names stand. */
const LONG = 74;
const HIGH = 11;
const APART = 90;

/** Roofs with most room first; never two landmarks in one tile, so that every quarter has something. */
export function landmarks(city: City): Map<number, Landmark> {
  const { plan } = city;
  const busy = new Set(plan.outposts.region);
  const roofs = city
    .roofs()
    .filter((region) => city.cells[region]!.length >= LEAST_CELLS && !busy.has(region))
    .sort((a, b) => city.cells[b]!.length - city.cells[a]!.length || a - b);
  const found = new Map<number, Landmark>();
  const quarters = new Set<number>();
  for (const region of roofs) {
    const kind = LANDMARKS[found.size];
    const cell = inmost(city, region);
    const quarter = Math.floor(city.row(cell) / plan.size) * plan.columns + Math.floor(city.column(cell) / plan.size);
    if (!kind || quarters.has(quarter)) continue;
    quarters.add(quarter);
    found.set(region, { kind, place: city.centre(cell) });
  }
  return found;
}

/** The cell with most of its region around it. */
function inmost(city: City, region: number): number {
  const around = (cell: number): number => {
    let own = 0;
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) own += city.regionAt(city.column(cell) + dx, city.row(cell) + dy) === region ? 1 : 0;
    }
    return own;
  };
  return city.cells[region]!.reduce((best, cell) => (around(cell) > around(best) ? cell : best));
}

/** Names where there is room for them, as far as possible from where pieces are put; far enough from one another. */
export function streetNames(city: City, lattice: Lattice): StreetName[] {
  const names: StreetName[] = [];
  const largest = city.streets().sort((a, b) => city.cells[b]!.length - city.cells[a]!.length || a - b);
  for (const street of largest) {
    const spots = lattice.spots(street);
    const middle = heart(spots);
    let found: StreetName | null = null;
    let furthest = 0;
    for (const { x, y, depth } of spots) {
      if (depth < HIGH / 2) continue;
      const away = Math.hypot(x - middle.x, y - middle.y);
      if (away <= furthest || names.some(({ place }) => Math.hypot(place.x - x, place.y - y) < APART)) continue;
      const way = [false, true].find((upright) => fits(lattice, street, x, y, upright));
      if (way === undefined) continue;
      [found, furthest] = [{ street, place: { x, y }, upright: way }, away];
    }
    if (found) names.push(found);
  }
  return names;
}

/** Whether a whole name lies on the street. */
function fits(lattice: Lattice, street: number, x: number, y: number, upright: boolean): boolean {
  for (let along = -LONG / 2; along <= LONG / 2; along += LONG / 12) {
    const place = upright ? { x, y: y + along } : { x: x + along, y };
    if (lattice.depthIn(street, place) < HIGH / 2) return false;
  }
  return true;
}
