/** The content files of D.E.I. as the server sends them. Numbers in zones and actions count their entries. */
import { contentReader } from "../../kit/content";
import { COLOURS, MARKETS, type Market } from "./generated";
import type { BoostEntry, CardEntry, DroneEntry, Entry, FactionEntry, FeatEntry, MissionEntry } from "./generated";

/** The colour of a market is the shape of its sign; the black market has one of its own. */
export const SHAPES = [...COLOURS, "black"] as const;
export type Shape = (typeof SHAPES)[number];

export type { CardEntry as Card, MissionEntry as Mission, Value } from "./generated";

export interface Tile extends Entry {
  readonly grid: string;
  readonly heights: Readonly<Record<string, number>>;
}

/** The content of a table, read once. */
export const contentOf = contentReader((entries) => ({
  cards: entries<CardEntry>("cards", "card"),
  feats: entries<FeatEntry>("feats", "feat"),
  missions: entries<MissionEntry>("missions", "mission"),
  boosts: entries<BoostEntry>("boosts", "boost"),
  factions: entries<FactionEntry>("factions", "faction"),
  drones: entries<DroneEntry>("drones", "drone"),
  tiles: entries<Tile>("tiles", "tile"),
}));
export type Content = ReturnType<typeof contentOf>;

/** The seat mark of each faction: silhouette and colour. */
const MARKS: Readonly<Record<string, number>> = { auxilia: 0, ravagers: 1, "refuge-42": 2, "farm-z": 3 };

export function markOf(content: Content, faction: number): number {
  return MARKS[content.factions[faction]?.id ?? ""] ?? Math.max(0, faction);
}

/** What a card of the markets shows at its foot: the shape of its market, or that it is a drone card. */
export type Sign = Shape | "drone";

/** The sign of a card; null for that of a faction, which shows its mark. */
export function signOf(card: CardEntry): Sign | null {
  if (card.block === "drone") return "drone";
  return SHAPES[MARKETS.indexOf(card.block as Market)] ?? null;
}

/** The colour of a sign on a card: drone cards lie in every market and have none of theirs. */
export const signColour = (sign: Sign): string => `var(--card-${sign === "drone" ? "black" : sign})`;

export function ownerOf(content: Content, card: CardEntry): number {
  return content.factions.findIndex((faction) => faction.id === card.block);
}

/** What can be read: a thing by its number in the content files. */
export interface Subject {
  readonly kind: "card" | "feat" | "mission" | "boost" | "drone" | "faction";
  readonly value: number;
}
