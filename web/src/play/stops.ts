/**
 * Where the keyboard goes: everything on the page that answers the question. Arrows lead from one to the next, digits
 * choose by place, and after an answer the focus is on the first that the next question needs.
 */
import type { Point } from "../kit/board/point";
import { steers, towards } from "../kit/board/steering";

type Stop = HTMLElement | SVGElement;

const HAND = ".hand [data-legal]";
const CHIPS = ".decision .chip";
const CONFIRM = ".decision .confirm:enabled";
/** What a lesson marks comes first, then Confirm if an answer is ready, my things, other choices, ways out, and the list. */
const ORDER = ["[data-lesson]", CONFIRM, HAND, `${CHIPS}[data-kind]`, "main [data-legal]", "[data-legal]", CHIPS, ".decision .list"];
/** Elements that use the arrow keys themselves. */
const OWN = "[role=tablist], [role=tabpanel], [role=log], [role=radiogroup], input, select, textarea";

function visible(selector: string): Stop[] {
  return [...document.querySelectorAll<Stop>(`.table :is(${selector})`)].filter((each) => each.checkVisibility());
}

/** Every stop once, the first that is needed first. */
function stops(): Stop[] {
  return [...new Set(ORDER.flatMap(visible))];
}

function heart(stop: Stop): Point {
  const { left, right, top, bottom } = stop.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Follow an arrow key; false if the key belongs to something else. */
export function follow(event: KeyboardEvent): boolean {
  const here = document.activeElement as Stop | null;
  if (!steers(event.key) || event.shiftKey || here?.closest(OWN)) return false;
  const all = stops();
  const next = here && all.includes(here) ? towards(event.key, here, all, heart) : all[0];
  next?.focus();
  return all.length > 0;
}

/** Choose the card of the hand, or else the button or thing, with this place; false if there is none. */
export function choose(place: number): boolean {
  const offered = [HAND, CHIPS, "[data-legal]"].map(visible).find((each) => each.length > 0);
  const stop = offered?.[place];
  stop?.focus();
  stop?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return stop !== undefined;
}

/** Whether the focus is lost, or still on what the last answer was given with. */
function spent(): boolean {
  const here = document.activeElement;
  if (!here || here === document.body) return true;
  return Boolean(here.closest(".table .decision, .table [data-kind]")) && !here.matches(ORDER.join());
}

/** Put the focus where the question is, unless somebody is doing something else. */
export function arrive(): void {
  if (!spent() || document.querySelector("dialog:modal, :popover-open")) return;
  const [stop] = stops();
  if (!stop) return;
  // Nobody asked to read it yet.
  stop.dataset.arrived = "";
  stop.addEventListener("blur", () => delete stop.dataset.arrived, { once: true });
  stop.focus({ preventScroll: true });
}
