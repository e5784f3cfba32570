/** Marks on the page what a coach asks for next, whatever game draws it and however it is drawn. */
import { tick, untrack } from "svelte";

import type { Decision } from "../table/decision.svelte";
import type { Pick } from "../table/narrowing";

/** Things on the table; the chips of the decision mark themselves. */
const THINGS = "[data-kind][data-value]:not([data-chip])";
const MARK = "data-lesson";

const SPACE = 12;

/** How far a range must move to be within another. */
function shift(from: number, to: number, least: number, most: number): number {
  return to + SPACE > most ? to + SPACE - most : Math.min(0, from - SPACE - least);
}

/** Scroll the lists that contain an element; boards and panels that do not scroll stay as they are. */
function bringIntoSight(thing: Element): void {
  for (let list = thing.parentElement; list; list = list.parentElement)
    if (/auto|scroll/.test(getComputedStyle(list).overflow)) bringWithin(list, thing);
}

function bringWithin(list: Element, thing: Element): void {
  const [own, all] = [thing.getBoundingClientRect(), list.getBoundingClientRect()];
  // The lesson itself covers the end of the list.
  const end = list.querySelector(".lesson")?.getBoundingClientRect().top ?? all.bottom;
  list.scrollBy(shift(own.left, own.right, all.left, all.right), shift(own.top, own.bottom, all.top, end));
}

/** What can be clicked on the pane, and what has been chosen there. */
const CLICKED = ".pane [data-legal], .pane [data-kind][aria-pressed=true]";

/** Scroll the pane if nothing of what the question is about is in sight as a whole. */
function showOne(): void {
  const things = [...document.querySelectorAll(CLICKED)].filter((thing) => thing.checkVisibility());
  const pane = document.querySelector(".pane")?.getBoundingClientRect();
  const seen = things.some((thing) => {
    const { top, bottom } = thing.getBoundingClientRect();
    return pane && top >= pane.top && bottom <= pane.bottom;
  });
  const chosen = things.find((thing) => thing.ariaPressed === "true");
  if (things[0] && !seen) bringIntoSight(chosen ?? things[0]);
}

/**
 * Things to choose on the pane that is shown, or in the hand, or all choices as buttons that are always in sight; but not what
 * may be played aside from whatever is asked.
 */
const NEEDED = ".pane [data-legal], .hand [data-legal]:not([data-aside]), .decision [data-kind], .decision .confirm:enabled";

/** The panes of a small window, one of which is shown; what a lesson wants clicked is on the marked one. */
export class Panes {
  shown = $state("board");
  marked = $state("");
  /** The pane that opened by itself for a question. */
  private opened = "";

  constructor(readonly ids: readonly string[]) {}

  /**
   * Open the pane on which something can be chosen, unless there is something in sight: the board, or one of these.
   * What had opened by itself gives way to the board once nothing there is asked for, and so does any pane once an answer is laid
   * out that names only things of the board.
   */
  async open(offers: readonly string[], named: readonly Pick[]): Promise<void> {
    await tick();
    const away = named.length > 0 && !named.some(({ kind, value }) => document.querySelector(`[data-kind="${kind}"][data-value="${value}"]`));
    if (away || (this.shown === this.opened && !document.querySelector(CLICKED))) this.shown = "board";
    const before = this.shown;
    for (const pane of [before, "board", ...offers, "mine", before]) {
      this.shown = pane;
      await tick();
      if (!document.querySelector(NEEDED)) continue;
      if (pane !== before) this.opened = pane;
      return showOne();
    }
  }
}

/** Always in sight, whatever pane is shown. */
const ALWAYS = ".hand, .decision";

/** Mark as long as the calling component lives; what is marked is scrolled into view, and its pane is opened. */
export function pointing(of: () => Decision, panes: () => Panes | null): void {
  $effect(() => {
    const decision = of();
    void [decision.narrowed, decision.guides];
    const mark = (): void => {
      for (const thing of document.querySelectorAll<HTMLElement | SVGElement>(THINGS)) {
        const wanted = decision.leads(thing.dataset.kind!, Number(thing.dataset.value));
        if (wanted !== thing.hasAttribute(MARK)) thing.toggleAttribute(MARK, wanted);
      }
    };
    // A game may draw things later, on another pane or once a board is there.
    const watch = new MutationObserver(mark);
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-value", "data-legal"] });
    let over = false;
    const find = async (): Promise<Element | null> => {
      await tick();
      if (!over) mark();
      return [...document.querySelectorAll(`[${MARK}]`)].find((thing) => thing.checkVisibility()) ?? null;
    };
    const search = async (): Promise<void> => {
      let first = await find();
      const small = untrack(panes);
      const before = small?.shown ?? "";
      const wanted = decision.guides.length > 0 && !(decision.ready && decision.guides.includes(decision.ready));
      for (const pane of small && wanted && !first ? [...small.ids, before] : []) {
        if (first || over) break;
        small!.shown = pane;
        first = await find();
      }
      if (over) return;
      if (small) small.marked = first && !first.closest(ALWAYS) ? small.shown : "";
      if (first) bringIntoSight(first);
    };
    void untrack(search);
    return () => {
      over = true;
      watch.disconnect();
      for (const thing of document.querySelectorAll(`${THINGS}[${MARK}]`)) thing.removeAttribute(MARK);
    };
  });
}
