/** Who sits at a table, and what they are called. */
import type { Wire } from "../api/client";
import { shell } from "../words/words.svelte";

/** How strong a bot is, in words. */
export function levelName(level: string): string {
  return shell.has(`level-${level}`) ? shell.say(`level-${level}`) : level;
}

interface Played {
  readonly people: readonly Wire["SeatInfo"][];
  readonly view: { readonly zones: Readonly<Record<string, unknown>> };
}

/** The name of whoever plays something, such as a faction, by the zone with what each seat plays; "" if they have none. */
export function whoPlays({ people, view }: Played, zone: string, value: number): string {
  const plays = view.zones[zone];
  return (Array.isArray(plays) && people[plays.indexOf(value)]?.name) || "";
}

export function nameOf({ people }: { readonly people: readonly Wire["SeatInfo"][] }, seat: number): string {
  const person = people[seat];
  if (person?.name) return person.name;
  if (person?.kind === "bot") return shell.say("play-bot", { level: levelName(person.level) });
  return shell.say("play-seat", { seat: seat + 1 });
}
