/** Positions for tests: the galaxy of a recorded view, emptied but for what is given. */
import type { Wire } from "../../../api/client";
import opening from "../fixtures/first-turn.json";
import { FLEETS, GLORY_VALUES, GUILDS } from "../generated";
import { readPosition, type Position } from "../position";

const SECTORS = opening.zones.owner.length;

const spread = (size: number, values: Readonly<Record<number, number>> = {}): number[] =>
  Array.from({ length: size * SECTORS }, (_, at) => values[at] ?? 0);

interface Given {
  /** By sector. */
  readonly owner?: Readonly<Record<number, number>>;
  readonly void?: Readonly<Record<number, number>>;
  readonly bounties?: Readonly<Record<number, number>>;
  /** By sector * 5 + kind. */
  readonly fleets?: Readonly<Record<number, number>>;
  readonly guilds?: Readonly<Record<number, number>>;
  readonly glory?: Readonly<Record<number, number>>;
  readonly facts?: object;
}

export function position(given: Given = {}): Position {
  const zones = {
    ...opening.zones,
    owner: Array.from({ length: SECTORS }, (_, at) => (given.owner ?? { 0: 0 })[at] ?? -1),
    fleets: spread(FLEETS.length, given.fleets),
    void: spread(1, given.void),
    guilds: spread(GUILDS.length, given.guilds),
    installations: spread(3),
    bounty_at: spread(1, given.bounties),
    reclaim_at: spread(1),
    glory_at: spread(GLORY_VALUES, given.glory),
  };
  return readPosition({ ...opening, zones, facts: { ...opening.facts, ...given.facts } } as unknown as Wire["View"]);
}
