/** What has been typed at a table, and what the table said to it. */
import type { Wire } from "../api/client";

/** So many lines are kept. */
const MOST = 50;

export interface Entry {
  readonly id: string;
  /** What was typed; "" where the table speaks by itself. */
  readonly line: string;
  /** Null while the reply is on its way. */
  readonly lines: readonly string[] | null;
  readonly wrong: boolean;
}

export class Talk {
  entries = $state.raw<readonly Entry[]>([]);
  private number = 0;

  /** What was typed before, the latest first. */
  get typed(): string[] {
    return this.entries.map(({ line }) => line).filter(Boolean).reverse();
  }

  /** Note a line whose reply will come; returns its id. */
  asked(line: string): string {
    const id = `typed-${(this.number += 1)}`;
    this.keep({ id, line, lines: null, wrong: false });
    return id;
  }

  /** The table says something by itself. */
  tell(lines: readonly string[], wrong = false): void {
    this.keep({ id: `told-${(this.number += 1)}`, line: "", lines, wrong });
  }

  /** The reply to a line; the line, or null where nobody waits for it any more. */
  replied({ id, lines, wrong }: Pick<Wire["Replied"], "id" | "lines" | "wrong">): Entry | null {
    const asked = this.entries.find((entry) => entry.id === id) ?? null;
    this.entries = this.entries.map((entry) => (entry === asked ? { ...entry, lines, wrong } : entry));
    return asked;
  }

  /** The next person at this screen must not read it. */
  clear(): void {
    this.entries = [];
  }

  private keep(entry: Entry): void {
    this.entries = [...this.entries, entry].slice(-MOST);
  }
}
