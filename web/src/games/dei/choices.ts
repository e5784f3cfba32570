/** Choices that are nowhere on the table: they are laid out where the hand is. */
import { offered } from "../../kit/thing";
import type { Scene } from "../../table/scene";
import { EMPTY } from "./generated";
import { type Pad, type Position } from "./position";

export interface Choice {
  readonly kind: "faction" | "feat" | "tile" | "drone" | "card";
  readonly value: number;
}

/** The kinds that are nowhere on the table, in the order in which they are looked for. */
const NOWHERE = ["tile", "faction", "feat", "drone"] as const;

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
