// Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
/** What a view of this game holds, and how it is read. */
export const EMPTY = -1;
export const NOBODY = -1;
export const STACKS = 5;
export const SQUAD = 0;
export const ARK_PLACE = 0;
export const NO_PLACE = 6;
export const ROLLED = 7;
export const ATTACK_DICE = 4;
export const NO_SPOT = 0;
export const ARK_SPOT = 1;
export const SEAT_SPOTS = 2;
export const STACK_SPOTS = 6;
export const MOST_SYMBOLS = 63;
export const MOST_LASTING = 15;

export const FACES = ["blank", "r1", "r2", "r3", "attack", "critical", "p1", "p2"] as const;
export type Face = (typeof FACES)[number];

export const ROLLED_FACES = ["blank", "r1", "r2", "r3", "blank", "attack", "critical"] as const;

export const KEPT = ["r0", "r1", "r2", "r3", "a0", "attack", "critical"] as const;

export const ACTIONS = [
  "reorganise", "medicine", "weapon-technology", "tactical-attack", "harvest", "discard", "upgrade",
] as const;

export const TYPES = ["soldier", "civilian", "building", "event"] as const;

export const STACK_NAMES = ["squad", "slot1", "slot2", "slot3", "slot4"] as const;
export type Stack = (typeof STACK_NAMES)[number];

export const SEATS = ["p1", "p2", "p3", "p4"] as const;

export const SPOTS = [
  "-", "ark", "p1", "p2", "p3", "p4", "p1-squad", "p1-slot1", "p1-slot2", "p1-slot3", "p1-slot4", "p2-squad",
  "p2-slot1", "p2-slot2", "p2-slot3", "p2-slot4", "p3-squad", "p3-slot1", "p3-slot2", "p3-slot3", "p3-slot4",
  "p4-squad", "p4-slot1", "p4-slot2", "p4-slot3", "p4-slot4",
] as const;
export type Spot = (typeof SPOTS)[number];

export const ACTS = [
  "gain-resources", "lose-resources", "gain-paragon", "lose-paragon", "roll-paragon", "steal-resources",
  "steal-paragon", "others-lose-resources", "others-gain-resources", "damage-ark", "heal", "destroy-soldier",
  "destroy-civilian", "destroy-building", "destroy-upgrade", "destroy-ark", "destroy-this", "demote-soldier",
  "demote-upgrade", "win-over-soldier", "recall", "roll-attack", "pool-dice", "rerolls", "refresh", "add-symbol",
  "turn-blank", "lasting",
] as const;

export const PERSONAL = [
  "strength", "ark-strength", "resistance", "block-resistance", "critical", "loot", "control", "kill", "entry-life",
  "unblockable", "no-block", "paragon-value",
] as const;

export const MODIFIERS = [
  "strength", "ark-strength", "resistance", "block-resistance", "critical", "loot", "control", "kill", "entry-life",
  "unblockable", "no-block", "paragon-value", "base-resistance", "one-die-resistance", "guard", "pool", "reroll",
  "blank-trade", "medicine-life", "soldier-price", "civilian-price", "building-price", "event-price",
  "reorganise-price", "medicine-price", "weapon-technology-price", "tactical-attack-price", "harvest-price",
  "discard-price", "upgrade-price", "kin-price", "breach-resources", "block-resources",
] as const;

export const TIMINGS = ["effect", "dice", "action", "permanent"] as const;

export const PER = [
  "once", "per-soldier", "per-civilian", "per-building", "per-kin", "if-holding", "if-outside",
] as const;

export const ENDS = ["until-end-of-turn", "until-next-turn"] as const;

export interface Cell {
  readonly used: boolean;
  readonly resolved: boolean;
  readonly title: number;
}

export const cellOf = (packed: number): Cell => ({
  used: ((packed >> 8) & 1) === 1,
  resolved: ((packed >> 7) & 1) === 1,
  title: packed & 127,
});

export interface Lasting {
  readonly seat: number;
  readonly modifier: number;
  readonly amount: number;
  readonly ends: boolean;
}

export const lastingOf = (packed: number): Lasting => ({
  seat: (packed >> 12) & 3,
  modifier: (packed >> 6) & 63,
  amount: ((packed >> 1) & 31) - 16,
  ends: (packed & 1) === 1,
});

export interface SeatZones {
  /** A faction. */
  readonly faction: number;
  readonly resources: number;
  readonly paragon: number;
  /** A level. */
  readonly level: number;
  /** Each a cell. */
  readonly cards: readonly (readonly Cell[])[];
  readonly heights: readonly number[];
}

export interface Zones {
  readonly seats: readonly SeatZones[];
  /** A seat. */
  readonly first: number;
  readonly turns: number;
  /** Each a card. */
  readonly market: readonly number[];
  /** Copies by title. */
  readonly deck: readonly number[];
  /** Likewise. */
  readonly discards: readonly number[];
  /** A card. */
  readonly event: number;
  /** A cell. */
  readonly ark: Cell | null;
  /** A seat. */
  readonly controller: number;
  readonly life: number;
  /** Resource dice and attack dice that wait for the first roll. */
  readonly pool: readonly number[];
  readonly rerolls: number;
  readonly rolled: readonly number[];
  /** The action pool, by face. */
  readonly dice: readonly number[];
  /** Symbols and criticals of the attack that is carried out. */
  readonly committed: readonly number[];
  /** General actions done in this turn. */
  readonly done: readonly number[];
  /** Each a lasting. */
  readonly lasting: readonly Lasting[];
  /** A seat. */
  readonly winner: number;
}

interface Raw {
  readonly factions: readonly number[];
  readonly first: number;
  readonly turns: number;
  readonly resources: readonly number[];
  readonly paragon: readonly number[];
  readonly levels: readonly number[];
  readonly cards: readonly number[];
  readonly heights: readonly number[];
  readonly market: readonly number[];
  readonly deck: readonly number[];
  readonly discards: readonly number[];
  readonly event: number;
  readonly ark: number;
  readonly controller: number;
  readonly life: number;
  readonly pool: readonly number[];
  readonly rerolls: number;
  readonly rolled: readonly number[];
  readonly dice: readonly number[];
  readonly committed: readonly number[];
  readonly done: number;
  readonly lasting: readonly number[];
  readonly winner: number;
}

const part = <T>(cells: readonly T[], at: number, size: number): readonly T[] =>
  cells.slice(at * size, at * size + size);

const cut = <T>(cells: readonly T[], lengths: readonly number[]): readonly (readonly T[])[] => {
  let at = 0;
  return lengths.map((length) => cells.slice(at, (at += length)));
};

const members = (set: number): readonly number[] =>
  [...Array(53).keys()].filter((at) => Math.floor(set / 2 ** at) % 2 === 1);

/** The zones of a view, read. */
export function zonesOf({ zones }: { readonly zones: unknown }): Zones {
  const raw = zones as Raw;
  const cards = cut(raw.cards.map((cell) => cellOf(cell)), raw.heights);
  return {
    seats: raw.factions.map((_, at) => ({
      faction: raw.factions[at]!,
      resources: raw.resources[at]!,
      paragon: raw.paragon[at]!,
      level: raw.levels[at]!,
      cards: part(cards, at, STACKS),
      heights: part(raw.heights, at, STACKS),
    })),
    first: raw.first,
    turns: raw.turns,
    market: raw.market,
    deck: raw.deck,
    discards: raw.discards,
    event: raw.event,
    ark: raw.ark === EMPTY ? null : cellOf(raw.ark),
    controller: raw.controller,
    life: raw.life,
    pool: raw.pool,
    rerolls: raw.rerolls,
    rolled: raw.rolled,
    dice: raw.dice,
    committed: raw.committed,
    done: members(raw.done),
    lasting: raw.lasting.map((cell) => lastingOf(cell)),
    winner: raw.winner,
  };
}

export type Phase = "none" | "effect" | "dice" | "action" | "end";

/** Paragon that wins, most life points in the ark, most resources, the highest level. */
export interface Limits {
  readonly target: number;
  readonly life: number;
  readonly resources: number;
  readonly level: number;
}

/** A soldier with everything that changes it: strength of a symbol, and paragon dice for what it may do. */
export interface Figures {
  readonly strength: number;
  readonly resistance: number;
  readonly paragon: number;
  /** Paragon dice for controlling the ark. */
  readonly control: number;
  /** Resistance while it blocks; only in a squad. */
  readonly block?: number;
  /** Paragon beside the dice in Apocalypse mode; only in the ark. */
  readonly extra?: number;
}

export interface BaseFacts {
  readonly resistance: number;
  readonly productivity: number;
  /** The active soldier of the squad. */
  readonly soldier: Figures | null;
  /** What each place of the market costs; null where no card lies. */
  readonly card_prices: readonly (number | null)[];
  /** In the order of ACTIONS; null where there is nothing left to buy. */
  readonly action_prices: readonly (number | null)[];
  /** The life points that medicine gives. */
  readonly medicine: number;
}

/** What an attack may be aimed at: 0 the ark, 1 to 4 the bases. */
export interface Aim {
  readonly target: number;
  /** The strength that succeeds. */
  readonly need: number;
  /** The same for an attack with a single die. */
  readonly one_die: number;
  /** The strength that fells the blocker; null where none may block. */
  readonly block: number | null;
  /** Paragon dice that a success brings. */
  readonly dice: number;
}

/** What the seat whose turn it is could attack with. */
export interface Attack {
  readonly seat: number;
  readonly card: number;
  readonly from_ark: boolean;
  /** Of one symbol. */
  readonly strength: number;
  /** What a critical hit adds. */
  readonly critical: number;
  /** The strength of an attack, `sums[symbols][criticals]`, for the dice it has and those it may still keep. */
  readonly sums: readonly (readonly number[])[];
  readonly targets: readonly Aim[];
}

/** An attack on a base that waits for a block. */
export interface RaidFacts {
  readonly seat: number;
  readonly target: number;
  readonly strength: number;
  readonly base: number;
  readonly breached: boolean;
  readonly block: number;
  readonly felled: boolean;
  /** Paragon dice of the attacker for a felled blocker, from the supply. */
  readonly kill: number;
  /** Paragon dice of the attacker, from the base. */
  readonly loot: number;
}

/** The card whose effect is being carried out, whose it is, and at which of its parts. */
export interface Effect {
  readonly seat: number;
  readonly title: number;
  readonly part: number;
}

/** What the rules say of a position. Before everybody has a faction there are no bases. */
export interface Facts {
  readonly limits: Limits;
  /** Whether an open card of the market may be discarded; not in Apocalypse mode (XIB-APO-05). */
  readonly market_discard: boolean;
  /** 0 during set-up. */
  readonly round: number;
  /** The seat whose turn it is; -1 outside of turns. */
  readonly turn: number;
  readonly phase: Phase;
  readonly effect: Effect | null;
  readonly bases: readonly BaseFacts[];
  /** The soldier in the ark. */
  readonly occupant: Figures | null;
  /** null while there is no soldier for it. */
  readonly attack: Attack | null;
  readonly raid: RaidFacts | null;
}

export interface Entry {
  readonly id: string;
  readonly origin: "rulebook" | "public" | "designed";
}

export interface CardEntry extends Entry {
  readonly name_origin?: "rulebook" | "public" | "designed";
  readonly faction: string;
  readonly copies: number;
  readonly cost: number;
  readonly timing: "effect" | "dice" | "action" | "permanent";
  readonly effect?: readonly string[];
}

export interface SoldierEntry extends CardEntry {
  readonly strength: number;
  readonly resistance: number;
  readonly paragon: number;
}

export interface UpgradeEntry extends CardEntry {
  readonly pay?: number | null;
}

export interface EventEntry extends CardEntry {
}

export interface FactionEntry extends Entry {
  readonly name_origin: "rulebook" | "public" | "designed";
  readonly board: number;
  readonly upgrade: readonly [number, number, number];
  readonly resistance: readonly [number, number, number, number];
  readonly productivity: readonly [number, number, number, number];
  readonly abilities: readonly string[];
  readonly prices?: Readonly<Record<string, number>>;
}

export interface DieEntry extends Entry {
  readonly faces: readonly string[];
}

export interface NumberEntry extends Entry {
  readonly value: readonly [number, number, number];
}
