/** The parts of the table that are shown one at a time where there is little room. */
import type { Faced } from "../table/face";
import type { IconName } from "../ui/icons";
import { shell } from "../words/words.svelte";

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  /** How many things there may be clicked now. */
  readonly badge: number;
}

export function titleOf(table: Faced, id: string): string {
  return table.words.has(id) ? table.words.say(id) : shell.say(id);
}

export function offerTabs(table: Faced): Tab[] {
  return table.face.offers.map((offer) => ({
    id: offer.id,
    label: titleOf(table, offer.title),
    icon: offer.icon as IconName,
    badge: offer.targets(table),
  }));
}

export function phoneTabs(table: Faced): Tab[] {
  return [
    { id: "board", label: shell.say("play-board"), icon: "board", badge: 0 },
    { id: "mine", label: shell.say("play-mine"), icon: "user", badge: 0 },
    ...offerTabs(table),
    { id: "log", label: shell.say("play-log"), icon: "log", badge: 0 },
  ];
}
