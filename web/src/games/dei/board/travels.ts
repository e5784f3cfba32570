/** Which pieces travel when the position of one board changes. */
import type { Point } from "../../../kit/board/point";
import type { Traveller } from "../../../kit/board/travels.svelte";
import { journeys } from "./changes";
import type { Arrangement } from "./crowding";
import type { Piece } from "./pieces";
import type { Stage } from "./stage.svelte";
import type { Standing } from "./standing";

type Places = ReadonlyMap<number, Arrangement>;

/** What stood where at a time. */
export interface Seen {
  readonly board: string;
  readonly standing: Standing;
  readonly places: Places;
}

/** Those on their way since then; none where it was another board. */
export function travellers(before: Seen | null, now: Seen, pieces: Stage["pieces"]): Traveller<Piece>[] {
  if (before?.board !== now.board || before.standing === now.standing) return [];
  const place = (from: Places, region: number, key: string): Point | undefined => {
    const arrangement = from.get(region);
    return arrangement?.places.get(key) ?? arrangement?.pill ?? undefined;
  };
  return journeys(before.standing, now.standing).flatMap((journey): Traveller<Piece>[] => {
    const piece = pieces.get(journey.to)?.find((each) => each.key === journey.key);
    const from = place(before.places, journey.from, journey.key);
    const to = place(now.places, journey.to, journey.key);
    if (!piece || !from || !to) return [];
    const thing = piece.kind === "group" ? { ...piece, count: journey.count } : piece;
    // Where nothing of the kind lay before, it must not be seen before it arrives.
    const fresh = !before.places.get(journey.to)?.places.has(journey.key);
    return [{ thing, from, to, hides: fresh ? `${journey.to} ${journey.key}` : undefined }];
  });
}
