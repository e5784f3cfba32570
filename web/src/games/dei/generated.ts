// Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
/** What a view of this game holds, and how it is read. */
export const EMPTY = -1;
export const ROUNDS = 4;
export const PHASES = 3;
export const HAND = 20;
export const SLOTS = 9;
export const BIN = 24;
export const BOOSTS = 16;
export const SPOTS = 17;
export const TECHNOLOGY = 0;
export const ENERGY = 1;
export const SUPPLIES = 2;
export const TECHNOLOGY_TOKENS = 60;
export const ENERGY_TOKENS = 40;
export const SCRAPPERS = 15;
export const KIND = 3;

export const COLOURS = ["red", "blue", "green"] as const;
export type Colour = (typeof COLOURS)[number];

export const MARKETS = ["tactic", "logistic", "machinery", "black"] as const;
export type Market = (typeof MARKETS)[number];

export const RESOURCES = ["technology", "energy", "supplies"] as const;
export type Resource = (typeof RESOURCES)[number];

export const BUILDINGS = ["refuge", "elevator", "bridge"] as const;
export type Building = (typeof BUILDINGS)[number];

export const DRONES = ["harvester", "transporter", "teleporter", "reaper"] as const;

export const CHAMPIONS = ["abraham", "aria", "z-13", "neena"] as const;

export const FEATS = [
  "bombing", "trojan-horses", "fortress", "extreme-remedies", "field-knowledge", "caravan", "field-engineer",
  "underground-shortcut", "sky-boots", "outnumber", "drop-pod", "remote-drive", "exploitation-camp", "deep-excavation",
  "alternative-energy", "low-energy-remote-control", "delivery-bot", "trading-post",
] as const;

/** null is a thing whose face is hidden. */
export interface SeatZones {
  /** A faction. */
  readonly faction: number;
  /** A region. */
  readonly champions: number;
  readonly reserve: number;
  /** Each a region. */
  readonly refuges: readonly number[];
  /** Places for elevators on the board. */
  readonly elevators: readonly number[];
  /** Places for bridges on the board. */
  readonly bridges: readonly number[];
  readonly technology: number;
  readonly energy: number;
  readonly score: number;
  /** Each a card. */
  readonly hands: readonly (number | null)[];
  /** Each a card. */
  readonly planned: readonly (number | null)[];
  /** Each a card. */
  readonly played: readonly (number | null)[];
  /** Each a card. */
  readonly recycled: readonly number[];
  /** Each a feat. */
  readonly feats: readonly (number | null)[];
  /** Each a feat. */
  readonly learned: readonly number[];
  /** Each a boost. */
  readonly boosts: readonly (number | null)[];
  /** Each a boost. */
  readonly boosted: readonly number[];
  /** By column, the row of the mission chosen. */
  readonly tokens: readonly number[];
}

/** null is a thing whose face is hidden. */
export interface Zones {
  readonly seats: readonly SeatZones[];
  /** By row, as in `packed.laid`. */
  readonly layout: readonly number[];
  /** The colour of the outposts of each letter. */
  readonly key: readonly number[];
  readonly round: number;
  /** From 0. */
  readonly phase: number;
  /** Each a seat. */
  readonly order: readonly number[];
  readonly scrappers: readonly number[];
  /** By region: technology on the ground, energy on roofs. */
  readonly resources: readonly number[];
  /** Technology and energy. */
  readonly common: readonly number[];
  /** Each a region. */
  readonly drones: readonly number[];
  /** Places in `played` whose cards lie face down. */
  readonly down: readonly number[];
  /** Each a card. */
  readonly market: readonly number[];
  /** By card, whether it is in a deck. */
  readonly undrawn: readonly boolean[];
  /** Drone cards mixed into each deck of a colour. */
  readonly deck_drones: readonly number[];
  /** Each a feat. */
  readonly red_feats: readonly (number | null)[];
  /** Each a feat. */
  readonly blue_feats: readonly (number | null)[];
  /** Each a feat. */
  readonly green_feats: readonly (number | null)[];
  /** Each a boost. */
  readonly pile: readonly (number | null)[];
  /** Each a boost. */
  readonly gone: readonly number[];
  /** Each a mission. */
  readonly missions: readonly number[];
  /** What was done and may be done once, as in `packed.used`. */
  readonly used: number;
  /** The region of Abraham's extra collect. */
  readonly search: number;
  /** What may still be done, as in `packed.token`. */
  readonly pool: readonly number[];
}

interface Raw {
  readonly layout: readonly number[];
  readonly factions: readonly number[];
  readonly key: readonly number[];
  readonly round: number;
  readonly phase: number;
  readonly order: readonly number[];
  readonly scrappers: readonly number[];
  readonly resources: readonly number[];
  readonly champions: readonly number[];
  readonly reserve: readonly number[];
  readonly refuges: readonly number[];
  readonly elevators: readonly number[];
  readonly bridges: readonly number[];
  readonly technology: readonly number[];
  readonly energy: readonly number[];
  readonly common: readonly number[];
  readonly drones: readonly number[];
  readonly score: readonly number[];
  readonly hands: readonly (number | null)[];
  readonly planned: readonly (number | null)[];
  readonly played: readonly (number | null)[];
  readonly recycled: readonly number[];
  readonly down: number;
  readonly market: readonly number[];
  readonly undrawn: readonly number[];
  readonly deck_drones: readonly number[];
  readonly feats: readonly (number | null)[];
  readonly learned: readonly number[];
  readonly red_feats: readonly (number | null)[];
  readonly blue_feats: readonly (number | null)[];
  readonly green_feats: readonly (number | null)[];
  readonly boosts: readonly (number | null)[];
  readonly pile: readonly (number | null)[];
  readonly boosted: readonly number[];
  readonly gone: readonly number[];
  readonly missions: readonly number[];
  readonly tokens: readonly number[];
  readonly used: number;
  readonly search: number;
  readonly pool: readonly number[];
}

const part = <T>(cells: readonly T[], at: number, size: number): readonly T[] =>
  cells.slice(at * size, at * size + size);

const members = (set: number): readonly number[] =>
  [...Array(53).keys()].filter((at) => Math.floor(set / 2 ** at) % 2 === 1);

/** The zones of a view, read. */
export function zonesOf({ zones }: { readonly zones: unknown }): Zones {
  const raw = zones as Raw;
  return {
    seats: raw.factions.map((_, at) => ({
      faction: raw.factions[at]!,
      champions: raw.champions[at]!,
      reserve: raw.reserve[at]!,
      refuges: part(raw.refuges, at, KIND),
      elevators: part(raw.elevators, at, KIND),
      bridges: part(raw.bridges, at, KIND),
      technology: raw.technology[at]!,
      energy: raw.energy[at]!,
      score: raw.score[at]!,
      hands: part(raw.hands, at, HAND),
      planned: part(raw.planned, at, 2),
      played: part(raw.played, at, SLOTS),
      recycled: part(raw.recycled, at, BIN),
      feats: part(raw.feats, at, 3),
      learned: part(raw.learned, at, 3),
      boosts: part(raw.boosts, at, BOOSTS),
      boosted: part(raw.boosted, at, SLOTS),
      tokens: part(raw.tokens, at, 4),
    })),
    layout: raw.layout,
    key: raw.key,
    round: raw.round,
    phase: raw.phase,
    order: raw.order,
    scrappers: raw.scrappers,
    resources: raw.resources,
    common: raw.common,
    drones: raw.drones,
    down: members(raw.down),
    market: raw.market,
    undrawn: raw.undrawn.map((cell) => cell > 0),
    deck_drones: raw.deck_drones,
    red_feats: raw.red_feats,
    blue_feats: raw.blue_feats,
    green_feats: raw.green_feats,
    pile: raw.pile,
    gone: raw.gone,
    missions: raw.missions,
    used: raw.used,
    search: raw.search,
    pool: raw.pool,
  };
}

/** Places for elevators: ground and roof region, the cells where each is drawn, and which are printed. */
export interface Elevators {
  readonly ground: readonly number[];
  readonly roof: readonly number[];
  readonly foot: readonly number[];
  readonly head: readonly number[];
  readonly neutral: readonly number[];
}

/** Places for bridges: two roofs and the ground between them, the roof cells, and which are printed. */
export interface Spans {
  readonly a: readonly number[];
  readonly b: readonly number[];
  readonly under: readonly number[];
  readonly start: readonly number[];
  readonly end: readonly number[];
  readonly neutral: readonly number[];
}

export interface Outposts {
  readonly region: readonly number[];
  readonly cell: readonly number[];
  /** 0, 1, 2 for A, B, C. */
  readonly letter: readonly number[];
}

/** What is printed on tiles: in which region, and where it is drawn. */
export interface Printed {
  readonly region: readonly number[];
  readonly cell: readonly number[];
}

/** The board. Lists in a group run in parallel; cells count row by row. */
export interface Plan {
  readonly columns: number;
  readonly rows: number;
  /** Cells along the edge of a tile. */
  readonly size: number;
  /** The tile at each place; null where none lies yet. */
  readonly tiles: readonly (string | null)[];
  readonly rotations: readonly number[];
  /** The region of each cell; -1 where no tile lies yet. */
  readonly region_at: readonly number[];
  /** Of each region: 0 for the ground, 1 to 3 for roofs. */
  readonly heights: readonly number[];
  readonly elevators: Elevators;
  readonly spans: Spans;
  readonly outposts: Outposts;
  readonly refuges: Printed;
  readonly drones: Printed;
}

/** The card that is being resolved. */
export interface InPlay {
  readonly seat: number;
  /** Its slot on the pad: phase * 3 + which of its cards. */
  readonly at: number;
  /** What may still be done with it, in the words of cards.toml. */
  readonly pool: readonly string[];
}

export interface PadFacts {
  /** In every region. */
  readonly strength: readonly number[];
  /** Outposts of each colour. */
  readonly control: readonly number[];
  /** Of each colour. */
  readonly cubes: readonly number[];
  /** Of each colour. */
  readonly garrisons: readonly number[];
  /** The market cards whose slots are open and that could be paid for (DEI-MKT-03 to DEI-MKT-12). */
  readonly buyable: readonly number[];
  /** The points that each of the eight missions would bring now; null where that cannot be known. */
  readonly missions: readonly (number | null)[];
}

/** What the rules say of a position. Before figures stand on the board there are no pads. */
export interface Facts {
  /** The seat whose turn it is; -1 outside of turns. */
  readonly turn: number;
  /** How many cards it has played in this phase. */
  readonly turn_cards: number;
  readonly in_play: InPlay | null;
  /** The seat with the majority in every region; -1 for nobody. */
  readonly holder: readonly number[];
  readonly pads: readonly PadFacts[];
}

export interface Entry {
  readonly id: string;
  readonly origin: "rulebook" | "public" | "designed";
}

export interface CardEntry extends Entry {
  readonly block: "ravagers" | "refuge-42" | "farm-z" | "auxilia" | "tactic" | "logistic" | "machinery" | "black" | "drone";
  readonly supplies: number;
  readonly actions: readonly string[];
  readonly cost?: Cost | null;
}

export interface FeatEntry extends Entry {
  readonly colour: "red" | "blue" | "green";
  readonly rule: string;
}

export interface MissionEntry extends Entry {
  readonly kind: "constructions" | "drone-cards" | "outposts" | "technology" | "energy" | "scrappers" | "garrisons";
  readonly on_time: Value;
  readonly late: Value;
  readonly rule: string;
  readonly colour?: "red" | "blue" | "green" | "";
}

export interface BoostEntry extends Entry {
  readonly copies: number;
  readonly rule: string;
  readonly action?: string;
}

export interface FactionEntry extends Entry {
  readonly champion: "abraham" | "aria" | "z-13" | "neena";
  readonly rule: string;
  readonly drone: "harvester" | "transporter" | "teleporter" | "reaper";
  readonly drone_origin: "rulebook" | "public" | "designed";
}

export interface DroneEntry extends Entry {
  readonly figure: string;
  readonly rule: string;
}

export interface Cost {
  readonly technology?: number;
  readonly energy?: number;
}

export interface Value {
  readonly points: number;
  readonly per: number;
}
