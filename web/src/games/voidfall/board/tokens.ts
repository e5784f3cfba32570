/**
 * What stands in a sector, and where in its hex. Places are units around the middle of a hex whose corners are 64 away.
 *
 * Every thing has its own place, whatever else lies there: nothing moves because another thing arrived.
 */
import type { Point } from "../../../kit/board/point";
import { FLEETS, GUILDS, INSTALLATIONS, NOBODY, type Fleet, type Guild, type Installation } from "../generated";
import { type Position, type Sector } from "../position";

/** A place in the hex, and how large a thing is drawn there. */
interface Placed extends Point {
  readonly size: number;
}

export interface FleetToken extends Placed {
  readonly key: string;
  /** The seat, or -1 for the void. */
  readonly owner: number;
  readonly fleet: Fleet | "void";
  readonly power: number;
  /** How it changes with the prepared answer: 0 where it does not. */
  readonly change: number;
}

export interface Slot<Name extends string> extends Placed {
  readonly key: string;
  /** "" where nothing is built yet. */
  readonly name: Name | "";
  /** Whether it would be built by the prepared answer; then it is not there yet. */
  readonly ghost: boolean;
  /** Whether it would be gone after the prepared answer. */
  readonly leaving: boolean;
}

/** Tokens for the player who takes the sector. */
export interface Prize extends Placed {
  readonly key: string;
  readonly sign: "glory" | "bounty" | "reclaim";
  /** The value of glory, or how many tokens. */
  readonly number: number;
}

export interface Standing {
  readonly sector: Sector;
  /** The sector after the prepared answer, where it differs. */
  readonly after: Sector | null;
  readonly fleets: readonly FleetToken[];
  readonly guilds: readonly Slot<Guild>[];
  readonly installations: readonly Slot<Installation>[];
  readonly prizes: readonly Prize[];
}

const GUILD_ROW = 19;
const INSTALLATION_ROW = 41;
const GUILD_STEP = 25;
const INSTALLATION_STEP = 22;
/** Where fleets stand, by how many kinds there are: the right of the hex. */
const BERTHS: readonly (readonly Placed[])[] = [
  [],
  [{ x: 37, y: -14, size: 1 }],
  [
    { x: 34, y: -26, size: 0.86 },
    { x: 44, y: 0, size: 0.86 },
  ],
  [
    { x: 30, y: -32, size: 0.74 },
    { x: 46, y: -13, size: 0.74 },
    { x: 41, y: 8, size: 0.74 },
  ],
];
const CROWD: readonly Placed[] = [
  { x: 27, y: -38, size: 0.62 },
  { x: 45, y: -22, size: 0.62 },
  { x: 27, y: -17, size: 0.62 },
  { x: 48, y: -1, size: 0.62 },
  { x: 29, y: 3, size: 0.62 },
];

/** The places of a row of this many things around the middle. */
export function row(count: number, step: number, y: number): Point[] {
  return Array.from({ length: count }, (_, at) => ({ x: (at - (count - 1) / 2) * step, y }));
}

/** Names with how many there are of each, as a list in which they stand one by one. */
function listed<Name extends string>(names: readonly Name[], counts: readonly number[]): Name[] {
  return names.flatMap((name, at) => Array.from({ length: Math.max(0, counts[at] ?? 0) }, () => name));
}

/** The slots of a row: what stands there, then what the prepared answer would build, then empty ones. */
function slots<Name extends string>(
  names: readonly Name[],
  now: readonly number[],
  then: readonly number[],
  room: number,
  step: number,
  y: number,
): Slot<Name>[] {
  const gone = names.map((_, at) => Math.max(0, (now[at] ?? 0) - (then[at] ?? 0)));
  const come = names.map((_, at) => Math.max(0, (then[at] ?? 0) - (now[at] ?? 0)));
  const standing = listed(names, now);
  const coming = listed(names, come);
  const places = row(Math.max(room, standing.length + coming.length), step, y);
  const leaving = [...gone];
  return places.map((place, at) => {
    const name = standing[at] ?? coming[at - standing.length] ?? "";
    const kind = names.indexOf(name as Name);
    const leaves = at < standing.length && (leaving[kind] ?? 0) > 0;
    if (leaves) leaving[kind]! -= 1;
    return { ...place, size: 1, key: `${at}`, name, ghost: at >= standing.length && name !== "", leaving: leaves };
  });
}

interface Force {
  readonly owner: number;
  readonly fleet: Fleet | "void";
  readonly power: number;
}

/** Who stands in a sector, kind by kind; a combat's defenders are still in theirs. */
function forces(position: Position, sector: Sector): Force[] {
  const fought = position.combat?.sector === sector.number ? position.combat : null;
  const held = fought && fought.defender !== NOBODY ? fought.defending : sector.fleets;
  const own = FLEETS.map((fleet, at) => ({ owner: sector.owner, fleet, power: held[at] ?? 0 }));
  const dark = fought && fought.defender === NOBODY ? (fought.defending[0] ?? 0) : sector.void;
  return [...own, { owner: NOBODY, fleet: "void" as const, power: dark }].filter(({ power }) => power > 0);
}

const keyOf = ({ owner, fleet }: Force): string => `${owner}-${fleet}`;

function fleets(position: Position, after: Position | null, number: number): FleetToken[] {
  const now = forces(position, position.sectors[number]!);
  const next = after?.sectors[number];
  const then = after && next ? forces(after, next) : now;
  const all = [...now, ...then.filter((each) => !now.some((other) => keyOf(other) === keyOf(each)))];
  const berths = BERTHS[all.length] ?? CROWD;
  return all.slice(0, berths.length).map((force, at) => {
    const [before, later] = [now, then].map((each) => each.find((other) => keyOf(other) === keyOf(force))?.power ?? 0);
    return { ...force, ...berths[at]!, key: keyOf(force), power: before!, change: later! - before! };
  });
}

/** The tokens that lie in a sector. */
function prizesIn(sector: Sector): Omit<Prize, keyof Placed>[] {
  const glory = sector.glory_at.reduce((sum, count, at) => sum + count * (at + 1), 0);
  const signs = [
    { key: "glory", sign: "glory", number: glory },
    { key: "bounty", sign: "bounty", number: sector.bounty_at },
    { key: "reclaim", sign: "reclaim", number: sector.reclaim_at },
  ] as const;
  return signs.filter(({ number }) => number > 0);
}

/** Things of a row at full size with this distance; more of them move together. */
const ROOMY = 4;
const ROW = 4 * GUILD_STEP;

/** Guilds, and behind them the tokens for the player who takes the sector, in one row. */
function middleRow(guilds: readonly Slot<Guild>[], prizes: readonly Omit<Prize, keyof Placed>[]) {
  const kept = prizes.length ? guilds.filter(({ name }) => name !== "") : guilds;
  const count = kept.length + prizes.length;
  const size = count > ROOMY ? ROOMY / count : 1;
  const places = row(count, count > ROOMY ? ROW / count : GUILD_STEP, GUILD_ROW);
  return {
    guilds: kept.map((slot, at) => ({ ...slot, ...places[at]!, size })),
    prizes: prizes.map((prize, at) => ({ ...prize, ...places[kept.length + at]!, size })),
  };
}

export function standing(
  position: Position,
  after: Position | null,
  number: number,
  room: { readonly guilds: number; readonly installations: number },
): Standing {
  const now = position.sectors[number]!;
  const then = after?.sectors[number] ?? now;
  const guilds = slots(GUILDS, now.guilds, then.guilds, room.guilds, GUILD_STEP, GUILD_ROW);
  return {
    sector: now,
    after: JSON.stringify(then) === JSON.stringify(now) ? null : then,
    fleets: fleets(position, after, number),
    ...middleRow(guilds, prizesIn(now)),
    installations: slots(
      INSTALLATIONS,
      now.installations,
      then.installations,
      room.installations,
      INSTALLATION_STEP,
      INSTALLATION_ROW,
    ),
  };
}
