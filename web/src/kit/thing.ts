/** A thing on the table that can be clicked: how scripts and lessons find it, whether it is chosen, and what a click means. */
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

interface Way {
  /** The action a click may have meant although this is not a target: the server says why not. */
  readonly wish?: string;
  /** Whether it is the viewer's to click; of others it is only seen. */
  readonly own?: boolean;
  /** What a click does instead of choosing it. */
  readonly click?: (event: MouseEvent) => void;
}

interface Attributes extends Record<`data-${string}`, string | number | undefined> {
  readonly "aria-pressed"?: boolean;
  readonly onclick?: (event: MouseEvent) => void;
}

/** The attributes of the element that draws a thing. */
export function thing(scene: Scene, kind: string, value: number, { wish, own = true, click }: Way = {}): Attributes {
  if (!own) return {};
  const { decision } = scene;
  const choose = (event: MouseEvent): void => {
    // What is settled by itself needs no click, and no reason either.
    if (decision.pick(kind, value) || offered(decision, kind).has(value) || !wish) return;
    scene.whyNot(wish, event.currentTarget as Element);
  };
  return {
    "data-kind": kind,
    "data-value": value,
    "data-legal": decision.can(kind, value) ? "yes" : undefined,
    "data-purpose": decision.purpose(kind, value) ?? undefined,
    "aria-pressed": decision.chosen(kind).includes(value),
    onclick: click ?? choose,
  };
}
