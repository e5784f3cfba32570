/** A view of D.E.I. as typed values: what lies on the pads, in the markets and on the mission board. */
import type { Wire } from "../../api/client";
import { readOnce } from "../../kit/position";
import { contentOf, markOf, type Content } from "./content";
import { EMPTY, MARKETS, PHASES, ROUNDS, SLOTS, zonesOf, type Facts, type PadFacts, type SeatZones, type Zones } from "./generated";

/** Cubes of a colour that a feat of it asks for (DEI-PHS-07). */
export const CUBES_TO_LEARN = 2;

/** A thing by its number in the content files; null where its face is hidden. */
export type Thing = number | null;

export interface Laid {
  readonly card: Thing;
  readonly down: boolean;
  /** The candy boost on it, or null. */
  readonly boost: number | null;
}

export interface FeatPlace {
  readonly feat: Thing;
  readonly learned: boolean;
}

export interface Pad extends Omit<SeatZones, "feats">, PadFacts {
  readonly seat: number;
  readonly hand: readonly Thing[];
  /** By phase: the first card, the second, and one spent for the Delivery Bot; null where none lies. */
  readonly phases: readonly (readonly (Laid | null)[])[];
  /** By colour; null where there is none. */
  readonly feats: readonly (FeatPlace | null)[];
  /** Not yet built: refuges, elevators, bridges. */
  readonly stock: readonly number[];
  /** Place in the turn order, from 1; 0 before there is one. */
  readonly place: number;
}

export interface MissionPlace {
  readonly mission: number;
  readonly column: number;
  /** The round of its column has passed (DEI-MIS-18). */
  readonly late: boolean;
  /** The seats whose token lies on it. */
  readonly tokens: readonly number[];
  /** What it would bring each seat now; null where that cannot be known. */
  readonly worth: readonly (number | null)[];
}

export interface Position extends Omit<Zones, "missions">, Omit<Facts, "pads"> {
  readonly pads: readonly Pad[];
  /** The cards of each market that nobody has seen yet, the drone cards mixed in among them. */
  readonly decks: readonly number[];
  /** Two rows of four columns; null where none lies. */
  readonly missions: readonly (MissionPlace | null)[];
  readonly asked: readonly number[];
}

/** What is known of a pad before figures stand on the board. */
const UNSET: PadFacts = { strength: [], control: [], cubes: [0, 0, 0], garrisons: [], buyable: [], missions: [] };

const things = <T extends Thing>(values: readonly T[]): readonly T[] => values.filter((value) => value !== EMPTY);

function pad(own: SeatZones, seat: number, zones: Zones, facts: Facts): Pad {
  const laid = own.played.map((card, at): Laid | null => {
    const boost = own.boosted[at] ?? EMPTY;
    if (card === EMPTY) return null;
    return { card, down: zones.down.includes(seat * SLOTS + at), boost: boost === EMPTY ? null : boost };
  });
  const size = SLOTS / PHASES;
  return {
    ...UNSET,
    ...own,
    ...facts.pads[seat],
    seat,
    hand: things(own.hands),
    planned: things(own.planned),
    phases: Array.from({ length: PHASES }, (_, phase) => laid.slice(phase * size, phase * size + size)),
    recycled: things(own.recycled),
    feats: own.learned.map((learned, colour): FeatPlace | null => {
      const secret = own.feats[colour] ?? null;
      if (learned !== EMPTY) return { feat: learned, learned: true };
      return secret === EMPTY ? null : { feat: secret, learned: false };
    }),
    boosts: things(own.boosts),
    stock: [own.refuges, own.elevators, own.bridges].map((built) => built.length - things(built).length),
    place: zones.order.indexOf(seat) + 1,
  };
}

function missionPlaces(zones: Zones, facts: Facts): (MissionPlace | null)[] {
  return zones.missions.map((mission, place) => {
    if (mission === EMPTY) return null;
    const column = place % ROUNDS;
    const row = Math.floor(place / ROUNDS);
    const tokens = zones.seats.flatMap((own, seat) => (own.tokens[column] === row ? [seat] : []));
    const worth = zones.seats.map((_, seat) => facts.pads[seat]?.missions[place] ?? null);
    return { mission, column, late: column + 1 < zones.round, tokens, worth };
  });
}

function decks(zones: Zones, content: Content): number[] {
  return MARKETS.map((market, at) => {
    const own = content.cards.filter((card, i) => card.block === market && zones.undrawn[i]).length;
    return own + (zones.deck_drones[at] ?? 0);
  });
}

export function readPosition(view: Wire["View"], content: Content): Position {
  const zones = zonesOf(view);
  const facts = view.facts as unknown as Facts;
  return {
    ...zones,
    ...facts,
    pads: zones.seats.map((own, seat) => pad(own, seat, zones, facts)),
    decks: decks(zones, content),
    missions: missionPlaces(zones, facts),
    asked: view.asked,
  };
}

export const { positionOf, foreseen } = readOnce((scene, view) => readPosition(view, contentOf(scene.content)));

/** The mark of every seat: that of its faction, and before it has one its own number or the next that is free. */
export function marksOf(position: Position, content: Content): number[] {
  const chosen = position.pads.map((pad) => (pad.faction === EMPTY ? EMPTY : markOf(content, pad.faction)));
  const free = [0, 1, 2, 3].filter((mark) => !chosen.includes(mark));
  return chosen.map((mark, seat) => {
    if (mark !== EMPTY) return mark;
    const at = free.includes(seat) ? free.indexOf(seat) : 0;
    return free.splice(at, 1)[0] ?? seat;
  });
}
