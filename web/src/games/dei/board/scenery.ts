/** The drawing under the pieces: snow, streets, roofs, walls, windows, seams. One board always looks the same. */
import { at, line, polygon, type Point } from "../../../kit/board/point";
import { CELL, RIM, type City } from "./city";
import { landmarks, type Landmark } from "./landmarks";

export interface Roof {
  readonly region: number;
  readonly storeys: number;
  readonly base: string;
  readonly top: string;
  readonly walls: string;
  /** Light on the snow below lit windows. */
  readonly pools: readonly Point[];
  /** Windows by how they are lit: warm, pale, dark. */
  readonly windows: readonly string[];
  readonly snow: string;
  readonly furniture: string;
  readonly landmark: Landmark | null;
}

export interface Scenery {
  readonly drifts: readonly string[];
  /** Borders between streets. */
  readonly borders: string;
  /** What all roofs cast on the snow, as one shape: with its own way to be moved each would be a layer to put together. */
  readonly shadows: string;
  readonly roofs: readonly Roof[];
  readonly seams: string;
  readonly crosses: string;
  /** Places where no tile lies yet. */
  readonly unlaid: string;
}

/** Numbers from 0 to 1 that look random and are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const between = (random: () => number, low: number, high: number): number => low + random() * (high - low);
const oneOf = <T>(random: () => number, things: readonly T[]): T => things[Math.floor(random() * things.length)]!;
const fixed = (value: number): string => value.toFixed(1);

function ellipse(x: number, y: number, rx: number, ry: number): string {
  const [a, b] = [fixed(rx), fixed(ry)];
  return `M${fixed(x - rx)} ${fixed(y)}a${a} ${b} 0 1 0 ${fixed(2 * rx)} 0a${a} ${b} 0 1 0 ${fixed(-2 * rx)} 0Z`;
}

const box = (x: number, y: number, width: number, height: number): string =>
  `M${fixed(x)} ${fixed(y)}h${fixed(width)}v${fixed(height)}h${fixed(-width)}Z`;

/** The higher a house, the further its shadow lies from it. */
function shadow(city: City, region: number): string {
  const [dx, dy] = [2.5 + 2.2 * city.storeys(region), 2.5 + 2.4 * city.storeys(region)];
  const cast = ({ x, y }: Point): Point => ({ x: x + dx, y: y + dy });
  return city.loops(region).map((loop) => polygon(loop.map(({ x, y }) => cast(city.point(x, y))))).join("");
}

export function scenery(city: City): Scenery {
  const marked = landmarks(city);
  return {
    drifts: drifts(city),
    borders: borders(city),
    shadows: city.roofs().map((region) => shadow(city, region)).join(""),
    roofs: city.roofs().map((region) => roof(city, region, marked.get(region) ?? null)),
    seams: seams(city),
    crosses: crosses(city),
    unlaid: unlaid(city),
  };
}

/** Soft blotches: white, bluish, white. */
function drifts(city: City): string[] {
  const random = seeded(7);
  const paths = ["", "", ""];
  for (let i = 0; i < Math.round((city.across * city.down) / 10); i += 1) {
    const [x, y] = [random() * city.width, random() * city.height];
    const [long, short] = [between(random, 8, 30), between(random, 3, 9)];
    const kind = Math.floor(random() * paths.length);
    paths[kind] += random() < 0.75 ? ellipse(x, y, long, short) : ellipse(x, y, short, long);
  }
  return paths;
}

function borders(city: City): string {
  let path = "";
  for (const street of city.streets()) {
    for (const cell of city.cells[street]!) {
      const [x, y] = [city.column(cell), city.row(cell)];
      const other = (region: number): boolean => region >= 0 && region !== street && !city.isRoof(region);
      if (other(city.regionAt(x + 1, y))) path += line(city.point(x + 1, y), city.point(x + 1, y + 1));
      if (other(city.regionAt(x, y + 1))) path += line(city.point(x, y + 1), city.point(x + 1, y + 1));
    }
  }
  return path;
}

function roof(city: City, region: number, landmark: Landmark | null): Roof {
  const random = seeded(region * 7919 + city.cells[region]!.length);
  const storeys = city.storeys(region);
  const lift = city.lift(region);
  const front = fronts(city, region, random);
  let snow = "";
  let furniture = "";
  const cells = city.cells[region]!;
  const corner = (cell: number): Point => city.point(city.column(cell), city.row(cell), lift);
  for (let i = 0; i < Math.max(2, cells.length / 4); i += 1) {
    const { x, y } = corner(oneOf(random, cells));
    snow += ellipse(x + random() * CELL, y + random() * CELL, between(random, 6, 15), between(random, 3, 7));
  }
  for (let i = 0; i < (landmark ? 0 : Math.max(1, Math.floor(cells.length / 5))); i += 1) {
    const { x, y } = corner(oneOf(random, cells));
    furniture += box(
      x + between(random, 5, 13),
      y + between(random, 5, 13),
      oneOf(random, [4, 5, 7]),
      oneOf(random, [3, 4, 5]),
    );
  }
  return {
    region,
    storeys,
    base: city.outline(region, 0),
    top: city.outline(region),
    ...front,
    snow,
    furniture,
    landmark,
  };
}

/** The walls that show on the south side, with their windows. */
function fronts(city: City, region: number, random: () => number): Pick<Roof, "walls" | "pools" | "windows"> {
  const lift = city.lift(region);
  const windows = ["", "", ""];
  const pools: Point[] = [];
  let walls = "";
  for (const cell of city.cells[region]!) {
    const [x, y] = [city.column(cell), city.row(cell)];
    const south = city.regionAt(x, y + 1);
    const low = city.lift(south);
    if (south === region || low >= lift) continue;
    const [left, right] = [city.point(x, y + 1, lift), city.point(x + 1, y + 1, lift)];
    const [below, end] = [city.point(x, y + 1, low), city.point(x + 1, y + 1, low)];
    walls += polygon([left, right, end, below]);
    const high = below.y - left.y;
    if (high <= 3.4) continue;
    if (low === 0 && random() < 0.45) pools.push({ x: (below.x + end.x) / 2, y: below.y + 5 });
    for (const along of [0.2, 0.5, 0.8]) {
      if (random() < 0.5) continue;
      const wx = left.x + (right.x - left.x) * along - 1;
      const wy = left.y + (right.y - left.y) * along + 1.4;
      for (let storey = 0; storey < (high < 8 ? 1 : 2); storey += 1) {
        const lit = oneOf(random, [0, 0, 1, 2, -1]);
        if (lit >= 0) windows[lit] += box(wx, wy + storey * 4.6, 2.4, high < 6 ? 2 : 2.6);
      }
    }
  }
  return { walls, pools, windows };
}

function seams(city: City): string {
  const { columns, rows, size } = city.plan;
  let path = "";
  for (let i = 1; i < columns; i += 1) path += `M${fixed(RIM + i * size * CELL)} ${RIM}V${fixed(city.height - RIM)}`;
  for (let i = 1; i < rows; i += 1) path += `M${RIM} ${fixed(RIM + i * size * CELL)}H${fixed(city.width - RIM)}`;
  return path;
}

function crosses(city: City): string {
  const { columns, rows, size } = city.plan;
  let path = "";
  for (let i = 1; i < columns; i += 1) {
    for (let j = 1; j < rows; j += 1) {
      const [x, y] = [RIM + i * size * CELL, RIM + j * size * CELL];
      path += `M${at({ x: x - 5, y })}h10M${at({ x, y: y - 5 })}v10`;
    }
  }
  return path;
}

function unlaid(city: City): string {
  const squares = city.plan.tiles.flatMap((tile, place) => (tile === null ? [city.square(place)] : []));
  return squares.map(({ x, y, edge }) => box(x, y, edge, edge)).join("");
}
