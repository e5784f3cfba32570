/** Pieces on their way: one after the other, the whole chain within the time that people wait gladly. */
import type { Point } from "./point";

const TRAVEL = 240;
const EACH = 60;
const LONGEST = 900;

export interface Way {
  readonly from: Point;
  readonly to: Point;
  /** Its place in the chain, and how many there are. */
  readonly at: number;
  readonly of: number;
  /** Told when the last one is there. */
  readonly arrived: () => void;
}

/** Lets a group of a drawing travel. */
export function travel(node: SVGGElement, { from, to, at, of, arrived }: Way): { destroy: () => void } {
  const step = Math.min(EACH, (LONGEST - TRAVEL) / Math.max(1, of - 1));
  const frame = (point: Point): Keyframe => ({ transform: `translate(${point.x}px, ${point.y}px)` });
  const timing = { duration: TRAVEL, delay: at * step, easing: "cubic-bezier(.2,.8,.2,1)", fill: "both" } as const;
  const way = node.animate([frame(from), frame(to)], timing);
  if (at === of - 1) way.onfinish = arrived;
  return { destroy: () => way.cancel() };
}
