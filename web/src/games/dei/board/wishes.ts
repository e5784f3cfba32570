/** What a click on the board means: the next argument of an action, a whole building, or something not allowed. */
import type { Action } from "../../../api/codes";
import { argsOf, wishedAt } from "../../../kit/board/wishes";
import type { Decision } from "../../../table/decision.svelte";
import type { Plan } from "../generated";

const REGION = "region";
/** Verbs one has in mind first when clicking a region, before anything is chosen. */
const FIRST = ["place", "collect", "enlist", "fly", "teleport", "kill", "build-refuge", "relocate"] as const;
/** The verbs that build or take away what has a place between regions. */
const BUILDING = /^(?:build|take)-(elevator|bridge)$/;

/** The action a click on a region that is not a target may have meant: a code, or a text while nothing is asked. */
export function wished(decision: Decision, region: number): number | string {
  const liking = (action: Action, picked: number): number => {
    if (picked) return action.verb === "move" ? 0 : 1;
    const rank = (FIRST as readonly string[]).indexOf(action.verb);
    return rank < 0 ? FIRST.length : rank;
  };
  return wishedAt(decision, REGION, region, liking) ?? `collect r${region}`;
}

/** The regions of an action, in its order. */
export const regionsOf = (action: Action): number[] => argsOf(action, REGION).map((at) => action.values[at]!);

/** The regions that are settled: those of the action to be confirmed, or those clicked so far. */
export function settledRegions(decision: Decision): number[] {
  return decision.ready && decision.touched ? regionsOf(decision.ready) : decision.chosen(REGION);
}

/** A place for a building that can be chosen by one click, with an action that does it. */
export interface Site {
  readonly kind: "elevator" | "bridge";
  /** The number of the place for the elevator, or of the span. */
  readonly place: number;
  readonly action: Action;
}

/** More places than this hide the board; a first region narrows them. */
const MOST_SITES = 12;

/** Once elevators or bridges are being chosen, the places there are for them. */
export function sites(decision: Decision, plan: Plan): Site[] {
  const { left, verbs, settled } = decision.narrowed;
  const chosen = decision.touched || verbs.every((verb) => BUILDING.test(verb));
  if (!chosen || settled) return [];
  const rows = {
    elevator: [plan.elevators.ground, plan.elevators.roof],
    bridge: [plan.spans.a, plan.spans.b, plan.spans.under],
  };
  const found = left.flatMap((action): Site[] => {
    const kind = BUILDING.exec(action.verb)?.[1] as Site["kind"] | undefined;
    if (!kind) return [];
    const regions = regionsOf(action);
    const place = rows[kind][0]!.findIndex((_, at) => rows[kind].every((row, end) => row[at] === regions[end]));
    return place < 0 ? [] : [{ kind, place, action }];
  });
  return found.length > MOST_SITES && !decision.chosen(REGION).length ? [] : found;
}
