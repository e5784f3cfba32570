/** Who is here, and who has just come or gone. */
import type { Wire } from "../api/client";

type Seat = Wire["SeatInfo"];
/** How a person's seat stands: they are here, out of sight for now, or have got up. */
export type Presence = "here" | "away" | "left";
export type Change = "sat" | "back" | "away" | "left" | "bot" | "again";
export interface News {
  readonly number: number;
  readonly seat: number;
  readonly change: Change;
}

/** Somebody who reloads a page is gone for a moment; only after this many milliseconds others hear of it. */
export const GRACE = 4000;
/** So long news is shown. */
export const SHOWN = 7000;

/** Whether a person is here; null for bots and free seats, and for one's own. */
export function presenceOf(seat: Seat | undefined): Presence | null {
  if (!seat || seat.kind !== "human" || seat.mine) return null;
  return seat.left ? "left" : seat.online ? "here" : "away";
}

/** What has changed at one seat. */
function changed(before: Seat, after: Seat): Change | null {
  if (after.mine || after.conceded) return null;
  if (before.kind === "free" && after.kind === "human") return "sat";
  if (before.kind !== after.kind) return after.kind === "bot" ? "bot" : after.kind === "human" ? "again" : null;
  if (before.left && !after.left) return "back";
  const [was, is] = [presenceOf(before), presenceOf(after)];
  if (was === is || is === null) return null;
  return is === "here" ? "back" : is;
}

export class Company {
  news = $state.raw<readonly News[]>([]);
  private number = 0;
  /** Seats whose people are out of sight, but maybe not for long. */
  private readonly leaving = new Map<number, ReturnType<typeof setTimeout>>();

  /** Compare who was here with who is. */
  follow(before: readonly Seat[], after: readonly Seat[]): void {
    after.forEach((seat, at) => {
      const change = before[at] ? changed(before[at], seat) : null;
      if (!change) return;
      const soon = this.leaving.get(at);
      clearTimeout(soon);
      this.leaving.delete(at);
      // Whoever sits down, or is back, is connected a moment later.
      if (!seat.online && change !== "left") this.leaving.set(at, setTimeout(() => this.gone(at), GRACE));
      if (change !== "away" && (change !== "back" || soon === undefined)) this.tell(at, change);
    });
  }

  private gone(seat: number): void {
    this.leaving.delete(seat);
    this.tell(seat, "away");
  }

  private tell(seat: number, change: Change): void {
    const told = { number: (this.number += 1), seat, change };
    this.news = [...this.news, told];
    setTimeout(() => (this.news = this.news.filter((each) => each !== told)), SHOWN);
  }

  close(): void {
    for (const timer of this.leaving.values()) clearTimeout(timer);
    this.leaving.clear();
  }
}
