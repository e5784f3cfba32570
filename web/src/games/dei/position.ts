/** A view of D.E.I. as typed values: what lies on the pads, in the markets and on the mission board. */
import type { Wire } from "../../api/client";
import { readOnce } from "../../kit/position";
import { contentOf, markOf, MARKETS, type Content } from "./content";

export const EMPTY = -1;
const HAND = 20;
const SLOTS = 9;
const BIN = 24;
const BOOSTS = 16;
const KIND = 3;
export const ROUNDS = 4;
export const PHASES = 3;
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

export interface Pad {
  readonly seat: number;
  /** -1 while none is chosen. */
  readonly faction: number;
  readonly score: number;
  readonly technology: number;
  readonly energy: number;
  /** Cubes by colour: red, blue, green. */
  readonly cubes: readonly number[];
  readonly hand: readonly Thing[];
  readonly planned: readonly Thing[];
  /** By phase: the first card, the second, and one spent for the Delivery Bot; null where none lies. */
  readonly phases: readonly (readonly (Laid | null)[])[];
  readonly recycled: readonly Thing[];
  readonly reserve: number;
  /** By colour; null where there is none. */
  readonly feats: readonly (FeatPlace | null)[];
  readonly boosts: readonly Thing[];
  /** Not yet built: refuges, elevators, bridges. */
  readonly stock: readonly number[];
  /** Place in the turn order, from 1; 0 before there is one. */
  readonly place: number;
  /** The market cards it could pay for and whose slots it can reach. */
  readonly buyable: readonly number[];
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

export interface InPlay {
  readonly seat: number;
  /** Phase * 3 + which of its cards. */
  readonly at: number;
  /** What may still be done, in the words of cards.toml. */
  readonly pool: readonly string[];
}

export interface Position {
  /** 0 during set-up. */
  readonly round: number;
  /** From 0. */
  readonly phase: number;
  readonly order: readonly number[];
  readonly pads: readonly Pad[];
  /** Four markets of three slots, left to right; -1 where none lies. */
  readonly market: readonly number[];
  readonly decks: readonly number[];
  /** Two rows of four columns; null where none lies. */
  readonly missions: readonly (MissionPlace | null)[];
  readonly inPlay: InPlay | null;
  /** The seat whose turn it is; -1 outside of turns. */
  readonly turn: number;
  /** How many cards that seat has begun to play in this phase. */
  readonly turnCards: number;
  readonly asked: readonly number[];
}

type Zones = Readonly<Record<string, readonly number[]>>;
type Hidden = Readonly<Record<string, readonly Thing[]>>;

const part = <T>(values: readonly T[] | undefined, seat: number, size: number): readonly T[] =>
  (values ?? []).slice(seat * size, seat * size + size);
const things = (values: readonly Thing[]): readonly Thing[] => values.filter((value) => value !== EMPTY);

function pad(zones: Zones, hidden: Hidden, facts: Facts, down: (at: number) => boolean, seat: number): Pad {
  const played = part(hidden.played, seat, SLOTS);
  const boosted = part(zones.boosted, seat, SLOTS);
  const laid = played.map((card, at): Laid | null =>
    card === EMPTY
      ? null
      : { card, down: down(seat * SLOTS + at), boost: boosted[at] === EMPTY ? null : (boosted[at] ?? null) },
  );
  const secret = part(hidden.feats, seat, KIND);
  return {
    seat,
    faction: zones.factions?.[seat] ?? EMPTY,
    score: zones.score?.[seat] ?? 0,
    technology: zones.technology?.[seat] ?? 0,
    energy: zones.energy?.[seat] ?? 0,
    cubes: facts.cubes?.[seat] ?? [0, 0, 0],
    hand: things(part(hidden.hands, seat, HAND)),
    planned: things(part(hidden.planned, seat, 2)),
    phases: [0, 1, 2].map((phase) => laid.slice(phase * 3, phase * 3 + 3)),
    recycled: things(part(hidden.recycled, seat, BIN)),
    reserve: zones.reserve?.[seat] ?? 0,
    feats: part(zones.learned, seat, KIND).map((feat, colour): FeatPlace | null => {
      if (feat !== EMPTY) return { feat, learned: true };
      return secret[colour] === EMPTY ? null : { feat: secret[colour]!, learned: false };
    }),
    boosts: things(part(hidden.boosts, seat, BOOSTS)),
    stock: [zones.refuges, zones.elevators, zones.bridges].map(
      (built) => part(built, seat, KIND).filter((place) => place === EMPTY).length,
    ),
    place: (zones.order?.indexOf(seat) ?? -1) + 1,
    buyable: facts.buyable?.[seat] ?? [],
  };
}

function missionPlaces(zones: Zones, facts: Facts, seats: number, round: number): (MissionPlace | null)[] {
  return (zones.missions ?? []).map((mission, place) => {
    if (mission === EMPTY) return null;
    const column = place % ROUNDS;
    const row = Math.floor(place / ROUNDS);
    const all = [...Array(seats).keys()];
    const tokens = all.filter((seat) => zones.tokens?.[seat * ROUNDS + column] === row);
    const worth = all.map((seat) => facts.missions?.[seat]?.[place] ?? null);
    return { mission, column, late: column + 1 < round, tokens, worth };
  });
}

/** The cards of each market that nobody has seen yet, the drone cards mixed in among them. */
function decks(zones: Zones, content: Content): number[] {
  return MARKETS.map((market, at) => {
    const own = content.cards.filter((card, i) => card.block === market && zones.undrawn?.[i]).length;
    return own + (zones.deck_drones?.[at] ?? 0);
  });
}

/** What the server works out by the rules (`view.facts`). */
interface Facts {
  readonly cubes?: readonly (readonly number[])[];
  readonly pool?: readonly string[];
  /** By seat, then by place on the mission board. */
  readonly missions?: readonly (readonly (number | null)[])[];
  /** By seat: the market cards it could pay for and reach. */
  readonly buyable?: readonly (readonly number[])[];
  readonly turn: number;
  readonly turn_cards: number;
  readonly card: readonly [seat: number, at: number] | null;
}

/** Cards face down are bits of one number, which may have more than 32 of them. */
const bit = (bits: number, at: number): boolean => Math.floor(bits / 2 ** at) % 2 === 1;

export function readPosition(view: Wire["View"], seats: number, content: Content): Position {
  const zones = view.zones as Zones;
  const numbers = view.zones as Record<string, number>;
  const facts = view.facts as unknown as Facts;
  const round = numbers.round ?? 0;
  const { card } = facts;
  return {
    round,
    phase: numbers.phase ?? 0,
    order: zones.order ?? [],
    pads: [...Array(seats).keys()].map((seat) =>
      pad(zones, view.zones as Hidden, facts, (at) => bit(numbers.down ?? 0, at), seat),
    ),
    market: zones.market ?? [],
    decks: decks(zones, content),
    missions: missionPlaces(zones, facts, seats, round),
    inPlay: card ? { seat: card[0], at: card[1], pool: facts.pool ?? [] } : null,
    turn: facts.turn,
    turnCards: facts.turn_cards,
    asked: view.asked,
  };
}

export const { positionOf, foreseen } = readOnce((scene, view) => readPosition(view, scene.seats, contentOf(scene.content)));

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
