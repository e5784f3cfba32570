/** The lesson a table follows: its current step, and what was tried instead. */
import type { Wire } from "../api/client";

type Step = Wire["LessonStep"];

export class Lesson {
  step = $state.raw<Step | null>(null);
  /** The answer that was tried although the lesson wants another. */
  tried = $state<number | null>(null);
  /** Whether the last step was taken while one looked on. */
  done = $state(false);

  take(step: Step | null): void {
    if (this.step && !step) this.done = this.step.number > this.step.steps;
    if (step?.number !== this.step?.number || step?.action !== this.step?.action) this.tried = null;
    this.step = step;
  }

  /** Whether the lesson forbids an answer; it is kept in case the player leaves the lesson to play it. */
  refuses(seat: number, code: number): boolean {
    if (!this.step || this.step.seat !== seat || this.step.action === code) return false;
    this.tried = code;
    return true;
  }
}
