/** Which fleets travel when the position of one galaxy changes. */
import type { Point } from "../../../kit/board/point";
import type { Traveller } from "../../../kit/board/travels.svelte";
import type { Position } from "../position";
import { ATTACK, forces, journeys, type Force, type Journey } from "./changes";
import type { Stage } from "./stage.svelte";

/** What stood where at a time, by place and key. */
export interface Seen {
  readonly board: string;
  readonly position: Position;
  readonly front: number;
  readonly spots: ReadonlyMap<string, Point>;
}

const keyOf = ({ owner, fleet }: Force): string => `${owner}-${fleet}`;

export function seen(board: string, stage: Stage): Seen {
  const spots = forces(stage.position).map(
    (force) => [`${force.place} ${keyOf(force)}`, stage.berth(force.place, keyOf(force))] as const,
  );
  return { board, position: stage.position, front: stage.front, spots: new Map(spots) };
}

/** Those on their way since then; none where it was another board. */
export function travellers(before: Seen | null, board: string, stage: Stage): Traveller<Journey>[] {
  if (before?.board !== board) return [];
  return journeys(before.position, stage.position).map((journey) => {
    const key = keyOf(journey);
    const [here, there] = [`${journey.place} ${key}`, `${journey.from} ${key}`];
    const from = before.spots.get(there) ?? stage.heart(journey.from === ATTACK ? before.front : journey.from);
    // Where no such fleet stood before, it must not be seen before it arrives.
    return { thing: journey, from, to: stage.berth(journey.place, key), hides: before.spots.has(here) ? undefined : here };
  });
}
