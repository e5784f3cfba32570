/** What seats and tables are called in lists. */
import type { Wire } from "../api/client";
import { levelName } from "../table/people";
import { shell } from "../words/words.svelte";
import { pickedBy } from "./picked";

export function seatName(seat: Wire["SeatInfo"]): string {
  if (seat.kind === "bot") return seat.name || shell.say("lobby-bot", { level: levelName(seat.level) });
  if (seat.kind === "free") return shell.say("lobby-free");
  return seat.name;
}

interface Named {
  readonly id: string;
  readonly title: string;
  readonly created: number;
}

/** A table's own name or, so that no two rows are alike, a place of its own and when it was opened. */
export function tableName({ id, title, created }: Named): string {
  if (title) return title;
  const names = shell.say("table-names").split("|").map((name) => name.trim());
  const when = new Date(1000 * created).toLocaleString(shell.language, { weekday: "short", hour: "numeric", minute: "2-digit" });
  return shell.say("table-name", { place: names[pickedBy(id, names.length)]!, when });
}
