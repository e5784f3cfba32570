/** What is offered and lies nowhere on the table: it is laid out where the hand is. */
import type { Scene } from "../../table/scene";
import { EMPTY, type Pad, type Position } from "./position";

export interface Choice {
  readonly kind: "faction" | "feat" | "tile" | "drone" | "card";
  readonly value: number;
}

/** The kinds that lie nowhere, in the order in which they are looked for. */
const NOWHERE = ["tile", "faction", "feat", "drone"] as const;

/** Everything of a kind that some legal action names: what is clicked now, or instead of what has been clicked. */
export function offered(decision: Scene["decision"], kind: string): Set<number> {
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

const sorted = (values: Iterable<number>): number[] => [...values].sort((a, b) => a - b);

export function choicesOf(decision: Scene["decision"], position: Position, pad: Pad): Choice[] {
  for (const kind of NOWHERE) {
    // Later in the game a faction is a victim, and stands among the seats.
    if (kind === "faction" && position.round > 0) continue;
    if (!decision.chosen(kind).length && !decision.targets(kind).length) continue;
    return sorted(offered(decision, kind)).map((value) => ({ kind, value }));
  }
  const lying = new Set<number | null>([
    ...pad.hand,
    ...position.market.filter((card) => card !== EMPTY),
    ...pad.phases.flat().map((laid) => laid?.card ?? null),
  ]);
  return sorted(offered(decision, "card"))
    .filter((card) => !lying.has(card))
    .map((value) => ({ kind: "card", value }));
}
