/**
 * Where everything lies: cells become crooked streets, roofs are lifted by their height.
 *
 * Grid points are moved by a smooth function of their place, so that the topology stays exact. One unit is one pixel
 * when a board of 28 cells is 580 wide.
 */
import { polygon, type Point } from "../../../kit/board/point";
import type { Plan } from "../generated";

export const CELL = 566 / 28;
export const RIM = 7;
const LIFTS = [0, 4, 8, 12] as const;
export const SNOW = "#d9e4ec";
/** The colours of roofs by their storeys: where the light falls on it, in the shade, its wall. */
export const ROOFS = [
  { lit: "#95a7b8", top: "#8194a7", wall: "#3a4a5c" },
  { lit: "#778a9e", top: "#64778c", wall: "#2c3a4b" },
  { lit: "#5b6e86", top: "#495b72", wall: "#1e2a39" },
] as const;
/** The region where no tile lies. */
const NOWHERE = -1;

export class City {
  /** Cells across and down. */
  readonly across: number;
  readonly down: number;
  readonly width: number;
  readonly height: number;
  readonly regions: readonly number[];
  readonly cells: readonly (readonly number[])[];
  private readonly loopsOf: (Point[][] | undefined)[] = [];

  constructor(readonly plan: Plan) {
    this.across = plan.columns * plan.size;
    this.down = plan.rows * plan.size;
    this.width = 2 * RIM + this.across * CELL;
    this.height = 2 * RIM + this.down * CELL;
    const cells: number[][] = plan.heights.map(() => []);
    plan.region_at.forEach((region, cell) => region === NOWHERE || cells[region]!.push(cell));
    this.cells = cells;
    // While tiles are laid, numbers of places without a tile have no cells.
    this.regions = plan.heights.flatMap((_, region) => (cells[region]!.length ? [region] : []));
  }

  /** The region at a cell by column and row; -1 outside of the board. */
  regionAt(x: number, y: number): number {
    if (x < 0 || y < 0 || x >= this.across || y >= this.down) return NOWHERE;
    return this.plan.region_at[y * this.across + x]!;
  }

  storeys(region: number): number {
    return this.plan.heights[region] ?? 0;
  }

  isRoof(region: number): boolean {
    return this.storeys(region) > 0;
  }

  lift(region: number): number {
    return region === NOWHERE ? 0 : LIFTS[this.storeys(region)]!;
  }

  /** A grid point, or any place between grid points, where it is drawn. The rim of the board stays straight. */
  point(x: number, y: number, lift = 0): Point {
    const fade = (value: number, end: number): number => Math.min(1, Math.max(0, Math.min(value, end - value) / 2.2));
    const room = fade(x, this.across) * fade(y, this.down);
    const dx = 0.3 * Math.sin(y * 0.55 + x * 0.21 + 0.7) + 0.2 * Math.sin(x * 0.9 + 1.3);
    const dy = 0.3 * Math.sin(x * 0.5 - y * 0.17 + 2.1) + 0.2 * Math.sin(y * 0.85 + 0.4);
    return { x: RIM + (x + dx * room) * CELL, y: RIM + (y + dy * room) * CELL - lift };
  }

  /** The middle of a cell, on its roof. */
  centre(cell: number): Point {
    return this.point(this.column(cell) + 0.5, this.row(cell) + 0.5, this.lift(this.plan.region_at[cell]!));
  }

  /** The square in which the tile at a place lies. */
  square(place: number): Point & { readonly edge: number } {
    const edge = this.plan.size * CELL;
    return { x: RIM + (place % this.plan.columns) * edge, y: RIM + Math.floor(place / this.plan.columns) * edge, edge };
  }

  column(cell: number): number {
    return cell % this.across;
  }

  row(cell: number): number {
    return Math.floor(cell / this.across);
  }

  /** The rim of a region as closed rows of grid points, clockwise; holes run the other way. */
  loops(region: number): readonly (readonly Point[])[] {
    return (this.loopsOf[region] ??= this.walk(region));
  }

  private walk(region: number): Point[][] {
    const next = new Map<number, number[]>();
    const wide = this.across + 1;
    const edge = (x1: number, y1: number, x2: number, y2: number): void => {
      const from = y1 * wide + x1;
      next.set(from, [...(next.get(from) ?? []), y2 * wide + x2]);
    };
    for (const cell of this.cells[region]!) {
      const [x, y] = [this.column(cell), this.row(cell)];
      if (this.regionAt(x, y - 1) !== region) edge(x, y, x + 1, y);
      if (this.regionAt(x + 1, y) !== region) edge(x + 1, y, x + 1, y + 1);
      if (this.regionAt(x, y + 1) !== region) edge(x + 1, y + 1, x, y + 1);
      if (this.regionAt(x - 1, y) !== region) edge(x, y + 1, x, y);
    }
    const loops: Point[][] = [];
    while (next.size) loops.push(this.loop(next, wide));
    return loops;
  }

  /** Follow the rim once around. Where two cells touch at a corner only, keep to the right: they stay two pieces. */
  private loop(next: Map<number, number[]>, wide: number): Point[] {
    const spot = (grid: number): Point => ({ x: grid % wide, y: Math.floor(grid / wide) });
    const first = next.keys().next().value!;
    const loop = [spot(first)];
    let here = first;
    for (;;) {
      const ways = next.get(here)!;
      const before = loop.at(-2);
      const now = loop.at(-1)!;
      if (ways.length > 1 && before) {
        const turn = (to: Point): number => (to.x - now.x) * (now.y - before.y) - (to.y - now.y) * (now.x - before.x);
        ways.sort((a, b) => turn(spot(a)) - turn(spot(b)));
      }
      const to = ways.shift()!;
      if (!ways.length) next.delete(here);
      if (to === first) return loop;
      loop.push(spot(to));
      here = to;
    }
  }

  /** The outline of a region, lifted all over. */
  outline(region: number, lift = this.lift(region)): string {
    return this.loops(region)
      .map((loop) => polygon(loop.map(({ x, y }) => this.point(x, y, lift))))
      .join("");
  }

  /** The edge that can be seen: where a higher roof lies south of a point, its edge covers what is behind. */
  visible(region: number): string {
    const own = this.lift(region);
    const seen = ({ x, y }: Point): Point => {
      const south = Math.max(this.lift(this.regionAt(x - 1, y)), this.lift(this.regionAt(x, y)));
      return this.point(x, y, Math.max(own, south));
    };
    return this.loops(region)
      .map((loop) => polygon(loop.map(seen)))
      .join("");
  }

  /** Roofs in the order they are drawn: low ones first, then from north to south. */
  roofs(): number[] {
    const south = (region: number): number => Math.max(...this.cells[region]!.map((cell) => this.row(cell)));
    return this.regions
      .filter((region) => this.isRoof(region))
      .sort((a, b) => this.storeys(a) - this.storeys(b) || south(a) - south(b));
  }

  streets(): number[] {
    return this.regions.filter((region) => !this.isRoof(region));
  }
}
