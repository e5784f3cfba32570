/** What clicks mean in Voidfall, and which numbers are set first. */
import { argument, type Action } from "../../api/codes";
import type { Preferences } from "../../table/decision.svelte";

type Weight = (action: Action) => number[];
const of = (action: Action, key: string): number => argument(action, key) ?? 0;

/** For each verb what is preferred, the most important first. Verbs without an entry take the usual: as much as possible. */
const WEIGHTS: Readonly<Record<string, Weight>> = {
  // Credits stand in for anything, so they are kept; then what is plentiful by its price.
  pay: (action) => [-of(action, "credits"), -of(action, "science")],
  // One food covers what takes two of energy and materials.
  upkeep: (action) => [-of(action, "credits"), of(action, "food")],
  act: (action) => [-of(action, "action"), -of(action, "double")],
  extra: (action) => [-of(action, "way")],
  borrow: (action) => [-of(action, "action")],
  decree: (action) => [-of(action, "number")],
  bonus: (action) => [-of(action, "slot")],
  attach: (action) => [-of(action, "field")],
  "remove-agenda": (action) => [-of(action, "field")],
  // What is given away is the least, what rises is the least.
  "discard-glory": (action) => [-of(action, "value")],
  upgrade: (action) => [-of(action, "value")],
  fire: (action) => [-of(action, "missiles"), -of(action, "drones"), -of(action, "bombs")],
};

function more(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((each, i) => each !== b[i]);
  return at >= 0 && a[at]! > b[at]!;
}

function prefer(left: readonly Action[]): Action | null {
  const weight = WEIGHTS[left[0]?.verb ?? ""];
  if (!weight) return null;
  return left.reduce((best, each) => (more(weight(each), weight(best)) ? each : best));
}

export const taste: Preferences = { loose: new Set(), prefer };
