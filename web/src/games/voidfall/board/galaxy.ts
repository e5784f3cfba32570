/** Where everything lies: flat-top hexes in axial coordinates, turned so that the map fills a square window best. */
import { centre, polygon, type Point, type Size } from "../../../kit/board/point";
import type { Plan } from "../generated";

/** A hex as the map counts it. */
export type Hex = Plan["hexes"][number];

/** From the middle of a hex to its corners. */
export const RADIUS = 64;
export const HALF = (RADIUS * Math.sqrt(3)) / 2;
const RIM = 8;
const TURNS = [0, 1, 2] as const;

const turned = ([q, r]: Hex, turns: number): Hex => (turns ? turned([-r, q + r], turns - 1) : [q, r]);
const spot = ([q, r]: Hex): Point => ({ x: 1.5 * RADIUS * q, y: 2 * HALF * (r + q / 2) });

/** The corners of a hex of this radius around a place, the right one first. */
export function corners({ x, y }: Point, radius: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((at) => ({
    x: x + radius * Math.cos((at * Math.PI) / 3),
    y: y + radius * Math.sin((at * Math.PI) / 3),
  }));
}

export const hexagon = (at: Point, radius: number): string => polygon(corners(at, radius));

interface Extent extends Size {
  readonly left: number;
  readonly top: number;
}

function extent(hexes: readonly Hex[], turns: number): Extent {
  const spots = hexes.map((hex) => spot(turned(hex, turns)));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - RADIUS, Math.min(...ys) - HALF];
  return { left, top, width: Math.max(...xs) + RADIUS - left, height: Math.max(...ys) + HALF - top };
}

export interface Storm {
  readonly from: Point;
  readonly to: Point;
}

export class Galaxy implements Size {
  readonly width: number;
  readonly height: number;
  readonly sectors: readonly number[];
  readonly storms: readonly Storm[];
  readonly wormholes: readonly (Point & { readonly letter: string })[];
  private readonly turns: number;
  private readonly extent: Extent;
  private readonly hearts: readonly Point[];

  constructor(readonly plan: Plan) {
    const all = [...plan.hexes, ...plan.wormholes.map(({ hex }) => hex)];
    const cost = (turns: number): number => {
      const { width, height } = extent(all, turns);
      return Math.max(width, height) * 1e4 + Math.min(width, height);
    };
    this.turns = TURNS.reduce((best: number, each) => (cost(each) < cost(best) - 1 ? each : best), 0);
    this.extent = extent(all, this.turns);
    this.width = this.extent.width + 2 * RIM;
    this.height = this.extent.height + 2 * RIM;
    this.sectors = plan.hexes.map((_, sector) => sector);
    this.hearts = plan.hexes.map((hex) => this.place(hex));
    this.wormholes = plan.wormholes.map(({ hex, letter }) => ({ ...this.place(hex), letter }));
    this.storms = plan.storms.map(([a, b]) => this.edge(a, b));
  }

  private place(hex: Hex): Point {
    const { x, y } = spot(turned(hex, this.turns));
    return { x: x - this.extent.left + RIM, y: y - this.extent.top + RIM };
  }

  /** The side that two hexes share. */
  private edge(a: Hex, b: Hex): Storm {
    const [here, there] = [this.place(a), this.place(b)];
    const middle = centre([here, there])!;
    const along = { x: -(there.y - here.y) / (2 * HALF), y: (there.x - here.x) / (2 * HALF) };
    const end = (way: number): Point => ({
      x: middle.x + (way * along.x * RADIUS) / 2,
      y: middle.y + (way * along.y * RADIUS) / 2,
    });
    return { from: end(-1), to: end(1) };
  }

  heart(sector: number): Point {
    return this.hearts[sector] ?? { x: 0, y: 0 };
  }

  outline(sector: number, radius = RADIUS - 2): string {
    return hexagon(this.heart(sector), radius);
  }
}
