/** Reorganising by hand: a card is lifted, then laid where it may go. */
import { argument, type Action } from "../../../api/codes";

export interface Lifted {
  readonly stack: number;
  /** How far below the active card. */
  readonly depth: number;
}

const of = (action: Action, key: string): number => argument(action, key) ?? -1;

export const rearranging = (legal: readonly Action[]): boolean => legal.some((action) => action.verb === "done");

/** Whether a card of an own stack can be lifted: some answer moves it. */
export function liftable(legal: readonly Action[], lifted: Lifted): boolean {
  return landings(legal, lifted).size > 0;
}

/**
 * The stacks a lifted card may be laid on, each with the answer that does it (XIB-REO-02, XIB-REO-08, XIB-REO-10): its own stack
 * means to the top; a slot that takes no such card changes places with the whole stack.
 */
export function landings(legal: readonly Action[], { stack, depth }: Lifted): ReadonlyMap<number, Action> {
  const found = new Map<number, Action>();
  for (const action of legal) {
    if (action.verb === "bring" && of(action, "place") === stack && of(action, "depth") === depth) {
      found.set(stack, action);
    }
    if (action.verb === "shift" && of(action, "src") === stack && of(action, "depth") === depth) {
      found.set(of(action, "dst"), action);
    }
  }
  if (depth > 0) return found;
  for (const action of legal) {
    const ends = action.verb === "swap" ? [of(action, "first"), of(action, "second")] : [];
    const other = ends.includes(stack) ? ends.find((end) => end !== stack) : undefined;
    if (other !== undefined && !found.has(other)) found.set(other, action);
  }
  return found;
}

/** The answer that means exactly this card of a stack, such as which one is destroyed. */
export function cardAction(left: readonly Action[], spot: number, depth: number): Action | undefined {
  return left.find(
    (action) => action.verb === "destroy" && of(action, "spot") === spot && of(action, "depth") === depth,
  );
}
