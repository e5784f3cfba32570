/**
 * Positions wait here until they are shown, one at a time, as fast as the viewer likes. The present is always known, and one may
 * go there at any time; nothing waits for what is shown.
 */
import type { Tempo } from "../settings/settings.svelte";

/** Milliseconds for a step. */
export const STEP: Readonly<Record<Tempo, number>> = { calm: 700, brisk: 350, instant: 0 };
/** So many steps wait at most; those before them are passed over. */
const MOST = 300;

/** A position that somebody's answer led to. */
export interface Position {
  readonly seq: number;
  /** Whether there is something to tell; a position without news takes no time. */
  readonly tells: boolean;
}

export class Pace<P extends Position> {
  /** What is shown while others wait; null for the present. */
  shown = $state.raw<P | null>(null);
  /** What comes next, the present last. */
  waiting = $state.raw<readonly P[]>([]);
  paused = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -Infinity;

  constructor(
    /** Milliseconds for a step; 0 shows everything at once. */
    private readonly step: () => number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** How many steps are still to be shown. */
  get behind(): number {
    return this.waiting.filter(({ tells }) => tells).length;
  }

  /** The present changes from one position to another. */
  follow(before: P, after: P): void {
    if (!this.step()) return this.skip();
    if (!this.shown && !this.paused && (!after.tells || this.now() - this.last >= this.step())) {
      if (after.tells) this.last = this.now();
      return;
    }
    this.shown ??= before;
    this.waiting = [...this.waiting, after];
    if (this.waiting.length > MOST) this.next();
    this.run();
  }

  /** Answers from this number on were taken back. */
  forget(seq: number): void {
    this.waiting = this.waiting.filter((position) => position.seq < seq);
    if (this.shown && this.shown.seq >= seq) this.shown = null;
  }

  /** Show what comes next, and nothing more by itself. */
  forward(): void {
    this.paused = true;
    this.run();
    this.next();
  }

  toggle(): void {
    this.paused = !this.paused;
    this.run();
  }

  /** Go to the present. */
  skip(): void {
    this.waiting = [];
    this.shown = null;
    this.paused = false;
    this.run();
  }

  /** Go on as fast as is wanted now. */
  run(): void {
    clearTimeout(this.timer);
    if (!this.waiting.length || this.paused) return;
    const wait = Math.max(0, this.step() - (this.now() - this.last));
    this.timer = setTimeout(() => {
      this.next();
      this.run();
    }, wait);
  }

  private next(): void {
    const at = this.waiting.findIndex(({ tells }) => tells);
    const rest = at < 0 ? [] : this.waiting.slice(at + 1);
    this.shown = rest.length ? this.waiting[at]! : null;
    this.waiting = rest;
    this.last = this.now();
  }
}
