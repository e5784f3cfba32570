/** Reading something closely: 300 ms of hovering or focus, or a long press, opens its words beside it. */
import { mount, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";

import type { Scene } from "../../table/scene";
import Reading from "./Reading.svelte";

/** What can be read: a thing by its number in the content files, or the slot of a market. */
export interface Subject {
  readonly kind: "card" | "feat" | "mission" | "boost" | "drone" | "faction";
  readonly value: number;
}

const HOVER = 300;
const PRESS = 450;

export function reading(scene: Scene, subject: Subject | null): Attachment<HTMLElement> {
  return (node) => {
    if (!subject) return;
    let timer = 0;
    let open: ReturnType<typeof mount> | null = null;
    let pressed = false;

    const show = (): void => {
      if (!open) open = mount(Reading, { target: document.body, props: { scene, subject, beside: node } });
    };
    const hide = (): void => {
      clearTimeout(timer);
      if (open) void unmount(open);
      open = null;
    };
    const later = (time: number): void => {
      clearTimeout(timer);
      timer = window.setTimeout(show, time);
    };
    const down = (event: PointerEvent): void => {
      pressed = event.pointerType === "touch";
      if (pressed) later(PRESS);
      else hide();
    };
    const listeners: readonly [string, (event: never) => void][] = [
      ["pointerenter", (event: PointerEvent) => event.pointerType === "mouse" && later(HOVER)],
      ["pointerleave", hide],
      ["pointerdown", down],
      ["pointercancel", hide],
      ["pointerup", () => clearTimeout(timer)],
      ["focusin", () => node.matches(":focus-visible, :has(:focus-visible)") && later(HOVER)],
      ["focusout", hide],
    ];
    // A long press reads; it does not choose.
    const swallow = (event: Event): void => {
      if (open && pressed) event.stopImmediatePropagation();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && open) {
        hide();
        event.preventDefault();
      }
    };
    const elsewhere = (event: Event): void => {
      if (!node.contains(event.target as Node)) hide();
    };
    for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);
    node.addEventListener("click", swallow, { capture: true });
    node.addEventListener("contextmenu", swallowMenu);
    window.addEventListener("keydown", escape, { capture: true });
    window.addEventListener("pointerdown", elsewhere);
    return () => {
      hide();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("click", swallow, { capture: true });
      node.removeEventListener("contextmenu", swallowMenu);
      window.removeEventListener("keydown", escape, { capture: true });
      window.removeEventListener("pointerdown", elsewhere);
    };
  };
}

/** The system's own menu would open at the same moment on touch screens. */
function swallowMenu(event: Event): void {
  if ((event as PointerEvent).pointerType === "touch") event.preventDefault();
}
