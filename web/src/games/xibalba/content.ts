/** The content files of Xibalba as the server sends them. Numbers in zones and actions count their entries. */
import { contentReader } from "../../kit/content";
import { TYPES, type CardEntry, type FactionEntry, type SoldierEntry } from "./generated";

/** XIB-CMP-17: the four decks, in the order in which titles are counted. */
export type Type = (typeof TYPES)[number];

type Printed = CardEntry & Partial<SoldierEntry>;
export interface Card extends Printed {
  readonly type: Type;
}

/** The content of a table, read once; cards by title. */
export const contentOf = contentReader((entries) => ({
  cards: TYPES.flatMap((type) => entries<Printed>(`${type}s`, type).map((card): Card => ({ ...card, type }))),
  factions: entries<FactionEntry>("factions", "faction"),
}));
export type Content = ReturnType<typeof contentOf>;

/** What can be read: a card by its title, a faction by its number, a general action by its place among the prices. */
export interface Subject {
  readonly kind: "card" | "faction" | "action";
  readonly value: number;
}
