/** What clicks mean in Xibalba, and which numbers are set first. */
import { argument, type Action } from "../../api/codes";
import type { Preferences } from "../../table/decision.svelte";

/** Two slots are exchanged in either order. */
const loose = new Set(["swap"]);

type Weight = (action: Action) => number[];
const of = (action: Action, key: string): number => argument(action, key) ?? 0;

/** For each verb what is preferred, the most important first. Verbs without an entry take as many as possible. */
const WEIGHTS: Readonly<Record<string, Weight>> = {
  // All dice of the pool are used unless one says otherwise, as many of each kind as of the other.
  pool: (action) => [
    of(action, "resource") + of(action, "attack"),
    -Math.abs(of(action, "resource") - of(action, "attack")),
  ],
  // What shows something is kept, blanks are rolled again.
  keep: (action) => [
    -of(action, "r0") - of(action, "a0"),
    action.values.reduce((all, value) => all + value, 0),
  ],
  bring: (action) => [-of(action, "depth")],
  shift: (action) => [-of(action, "depth")],
  destroy: (action) => [-of(action, "depth")],
  apply: (action) => [-of(action, "which")],
};

function prefer(left: readonly Action[]): Action | null {
  const weight = WEIGHTS[left[0]?.verb ?? ""];
  if (!weight) return null;
  const weighed = left.map((action) => ({ action, weight: weight(action) }));
  return weighed.reduce((best, each) => (more(each.weight, best.weight) ? each : best)).action;
}

function more(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((each, i) => each !== b[i]);
  return at >= 0 && a[at]! > b[at]!;
}

/** Whoever clicks a card wants to have it, not to be rid of it. */
const deliberate = new Set(["discard-open", "discard-own"]);

export const taste: Preferences = { loose, deliberate, prefer };
