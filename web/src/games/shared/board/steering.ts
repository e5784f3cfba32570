/** Moving over the board with the arrow keys: the nearest place in that direction. */
import type { Point } from "./point";

const WAYS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The one to go to with this key; null for other keys, or where nothing lies that way. */
export function towards(
  key: string,
  from: number,
  among: readonly number[],
  place: (region: number) => Point,
): number | null {
  const way = WAYS[key];
  if (!way) return null;
  const here = place(from);
  let found: number | null = null;
  let least = Infinity;
  for (const region of among) {
    if (region === from) continue;
    const there = place(region);
    const ahead = (there.x - here.x) * way.x + (there.y - here.y) * way.y;
    const aside = Math.abs((there.x - here.x) * way.y) + Math.abs((there.y - here.y) * way.x);
    if (ahead <= 0 || aside > 2.5 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [found, least] = [region, cost];
  }
  return found;
}

export const steers = (key: string): boolean => key in WAYS;
