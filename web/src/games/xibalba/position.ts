/** A view of Xibalba as typed values: what lies on the table, with what the server works out by the rules. */
import type { Wire } from "../../api/client";
import { readOnce } from "../../kit/position";
import type { Scene } from "../../table/scene";
import { contentOf, type Card, type Content } from "./content";
import { EMPTY, zonesOf, type BaseFacts, type Cell, type Facts, type Figures, type SeatZones, type Zones } from "./generated";

export interface Base extends SeatZones, BaseFacts {
  readonly seat: number;
  /** Squad, then the four build slots; each from the active card down. */
  readonly stacks: readonly (readonly Cell[])[];
}

export interface Ark {
  /** The soldier in it, null while it is empty. */
  readonly occupant: Cell | null;
  /** -1 for nobody. */
  readonly controller: number;
  readonly life: number;
  readonly limit: number;
  readonly figures: Figures | null;
}

export interface Position extends Omit<Zones, "ark">, Omit<Facts, "bases"> {
  readonly ark: Ark;
  readonly bases: readonly Base[];
  readonly asked: readonly number[];
}

/** What is known of a base before there is one. */
const UNBUILT: BaseFacts = {
  resistance: 0, productivity: 0, soldier: null, card_prices: [], action_prices: [], medicine: 0,
};

export function readPosition(view: Wire["View"]): Position {
  const zones = zonesOf(view);
  const facts = view.facts as unknown as Facts;
  const base = (own: SeatZones, seat: number): Base => ({
    ...UNBUILT,
    ...own,
    ...facts.bases[seat],
    seat,
    stacks: own.cards.map((cards) => [...cards].reverse()),
  });
  const { ark: occupant, controller, life } = zones;
  return {
    ...zones,
    ...facts,
    ark: { occupant, controller, life, limit: facts.limits.life, figures: facts.occupant },
    bases: zones.seats.map(base),
    asked: view.asked,
  };
}

export const { positionOf, foreseen } = readOnce((_, view) => readPosition(view));

/** Cards of one type in a deck or on a discard pile. */
export function pileOf(counts: readonly number[], content: Content, type: string): number {
  return counts.reduce((all, count, title) => all + (content.cards[title]?.type === type ? count : 0), 0);
}

export function factionName(scene: Scene, seat: number): string {
  const faction = contentOf(scene.content).factions[positionOf(scene).bases[seat]?.faction ?? EMPTY];
  return faction ? scene.words.say(`faction-${faction.id}`) : "";
}

/** The slot a card would most likely go to, for asking why it cannot: one of its type, an empty one, else the first. */
export function likelySlot(cards: readonly Pick<Card, "type">[], base: Base, title: number): number {
  const open = [...Array(base.level).keys()].map((at) => at + 1);
  const type = (slot: number): string | undefined => cards[base.stacks[slot]?.[0]?.title ?? EMPTY]?.type;
  const same = open.find((slot) => type(slot) === cards[title]?.type);
  return same ?? open.find((slot) => type(slot) === undefined) ?? 1;
}
