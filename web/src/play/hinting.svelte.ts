/** Marks the cards and pieces on the page that the answer of a hint uses; places of boards are drawn there. */
import type { Action } from "../api/codes";
import type { Decision } from "../table/decision.svelte";

const THINGS = "[data-kind][data-value]:not([data-chip]):not(path)";
const MARK = "data-hint";

function uses(action: Action, kind: string, value: number): boolean {
  return action.args.some((arg, at) => arg.names !== null && arg.kind === kind && action.values[at] === value);
}

/** Mark as long as the calling component lives and nothing has been clicked: what is explained, and what else is proposed. */
export function hinting(of: () => Decision): void {
  $effect(() => {
    const decision = of();
    const { advised, explained, touched } = decision;
    const answers = touched ? [] : [advised[explained], ...advised].flatMap((steps) => steps?.[0] ?? []);
    const mark = (): void => {
      for (const thing of document.querySelectorAll<HTMLElement | SVGElement>(THINGS)) {
        const at = answers.findIndex((action) => uses(action, thing.dataset.kind!, Number(thing.dataset.value)));
        const wanted = at < 0 ? null : at === 0 ? "best" : "other";
        if (wanted === thing.getAttribute(MARK)) continue;
        if (wanted) thing.setAttribute(MARK, wanted);
        else thing.removeAttribute(MARK);
      }
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-value"] });
    return () => {
      watch.disconnect();
      for (const thing of document.querySelectorAll(`[${MARK}]`)) thing.removeAttribute(MARK);
    };
  });
}
