/** A view of Voidfall as typed values: the houses, the galaxy, the displays, and what the server works out by the rules. */
import type { Wire } from "../../api/client";
import { readOnce } from "../../kit/position";
import { FLEETS, FOCUSES, GUILDS, INSTALLATIONS, KINDS, RESOURCES, TRACKS } from "./content";
import { BASIC, EMPTY, FIELDS, GLORY_VALUES, HAND, IMPROVED, NOBODY, TECHNOLOGIES, TOKEN_KINDS } from "./generated";

export { CHAMBERS_PLACE, EMPTY, FIELD_PLACE, FIELDS, NOBODY, SPACES, TRACK_PLACE } from "./generated";
export const CYCLES = 3;

/** A card by its number in the content files; null where its face is hidden. */
export type Thing = number | null;

export interface Owned {
  readonly technology: number;
  readonly improved: boolean;
}

export interface Player {
  readonly seat: number;
  /** -1 while none is chosen; so is the origin. */
  readonly house: number;
  /** 0 for A, 1 for B. */
  readonly origin: number;
  readonly influence: number;
  /** Food, energy, materials, credits, science. */
  readonly stock: readonly number[];
  /** Fleet power beside the board: ready, and not yet activated. */
  readonly active: number;
  readonly inactive: number;
  /** Trade tokens on the house board. */
  readonly tokens: number;
  /** Society, government, economy: the space of each marker, 0 before the first. */
  readonly tracks: readonly number[];
  readonly trackCorrupt: readonly boolean[];
  readonly technologies: readonly Owned[];
  /** Focus cards by number, in hand and discarded. */
  readonly hand: readonly number[];
  readonly discard: readonly number[];
  /** Agendas on the fields right of the start agenda; -1 where none lies. */
  readonly agendas: readonly number[];
  readonly fieldCorrupt: readonly boolean[];
  readonly agendaHand: readonly Thing[];
  /** How many of each kind of token. */
  readonly bounties: readonly number[];
  readonly reclaims: readonly number[];
  /** Glory tokens by value, 1 to 5. */
  readonly glory: readonly number[];
  /** Corruption in the Decontamination Chambers. */
  readonly chambers: number;
  /** Corruption kept beside the board. */
  readonly kept: number;
  /** Place in the turn order, from 1; 0 before there is one. */
  readonly place: number;
}

export interface Sector {
  readonly number: number;
  /** The seat that holds it, or -1. */
  readonly owner: number;
  /** Fleet power by type; the owner's. */
  readonly fleets: readonly number[];
  /** Fleet power of the void. */
  readonly void: number;
  readonly population: number;
  readonly corrupt: boolean;
  readonly guilds: readonly number[];
  readonly installations: readonly number[];
  readonly bounties: number;
  readonly reclaims: number;
  /** Glory tokens by value, 1 to 5. */
  readonly glory: readonly number[];
  /** Whether its one-time ability or fallen house has been taken. */
  readonly claimed: boolean;
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
  readonly salvo: number;
  /** Damage dealt and not yet taken: attacker's, defender's. */
  readonly due: readonly number[];
}

export interface Gathering {
  readonly seat: number;
  readonly sector: number;
  /** Fleet power on its way, by type. */
  readonly fleets: readonly number[];
}

/** What the server works out by the rules (`browser.py`); lists run seat by seat or sector by sector. */
export interface Facts {
  /** Production levels, yields, and levels missing to a higher yield (null at the top), by resource. */
  readonly level?: readonly (readonly number[])[];
  readonly yield?: readonly (readonly number[])[];
  readonly rise?: readonly (readonly (number | null)[])[];
  /** Points of upkeep due now, how many of them the stock would cover, and the influence the rest would cost. */
  readonly upkeep?: readonly (readonly [due: number, covered: number, cost: number])[];
  /** What agendas would score now: the start agenda, then the fields; null where none lies. */
  readonly agendas?: readonly (readonly (number | null)[])[];
  /** Whether a seat fulfils each decree of the event. */
  readonly decrees?: readonly (readonly boolean[])[];
  /** How many technologies a seat may have, and how many improved ones. */
  readonly limits?: readonly (readonly [technologies: number, improved: number])[];
  /** Corruption on the house board, and in own sectors. */
  readonly corruption?: readonly (readonly [board: number, sectors: number])[];
  /** Strength of the skirmish if the evaluation came now, and the sectors the void would strike. */
  readonly skirmish?: readonly (readonly [strength: number, sectors: readonly number[]])[];
  /** By focus, whether the viewer could pay for each of its three actions now. */
  readonly payable?: readonly (readonly boolean[])[];
  /** The sectors a seat has fleet power to invade. */
  readonly reach?: readonly (readonly number[])[];
  readonly power?: readonly number[];
  /** Approach damage the defence of a sector deals. */
  readonly approach?: readonly number[];
  readonly symbols?: readonly number[];
}

export interface Position {
  /** 0 during set-up. */
  readonly cycle: number;
  readonly round: number;
  readonly order: readonly number[];
  /** The event of the cycle; -1 before it is revealed. */
  readonly event: number;
  /** The seat whose turn it is; -1 outside of turns. */
  readonly turn: number;
  /** The focus card in play; -1 where there is none. */
  readonly focus: number;
  /** Its actions that are done. */
  readonly done: readonly boolean[];
  /** Whether a trade token gives a third action. */
  readonly third: boolean;
  /** The agenda that was played with the focus card. */
  readonly playing: number;
  readonly players: readonly Player[];
  readonly sectors: readonly Sector[];
  readonly gathering: Gathering | null;
  readonly combat: Combat | null;
  /** Copies of each technology on display, those of 4 influence and those of 0, and whether its improved card lies there. */
  readonly copies: readonly (readonly [dear: number, free: number])[];
  readonly improved: readonly boolean[];
  /** The open agenda of each kind; -1 where none lies. */
  readonly offer: readonly number[];
  readonly offerCorrupt: readonly boolean[];
  /** Trade tokens on the common board. */
  readonly tradeBoard: number;
  readonly bountyLeft: readonly number[];
  readonly reclaimLeft: readonly number[];
  /** Agendas drawn and not yet kept, by whoever may see them. */
  readonly drawn: readonly Thing[];
  readonly peeked: readonly Thing[];
  readonly facts: Facts;
  readonly asked: readonly number[];
}

type Zones = Readonly<Record<string, readonly number[]>>;
type Hidden = Readonly<Record<string, readonly Thing[]>>;

const part = <T>(values: readonly T[] | undefined, at: number, size: number): readonly T[] =>
  (values ?? []).slice(at * size, at * size + size);
const flags = (values: readonly number[]): boolean[] => values.map((value) => value > 0);
const things = (values: readonly Thing[] | undefined): Thing[] => (values ?? []).filter((value) => value !== EMPTY);
const set = (bits: number): number[] => FOCUSES.flatMap((_, focus) => ((bits >> focus) & 1 ? [focus] : []));

function player(zones: Zones, hidden: Hidden, seat: number): Player {
  return {
    seat,
    house: zones.houses?.[seat] ?? EMPTY,
    origin: zones.origins?.[seat] ?? EMPTY,
    influence: zones.influence?.[seat] ?? 0,
    stock: part(zones.stock, seat, RESOURCES.length),
    active: zones.active?.[seat] ?? 0,
    inactive: zones.inactive?.[seat] ?? 0,
    tokens: zones.tokens?.[seat] ?? 0,
    tracks: part(zones.tracks, seat, TRACKS.length),
    trackCorrupt: flags(part(zones.track_corrupt, seat, TRACKS.length)),
    technologies: part(zones.technologies, seat, TECHNOLOGIES).flatMap((form, technology) =>
      form >= BASIC ? [{ technology, improved: form === IMPROVED }] : [],
    ),
    hand: set(zones.hand?.[seat] ?? 0),
    discard: set(zones.discard?.[seat] ?? 0),
    agendas: part(zones.agendas, seat, FIELDS),
    fieldCorrupt: flags(part(zones.field_corrupt, seat, FIELDS)),
    agendaHand: things(part(hidden.agenda_hands, seat, HAND)),
    bounties: part(zones.bounties, seat, TOKEN_KINDS),
    reclaims: part(zones.reclaims, seat, TOKEN_KINDS),
    glory: part(zones.glory, seat, GLORY_VALUES),
    chambers: zones.chambers?.[seat] ?? 0,
    kept: zones.kept?.[seat] ?? 0,
    place: (zones.order?.indexOf(seat) ?? -1) + 1,
  };
}

function sector(zones: Zones, number: number): Sector {
  return {
    number,
    owner: zones.owner?.[number] ?? NOBODY,
    fleets: part(zones.fleets, number, FLEETS.length),
    void: zones.void?.[number] ?? 0,
    population: zones.population?.[number] ?? 0,
    corrupt: (zones.corrupt?.[number] ?? 0) > 0,
    guilds: part(zones.guilds, number, GUILDS.length),
    installations: part(zones.installations, number, INSTALLATIONS.length),
    bounties: zones.bounty_at?.[number] ?? 0,
    reclaims: zones.reclaim_at?.[number] ?? 0,
    glory: part(zones.glory_at, number, GLORY_VALUES),
    claimed: (zones.claimed?.[number] ?? 0) > 0,
  };
}

/** The arguments of the uppermost frame of these names. */
const frame = (view: Wire["View"], ...names: string[]): readonly number[] | undefined =>
  view.stack.findLast(([name]) => names.includes(name as string))?.slice(1) as number[] | undefined;

/** Where the parts of a battle stand in its list (`battle.py`). */
const BATTLE = { due: 16, salvo: 20 };

function combat(view: Wire["View"], zones: Zones): Combat | null {
  const fight = frame(view, "Fight");
  const battle = zones.battle ?? [];
  if (!fight) return null;
  return {
    attacker: fight[0]!,
    sector: fight[1]!,
    defender: fight[3]!,
    attacking: part(battle, 0, FLEETS.length),
    defending: part(battle, 1, FLEETS.length),
    salvo: battle[BATTLE.salvo] ?? 0,
    due: battle.slice(BATTLE.due, BATTLE.due + 2),
  };
}

export function readPosition(view: Wire["View"], seats: number): Position {
  const zones = view.zones as Zones;
  const numbers = view.zones as Record<string, number>;
  const hidden = view.zones as Hidden;
  const gathering = frame(view, "Gather", "Depart", "Declare");
  return {
    cycle: numbers.cycle ?? 0,
    round: numbers.round ?? 0,
    order: zones.order ?? [],
    event: numbers.event ?? EMPTY,
    turn: frame(view, "Rounds") ? (numbers.turn ?? EMPTY) : EMPTY,
    focus: frame(view, "Act") ? (numbers.focus ?? EMPTY) : EMPTY,
    done: [0, 1, 2].map((at) => (((numbers.done ?? 0) >> at) & 1) === 1),
    third: (numbers.flipped ?? 0) > 0,
    playing: numbers.playing ?? EMPTY,
    players: [...Array(seats).keys()].map((seat) => player(zones, hidden, seat)),
    sectors: (zones.owner ?? []).map((_, number) => sector(zones, number)),
    gathering: gathering ? { seat: gathering[0]!, sector: gathering[1]!, fleets: zones.attack ?? [] } : null,
    combat: combat(view, zones),
    copies: [...Array(TECHNOLOGIES).keys()].map((at) => [zones.copies?.[2 * at] ?? 0, zones.copies?.[2 * at + 1] ?? 0]),
    improved: flags(zones.improved ?? []),
    offer: (zones.agenda_offer ?? []).slice(0, KINDS.length),
    offerCorrupt: flags(zones.offer_corrupt ?? []),
    tradeBoard: numbers.trade_board ?? 0,
    bountyLeft: zones.bounty_left ?? [],
    reclaimLeft: zones.reclaim_left ?? [],
    drawn: things(hidden.drawn),
    peeked: things(hidden.peeked),
    facts: view.facts as Facts,
    asked: view.asked,
  };
}

export type Phase = "set-up" | "preparation" | "focus" | "evaluation";

/** The phase of the cycle (VF-CYC-02): what the outermost frames are at. */
export function phaseOf(view: Wire["View"]): Phase {
  if (frame(view, "Rounds")) return "focus";
  if (frame(view, "Evaluation")) return "evaluation";
  return frame(view, "Cycle") ? "preparation" : "set-up";
}

export const { positionOf, foreseen } = readOnce((scene, view) => readPosition(view, scene.seats));

/** All fleet power of a formation. */
export const powerOf = (fleets: readonly number[]): number => fleets.reduce((sum, power) => sum + power, 0);
