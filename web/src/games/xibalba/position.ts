/** A view of Xibalba as typed values: the ark, bases with their stacks, the market and the dice. */
import type { Wire } from "../../api/client";
import { readOnce } from "../../kit/position";
import type { Scene } from "../../table/scene";
import { contentOf, type Content } from "./content";

export const EMPTY = -1;
export const NOBODY = -1;
export const STACKS = 5;
export const SQUAD = 0;
const TITLE = 127;
const RESOLVED = 128;
const USED = 256;
/** How many numbers of a card's program make one part of its effect. */
const PART = 5;

/** A card in play. */
export interface Laid {
  /** Its number in the content files. */
  readonly title: number;
  /** Its effect of this phase is done (XIB-EFF-09). */
  readonly resolved: boolean;
  /** Its free action-phase effect is done in this turn (XIB-ACT-12). */
  readonly used: boolean;
}

/** Figures of a soldier with everything that changes them. */
export interface Figures {
  readonly strength: number;
  readonly resistance: number;
  /** Paragon dice it rolls, for destroying a soldier and for controlling the ark. */
  readonly paragon: number;
  readonly kill: number;
  readonly control: number;
  /** Resistance while it blocks; only in a squad. */
  readonly block?: number;
  /** Paragon beside the dice in Apocalypse mode; only in the ark. */
  readonly extra?: number;
}

export interface Base {
  readonly seat: number;
  /** -1 while none is chosen. */
  readonly faction: number;
  readonly resources: number;
  readonly paragon: number;
  /** Paragon that is missing to win. */
  readonly missing: number;
  readonly level: number;
  readonly resistance: number;
  /** Resistance against an attack with a single die. */
  readonly oneDie: number;
  readonly productivity: number;
  /** Squad, then the four build slots; each from the active card down. */
  readonly stacks: readonly (readonly Laid[])[];
  /** The active soldier of the squad. */
  readonly soldier: Figures | null;
  /** What each place of the market costs this seat; null where no card lies. */
  readonly cardPrices: readonly (number | null)[];
  /** In the order of ACTIONS; null where there is nothing left to buy. */
  readonly actionPrices: readonly (number | null)[];
  /** How many dice it may roll. */
  readonly pool: number;
  /** The life points that medicine gives. */
  readonly medicine: number;
}

export interface Ark {
  /** The soldier in it, null while it is empty. */
  readonly occupant: Laid | null;
  /** -1 for nobody. */
  readonly controller: number;
  readonly life: number;
  readonly limit: number;
  readonly figures: Figures | null;
}

/** What an attack may be aimed at: 0 the ark, 1 to 4 the bases. */
export interface Target {
  readonly target: number;
  /** The strength that succeeds, and the same for an attack with a single die. */
  readonly need: number;
  readonly one_die: number;
  /** The strength that fells the blocker, null where none may block. */
  readonly block: number | null;
  /** Paragon dice that a success brings. */
  readonly dice: number;
}

/** What the seat whose turn it is could attack with. */
export interface Attack {
  readonly seat: number;
  readonly card: number;
  readonly from_ark: boolean;
  /** Of one symbol, and what a critical hit adds. */
  readonly strength: number;
  readonly critical: number;
  /** The strength of an attack: `sums[symbols][criticals]`. */
  readonly sums: readonly (readonly number[])[];
  readonly targets: readonly Target[];
}

/** An attack on a base that waits for a block. */
export interface Raid {
  readonly seat: number;
  readonly target: number;
  readonly strength: number;
  readonly dice: number;
  readonly base: number;
  readonly breached: boolean;
  readonly block: number;
  readonly felled: boolean;
  /** Paragon dice of the attacker: from the supply for a felled blocker, from the base as loot. */
  readonly kill: number;
  readonly loot: number;
}

/** The card whose effect is being carried out, whose it is, and at which of its parts. */
export interface Effect {
  readonly seat: number;
  readonly title: number;
  readonly part: number;
}

export type Phase = "effect" | "dice" | "action" | "end" | "none";

export interface Position {
  /** Paragon that wins. */
  readonly target: number;
  readonly resourceLimit: number;
  /** 0 during set-up. */
  readonly round: number;
  /** The seat whose turn it is; -1 outside of turns. */
  readonly turn: number;
  readonly phase: Phase;
  /** The seat that began; -1 before. */
  readonly first: number;
  readonly ark: Ark;
  readonly bases: readonly Base[];
  /** Whether an open card of the market may be discarded; not in Apocalypse mode (XIB-APO-05). */
  readonly marketDiscard: boolean;
  /** Open cards by type, as many places for each type; -1 where none lies. */
  readonly market: readonly number[];
  /** Cards left in each deck, and on each discard pile, by title. */
  readonly deck: readonly number[];
  readonly discards: readonly number[];
  /** The event that is being carried out; -1 for none. */
  readonly event: number;
  /** Dice that wait for the first roll: resource dice, attack dice. */
  readonly pool: readonly number[];
  readonly rerolls: number;
  /** Dice that were just rolled, by ROLLED_FACES. */
  readonly rolled: readonly number[];
  /** The action pool, by FACES. */
  readonly dice: readonly number[];
  /** Dice of the attack that is going on: symbols, critical hits. */
  readonly committed: readonly number[];
  readonly winner: number;
  readonly attack: Attack | null;
  readonly raid: Raid | null;
  readonly effect: Effect | null;
  readonly asked: readonly number[];
}

/** What the server works out by the rules (`view.facts`). */
interface Facts {
  readonly limits?: { readonly target: number; readonly life: number; readonly resources: number };
  readonly bases?: readonly {
    readonly resistance: number;
    readonly one_die: number;
    readonly productivity: number;
    readonly missing: number;
  }[];
  readonly squads?: readonly (Figures | null)[];
  readonly ark?: Figures | null;
  readonly prices?: readonly {
    readonly cards: readonly (number | null)[];
    readonly actions: readonly (number | null)[];
  }[];
  readonly pool?: readonly number[];
  readonly medicine?: readonly number[];
  readonly market_discard?: boolean;
  readonly attack?: Attack | null;
  readonly raid?: Raid | null;
}

type Zones = Readonly<Record<string, readonly number[]>>;

const laid = (cell: number): Laid => ({
  title: cell & TITLE,
  resolved: (cell & RESOLVED) > 0,
  used: (cell & USED) > 0,
});

/** All stacks lie in one list, seat by seat, each from bottom to top. */
function stacks(zones: Zones): Laid[][] {
  let at = 0;
  return (zones.heights ?? []).map((height) => {
    const cards = (zones.cards ?? []).slice(at, at + height).map(laid);
    at += height;
    return cards.reverse();
  });
}

function base(zones: Zones, facts: Facts, all: readonly Laid[][], seat: number): Base {
  const known = facts.bases?.[seat];
  return {
    seat,
    faction: zones.factions?.[seat] ?? EMPTY,
    resources: zones.resources?.[seat] ?? 0,
    paragon: zones.paragon?.[seat] ?? 0,
    missing: known?.missing ?? facts.limits?.target ?? 0,
    level: zones.levels?.[seat] ?? 1,
    resistance: known?.resistance ?? 0,
    oneDie: known?.one_die ?? 0,
    productivity: known?.productivity ?? 0,
    stacks: all.slice(seat * STACKS, seat * STACKS + STACKS),
    soldier: facts.squads?.[seat] ?? null,
    cardPrices: facts.prices?.[seat]?.cards ?? [],
    actionPrices: facts.prices?.[seat]?.actions ?? [],
    pool: facts.pool?.[seat] ?? 0,
    medicine: facts.medicine?.[seat] ?? 0,
  };
}

const PHASES: readonly Phase[] = ["effect", "dice", "action", "end"];

const frame = (view: Wire["View"], name: string): readonly number[] | undefined =>
  view.stack.findLast(([frameName]) => frameName === name)?.slice(1) as number[] | undefined;

function effectOf(view: Wire["View"]): Effect | null {
  const [seat, title, , at] = frame(view, "Effects") ?? frame(view, "Offer") ?? [];
  return seat === undefined || title === undefined ? null : { seat, title, part: (at ?? 0) / PART };
}

export function readPosition(view: Wire["View"], seats: number): Position {
  const zones = view.zones as Zones;
  const numbers = view.zones as Record<string, number>;
  const facts = view.facts as Facts;
  const all = stacks(zones);
  const turn = frame(view, "Turn");
  const occupant = numbers.ark ?? EMPTY;
  return {
    target: facts.limits?.target ?? 0,
    resourceLimit: facts.limits?.resources ?? 0,
    round: Math.ceil((numbers.turns ?? 0) / seats),
    turn: turn?.[0] ?? EMPTY,
    // The frame of a turn tells the phase that comes next.
    phase: turn ? (PHASES[turn[1]! - 1] ?? "none") : "none",
    first: numbers.first ?? EMPTY,
    ark: {
      occupant: occupant === EMPTY ? null : laid(occupant),
      controller: numbers.controller ?? NOBODY,
      life: numbers.life ?? 0,
      limit: facts.limits?.life ?? 0,
      figures: facts.ark ?? null,
    },
    bases: [...Array(seats).keys()].map((seat) => base(zones, facts, all, seat)),
    marketDiscard: facts.market_discard ?? true,
    market: zones.market ?? [],
    deck: zones.deck ?? [],
    discards: zones.discards ?? [],
    event: numbers.event ?? EMPTY,
    pool: zones.pool ?? [0, 0],
    rerolls: numbers.rerolls ?? 0,
    rolled: zones.rolled ?? [],
    dice: zones.dice ?? [],
    committed: zones.committed ?? [0, 0],
    winner: numbers.winner ?? NOBODY,
    attack: facts.attack ?? null,
    raid: facts.raid ?? null,
    effect: effectOf(view),
    asked: view.asked,
  };
}

export const { positionOf, foreseen } = readOnce((scene, view) => readPosition(view, scene.seats));

/** Cards of one type in a deck or on a discard pile. */
export function pileOf(counts: readonly number[], content: Content, type: string): number {
  return counts.reduce((all, count, title) => all + (content.cards[title]?.type === type ? count : 0), 0);
}

export function factionName(scene: Scene, seat: number): string {
  const faction = contentOf(scene.content).factions[positionOf(scene).bases[seat]?.faction ?? EMPTY];
  return faction ? scene.words.say(`faction-${faction.id}`) : "";
}
