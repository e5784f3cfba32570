/** Which fleets travel when the position of one galaxy changes. */
import type { Point } from "../../../kit/board/point";
import type { Traveller } from "../../../kit/board/travels.svelte";
import { ATTACK, forces, journeys, keyOf, type Journey } from "./changes";
import type { Stage } from "./stage.svelte";

/** What stood where at a time, by place and key. */
export function seen(board: string, stage: Stage) {
  const spots = forces(stage.position).map(
    (force) => [`${force.place} ${keyOf(force)}`, stage.berth(force.place, keyOf(force))] as const,
  );
  return { board, position: stage.position, front: stage.front, spots: new Map<string, Point>(spots) };
}

export type Seen = ReturnType<typeof seen>;

/** Those on their way since then; none where it was another board. */
export function travellers(before: Seen | null, board: string, stage: Stage): Traveller<Journey>[] {
  if (before?.board !== board) return [];
  return journeys(before.position, stage.position).map((journey) => {
    const key = keyOf(journey);
    const [here, there] = [`${journey.place} ${key}`, `${journey.from} ${key}`];
    const from = before.spots.get(there) ?? stage.heart(journey.from === ATTACK ? before.front : journey.from);
    // Where no such fleet stood before, it must not be seen before it arrives.
    const hides = before.spots.has(here) ? undefined : here;
    return { thing: journey, from, to: stage.berth(journey.place, key), hides };
  });
}
