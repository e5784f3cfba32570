/**
 * What stands in a sector, and where in its hex. Places are units around the middle of a hex whose corners are 64 away.
 *
 * Every thing has its own place, whatever else lies there: nothing moves because another thing arrived.
 */
import type { Point } from "../../../kit/board/point";
import { GUILDS, INSTALLATIONS, type Guild, type Installation } from "../generated";
import type { Position, Sector } from "../position";
import { forcesIn, keyOf, type Force } from "./changes";

/** A place in the hex, and how large a thing is drawn there. */
interface Placed extends Point {
  readonly key: string;
  readonly size: number;
}

export interface FleetToken extends Placed, Force {
  /** How it changes with the prepared answer: 0 where it does not. */
  readonly change: number;
}

export interface Slot<Name extends string> extends Placed {
  /** "" where nothing is built yet. */
  readonly name: Name | "";
  /** Whether it would be built by the prepared answer; then it is not there yet. */
  readonly ghost: boolean;
  /** Whether it would be gone after the prepared answer. */
  readonly leaving: boolean;
}

/** Tokens for the player who takes the sector. */
export interface Prize extends Placed {
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
const BERTHS = [
  { size: 1, places: [[37, -14]] },
  { size: 0.86, places: [[34, -26], [44, 0]] },
  { size: 0.74, places: [[30, -32], [46, -13], [41, 8]] },
  { size: 0.62, places: [[27, -38], [45, -22], [27, -17], [48, -1], [29, 3]] },
] as const;

/** The places of a row of this many things around the middle. */
export function row(count: number, step: number, y: number): Point[] {
  return Array.from({ length: count }, (_, at) => ({ x: (at - (count - 1) / 2) * step, y }));
}

/** The slots of a row: what stands there, then what the prepared answer would build, then empty ones. */
function slots<Name extends string>(
  names: readonly Name[],
  [now, then]: readonly (readonly number[])[],
  room: number,
  step: number,
  y: number,
): Slot<Name>[] {
  const more = names.map((_, at) => (then?.[at] ?? 0) - (now?.[at] ?? 0));
  const things = (ghost: boolean, counts: readonly number[] = []) =>
    names.flatMap((name, kind) => {
      const length = Math.max(0, counts[kind] ?? 0);
      return Array.from({ length }, (_, at) => ({ name, ghost, leaving: !ghost && at < -more[kind]! }));
    });
  const all = [...things(false, now), ...things(true, more)];
  const places = row(Math.max(room, all.length), step, y);
  const empty = { name: "" as const, ghost: false, leaving: false };
  return places.map((place, at) => ({ ...place, size: 1, key: `${at}`, ...(all[at] ?? empty) }));
}

function fleets(position: Position, after: Position | null, number: number): FleetToken[] {
  const now = forcesIn(position, number);
  const then = after?.sectors[number] ? forcesIn(after, number) : now;
  const power = (among: readonly Force[], key: string): number => among.find((each) => keyOf(each) === key)?.power ?? 0;
  const all = [...now, ...then.filter((each) => !power(now, keyOf(each)))];
  const { size, places } = BERTHS[Math.min(all.length, BERTHS.length) - 1] ?? BERTHS[0];
  return all.slice(0, places.length).map((force, at) => {
    const [key, [x, y]] = [keyOf(force), places[at]!];
    return { ...force, x, y, size, key, power: power(now, key), change: power(then, key) - power(now, key) };
  });
}

/** Things of a row at full size with this distance; more of them move together. */
const ROOMY = 4;

/** Guilds, and behind them the tokens for the player who takes the sector, in one row. */
function middleRow(sector: Sector, guilds: readonly Slot<Guild>[]) {
  const glory = sector.glory_at.reduce((sum, count, at) => sum + count * (at + 1), 0);
  const numbers = { glory, bounty: sector.bounty_at, reclaim: sector.reclaim_at };
  const signs = (["glory", "bounty", "reclaim"] as const).filter((sign) => numbers[sign] > 0);
  const kept = signs.length ? guilds.filter(({ name }) => name !== "") : guilds;
  const count = kept.length + signs.length;
  const size = count > ROOMY ? ROOMY / count : 1;
  const places = row(count, size * GUILD_STEP, GUILD_ROW).map((place) => ({ ...place, size }));
  return {
    guilds: kept.map((slot, at) => ({ ...slot, ...places[at]! })),
    prizes: signs.map((sign, at) => ({ ...places[kept.length + at]!, key: sign, sign, number: numbers[sign] })),
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
  const built = [now.installations, then.installations];
  return {
    sector: now,
    after: JSON.stringify(then) === JSON.stringify(now) ? null : then,
    fleets: fleets(position, after, number),
    ...middleRow(now, slots(GUILDS, [now.guilds, then.guilds], room.guilds, GUILD_STEP, GUILD_ROW)),
    installations: slots(INSTALLATIONS, built, room.installations, INSTALLATION_STEP, INSTALLATION_ROW),
  };
}
