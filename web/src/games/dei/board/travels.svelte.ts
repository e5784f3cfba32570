/** Short travels of pieces after something has happened; any input ends them. */
import type { Point } from "../../../kit/board/point";
import { still } from "../../../settings/settings.svelte";
import { journeys, type Journey } from "./changes";
import type { Arrangement } from "./crowding";
import type { Piece } from "./pieces";
import type { Standing } from "./standing";

export interface Traveller {
  readonly piece: Piece;
  readonly from: Point;
  readonly to: Point;
}

/** More than this is a jump to another time, not a move. */
const MOST = 12;

type Places = ReadonlyMap<number, Arrangement>;

export class Travels {
  /** Those under way. */
  under = $state.raw<readonly Traveller[]>([]);
  /** Pieces that are not at their place yet, as region and key. */
  hidden = $state.raw<ReadonlySet<string>>(new Set());
  private before: { readonly board: string; readonly standing: Standing; readonly places: Places } | null = null;

  /** Compare with the position before, and send what has moved on its way. */
  follow(board: string, standing: Standing, places: Places, pieces: ReadonlyMap<number, readonly Piece[]>): void {
    const before = this.before;
    this.before = { board, standing, places };
    if (!before || before.board !== board || before.standing === standing || still()) return;
    const gone = journeys(before.standing, standing);
    if (!gone.length || gone.length > MOST) return;
    const place = (from: Places, region: number, key: string): Point | undefined => {
      const arrangement = from.get(region);
      return arrangement?.places.get(key) ?? arrangement?.pill ?? undefined;
    };
    const hidden = new Set<string>();
    this.under = gone.flatMap((journey): Traveller[] => {
      const piece = pieces.get(journey.to)?.find((each) => each.key === journey.key);
      const from = place(before.places, journey.from, journey.key);
      const to = place(places, journey.to, journey.key);
      if (!piece || !from || !to) return [];
      if (isNew(before, journey)) hidden.add(`${journey.to} ${journey.key}`);
      return [{ piece: piece.kind === "group" ? { ...piece, count: journey.count } : piece, from, to }];
    });
    this.hidden = this.under.length ? hidden : new Set();
  }

  finish(): void {
    if (!this.under.length) return;
    this.under = [];
    this.hidden = new Set();
  }
}

/** Whether nothing of the kind lay there before, so that it must not be seen before it arrives. */
function isNew(before: { readonly places: Places }, { key, to }: Journey): boolean {
  return !before.places.get(to)?.places.has(key);
}
