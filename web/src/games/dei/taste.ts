/** What clicks mean in D.E.I., and which numbers are set first. */
import { argument, type Action } from "../../api/codes";
import type { Preferences } from "../../table/decision.svelte";

/** The ends of what is built or taken away may be clicked in any order. */
const loose = new Set(["build-bridge", "take-bridge", "build-elevator", "take-elevator"]);

type Weight = (action: Action, left: readonly Action[]) => number[];
const of = (action: Action, key: string): number => argument(action, key) ?? 0;

/** What a payment is worth: energy is scarcer than technology. */
const cheap: Weight = (action) => [-of(action, "technology") - of(action, "energy"), -of(action, "energy")];

/** For each verb what is preferred, the most important first. Verbs without an entry take the usual. */
const WEIGHTS: Readonly<Record<string, Weight>> = {
  buy: cheap,
  order: cheap,
  collect: (action) => [of(action, "extra"), of(action, "swap")],
  enlist: (action) => [of(action, "supplied")],
  // Whole groups move; champion and refuges stay unless they must come along.
  move: (action) => [-of(action, "refuges"), of(action, "scrappers"), -of(action, "champion")],
  lay: (action) => [-of(action, "turned")],
  spend: (action) => [-of(action, "token")],
  // The figures are shared out evenly between the two refuges.
  place: (action, left) => {
    const most = Math.max(...left.map((each) => of(each, "scrappers")));
    return [-Math.abs(2 * of(action, "scrappers") - most), -of(action, "champion")];
  },
};

function prefer(left: readonly Action[]): Action | null {
  const weight = WEIGHTS[left[0]?.verb ?? ""];
  if (!weight) return null;
  const weighed = left.map((action) => ({ action, weight: weight(action, left) }));
  return weighed.reduce((best, each) => (more(each.weight, best.weight) ? each : best)).action;
}

function more(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((each, i) => each !== b[i]);
  return at >= 0 && a[at]! > b[at]!;
}

export const taste: Preferences = { loose, deliberate: new Set(["discard"]), prefer };
