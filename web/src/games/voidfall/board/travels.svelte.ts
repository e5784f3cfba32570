/** Short travels of fleets after something has happened; any input ends them. */
import type { Point } from "../../../kit/board/point";
import { still } from "../../../settings/settings.svelte";
import type { Position } from "../position";
import { ATTACK, forces, journeys, type Journey } from "./changes";
import type { Stage } from "./stage.svelte";

export interface Traveller {
  readonly journey: Journey;
  readonly from: Point;
  readonly to: Point;
}

/** More than this is a jump to another time, not a move. */
const MOST = 8;

const keyOf = ({ owner, fleet }: Journey): string => `${owner}-${fleet}`;

export class Travels {
  /** Those under way. */
  under = $state.raw<readonly Traveller[]>([]);
  /** Fleets that are not at their place yet: keys by place. */
  hidden = $state.raw<ReadonlyMap<number, ReadonlySet<string>>>(new Map());
  private before: { readonly board: string; readonly position: Position; readonly front: number } | null = null;
  private spots = new Map<string, Point>();

  /** Compare with the position before, and send what has moved on its way. */
  follow(board: string, stage: Stage): void {
    const { before, spots } = this;
    const { position } = stage;
    if (before?.position === position) return;
    this.before = { board, position, front: stage.front };
    this.spots = remembered(stage);
    this.finish();
    if (before?.board !== board || still()) return;
    const gone = journeys(before.position, position);
    if (!gone.length || gone.length > MOST) return;
    const hidden = new Map<number, Set<string>>();
    this.under = gone.map((journey) => {
      const key = keyOf(journey);
      const fresh = !spots.has(`${journey.place} ${key}`);
      if (fresh) hidden.set(journey.place, (hidden.get(journey.place) ?? new Set()).add(key));
      const from = spots.get(`${journey.from} ${key}`) ?? stage.heart(journey.from === ATTACK ? before.front : journey.from);
      return { journey, from, to: stage.berth(journey.place, key) };
    });
    this.hidden = hidden;
  }

  finish(): void {
    if (!this.under.length) return;
    this.under = [];
    this.hidden = new Map();
  }
}

/** Where every fleet stands now, for the next comparison. */
function remembered(stage: Stage): Map<string, Point> {
  return new Map(
    forces(stage.position).map(({ place, owner, fleet }) => {
      const key = `${owner}-${fleet}`;
      return [`${place} ${key}`, stage.berth(place, key)];
    }),
  );
}
