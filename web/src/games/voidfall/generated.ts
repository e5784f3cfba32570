// Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
/** What a view of this game holds, and how it is read. */
export const EMPTY = -1;
export const NOBODY = -1;
export const FLEET_POWER = 14;
export const STOCK_LIMIT = 15;
export const TECHNOLOGIES = 28;
export const BASIC = 1;
export const IMPROVED = 2;
export const TOKEN_KINDS = 16;
export const GLORY_VALUES = 5;
export const FIELDS = 4;
export const SPACES = 7;
export const HAND = 32;
export const DECK = 8;
export const EVENTS = 9;
export const TRACK_PLACE = 32;
export const FIELD_PLACE = 35;
export const CHAMBERS_PLACE = 39;
export const EXTRAS = 8;
export const IMPROVED_EXTRAS = 20;

export const RESOURCES = ["food", "energy", "materials", "credits", "science"] as const;
export type Resource = (typeof RESOURCES)[number];

export const GUILDS = ["farmers", "engineers", "miners", "bankers", "scientists"] as const;
export type Guild = (typeof GUILDS)[number];

export const INSTALLATIONS = ["shipyard", "defence", "starbase"] as const;
export type Installation = (typeof INSTALLATIONS)[number];

export const FLEETS = ["corvette", "sentry", "destroyer", "dreadnought", "carrier"] as const;
export type Fleet = (typeof FLEETS)[number];

export const TRACKS = ["society", "government", "economy"] as const;
export type Track = (typeof TRACKS)[number];

export const KINDS = ["dominance", "wealth", "might", "support"] as const;
export type Kind = (typeof KINDS)[number];

export const FOCUSES = [
  "conquest", "development", "innovation", "politics", "production", "progress", "prosperity", "reinforcement",
  "temptation",
] as const;
export type Focus = (typeof FOCUSES)[number];

export const SECTORS = [
  "s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "s12", "s13", "s14", "s15", "s16", "s17",
  "s18", "s19", "s20", "s21", "s22", "s23", "s24", "s25", "s26", "s27", "s28", "s29", "s30", "s31",
] as const;
export type Sector = (typeof SECTORS)[number];

export const FIELD_NAMES = ["field-1", "field-2", "field-3", "field-4"] as const;

export const PLACES = [
  "s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "s12", "s13", "s14", "s15", "s16", "s17",
  "s18", "s19", "s20", "s21", "s22", "s23", "s24", "s25", "s26", "s27", "s28", "s29", "s30", "s31", "society",
  "government", "economy", "field-1", "field-2", "field-3", "field-4", "chambers",
] as const;
export type Place = (typeof PLACES)[number];

export const LABELS = [
  "food", "energy", "materials", "credits", "science", "influence", "any", "mix", "produce", "activate", "deploy",
  "regroup", "invade", "guild", "installation", "grow", "purify", "shift", "advance", "agenda", "agenda-dominance",
  "agenda-wealth", "agenda-might", "agenda-support", "technology", "trade", "token", "bounty", "reclaim", "upgrade",
  "glory", "preferred", "foresee", "score", "exchange", "place-adjacent", "place-lowest", "place-highest", "place-any",
  "place", "corrupt", "destroy-guild", "destroy-installation", "recall", "levels", "onward", "blank", "skirmish",
  "haven",
] as const;
export type Effect = (typeof LABELS)[number];

export const ITEMS = [
  "farmers", "engineers", "miners", "bankers", "scientists", "defence", "void", "bounty", "reclaim", "guild", "glory-1",
  "glory-2", "glory-3", "glory-4", "glory-5",
] as const;
export type Item = (typeof ITEMS)[number];

export const SOURCES = [
  "shields-approach", "shields", "drones-approach", "drones", "bombardment", "dreadnoughts", "carriers",
] as const;
export type Source = (typeof SOURCES)[number];

/** null is a thing whose face is hidden. */
export interface SeatZones {
  /** A house. */
  readonly house: number;
  /** An origin. */
  readonly origin: number;
  /** By resource. */
  readonly stock: readonly number[];
  readonly influence: number;
  readonly active: number;
  readonly inactive: number;
  readonly tokens: number;
  /** The space on each track. */
  readonly tracks: readonly number[];
  readonly track_corrupt: readonly boolean[];
  /** 0, BASIC or IMPROVED. */
  readonly technologies: readonly number[];
  readonly fallen: number;
  /** Focuses in hand. */
  readonly hand: readonly number[];
  /** Focuses discarded. */
  readonly discard: readonly number[];
  /** Each an agenda. */
  readonly agendas: readonly number[];
  readonly field_corrupt: readonly boolean[];
  /** Each an agenda. */
  readonly agenda_hands: readonly (number | null)[];
  /** How many of each kind. */
  readonly bounties: readonly number[];
  /** Likewise. */
  readonly reclaims: readonly number[];
  /** How many of each value, from 1 on. */
  readonly glory: readonly number[];
  readonly chambers: number;
  readonly kept: number;
  readonly paid: number;
  /** Fleet power in safe havens, where it stays. */
  readonly havens: number;
  /** Rewards of safe havens that were taken. */
  readonly sheltering: readonly number[];
  /** The last cycle in which a player gained a technology. */
  readonly researched: number;
}

export interface SectorZones {
  /** A seat. */
  readonly owner: number;
  /** By type. */
  readonly fleets: readonly number[];
  readonly void: number;
  readonly population: number;
  readonly corrupt: boolean;
  /** By kind. */
  readonly guilds: readonly number[];
  /** By kind. */
  readonly installations: readonly number[];
  readonly bounty_at: number;
  readonly reclaim_at: number;
  /** How many of each value, from 1 on. */
  readonly glory_at: readonly number[];
  readonly claimed: boolean;
}

export interface TechnologyZones {
  /** Those that give influence, and those that do not. */
  readonly copies: readonly number[];
  readonly improved: boolean;
  readonly later: boolean;
}

/** null is a thing whose face is hidden. */
export interface Zones {
  readonly seats: readonly SeatZones[];
  readonly sectors: readonly SectorZones[];
  readonly technologies: readonly TechnologyZones[];
  /** Each a seat. */
  readonly order: readonly number[];
  readonly cycle: number;
  readonly round: number;
  /** An event. */
  readonly event: number;
  /** A seat. */
  readonly turn: number;
  /** A focus. */
  readonly focus: number;
  /** Actions of the focus that are done. */
  readonly done: readonly number[];
  /** What was done in this turn and may be done once, as in `packed.used`. */
  readonly used: number;
  /** Overproductions of this turn, up to the second, where safe havens are built. */
  readonly overproduced: number;
  /** Whether a trade token gives a third action. */
  readonly flipped: boolean;
  /** An agenda. */
  readonly playing: number;
  /** The node that was declined last, for effects that are done several times. */
  readonly declined: number;
  /** Each an agenda. */
  readonly agenda_offer: readonly number[];
  readonly offer_corrupt: readonly boolean[];
  /** Each an agenda. */
  readonly agenda_decks: readonly (number | null)[];
  /** Each an agenda. */
  readonly agenda_under: readonly (number | null)[];
  /** Each an agenda. */
  readonly drawn: readonly (number | null)[];
  /** Who sees what is drawn and not yet kept: agendas and events. */
  readonly drawer: number;
  readonly bounty_left: readonly number[];
  readonly reclaim_left: readonly number[];
  readonly trade_board: number;
  readonly boxed: number;
  /** Each an event. */
  readonly events_left: readonly (number | null)[];
  /** Each an event. */
  readonly events_under: readonly (number | null)[];
  /** Each an event. */
  readonly foreseen: readonly (number | null)[];
  /** Each a seat. */
  readonly foreseer: readonly number[];
  /** Each an event. */
  readonly peeked: readonly (number | null)[];
  /** By type. */
  readonly attack: readonly number[];
  readonly battle: readonly number[];
}

interface Raw {
  readonly order: readonly number[];
  readonly cycle: number;
  readonly round: number;
  readonly event: number;
  readonly turn: number;
  readonly focus: number;
  readonly done: number;
  readonly used: number;
  readonly overproduced: number;
  readonly flipped: number;
  readonly playing: number;
  readonly declined: number;
  readonly houses: readonly number[];
  readonly origins: readonly number[];
  readonly stock: readonly number[];
  readonly influence: readonly number[];
  readonly active: readonly number[];
  readonly inactive: readonly number[];
  readonly tokens: readonly number[];
  readonly tracks: readonly number[];
  readonly track_corrupt: readonly number[];
  readonly technologies: readonly number[];
  readonly fallen: readonly number[];
  readonly hand: readonly number[];
  readonly discard: readonly number[];
  readonly agendas: readonly number[];
  readonly field_corrupt: readonly number[];
  readonly agenda_hands: readonly (number | null)[];
  readonly bounties: readonly number[];
  readonly reclaims: readonly number[];
  readonly glory: readonly number[];
  readonly chambers: readonly number[];
  readonly kept: readonly number[];
  readonly paid: readonly number[];
  readonly havens: readonly number[];
  readonly sheltering: readonly number[];
  readonly researched: readonly number[];
  readonly owner: readonly number[];
  readonly fleets: readonly number[];
  readonly void: readonly number[];
  readonly population: readonly number[];
  readonly corrupt: readonly number[];
  readonly guilds: readonly number[];
  readonly installations: readonly number[];
  readonly bounty_at: readonly number[];
  readonly reclaim_at: readonly number[];
  readonly glory_at: readonly number[];
  readonly claimed: readonly number[];
  readonly copies: readonly number[];
  readonly improved: readonly number[];
  readonly later: readonly number[];
  readonly agenda_offer: readonly number[];
  readonly offer_corrupt: readonly number[];
  readonly agenda_decks: readonly (number | null)[];
  readonly agenda_under: readonly (number | null)[];
  readonly drawn: readonly (number | null)[];
  readonly drawer: number;
  readonly bounty_left: readonly number[];
  readonly reclaim_left: readonly number[];
  readonly trade_board: number;
  readonly boxed: number;
  readonly events_left: readonly (number | null)[];
  readonly events_under: readonly (number | null)[];
  readonly foreseen: readonly (number | null)[];
  readonly foreseer: readonly number[];
  readonly peeked: readonly (number | null)[];
  readonly attack: readonly number[];
  readonly battle: readonly number[];
}

const part = <T>(cells: readonly T[], at: number, size: number): readonly T[] =>
  cells.slice(at * size, at * size + size);

const members = (set: number): readonly number[] =>
  [...Array(53).keys()].filter((at) => Math.floor(set / 2 ** at) % 2 === 1);

/** The zones of a view, read. */
export function zonesOf({ zones }: { readonly zones: unknown }): Zones {
  const raw = zones as Raw;
  const track_corrupt = raw.track_corrupt.map((cell) => cell > 0);
  const field_corrupt = raw.field_corrupt.map((cell) => cell > 0);
  return {
    seats: raw.houses.map((_, at) => ({
      house: raw.houses[at]!,
      origin: raw.origins[at]!,
      stock: part(raw.stock, at, 5),
      influence: raw.influence[at]!,
      active: raw.active[at]!,
      inactive: raw.inactive[at]!,
      tokens: raw.tokens[at]!,
      tracks: part(raw.tracks, at, 3),
      track_corrupt: part(track_corrupt, at, 3),
      technologies: part(raw.technologies, at, TECHNOLOGIES),
      fallen: raw.fallen[at]!,
      hand: members(raw.hand[at]!),
      discard: members(raw.discard[at]!),
      agendas: part(raw.agendas, at, FIELDS),
      field_corrupt: part(field_corrupt, at, FIELDS),
      agenda_hands: part(raw.agenda_hands, at, HAND),
      bounties: part(raw.bounties, at, TOKEN_KINDS),
      reclaims: part(raw.reclaims, at, TOKEN_KINDS),
      glory: part(raw.glory, at, GLORY_VALUES),
      chambers: raw.chambers[at]!,
      kept: raw.kept[at]!,
      paid: raw.paid[at]!,
      havens: raw.havens[at]!,
      sheltering: members(raw.sheltering[at]!),
      researched: raw.researched[at]!,
    })),
    sectors: raw.owner.map((_, at) => ({
      owner: raw.owner[at]!,
      fleets: part(raw.fleets, at, 5),
      void: raw.void[at]!,
      population: raw.population[at]!,
      corrupt: raw.corrupt[at]! > 0,
      guilds: part(raw.guilds, at, 5),
      installations: part(raw.installations, at, 3),
      bounty_at: raw.bounty_at[at]!,
      reclaim_at: raw.reclaim_at[at]!,
      glory_at: part(raw.glory_at, at, GLORY_VALUES),
      claimed: raw.claimed[at]! > 0,
    })),
    technologies: raw.improved.map((_, at) => ({
      copies: part(raw.copies, at, 2),
      improved: raw.improved[at]! > 0,
      later: raw.later[at]! > 0,
    })),
    order: raw.order,
    cycle: raw.cycle,
    round: raw.round,
    event: raw.event,
    turn: raw.turn,
    focus: raw.focus,
    done: members(raw.done),
    used: raw.used,
    overproduced: raw.overproduced,
    flipped: raw.flipped > 0,
    playing: raw.playing,
    declined: raw.declined,
    agenda_offer: raw.agenda_offer,
    offer_corrupt: raw.offer_corrupt.map((cell) => cell > 0),
    agenda_decks: raw.agenda_decks,
    agenda_under: raw.agenda_under,
    drawn: raw.drawn,
    drawer: raw.drawer,
    bounty_left: raw.bounty_left,
    reclaim_left: raw.reclaim_left,
    trade_board: raw.trade_board,
    boxed: raw.boxed,
    events_left: raw.events_left,
    events_under: raw.events_under,
    foreseen: raw.foreseen,
    foreseer: raw.foreseer,
    peeked: raw.peeked,
    attack: raw.attack,
    battle: raw.battle,
  };
}

export type Phase = "set-up" | "preparation" | "focus" | "evaluation" | "over";

export interface Wormhole {
  readonly hex: readonly [number, number];
  readonly letter: string;
}

/** The galaxy of a map; lists run sector by sector, hexes are axial coordinates. */
export interface Plan {
  readonly hexes: readonly (readonly [number, number])[];
  readonly kinds: readonly string[];
  /** Whose home or outpost it is at the start, or -1. */
  readonly owner: readonly number[];
  readonly near: readonly (readonly number[])[];
  readonly touching: readonly (readonly number[])[];
  readonly storms: readonly (readonly [readonly [number, number], readonly [number, number]])[];
  readonly wormholes: readonly Wormhole[];
  readonly guild_slots: readonly number[];
  readonly installation_slots: readonly number[];
  /** The house that fell there, or "". */
  readonly fallen: readonly string[];
  readonly resists: readonly (readonly string[])[];
  readonly while_held: readonly (readonly string[])[];
  readonly once: readonly boolean[];
  /** The civilization level of each space of a track, from before the first on. */
  readonly levels: readonly number[];
}

/** An invasion that sets out, and the fleet power on its way by type. */
export interface Gathering {
  readonly seat: number;
  readonly sector: number;
  readonly fleets: readonly number[];
  /** The seat's sectors that it would lose if no fleet power stayed there. */
  readonly held: readonly number[];
}

/** A combat that is being fought. */
export interface Combat {
  /** -1: the void attacks. */
  readonly attacker: number;
  readonly sector: number;
  /** -1: the void or a fallen house defends. */
  readonly defender: number;
  readonly attacking: readonly number[];
  readonly defending: readonly number[];
}

/** What is being done. */
export interface Course {
  readonly phase: Phase;
  /** The seat whose turn it is; -1 outside of turns. */
  readonly turn: number;
  /** The focus card in play; -1 where there is none. */
  readonly focus: number;
  /** Whether the void is about to strike and drones may avert it. */
  readonly strike: boolean;
  readonly gathering: Gathering | null;
  readonly combat: Combat | null;
  /** The line of a card that is asked about, part by part, as the number of its text; -1 elsewhere. */
  readonly line: number;
  /** Of that line the parts with several effects: the one that stands for each, and the number of its text. */
  readonly parts: readonly (readonly [number, number])[];
}

/** What stands behind the figures on the table; lists run seat by seat, or sector by sector. Before every house has its origin there is only what is being done. */
export interface Facts extends Course {
  /** Production levels by resource. */
  readonly level?: readonly (readonly number[])[];
  readonly yields?: readonly (readonly number[])[];
  /** How many levels are missing to a higher yield; null at the top. */
  readonly rise?: readonly (readonly (number | null)[])[];
  /** Points due now, how many of them the stock covers, and the influence the rest would cost. */
  readonly upkeep?: readonly (readonly [number, number, number])[];
  /** What the start agenda and the agenda of each field would score now; null where none lies. */
  readonly agendas?: readonly (readonly (number | null)[])[];
  /** Whether a seat could take the reward of each decree of the event. */
  readonly decrees?: readonly (readonly boolean[])[];
  /** How many technologies a seat may have, and how many of them improved. */
  readonly limits?: readonly (readonly [number, number])[];
  /** Markers on the house board, and own corrupted sectors. */
  readonly corruption?: readonly (readonly [number, number])[];
  /** Its strength if the evaluation came now, and the sectors it could fall upon. */
  readonly skirmish?: readonly (readonly [number, readonly number[]])[];
  /** Those of them that it would take. */
  readonly falling?: readonly (readonly number[])[];
  /** Of the viewer: by focus, what is missing for each action, and how much of it; null where it can be paid. */
  readonly missing?: readonly (readonly (readonly [string, number] | null)[])[];
  /** The approach damage of the defence of a sector. */
  readonly approach?: readonly number[];
  /** The upkeep symbols of a sector. */
  readonly symbols?: readonly number[];
}

export interface Entry {
  readonly id: string;
  readonly origin: "rulebook" | "public" | "designed";
}

export interface HouseEntry extends Entry {
  readonly designed: readonly string[];
  readonly complexity: number;
  readonly preferred: readonly string[];
  readonly ability: string;
  readonly population: number;
  readonly fallen: string;
  readonly society: readonly string[];
  readonly government: readonly string[];
  readonly economy: readonly string[];
  readonly a: HouseOrigin;
  readonly b: HouseOrigin;
}

export interface FocusEntry extends Entry {
  readonly replaces: string;
  readonly actions: readonly [string, string, string];
  readonly house?: string;
}

export interface TechnologyEntry extends Entry {
  readonly immediate: string;
  readonly actions?: readonly string[];
  readonly improved_actions?: readonly string[];
  readonly designed?: readonly string[];
}

export interface AgendaKindEntry extends Entry {
  readonly focuses: readonly string[];
  readonly action: string;
}

export interface AgendaEntry extends Entry {
  readonly kind: "dominance" | "wealth" | "might" | "support";
  readonly objectives: readonly string[];
  readonly designed?: readonly string[];
}

export interface EventEntry extends Entry {
  readonly cycle: 1 | 2 | 3;
  readonly rounds: number;
  readonly boxes: readonly string[];
  readonly decrees: readonly [string, string];
}

export interface TokenEntry extends Entry {
  readonly copies: number;
  readonly reward: string;
}

export interface BonusEntry extends Entry {
  readonly reward: string;
}

export interface YieldEntry extends Entry {
  readonly by_level: readonly number[];
}

export interface SectorKindEntry extends Entry {
  readonly guild_slots: number;
  readonly installation_slots: number;
  readonly guilds?: readonly ("farmers" | "engineers" | "miners" | "bankers" | "scientists")[];
  readonly installations?: readonly ("shipyard" | "defence" | "starbase")[];
  readonly once?: string;
  readonly while_held?: readonly ("F" | "E" | "M" | "C" | "S")[];
  readonly resists?: readonly ("corruption" | "void")[];
  readonly slots_without_upkeep?: boolean;
  readonly fixed_population?: boolean;
  readonly upkeep?: number;
}

export interface ScenarioEntry extends Entry {
  readonly fallen: readonly [string, string, string, string];
  readonly recommended: readonly [string, string, string, string];
}

export interface MapEntry extends Entry {
  readonly sectors: readonly string[];
  readonly storms: readonly string[];
}

export interface HouseOrigin {
  readonly technology: string;
  readonly home: string;
  readonly outpost: string;
  readonly active: number;
  readonly stock: readonly [number, number, number, number, number];
  readonly objectives: readonly string[];
  readonly second?: readonly string[];
  readonly creed?: readonly string[];
  readonly spaces?: readonly [number, number, number];
  readonly levels?: readonly ("F" | "E" | "M" | "C" | "S")[];
  readonly extras?: readonly string[];
}
