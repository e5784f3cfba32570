/** Marks the cards and pieces inside of something that answers use; places of boards are drawn there. */
import type { Action } from "../api/codes";

const THINGS = "[data-kind][data-value]:not([data-chip]):not(path)";
const MARK = "data-hint";
const APART = "[data-apart]";

function uses(action: Action, kind: string, value: number): boolean {
  return action.args.some((arg, at) => arg.names !== null && arg.kind === kind && action.values[at] === value);
}

/** Mark inside of this what answers use, the first one as the best, until it is undone. What is apart has its own marks,
 * and what answers count without naming it says by itself which of them does. */
export function marking(root: Element, answers: readonly Action[]): () => void {
  const apart = root.closest(APART);
  const mark = (): void => {
    for (const thing of root.querySelectorAll<HTMLElement | SVGElement>(THINGS)) {
      if (thing.closest(APART) !== apart) continue;
      const at = answers.findIndex((action) => uses(action, thing.dataset.kind!, Number(thing.dataset.value)));
      const wanted = thing.dataset.counted ?? (at < 0 ? null : at === 0 ? "best" : "other");
      if (wanted === thing.getAttribute(MARK)) continue;
      if (wanted) thing.setAttribute(MARK, wanted);
      else thing.removeAttribute(MARK);
    }
  };
  mark();
  const watch = new MutationObserver(mark);
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ["data-value", "data-counted"] });
  return () => {
    watch.disconnect();
    for (const thing of root.querySelectorAll(`[${MARK}]`)) if (thing.closest(APART) === apart) thing.removeAttribute(MARK);
  };
}
