/** The level that is played at a table, read again after every answer. */
import { Problem, read, type Wire } from "../api/client";
import type { Table } from "../table/table.svelte";
import { shell } from "../words/words.svelte";

const LEVEL = /^start (level|puzzle) /;
const TRIED = "start ";

/** Whether somebody tries something out alone here: then nothing is hidden behind a curtain. */
export function isTrial(table: Table): boolean {
  return table.info.origin?.table.startsWith(TRIED) ?? false;
}

/** The rule whose example is tried out here, or nothing. */
export function triedRule(table: Table): string {
  return /^start example (\S+)/.exec(table.info.origin?.table ?? "")?.[1] ?? "";
}

export class LevelWatch {
  now = $state.raw<Wire["LevelNow"] | null>(null);
  readonly on: boolean;

  constructor(private readonly table: Table) {
    this.on = LEVEL.test(table.info.origin?.table ?? "");
  }

  /** Ask how the level stands; to be called in an effect, which follows answers and language. */
  follow(): void {
    const { id, seq, viewer } = this.table;
    if (!this.on || viewer < 0) return;
    read<Wire["LevelNow"]>(`tables/${id}/level`, { seat: viewer, language: shell.language }).then(
      (now) => {
        if (now.seq >= seq) this.now = now;
      },
      (problem: unknown) => {
        if (!(problem instanceof Problem)) throw problem;
      },
    );
  }
}
