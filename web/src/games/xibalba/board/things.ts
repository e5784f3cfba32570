/** The things on the board that can be clicked, and what a click on each of them means now. */
import type { Decision } from "../../../table/decision.svelte";
import type { Pick } from "../../../table/narrowing";
import { ARK_PLACE, ARK_SPOT, SEAT_SPOTS, SQUAD, STACK_NAMES, STACK_SPOTS, STACKS } from "../generated";

export type StackThing = { readonly kind: "stack"; readonly seat: number; readonly stack: number };
export type Thing = { readonly kind: "ark" } | { readonly kind: "base"; readonly seat: number } | StackThing;

const ARK_TARGET = 0;

export const targetOf = (seat: number): number => seat + 1;
export const spotOf = (seat: number, stack: number): number => STACK_SPOTS + seat * STACKS + stack;
export const keyOf = (thing: Thing): string =>
  thing.kind === "ark" ? "ark" : thing.kind === "base" ? `base-${thing.seat}` : `stack-${thing.seat}-${thing.stack}`;

const pick = (kind: string, value: number): Pick => ({ kind, value });

/** Everything a click on a thing could fill, the most usual first. */
export function picksOf(thing: Thing, viewer: number): readonly Pick[] {
  switch (thing.kind) {
    case "ark":
      return [pick("target", ARK_TARGET), pick("spot", ARK_SPOT), pick("place", ARK_PLACE)];
    case "base":
      return [pick("target", targetOf(thing.seat)), pick("spot", SEAT_SPOTS + thing.seat)];
    case "stack": {
      const own = [pick("stack", thing.stack), pick("place", thing.stack + 1)];
      return [...(thing.seat === viewer ? own : []), pick("spot", spotOf(thing.seat, thing.stack))];
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
  const isSettled = ({ kind, value }: Pick): boolean => settled.some((each) => each.kind === kind && each.value === value);
  const has = (thing: Thing): boolean =>
    picksOf(thing, viewer).some(isSettled) || (decision.verb !== null && decision.verb === verbOf(thing, viewer));
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

/** What a click on something that is not a target may have meant, for asking why not; `card` is one that is being bought. */
export function wished(thing: Thing, viewer: number, verb: string | null = null, card = ""): string {
  const own = thing.kind === "stack" && thing.seat === viewer;
  if (own && card && verb === "buy-upgrade") return `buy-upgrade ${card} ${STACK_NAMES[thing.stack]}`;
  if (own && verb === "discard-own") return `discard-own ${STACK_NAMES[thing.stack]}`;
  if (own && thing.stack !== SQUAD) return `use ${STACK_NAMES[thing.stack]}`;
  return `attack ${thing.kind === "ark" || own ? "ark" : `p${thing.seat + 1}`} symbols=1`;
}
