/** Places on a board, and paths through them. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
export const polygon = (points: readonly Point[]): string => `M${points.map(at).join("L")}Z`;
export const line = (from: Point, to: Point): string => `M${at(from)}L${at(to)}`;
export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A place on a circle, in radians clockwise from the right. */
export const polar = (radius: number, angle: number, { x, y }: Point = { x: 0, y: 0 }): string =>
  `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;

/** The middle of several places; null where there are none. */
export function centre(points: readonly Point[]): Point | null {
  if (!points.length) return null;
  const sum = points.reduce((all, each) => ({ x: all.x + each.x, y: all.y + each.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}
