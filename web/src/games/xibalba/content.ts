/** The content files of Xibalba as the server sends them. Numbers in zones and actions count their entries. */
import { contentReader } from "../../kit/content";
import { TIMINGS, TYPES } from "./generated";

/** XIB-CMP-17: the four decks, in the order in which titles are counted. */
export type Type = (typeof TYPES)[number];

interface Printed {
  readonly id: string;
  readonly origin: "rulebook" | "public" | "designed";
  /** The faction whose sign the card bears. */
  readonly faction: string;
  readonly cost: number;
  readonly timing: (typeof TIMINGS)[number];
  readonly effect?: readonly string[];
  readonly strength?: number;
  readonly resistance?: number;
  readonly paragon?: number;
}
export interface Card extends Printed {
  readonly type: Type;
}
interface Faction {
  readonly id: string;
  /** Prices of levels 2, 3 and 4. */
  readonly upgrade: readonly number[];
  readonly resistance: readonly number[];
  readonly productivity: readonly number[];
}

/** The content of a table, read once; cards by title. */
export const contentOf = contentReader((entries) => ({
  cards: TYPES.flatMap((type) => entries<Printed>(`${type}s`, type).map((card): Card => ({ ...card, type }))),
  factions: entries<Faction>("factions", "faction"),
}));
export type Content = ReturnType<typeof contentOf>;

/** What can be read: a card by its title, a faction by its number, a general action by its place among the prices. */
export interface Subject {
  readonly kind: "card" | "faction" | "action";
  readonly value: number;
}
