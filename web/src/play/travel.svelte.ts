/**
 * Short travel: when the position changes, cards fly from their old place to the new one, and points count up.
 *
 * It looks at the page before and after an update, so games need not know of it. What boards draw moves by itself.
 * Nothing runs at rest, nothing blocks a click, and any input ends whatever still moves.
 */
import { tick, untrack } from "svelte";

import type { Wire } from "../api/client";
import type { VerbTable } from "../api/codes";
import { still } from "../settings/settings.svelte";
import type { Faced } from "../table/face";
import { measure } from "../ui/frames";
import { nameOf, takerOf, trips, type Spot, type Trip } from "./trips";

const TRAVEL = 240;
const EACH = 60;
const LONGEST = 900;
const COUNT = 400;
const SMALL = 0.35;
const ENTER = "cubic-bezier(.2,.8,.2,1)";
/** More at once is a new deal, not a move. */
const MOST = 1 + (LONGEST - TRAVEL) / EACH;

/** A position that changes, live or replayed. */
export interface Course extends Faced {
  /** How its actions are written. */
  readonly actions: VerbTable;
  /** How far it has come. */
  readonly seq: number;
  /** What has happened since it had come so far; nothing where one has jumped there. */
  since(seq: number): readonly Wire["MomentInfo"][];
}

interface Seen extends Spot {
  readonly element: HTMLElement;
  readonly box: DOMRect;
  /** A picture of it, where it may be another thing after the update. */
  readonly ghost: HTMLElement | null;
}

/** A number on the page that shows a seat's points. */
interface Figure {
  readonly text: Text;
  readonly from: number;
  readonly to: number;
}

const running = new Set<() => void>();

function finish(): void {
  for (const end of [...running]) end();
}

function start(end: () => void): () => void {
  if (!running.size) for (const input of ["pointerdown", "keydown"]) addEventListener(input, finish, { capture: true });
  const once = (): void => {
    if (!running.delete(once)) return;
    end();
    if (!running.size) for (const input of ["pointerdown", "keydown"]) removeEventListener(input, finish, { capture: true });
  };
  running.add(once);
  return once;
}

function pictureOf(element: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const part of [ghost, ...ghost.querySelectorAll<HTMLElement>("*")]) {
    for (const name of ["id", "data-kind", "data-value", "data-legal", "data-lesson", "data-lies"]) part.removeAttribute(name);
  }
  ghost.inert = true;
  ghost.ariaHidden = "true";
  return ghost;
}

/**
 * The cards and pieces on the page, in the parts of the table; chips of the decision do not count. What is in a place that is
 * clickable itself, such as a card on a stack, says so: `data-lies="card 17 stack-0-1"`.
 */
function look(taken: (spot: Spot) => boolean): Seen[] {
  const things = ".table > :not(.decision) :is([data-kind], [data-lies])";
  return [...document.querySelectorAll<HTMLElement>(things)].flatMap((element) => {
    if (!(element instanceof HTMLElement)) return [];
    const box = element.getBoundingClientRect();
    if (!box.width) return [];
    const [kind = element.dataset.kind!, value = element.dataset.value, place] = element.dataset.lies?.split(" ") ?? [];
    const area = place ?? element.closest(".table > *")?.classList[0] ?? "";
    const spot = { kind, value: Number(value), area };
    return [{ ...spot, element, box, ghost: taken(spot) ? pictureOf(element) : null }];
  });
}

const seatBox = (seat: number): Element | null => document.querySelector(`[data-seat-panel="${seat}"]`);

function fly({ from, to }: Trip<Seen>, at: number): void {
  const goal = typeof to === "number" ? seatBox(to)?.getBoundingClientRect() : to.box;
  const layer = document.querySelector(".table");
  const source = from.ghost ?? (typeof to === "number" ? null : pictureOf(to.element));
  if (!goal || !layer || !source) return;
  const { box } = from;
  Object.assign(source.style, {
    position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`,
    margin: "0", zIndex: "35", pointerEvents: "none", transformOrigin: "0 0",
  });
  source.dataset.travel = `${from.kind} ${from.value}`;
  layer.append(source);
  // As large as what it becomes there, though that may have another shape; into a seat's panel it shrinks away.
  const alike = Math.sqrt((goal.width * goal.height) / (box.width * box.height));
  const scale = typeof to === "number" ? SMALL : Math.min(1, alike);
  const x = goal.left + (goal.width - box.width * scale) / 2 - box.left;
  const y = goal.top + (goal.height - box.height * scale) / 2 - box.top;
  const timing = { duration: TRAVEL, delay: at * EACH, easing: ENTER, fill: "both" } as const;
  const there = { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: typeof to === "number" ? 0 : 1 };
  const way = source.animate([{ transform: "none", opacity: 1 }, there], timing);
  const hidden = typeof to === "number" ? null : to.element.animate({ opacity: [0, 0] }, TRAVEL + at * EACH);
  way.onfinish = start(() => {
    way.cancel();
    hidden?.cancel();
    source.remove();
  });
}

/** The texts below a seat's panel that read exactly so. */
function textsOf(seat: number, reads: string): Text[] {
  const panel = seatBox(seat);
  if (!panel) return [];
  const walk = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walk.nextNode()) if (walk.currentNode.nodeValue?.trim() === reads) found.push(walk.currentNode as Text);
  return found;
}

function count({ text, from, to }: Figure): void {
  const begun = performance.now();
  let frame = 0;
  const end = start(() => {
    cancelAnimationFrame(frame);
    text.nodeValue = String(to);
  });
  const step = (now: number): void => {
    const part = (now - begun) / COUNT;
    if (part >= 1) return end();
    text.nodeValue = String(Math.round(from + (to - from) * Math.max(0, part)));
    frame = requestAnimationFrame(step);
  };
  step(begun);
}

/** Let things travel at a table from now on; belongs into the component that draws the whole of it. */
export function travelling(of: () => Course): void {
  let seq = -1;
  let scores: readonly number[] = [];
  $effect.pre(() => {
    const course = of();
    void course.view;
    untrack(() => {
      finish();
      const fresh = seq < 0 ? [] : course.since(seq);
      const before = scores;
      seq = course.seq;
      scores = [...course.face.scores(course)];
      if (!fresh.length || still()) return;
      const taker = (spot: Spot): number | undefined => takerOf(fresh, nameOf(course.actions, spot));
      const seen = look((spot) => taker(spot) !== undefined);
      const figures = before.flatMap((from, seat) =>
        from === scores[seat] ? [] : textsOf(seat, String(from)).map((text) => ({ text, from, to: scores[seat]! })),
      );
      const depart = (arrived: Seen[]): void => {
        const moved = trips(seen, arrived, taker);
        if (moved.length <= MOST) moved.forEach(fly);
        for (const figure of figures) if (figure.text.nodeValue?.trim() === String(figure.to)) count(figure);
      };
      void tick().then(() => measure(() => look(() => false), depart));
    });
  });
}
