/** Moving over the board with the arrow keys: the nearest place in that direction. */
import type { Point } from "./point";

const WAYS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The one to go to with this key; null for other keys, or if there is nothing that way. */
export function towards<Key>(
  key: string,
  from: Key,
  among: readonly Key[],
  place: (thing: Key) => Point,
): Key | null {
  const way = WAYS[key];
  if (!way) return null;
  const here = place(from);
  let found: Key | null = null;
  let least = Infinity;
  for (const thing of among) {
    if (thing === from) continue;
    const there = place(thing);
    const ahead = (there.x - here.x) * way.x + (there.y - here.y) * way.y;
    const aside = Math.abs((there.x - here.x) * way.y) + Math.abs((there.y - here.y) * way.x);
    if (ahead <= 0 || aside > 2.5 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [found, least] = [thing, cost];
  }
  return found;
}

export const steers = (key: string): boolean => key in WAYS;
