/** What is offered and lies nowhere on the table: it is laid out where the hand is. */
import type { Scene } from "../../table/scene";
import { EMPTY, type Pad, type Position } from "./position";

export interface Choices {
  readonly kind: "faction" | "feat" | "tile" | "drone" | "card";
  readonly values: readonly number[];
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

export function choicesOf(decision: Scene["decision"], position: Position, pad: Pad): Choices | null {
  for (const kind of NOWHERE) {
    // Later in the game a faction is a victim, and stands among the seats.
    if (kind === "faction" && position.round > 0) continue;
    if (!decision.chosen(kind).length && !decision.targets(kind).length) continue;
    return { kind, values: [...offered(decision, kind)].sort((a, b) => a - b) };
  }
  const lying = new Set<number | null>([
    ...pad.hand,
    ...position.market.filter((card) => card !== EMPTY),
    ...pad.phases.flat().map((laid) => laid?.card ?? null),
  ]);
  const elsewhere = [...offered(decision, "card")].filter((card) => !lying.has(card)).sort((a, b) => a - b);
  return elsewhere.length ? { kind: "card", values: elsewhere } : null;
}
