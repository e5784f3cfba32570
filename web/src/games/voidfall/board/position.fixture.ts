/** Positions on the small galaxy, for tests. */
import type { Wire } from "../../../api/client";
import { readPosition, type Position } from "../position";

const SECTORS = 3;

const spread = (size: number, values: Readonly<Record<number, number>>): number[] =>
  Array.from({ length: size * SECTORS }, (_, at) => values[at] ?? 0);

interface Given {
  readonly owner?: readonly number[];
  /** By sector * 5 + kind. */
  readonly fleets?: Readonly<Record<number, number>>;
  readonly void?: readonly number[];
  readonly guilds?: Readonly<Record<number, number>>;
  readonly glory?: Readonly<Record<number, number>>;
  readonly bounties?: readonly number[];
  readonly attack?: readonly number[];
  readonly battle?: readonly number[];
  readonly stack?: readonly (readonly (string | number)[])[];
}

export function position(given: Given = {}): Position {
  const zones = {
    owner: given.owner ?? [0, -1, -1],
    fleets: spread(5, given.fleets ?? {}),
    void: given.void ?? [0, 0, 0],
    population: [3, 2, 2],
    corrupt: [0, 1, 0],
    guilds: spread(5, given.guilds ?? {}),
    installations: spread(3, { 0: 1 }),
    bounty_at: given.bounties ?? [0, 0, 0],
    reclaim_at: [0, 0, 0],
    glory_at: spread(5, given.glory ?? {}),
    claimed: [0, 0, 0],
    attack: given.attack ?? [0, 0, 0, 0, 0],
    battle: given.battle ?? [],
  };
  return readPosition({ zones, stack: given.stack ?? [], facts: {}, asked: [0] } as unknown as Wire["View"], 2);
}
