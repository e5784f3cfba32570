/** Walking over a board by keyboard: the arrows lead from one thing that can be chosen to the next, with Shift to any. */
import type { Attachment } from "svelte/attachments";

import type { Point } from "./point";
import { steers, towards } from "./steering";

export class Walk<Key> {
  private last = $state.raw<Key | null>(null);
  private readonly nodes = new Map<Key, HTMLElement | SVGElement>();
  /** The Tab key stops at whatever can be chosen; where nothing can, at one thing, from which the arrows lead on. */
  private readonly stop = $derived.by((): Key | undefined => {
    const all = this.all();
    return this.last !== null && all.includes(this.last) ? this.last : (this.legal()[0] ?? all[0]);
  });

  constructor(
    private readonly all: () => readonly Key[],
    private readonly legal: () => readonly Key[],
    private readonly heart: (key: Key, node: Element) => Point,
  ) {}

  tabindex(key: Key): 0 | -1 {
    return key === this.stop || this.legal().includes(key) ? 0 : -1;
  }

  /** The element of a thing. */
  at(key: Key): Attachment<HTMLElement | SVGElement> {
    return (node) => {
      const focused = (): void => void (this.last = key);
      this.nodes.set(key, node);
      node.addEventListener("focus", focused);
      return () => {
        node.removeEventListener("focus", focused);
        if (this.nodes.get(key) === node) this.nodes.delete(key);
      };
    };
  }

  /** Go on from a thing with an arrow key; other keys are left alone. */
  follow(event: KeyboardEvent, from: Key): void {
    if (!steers(event.key)) return;
    const legal = this.legal();
    const among = (event.shiftKey || !legal.length ? this.all() : legal).filter((key) => this.nodes.has(key));
    const next = towards(event.key, from, among, (key) => this.heart(key, this.nodes.get(key)!));
    // Where choices on the board end, the key is the table's, which may have more beside it.
    if (next !== null || event.shiftKey || !legal.length) event.preventDefault();
    if (next !== null) this.nodes.get(next)?.focus();
  }
}
