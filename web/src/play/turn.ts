/** Whose turn it is, and what that means at this screen. */
import { presenceOf } from "../table/company.svelte";
import { nameOf } from "../table/people";
import type { Table } from "../table/table.svelte";
import { shell } from "../words/words.svelte";

export interface Status {
  /** Whether the seat one looks through is asked. */
  readonly mine: boolean;
  /** The seats that are asked. */
  readonly asked: readonly number[];
  readonly text: string;
}

export function statusOf(table: Table): Status {
  const asked = table.view.asked.filter((seat) => seat >= 0);
  if (table.result || table.gathering.status !== "playing") {
    return { mine: false, asked: [], text: shell.say("play-over") };
  }
  if (table.decision.asked) return { mine: true, asked, text: shell.say("play-your-turn") };
  const free = asked.find((seat) => table.people[seat]?.kind === "free");
  if (free !== undefined) return { mine: false, asked, text: shell.say("play-waits-for-seat", { seat: free + 1 }) };
  const gone = asked.find((seat) => ["away", "left"].includes(presenceOf(table.people[seat]) ?? ""));
  if (gone !== undefined) return { mine: false, asked, text: shell.say("play-waits-away", { name: nameOf(table, gone) }) };
  const names = asked.map((seat) => nameOf(table, seat)).join(", ");
  return { mine: false, asked, text: shell.say("play-turn-of", { names }) };
}

/** The seat the screen must be passed to: another of the viewer's seats that is asked while the current one is not. */
export function nextAtThisScreen(table: Table): number | null {
  if (table.result || table.mine.length < 2 || table.decision.asked || !table.mine.includes(table.viewer)) return null;
  return table.view.asked.find((seat) => table.mine.includes(seat)) ?? null;
}
