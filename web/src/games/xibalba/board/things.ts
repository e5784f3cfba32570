/** The things on the board that can be clicked, and what a click on each of them means now. */
import type { Decision } from "../../../table/decision.svelte";
import type { Pick } from "../../../table/narrowing";
import { ARK_PLACE, ARK_SPOT, SEAT_SPOTS, SQUAD, STACK_NAMES, STACK_SPOTS, STACKS } from "../generated";

export type Thing =
  | { readonly kind: "ark" }
  | { readonly kind: "base"; readonly seat: number }
  | { readonly kind: "stack"; readonly seat: number; readonly stack: number };

const ARK_TARGET = 0;

export const targetOf = (seat: number): number => seat + 1;
export const spotOf = (seat: number, stack: number): number => STACK_SPOTS + seat * STACKS + stack;
export const keyOf = (thing: Thing): string =>
  thing.kind === "ark" ? "ark" : thing.kind === "base" ? `base-${thing.seat}` : `stack-${thing.seat}-${thing.stack}`;

/** Everything a click on a thing could fill, the most usual first. */
export function picksOf(thing: Thing, viewer: number): readonly Pick[] {
  switch (thing.kind) {
    case "ark":
      return [
        { kind: "target", value: ARK_TARGET },
        { kind: "spot", value: ARK_SPOT },
        { kind: "place", value: ARK_PLACE },
      ];
    case "base":
      return [
        { kind: "target", value: targetOf(thing.seat) },
        { kind: "spot", value: SEAT_SPOTS + thing.seat },
      ];
    case "stack": {
      const spot = { kind: "spot", value: spotOf(thing.seat, thing.stack) };
      if (thing.seat !== viewer) return [spot];
      return [{ kind: "stack", value: thing.stack }, { kind: "place", value: thing.stack + 1 }, spot];
    }
  }
}

/** Answers without a thing of their own that a click on one means all the same. */
function verbOf(thing: Thing, viewer: number): string {
  if (thing.kind === "ark") return "enter";
  return thing.kind === "stack" && thing.seat === viewer && thing.stack === SQUAD ? "block" : "";
}

export interface Meaning {
  readonly pick: Pick;
  readonly legal: boolean;
  /** The verb that a click chooses instead. */
  readonly verb: string;
}

export function meaningOf(decision: Decision, thing: Thing, viewer: number): Meaning {
  const picks = picksOf(thing, viewer);
  const open = picks.find(({ kind, value }) => decision.can(kind, value));
  const verb = verbOf(thing, viewer);
  const chooses = !open && verb !== "" && decision.narrowed.verbs.includes(verb) && decision.verb !== verb;
  return { pick: open ?? picks[0]!, legal: open !== undefined || chooses, verb: chooses ? verb : "" };
}

/** Follow a click; false where it means nothing now. */
export function act(decision: Decision, thing: Thing, viewer: number): boolean {
  const { pick, legal, verb } = meaningOf(decision, thing, viewer);
  if (verb) decision.pickVerb(verb);
  else if (legal) decision.pick(pick.kind, pick.value);
  else return picksOf(thing, viewer).some(({ kind, value }) => decision.pick(kind, value));
  return true;
}

/** The things of the action that is ready, or those clicked so far. */
export function chosenKeys(decision: Decision, seats: number, viewer: number): ReadonlySet<string> {
  const { ready, picks } = decision;
  const settled: readonly Pick[] =
    ready && decision.touched
      ? ready.args.flatMap((arg, at) => (arg.names ? [{ kind: arg.kind, value: ready.values[at]! }] : []))
      : picks;
  const has = (thing: Thing): boolean =>
    picksOf(thing, viewer).some(({ kind, value }) =>
      settled.some((each) => each.kind === kind && each.value === value),
    ) ||
    (decision.verb !== null && decision.verb === verbOf(thing, viewer));
  return new Set(allThings(seats).filter(has).map(keyOf));
}

export function allThings(seats: number): Thing[] {
  const each = [...Array(seats).keys()];
  return [
    { kind: "ark" },
    ...each.map((seat): Thing => ({ kind: "base", seat })),
    ...each.flatMap((seat) => STACK_NAMES.map((_, stack): Thing => ({ kind: "stack", seat, stack }))),
  ];
}

/** What a click on something that is not a target may have meant, for asking why not. */
export function wished(thing: Thing, viewer: number): string {
  switch (thing.kind) {
    case "ark":
      return "attack ark symbols=1";
    case "base":
      return `attack p${thing.seat + 1} symbols=1`;
    case "stack":
      if (thing.seat !== viewer) return `attack p${thing.seat + 1} symbols=1`;
      return thing.stack === SQUAD ? "attack ark symbols=1" : `use ${STACK_NAMES[thing.stack]}`;
  }
}
