/** Reading something closely: 300 ms of hovering or focus, or a long press, opens an explanation next to it. */
import { mount, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";

import type { Scene } from "../table/scene";
import type { Page } from "./page";
import Reading from "./Reading.svelte";

const HOVER = 300;
const PRESS = 450;
const KEYED = ":is(:focus-visible, :has(:focus-visible)):not([data-arrived], :has([data-arrived]))";

/** Open the page of something at the element that draws it; of null there is nothing to read. `skin` is a class for it. */
export const reader =
  <Subject>(pageOf: (scene: Scene, subject: Subject) => Page, skin?: string) =>
  (scene: Scene, subject: Subject | null): Attachment<HTMLElement | SVGElement> =>
    readable(subject && { scene, of: () => pageOf(scene, subject), skin });

function readable(props: { scene: Scene; of: () => Page; skin?: string } | null): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    if (!props) return;
    let timer = 0;
    let page: ReturnType<typeof mount> | null = null;
    let touched = false;

    const show = (): void => {
      // Anything in a popover is covered by it everywhere else.
      const target = node.closest("[popover]") ?? document.body;
      page ??= mount(Reading, { target, props: { ...props, beside: node } });
      window.addEventListener("keydown", escape, { capture: true });
      window.addEventListener("pointerdown", elsewhere);
    };
    const hide = (): void => {
      clearTimeout(timer);
      if (page) void unmount(page);
      page = null;
      window.removeEventListener("keydown", escape, { capture: true });
      window.removeEventListener("pointerdown", elsewhere);
    };
    const later = (time: number): void => {
      clearTimeout(timer);
      timer = window.setTimeout(show, time);
    };
    const escape = (event: Event): void => {
      if ((event as KeyboardEvent).key !== "Escape") return;
      hide();
      event.preventDefault();
    };
    const elsewhere = (event: Event): void => {
      if (!node.contains(event.target as Node)) hide();
    };
    const listeners: Readonly<Record<string, (event: PointerEvent) => void>> = {
      pointerenter: ({ pointerType }) => pointerType === "mouse" && later(HOVER),
      // After a long press the words stay until the next touch.
      pointerleave: ({ pointerType }) => (pointerType === "mouse" || !page) && hide(),
      pointerdown: ({ pointerType }) => {
        hide();
        touched = pointerType === "touch";
        if (touched) later(PRESS);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: hide,
      // A focus that has come by itself, with the next question, wants nothing read.
      focusin: () => node.matches(KEYED) && later(HOVER),
      focusout: hide,
      // The menu of the system would open at the same moment.
      contextmenu: (event) => touched && event.preventDefault(),
    };
    // A long press reads; it does not choose.
    const swallow = (event: Event): void => {
      if (page && touched) event.stopImmediatePropagation();
    };
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
    node.addEventListener("click", swallow, { capture: true });
    return () => {
      hide();
      for (const [name, listener] of Object.entries(listeners))
        node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("click", swallow, { capture: true });
    };
  };
}
