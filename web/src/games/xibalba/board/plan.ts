/** Where ark, bases and notes lie in a window of any size. */
import type { Point } from "../../../kit/board/point";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Place extends Box {
  readonly seat: number;
  /** A corner has its stacks under its name, a strip beside it. */
  readonly form: "corner" | "strip";
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  /** The middle of the ark and the outer radius of its ring. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** By seat. */
  readonly bases: readonly Place[];
  /** Where it is said what an attack would do, and what the ark brings; one below the other on a phone. */
  readonly notes: { readonly attack: Box; readonly ark: Box; readonly stacked: boolean };
}

/** The size everything was drawn for. */
const USUAL = 580;
const CORNER = { width: 206, height: 126 };
const LEAST = { width: 178, height: 112 };
const STRIP = 116;
const PHONE = 440;
const ROW = { least: 62, most: 92 };
const PHONE_RADIUS = { least: 60, most: 84 };
const NOTE = 122;

export const middle = (box: Box): Point => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** The style of what fills a box, or is at least that tall. */
export const placed = ({ left, top, width, height }: Box, tall: "height" | "min-height" = "height"): string =>
  `left: ${left}px; top: ${top}px; width: ${width}px; ${tall}: ${height}px`;

/** How far it is from the middle of a box to its rim, on the way to a point outside. */
export function toRim(box: Box, point: Point): number {
  const from = middle(box);
  const [dx, dy] = [Math.abs(point.x - from.x), Math.abs(point.y - from.y)];
  const part = Math.min(dx ? box.width / 2 / dx : Infinity, dy ? box.height / 2 / dy : Infinity, 1);
  return Math.hypot(dx, dy) * part;
}

/** Seats in clockwise order from the one in front. */
export function around(seats: number, front: number): number[] {
  return [...Array(seats).keys()].map((at) => (front + at) % seats);
}

function distance(x: number, y: number, box: Box): number {
  const dx = Math.max(box.left - x, 0, x - box.left - box.width);
  const dy = Math.max(box.top - y, 0, y - box.top - box.height);
  return Math.hypot(dx, dy);
}

function corners(width: number, height: number, scale: number, order: readonly number[]): Place[] {
  const gap = Math.max(8, 12 * scale);
  const wide = Math.max(LEAST.width, CORNER.width * scale, 0.3 * width);
  const tall = Math.max(LEAST.height, CORNER.height * scale);
  const strip = Math.max(LEAST.height, STRIP * scale);
  const [left, right, top, bottom] = [gap, width - gap - wide, gap, height - gap - tall];
  const corner = { form: "corner", width: wide, height: tall } as const;
  const whole = { form: "strip", left, width: width - 2 * gap, height: strip } as const;
  const above = [{ ...corner, left, top }, { ...corner, left: right, top }];
  const inFront = { ...whole, top: height - gap - strip };
  const below = [{ ...corner, left, top: bottom }, { ...corner, left: right, top: bottom }] as const;
  const places = [[inFront, { ...whole, top }], [inFront, ...above], [below[0], ...above, below[1]]][order.length - 2]!;
  return order.map((seat, at) => ({ seat, ...places[at]! }));
}

/** The ring lies where most room is left for it. */
function ring(width: number, height: number, bases: readonly Place[]): { y: number; radius: number } {
  const x = width / 2;
  const tries = [...Array(41).keys()].map((at) => (height * (30 + at)) / 100);
  const roomAt = (y: number): number => Math.min(...bases.map((box) => distance(x, y, box)), y, height - y) - 5;
  const best = tries.reduce((a, b) => {
    const more = roomAt(b) - roomAt(a);
    return more > 0.5 || (more > -0.5 && Math.abs(b - height / 2) < Math.abs(a - height / 2)) ? b : a;
  });
  return { y: best, radius: roomAt(best) };
}

function square(width: number, height: number, order: readonly number[]): Plan {
  const scale = Math.min(width, height) / USUAL;
  const bases = corners(width, height, scale, order);
  const { y, radius: room } = ring(width, height, bases);
  const radius = Math.min(room, 0.3 * Math.min(width, height));
  const gap = Math.max(8, 12 * scale);
  const beside = width / 2 - radius - 2 * gap;
  // Text about a fight goes between the bases, so that it covers none.
  const [front, ...others] = bases as [Place, ...Place[]];
  const top = Math.max(...others.filter((box) => box.top < y).map((box) => box.top + box.height)) + gap / 2;
  const note = { width: Math.max(NOTE, beside), top, height: front.top - top - gap / 2 };
  return {
    width,
    height,
    x: width / 2,
    y,
    radius,
    bases: [...bases].sort((a, b) => a.seat - b.seat),
    notes: { attack: { left: gap, ...note }, ark: { left: width - gap - note.width, ...note }, stacked: false },
  };
}

const within = (value: number, { least, most }: { least: number; most: number }): number =>
  Math.max(least, Math.min(most, value));

/**
 * On a phone the ark stands above with the notes beside it, and every base is a row of its own. All of it fits into the
 * window where that is possible; where it is not, one scrolls.
 */
function column(width: number, order: readonly number[], { noted, window }: Phone): Plan {
  const gap = 5;
  const radius = within((window - 2 * gap - order.length * (ROW.least + gap)) / 2, PHONE_RADIUS);
  const row = within((window - 2 * radius - 2 * gap) / order.length - gap, ROW);
  const top = Math.max(2 * radius, noted) + 2 * gap;
  const strip = { form: "strip", left: gap, width: width - 2 * gap, height: row } as const;
  const bases = order.map((seat, at): Place => ({ ...strip, seat, top: top + at * (row + gap) }));
  const left = 2 * (radius + gap) + 4;
  const note = { left, top: gap, width: width - left - gap, height: 0 };
  return {
    width,
    height: top + order.length * (row + gap) - gap,
    x: radius + gap,
    y: radius + gap,
    radius,
    bases: [...bases].sort((a, b) => a.seat - b.seat),
    notes: { attack: note, ark: note, stacked: true },
  };
}

interface Phone {
  /** How tall the notes are, which stand one below the other. */
  readonly noted: number;
  /** How tall the window is while nothing is being chosen. */
  readonly window: number;
}

export function planOf(width: number, height: number, seats: number, front: number, phone?: Phone): Plan {
  const order = around(seats, front);
  if (width >= PHONE) return square(width, height, order);
  return column(width, order, phone ?? { noted: 0, window: height });
}
