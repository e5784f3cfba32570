/** Cards travel to where they have come to lie; then nothing moves. */
import type { Attachment } from "svelte/attachments";

import type { Point } from "../../../kit/board/point";
import { still } from "../../../settings/settings.svelte";
import type { Move } from "./changes";

const TIME = 240;
const FURTHER = 60;
const MOST = 900;
const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

const centre = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** From where it lay; what comes from the market flies across the page and only appears here. */
function way(from: DOMRect | undefined, to: DOMRect): Keyframe[] {
  if (!from) return [{ opacity: 0 }, { opacity: 1 }];
  const [start, end] = [centre(from), centre(to)];
  return [{ transform: `translate(${start.x - end.x}px, ${start.y - end.y}px)` }, { transform: "none" }];
}

export class Travels {
  private readonly nodes = new Map<string, HTMLElement>();
  private running: Animation[] = [];

  /** The element of a thing, by its key. */
  at(key: string): Attachment<HTMLElement> {
    return (node) => {
      this.nodes.set(key, node);
      return () => {
        if (this.nodes.get(key) === node) this.nodes.delete(key);
      };
    };
  }

  /** Where things lie before the page changes. */
  where(): ReadonlyMap<string, DOMRect> {
    return new Map([...this.nodes].map(([key, node]) => [key, node.getBoundingClientRect()]));
  }

  follow(moves: readonly Move[], before: ReadonlyMap<string, DOMRect>): void {
    this.finish();
    if (still()) return;
    this.running = moves.flatMap(({ from, to }, at) => {
      const node = this.nodes.get(to);
      if (!node) return [];
      const delay = Math.min(at * FURTHER, MOST - TIME);
      const timing = { duration: TIME, delay, easing: EASE, fill: "backwards" } as const;
      return [node.animate(way(before.get(from), node.getBoundingClientRect()), timing)];
    });
  }

  /** Any input ends what still moves. */
  finish(): void {
    for (const animation of this.running) animation.finish();
    this.running = [];
  }
}
