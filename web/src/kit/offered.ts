/** What some legal action names. */
import type { Decision } from "../table/decision.svelte";
import type { Scene } from "../table/scene";

/** Everything of a kind that some legal action names: what is clicked now, or instead of what has been clicked. */
export function offered(decision: Pick<Decision, "legal">, kind: string): Set<number> {
  const values = new Set<number>();
  for (const action of decision.legal) {
    action.args.forEach((arg, at) => {
      if (arg.kind === kind) values.add(action.values[at]!);
    });
  }
  return values;
}

/** Follow a click on a thing, or ask why this may not be done; what is settled by itself needs neither. */
export function choose(scene: Scene, kind: string, value: number, wish: string, event: Event): void {
  if (scene.decision.pick(kind, value) || offered(scene.decision, kind).has(value)) return;
  scene.whyNot(wish, event.currentTarget as Element);
}
