/** The content files of Voidfall as the server sends them. Numbers in zones and actions count their entries. */
import { contentReader } from "../../kit/content";
import type { AgendaEntry, AgendaKindEntry, BonusEntry, EventEntry, FocusEntry, HouseEntry } from "./generated";
import { FOCUSES, type TechnologyEntry } from "./generated";

/** The content of a table, read once. */
export const contentOf = contentReader((entries) => ({
  houses: entries<HouseEntry>("houses", "house"),
  focuses: entries<FocusEntry>("focuses", "focus"),
  technologies: entries<TechnologyEntry>("technologies", "technology"),
  kinds: entries<AgendaKindEntry>("agendas", "kind"),
  agendas: entries<AgendaEntry>("agendas", "agenda"),
  events: entries<EventEntry>("events", "event"),
  bonuses: entries<BonusEntry>("tokens", "bonus"),
}));

type Content = ReturnType<typeof contentOf>;

/** One of the two ways a house begins; undefined before it is chosen. */
export function originOf({ houses }: Content, house: number, origin: number) {
  const letter = (["a", "b"] as const)[origin];
  return letter && houses[house] && { letter, ...houses[house][letter] };
}

/** The focus cards of a house by focus: its own where it has one, else the standard card (VF-FOC-04). */
export function cardsOf({ houses, focuses }: Content, house: number): readonly number[] {
  const id = houses[house]?.id ?? "";
  return FOCUSES.map((focus, at) => {
    const own = focuses.findIndex((card) => card.house && card.house === id && card.replaces === focus);
    return own < 0 ? at : own;
  });
}
