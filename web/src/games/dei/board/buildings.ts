/** Elevators and bridges: where they are drawn and what room they take. */
import { distance, type Point } from "../../../kit/board/point";
import { EMPTY } from "../generated";
import { CELL, type City } from "./city";
import type { Disc } from "./packing";
import { builder, markOf, type Standing } from "./standing";

interface Ends {
  /** Of an elevator the plate in the street and where the ladder ends on the roof; of a bridge both ends. */
  readonly from: Point;
  readonly to: Point;
}

export interface Building extends Ends {
  readonly kind: "elevator" | "bridge";
  readonly key: string;
  readonly mark: number;
}

const PLATE = 11;
const REACH = 10;
/** Buildings of several seats at one place stand side by side. */
const BESIDE = 19.5;
const OVERHANG = 3;

function elevatorEnds(city: City, place: number, shift: number): Ends {
  const foot = city.plan.elevators.foot[place]!;
  const head = city.plan.elevators.head[place]!;
  const dx = city.column(head) - city.column(foot);
  const dy = city.row(head) - city.row(foot);
  const x = city.column(foot) + 0.5 + dx / 2 + (dx ? 0 : shift);
  const y = city.row(foot) + 0.5 + dy / 2 + (dy ? 0 : shift);
  const lift = city.lift(city.plan.region_at[head]!);
  const base = city.point(x, y);
  // North of the street the wall shows; south of it the roof's edge covers part of the street.
  const edge = dy > 0 ? { x: base.x, y: base.y - lift } : base;
  const roof = { x: base.x, y: base.y - lift };
  return {
    from: { x: edge.x - dx * PLATE, y: edge.y - dy * PLATE },
    to: { x: roof.x + dx * REACH, y: roof.y + dy * (dy > 0 ? REACH : REACH / 2) },
  };
}

/** Both ends of a bridge, a little way in on the roofs. */
function bridgeEnds(city: City, span: number, shift: number): Ends {
  const a = city.plan.spans.start[span]!;
  const b = city.plan.spans.end[span]!;
  const level = city.row(a) === city.row(b);
  const end = (cell: number, other: number): Point => {
    const towards = Math.sign(other - cell) * 0.5;
    const x = city.column(cell) + 0.5 + (level ? towards : shift);
    const y = city.row(cell) + 0.5 + (level ? shift : towards);
    return city.point(x, y, city.lift(city.plan.region_at[cell]!));
  };
  const from = end(a, b);
  const to = end(b, a);
  const long = distance(from, to);
  const ux = ((to.x - from.x) / long) * OVERHANG;
  const uy = ((to.y - from.y) / long) * OVERHANG;
  return { from: { x: from.x - ux, y: from.y - uy }, to: { x: to.x + ux, y: to.y + uy } };
}

/** A building at a place of its kind; `beside` counts others at the same place. */
export function buildingAt(
  city: City,
  kind: Building["kind"],
  place: number,
  mark: number,
  seat = EMPTY,
  beside = 0,
): Building {
  const shift = (beside % 2 ? 1 : -1) * Math.ceil(beside / 2) * (BESIDE / CELL);
  const ends = (kind === "elevator" ? elevatorEnds : bridgeEnds)(city, place, shift);
  return { kind, key: `${kind}-${place}-${seat}-${beside}`, mark, ...ends };
}

/** Bridges, then elevators; of each kind the printed ones first, then those of the seats. */
export function buildings(city: City, standing: Standing): Building[] {
  const kinds = [
    ["bridge", city.plan.spans.neutral, standing.bridges],
    ["elevator", city.plan.elevators.neutral, standing.elevators],
  ] as const;
  return kinds.flatMap(([kind, printed, own]) => {
    const all = [
      ...printed.map((place) => ({ place, seat: EMPTY })),
      ...own.map((place, at) => ({ place, seat: builder(at) })).filter(({ place }) => place !== EMPTY),
    ];
    return all.map(({ place, seat }, at) => {
      const beside = all.slice(0, at).filter((other) => other.place === place).length;
      return buildingAt(city, kind, place, markOf(standing, seat), seat, beside);
    });
  });
}

/** The room that buildings take, by whatever region lies there. */
export function roomTaken(standing: readonly Building[]): Disc[] {
  return standing.flatMap(({ kind, from, to }): Disc[] => {
    if (kind === "elevator") return [{ ...from, radius: 9.5 }, { ...to, radius: 3 }];
    const steps = Math.ceil(distance(from, to) / 7);
    return Array.from({ length: steps + 1 }, (_, at) => ({
      x: from.x + ((to.x - from.x) * at) / steps,
      y: from.y + ((to.y - from.y) * at) / steps,
      radius: 7.5,
    }));
  });
}
