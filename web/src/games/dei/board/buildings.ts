/** Elevators and bridges: where they are drawn and what room they take. */
import { distance, type Point } from "../../../kit/board/point";
import { NEUTRAL } from "../../../ui/marks";
import { CELL, type City } from "./city";
import type { Disc } from "./packing";
import { builder, markOf, type Standing } from "./standing";
import { EMPTY } from "../generated";

export interface Elevator {
  readonly key: string;
  readonly place: number;
  readonly mark: number;
  /** The plate in the street, and where the ladder ends on the roof. */
  readonly plate: Point;
  readonly end: Point;
}

export interface Bridge {
  readonly key: string;
  readonly span: number;
  readonly mark: number;
  readonly from: Point;
  readonly to: Point;
}

const PLATE = 11;
const REACH = 10;
/** Buildings of several seats at one place stand side by side. */
const BESIDE = 19.5;
const OVERHANG = 3;

/** The plate and the end of the ladder of an elevator; `beside` counts others at the same place. */
export function elevatorEnds(city: City, place: number, beside = 0): { plate: Point; end: Point } {
  const foot = city.plan.elevators.foot[place]!;
  const head = city.plan.elevators.head[place]!;
  const dx = city.column(head) - city.column(foot);
  const dy = city.row(head) - city.row(foot);
  const shift = (beside % 2 ? 1 : -1) * Math.ceil(beside / 2) * (BESIDE / CELL);
  const x = city.column(foot) + 0.5 + dx / 2 + (dx ? 0 : shift);
  const y = city.row(foot) + 0.5 + dy / 2 + (dy ? 0 : shift);
  const lift = city.lift(city.plan.region_at[head]!);
  const base = city.point(x, y);
  // North of the street the wall shows; south of it the roof's edge covers part of the street.
  const edge = dy > 0 ? { x: base.x, y: base.y - lift } : base;
  const roof = { x: base.x, y: base.y - lift };
  return {
    plate: { x: edge.x - dx * PLATE, y: edge.y - dy * PLATE },
    end: { x: roof.x + dx * REACH, y: roof.y + dy * (dy > 0 ? REACH : REACH / 2) },
  };
}

/** Both ends of a bridge, a little way in on the roofs. */
export function bridgeEnds(city: City, span: number, beside = 0): { from: Point; to: Point } {
  const a = city.plan.spans.start[span]!;
  const b = city.plan.spans.end[span]!;
  const level = city.row(a) === city.row(b);
  const shift = (beside % 2 ? 1 : -1) * Math.ceil(beside / 2) * (BESIDE / CELL);
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

/** Printed ones first, then those of the seats; each with what stands at the same place before it. */
function built(
  neutral: readonly number[],
  own: readonly number[],
  standing: Standing,
): { place: number; mark: number; seat: number }[] {
  return [
    ...neutral.map((place) => ({ place, mark: NEUTRAL, seat: EMPTY })),
    ...own.flatMap((place, at) =>
      place === EMPTY ? [] : [{ place, mark: markOf(standing, builder(at)), seat: builder(at) }],
    ),
  ];
}

function counted<T extends { place: number }>(things: readonly T[]): (T & { beside: number })[] {
  return things.map((thing, at) => ({
    ...thing,
    beside: things.slice(0, at).filter((other) => other.place === thing.place).length,
  }));
}

export function elevators(city: City, standing: Standing): Elevator[] {
  const all = built(city.plan.elevators.neutral, standing.elevators, standing);
  return counted(all).map(({ place, mark, seat, beside }) => ({
    key: `elevator-${place}-${seat}-${beside}`,
    place,
    mark,
    ...elevatorEnds(city, place, beside),
  }));
}

export function bridges(city: City, standing: Standing): Bridge[] {
  const all = built(city.plan.spans.neutral, standing.bridges, standing);
  return counted(all).map(({ place, mark, seat, beside }) => ({
    key: `bridge-${place}-${seat}-${beside}`,
    span: place,
    mark,
    ...bridgeEnds(city, place, beside),
  }));
}

/** The room that buildings take, by whatever region lies there. */
export function roomTaken(lifts: readonly Elevator[], spans: readonly Bridge[]): Disc[] {
  const along = ({ from, to }: Bridge): Disc[] => {
    const steps = Math.ceil(distance(from, to) / 7);
    return Array.from({ length: steps + 1 }, (_, at) => ({
      x: from.x + ((to.x - from.x) * at) / steps,
      y: from.y + ((to.y - from.y) * at) / steps,
      radius: 7.5,
    }));
  };
  return [
    ...lifts.flatMap(({ plate, end }) => [
      { ...plate, radius: 9.5 },
      { ...end, radius: 3 },
    ]),
    ...spans.flatMap(along),
  ];
}
