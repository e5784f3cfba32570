/** Which of several answers that differ only in numbers is offered first. */
import { argument, type Action } from "../api/codes";

/** What is preferred about an answer, the most important first: the more, the better. */
export type Weight = (of: (key: string) => number, action: Action, left: readonly Action[]) => readonly number[];

/** By verb; verbs without a weight take the usual. */
export function preferring(weights: Readonly<Record<string, Weight>>): (left: readonly Action[]) => Action | null {
  return (left) => {
    const weight = weights[left[0]?.verb ?? ""];
    if (!weight) return null;
    const weighed = left.map((action) => ({ action, weight: weight((key) => argument(action, key) ?? 0, action, left) }));
    return weighed.reduce((best, each) => (more(each.weight, best.weight) ? each : best)).action;
  };
}

function more(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((each, i) => each !== b[i]);
  return at >= 0 && a[at]! > b[at]!;
}
