/** The content files of Xibalba as the server sends them. Numbers in zones and actions count their entries. */
import { contentReader } from "../../kit/content";
import { TYPES } from "./generated";

export type Origin = "rulebook" | "public" | "designed";
export type Timing = "effect" | "dice" | "action" | "permanent";

/** XIB-CMP-17: the four decks, in the order in which titles are counted. */
export type Type = (typeof TYPES)[number];

interface Entry {
  readonly id: string;
  readonly origin: Origin;
}
interface Printed extends Entry {
  readonly name_origin?: Origin;
  /** The faction whose sign the card bears. */
  readonly faction: string;
  readonly copies: number;
  readonly cost: number;
  readonly timing: Timing;
  readonly effect?: readonly string[];
  /** What using the effect costs each time. */
  readonly pay?: number;
  readonly strength?: number;
  readonly resistance?: number;
  readonly paragon?: number;
}
export interface Card extends Printed {
  readonly type: Type;
}
export interface Faction extends Entry {
  readonly name_origin?: Origin;
  readonly board: number;
  /** Prices of levels 2, 3 and 4. */
  readonly upgrade: readonly number[];
  readonly resistance: readonly number[];
  readonly productivity: readonly number[];
  readonly prices?: Readonly<Record<string, number>>;
  readonly ability: string;
}

export interface Content {
  /** By title. */
  readonly cards: readonly Card[];
  readonly factions: readonly Faction[];
}

/** The content of a table, read once. */
export const contentOf = contentReader((entries): Content => ({
  cards: TYPES.flatMap((type) => entries<Printed>(`${type}s`, type).map((card) => ({ ...card, type }))),
  factions: entries("factions", "faction"),
}));

/** What can be read: a card by its title, a faction by its number, a general action by its place among the prices. */
export interface Subject {
  readonly kind: "card" | "faction" | "action";
  readonly value: number;
}
