/** What a seat is called in lists. */
import type { Wire } from "../api/client";
import { levelName } from "../table/people";
import { shell } from "../words/words.svelte";

export function seatName(seat: Wire["SeatInfo"]): string {
  if (seat.kind === "bot") return seat.name || shell.say("lobby-bot", { level: levelName(seat.level) });
  if (seat.kind === "free") return shell.say("lobby-free");
  return seat.name;
}
