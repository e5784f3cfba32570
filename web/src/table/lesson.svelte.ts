/** The guided game at a table: what the coach says now, and whether one goes one's own way. */
import type { Wire } from "../api/client";

type Coaching = Wire["Coaching"];

export class Lesson {
  now = $state.raw<Coaching | null>(null);
  /** Whether the present task is left aside; the next one is marked again. */
  own = $state(false);

  take(now: Coaching | null): void {
    if (now?.task !== this.now?.task) this.own = false;
    this.now = now;
  }

  /** The answers to point at. */
  get marks(): readonly number[] {
    return this.now?.phase === "task" && !this.own ? this.now.accepts : [];
  }
}
