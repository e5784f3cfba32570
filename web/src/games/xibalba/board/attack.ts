/** What an attack with a number of dice would do. Strengths come from the server; here they are only looked up. */
import { argument } from "../../../api/codes";
import type { Decision } from "../../../table/decision.svelte";
import type { Aim, Attack } from "../generated";

export interface Outcome {
  readonly symbols: number;
  readonly criticals: number;
  readonly strength: number;
  readonly need: number;
  /** How much is missing; 0 where it is enough. */
  readonly short: number;
  /** What fells the blocker, null where none may block. */
  readonly block: number | null;
  readonly felled: boolean;
  /** Paragon dice that a success brings. */
  readonly dice: number;
}

export function outcome(attack: Attack, target: Aim, symbols: number, criticals: number): Outcome {
  const strength = attack.sums[symbols]?.[criticals] ?? 0;
  const need = symbols + criticals === 1 ? target.one_die : target.need;
  return {
    symbols,
    criticals,
    strength,
    need,
    short: Math.max(0, need - strength),
    block: target.block,
    felled: target.block !== null && strength >= target.block,
    dice: target.dice,
  };
}

interface Looking {
  readonly decision: Pick<Decision, "ready" | "touched">;
  readonly viewer: number;
}

/** The attack that the viewer is preparing, or null. */
export function prepared(
  attack: Attack | null,
  { decision: { ready, touched }, viewer }: Looking,
): { readonly target: Aim; readonly outcome: Outcome } | null {
  if (!touched || attack?.seat !== viewer || ready?.verb !== "attack") return null;
  const target = attack.targets.find((each) => each.target === argument(ready, "target"));
  if (!target) return null;
  const of = (key: string): number => argument(ready, key) ?? 0;
  return { target, outcome: outcome(attack, target, of("symbols"), of("criticals")) };
}

/** What all dice together would do to a target. */
export function atMost(attack: Attack, target: Aim): Outcome {
  const symbols = attack.sums.length - 1;
  return outcome(attack, target, symbols, (attack.sums[symbols]?.length ?? 1) - 1);
}

/** What speaks for an attack with these dice: as few as are enough, felling a blocker where they can; else as many as possible. */
export function worth(attack: Attack | null, aim: number, symbols: number, criticals: number): readonly number[] {
  const [then] = attack?.targets.flatMap((each) => (each.target === aim ? [outcome(attack, each, symbols, criticals)] : [])) ?? [];
  return then?.short === 0 ? [1, Number(then.felled), -symbols - criticals, -criticals] : [0, 0, symbols + criticals];
}
