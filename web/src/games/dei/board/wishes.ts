/** What a click on the board means: the next argument of an action, a whole building, or something not allowed. */
import { argument, type Action } from "../../../api/codes";
import { argsOf, wishedAt } from "../../../kit/board/wishes";
import type { Decision } from "../../../table/decision.svelte";
import type { Plan } from "../generated";

const REGION = "region";
/** Verbs one has in mind first when clicking a region, before anything is chosen. */
const FIRST = ["place", "collect", "enlist", "fly", "teleport", "kill", "build-refuge", "relocate"] as const;
export const ELEVATOR_VERBS: ReadonlySet<string> = new Set(["build-elevator", "take-elevator"]);
export const BRIDGE_VERBS: ReadonlySet<string> = new Set(["build-bridge", "take-bridge"]);

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
  const chosen = decision.touched || verbs.every((verb) => ELEVATOR_VERBS.has(verb) || BRIDGE_VERBS.has(verb));
  if (!chosen || settled) return [];
  const found = left.flatMap((action): Site[] => {
    if (ELEVATOR_VERBS.has(action.verb)) {
      const place = plan.elevators.ground.findIndex(
        (ground, at) => ground === argument(action, "ground") && plan.elevators.roof[at] === argument(action, "roof"),
      );
      return place < 0 ? [] : [{ kind: "elevator", place, action }];
    }
    if (BRIDGE_VERBS.has(action.verb)) {
      const place = plan.spans.a.findIndex(
        (a, at) =>
          a === argument(action, "first") &&
          plan.spans.b[at] === argument(action, "second") &&
          plan.spans.under[at] === argument(action, "over"),
      );
      return place < 0 ? [] : [{ kind: "bridge", place, action }];
    }
    return [];
  });
  return found.length > MOST_SITES && !decision.chosen(REGION).length ? [] : found;
}
