// Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
/** What a view of this game holds, and how its packed values read. */
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

/** The zones of a view; null is a thing whose face is hidden. */
export interface Zones {
  /** Each a faction. */
  readonly factions: readonly number[];
  /** A seat. */
  readonly first: number;
  readonly turns: number;
  readonly resources: readonly number[];
  readonly paragon: readonly number[];
  readonly levels: readonly number[];
  /** Each a cell. */
  readonly cards: readonly number[];
  readonly heights: readonly number[];
  /** Each a card. */
  readonly market: readonly number[];
  /** Copies by title. */
  readonly deck: readonly number[];
  /** Likewise. */
  readonly discards: readonly number[];
  /** A card. */
  readonly event: number;
  /** A cell. */
  readonly ark: number;
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
  /** The set of general actions done in this turn. */
  readonly done: number;
  /** Each a lasting. */
  readonly lasting: readonly number[];
  /** A seat. */
  readonly winner: number;
}

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
