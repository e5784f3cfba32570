// Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
/** What a view of this game holds, and how its packed values read. */
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

/** The zones of a view; null is a thing whose face is hidden. */
export interface Zones {
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
  /** The set of actions of the focus that are done. */
  readonly done: number;
  /** What was done in this turn and may be done once, as in `packed.used`. */
  readonly used: number;
  /** Whether a trade token gives a third action. */
  readonly flipped: number;
  /** An agenda. */
  readonly playing: number;
  /** The node that was declined last, for effects that are done several times. */
  readonly declined: number;
  /** Each a house. */
  readonly houses: readonly number[];
  /** Each an origin. */
  readonly origins: readonly number[];
  /** By resource. */
  readonly stock: readonly number[];
  readonly influence: readonly number[];
  readonly active: readonly number[];
  readonly inactive: readonly number[];
  readonly tokens: readonly number[];
  /** The space on each track. */
  readonly tracks: readonly number[];
  readonly track_corrupt: readonly number[];
  /** 0, BASIC or IMPROVED. */
  readonly technologies: readonly number[];
  readonly fallen: readonly number[];
  /** The set of focuses in hand. */
  readonly hand: readonly number[];
  /** Likewise. */
  readonly discard: readonly number[];
  /** Each an agenda. */
  readonly agendas: readonly number[];
  readonly field_corrupt: readonly number[];
  /** Each an agenda. */
  readonly agenda_hands: readonly (number | null)[];
  /** How many of each kind. */
  readonly bounties: readonly number[];
  /** Likewise. */
  readonly reclaims: readonly number[];
  /** How many of each value, from 1 on. */
  readonly glory: readonly number[];
  readonly chambers: readonly number[];
  readonly kept: readonly number[];
  readonly paid: readonly number[];
  /** The last cycle in which a player gained a technology. */
  readonly researched: readonly number[];
  /** Each a seat. */
  readonly owner: readonly number[];
  /** By type. */
  readonly fleets: readonly number[];
  readonly void: readonly number[];
  readonly population: readonly number[];
  readonly corrupt: readonly number[];
  /** By kind. */
  readonly guilds: readonly number[];
  /** By kind. */
  readonly installations: readonly number[];
  readonly bounty_at: readonly number[];
  readonly reclaim_at: readonly number[];
  /** How many of each value, from 1 on. */
  readonly glory_at: readonly number[];
  readonly claimed: readonly number[];
  /** Those that give influence, and those that do not. */
  readonly copies: readonly number[];
  readonly improved: readonly number[];
  readonly later: readonly number[];
  /** Each an agenda. */
  readonly agenda_offer: readonly number[];
  readonly offer_corrupt: readonly number[];
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
