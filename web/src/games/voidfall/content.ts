/** The content files of Voidfall as the server sends them. Numbers in zones and actions count their entries. */
import { contentReader } from "../../kit/content";
import { FOCUSES, type Focus, type Kind } from "./generated";

export type Origin = "rulebook" | "public" | "designed";

export interface Entry {
  readonly id: string;
  readonly origin: Origin;
  /** Single fields that are ours although the entry has a source. */
  readonly designed?: readonly string[];
}
/** One of the two ways a house begins. */
export interface OriginSide {
  readonly technology: string;
  readonly levels: readonly string[];
  /** The start agenda, in the language of objectives. */
  readonly objectives: readonly string[];
  /** A second start agenda, which one house has. */
  readonly second?: readonly string[];
}
export interface House extends Entry {
  readonly complexity: number;
  readonly preferred: readonly Focus[];
  readonly ability: string;
  /** Of the sector where it stands as a fallen house. */
  readonly population: number;
  readonly fallen: string;
  /** What the seven spaces of each track give, in the language of effects. */
  readonly society: readonly string[];
  readonly government: readonly string[];
  readonly economy: readonly string[];
  readonly a: OriginSide;
  readonly b: OriginSide;
}
export interface FocusCard extends Entry {
  /** The standard focus whose place it takes; a standard card names itself. */
  readonly replaces: Focus;
  readonly house?: string;
  /** Three, each `name: cost -> effect` in the language of effects. */
  readonly actions: readonly string[];
}
export interface Technology extends Entry {
  readonly immediate?: string;
  readonly actions?: readonly string[];
  readonly improved_actions?: readonly string[];
}
export interface AgendaKind extends Entry {
  readonly focuses: readonly Focus[];
  readonly action: string;
}
export interface Agenda extends Entry {
  readonly kind: Kind;
  readonly objectives: readonly string[];
}
export interface EventCard extends Entry {
  readonly cycle: number;
  readonly rounds: number;
  readonly boxes: readonly string[];
  readonly decrees: readonly string[];
}
export interface Token extends Entry {
  readonly copies: number;
  readonly reward: string;
}
/** A slot of the trade board. */
export interface Bonus extends Entry {
  readonly reward: string;
}
export interface SectorKind extends Entry {
  readonly guild_slots: number;
  readonly installation_slots: number;
  readonly once?: string;
}

export interface Content {
  readonly houses: readonly House[];
  readonly focuses: readonly FocusCard[];
  readonly technologies: readonly Technology[];
  readonly kinds: readonly AgendaKind[];
  readonly agendas: readonly Agenda[];
  readonly events: readonly EventCard[];
  readonly bounties: readonly Token[];
  readonly reclaims: readonly Token[];
  readonly bonuses: readonly Bonus[];
  readonly sectors: readonly SectorKind[];
}

/** The focus cards of a house by focus: its own where it has one, else the standard card (VF-FOC-04). */
export function cardsOf(content: Content, house: number): readonly number[] {
  const id = content.houses[house]?.id;
  return FOCUSES.map((focus, at) => {
    const own = content.focuses.findIndex((card) => card.house !== undefined && card.house === id && card.replaces === focus);
    return own < 0 ? at : own;
  });
}

/** The content of a table, read once. */
export const contentOf = contentReader((entries): Content => ({
  houses: entries("houses", "house"),
  focuses: entries("focuses", "focus"),
  technologies: entries("technologies", "technology"),
  kinds: entries("agendas", "kind"),
  agendas: entries("agendas", "agenda"),
  events: entries("events", "event"),
  bounties: entries("tokens", "bounty"),
  reclaims: entries("tokens", "reclaim"),
  bonuses: entries("tokens", "bonus"),
  sectors: entries("sectors", "sector"),
}));
