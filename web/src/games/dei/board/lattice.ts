/** What can be seen where: a lattice of points, each with the region on top there and the distance to its edge. */
import type { Point } from "../../../kit/board/point";
import type { City } from "./city";

export const STEP = 2.5;
const OUTSIDE = -9;
const WALL = -1;

export interface Spot extends Point {
  /** How far away the visible edge of the region is. */
  readonly depth: number;
}

type Edge = readonly [Point, Point];

export class Lattice {
  readonly columns: number;
  readonly rows: number;
  private readonly owner: Int16Array;
  private readonly depth: Float32Array;
  private readonly spotsOf = new Map<number, Spot[]>();

  constructor(city: City) {
    this.columns = Math.ceil(city.width / STEP);
    this.rows = Math.ceil(city.height / STEP);
    this.owner = new Int16Array(this.columns * this.rows).fill(OUTSIDE);
    this.depth = new Float32Array(this.columns * this.rows);
    for (const street of city.streets()) this.fill(edges(city, street, 0), street);
    for (const roof of city.roofs()) {
      this.fill(edges(city, roof, 0), WALL);
      this.fill(edges(city, roof, city.lift(roof)), roof);
    }
    this.measure();
    this.collect();
  }

  /** The points where a region is on top. */
  spots(region: number): readonly Spot[] {
    return this.spotsOf.get(region) ?? [];
  }

  /** The region on top at a place; negative for walls and outside. */
  top({ x, y }: Point): number {
    const [i, j] = [Math.round(x / STEP), Math.round(y / STEP)];
    return i < 0 || j < 0 || i >= this.columns || j >= this.rows ? OUTSIDE : this.owner[j * this.columns + i]!;
  }

  /** How far inside a region a place is; 0 where something else is on top. */
  depthIn(region: number, place: Point): number {
    if (this.top(place) !== region) return 0;
    return this.depth[Math.round(place.y / STEP) * this.columns + Math.round(place.x / STEP)]!;
  }

  /** Give all points inside to somebody, row by row. */
  private fill(sides: readonly Edge[], value: number): void {
    const heights = sides.map(([a]) => a.y);
    const first = Math.max(0, Math.floor(Math.min(...heights) / STEP));
    const last = Math.min(this.rows - 1, Math.floor(Math.max(...heights) / STEP));
    for (let j = first; j <= last; j += 1) {
      const y = j * STEP + 0.01;
      const crossings = sides
        .filter(([a, b]) => a.y > y !== b.y > y)
        .map(([a, b]) => a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y))
        .sort((a, b) => a - b);
      for (let k = 0; k + 1 < crossings.length; k += 2) {
        const from = Math.max(0, Math.ceil(crossings[k]! / STEP));
        const to = Math.min(this.columns - 1, Math.floor(crossings[k + 1]! / STEP));
        this.owner.fill(value, j * this.columns + from, j * this.columns + Math.max(from, to + 1));
      }
    }
  }

  /** Distances to a foreign point, by two sweeps over the lattice. A board is opened with this, so it is written to be fast. */
  private measure(): void {
    const { columns, rows, owner, depth } = this;
    for (let y = 0, at = 0; y < rows; y += 1) {
      for (let x = 0; x < columns; x += 1, at += 1) {
        const own = owner[at];
        const rim = x === 0 || y === 0 || x === columns - 1 || y === rows - 1;
        const inside = !rim && owner[at + 1] === own && owner[at - 1] === own && owner[at + columns] === own;
        depth[at] = inside && owner[at - columns] === own ? 1e9 : STEP / 2;
      }
    }
    for (let y = 1; y < rows - 1; y += 1) for (let x = 1; x < columns - 1; x += 1) this.nearer(y * columns + x, -1);
    for (let y = rows - 2; y > 0; y -= 1) for (let x = columns - 2; x > 0; x -= 1) this.nearer(y * columns + x, 1);
  }

  /** Come as near as by way of the points in the row before or after, and of the one beside. */
  private nearer(at: number, way: 1 | -1): void {
    const { columns, depth } = this;
    const row = at + way * columns;
    const [straight, slanting] = [Math.min(depth[row]!, depth[at + way]!), Math.min(depth[row - 1]!, depth[row + 1]!)];
    depth[at] = Math.min(depth[at]!, straight + STEP, slanting + STEP * Math.SQRT2);
  }

  private collect(): void {
    this.owner.forEach((region, at) => {
      if (region < 0) return;
      const spot = { x: (at % this.columns) * STEP, y: Math.floor(at / this.columns) * STEP, depth: this.depth[at]! };
      const spots = this.spotsOf.get(region);
      if (spots) spots.push(spot);
      else this.spotsOf.set(region, [spot]);
    });
  }
}

function edges(city: City, region: number, lift: number): Edge[] {
  return city.loops(region).flatMap((loop) => {
    const points = loop.map(({ x, y }) => city.point(x, y, lift));
    return points.map((point, at): Edge => [point, points[(at + 1) % points.length]!]);
  });
}
