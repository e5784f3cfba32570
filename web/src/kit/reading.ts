/** Reading something closely: 300 ms of hovering or focus, or a long press, opens its words beside it. */
import { mount, unmount, type Component } from "svelte";
import type { Attachment } from "svelte/attachments";

/** What a page of words is told beside its own subject: the thing it opens at. */
export interface Opened {
  beside: Element;
}

const HOVER = 300;
const PRESS = 450;

/** Open this page at the thing; without props there is nothing to read. */
export function readable<Props extends Record<string, unknown>>(
  Page: Component<Props & Opened>,
  props: Props | null,
): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    if (!props) return;
    let timer = 0;
    let page: ReturnType<typeof mount> | null = null;
    let touched = false;

    const show = (): void => {
      // What lies in a popover is covered by it everywhere else.
      const target = node.closest("[popover]") ?? document.body;
      page ??= mount(Page, { target, props: { ...props, beside: node } });
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
      focusin: () => node.matches(":focus-visible, :has(:focus-visible)") && later(HOVER),
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
