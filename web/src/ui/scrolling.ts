/** Marks where a scrolling element continues out of view, for its style: `data-more`. */
import type { Attachment } from "svelte/attachments";

import { measure } from "./frames";

/** Less than a line of text, and less than the edge of a button. */
const [SLACK, EDGE] = [4, 1];

type Extent = Pick<
  HTMLElement,
  "scrollTop" | "scrollLeft" | "scrollHeight" | "scrollWidth" | "clientHeight" | "clientWidth"
>;

/** Where there is more: "below", "beside", both or nowhere. */
export function more(part: Extent): string {
  const below = part.scrollHeight - part.scrollTop - part.clientHeight > SLACK;
  const beside = part.scrollWidth - part.scrollLeft - part.clientWidth > EDGE;
  return [below ? "below" : "", beside ? "beside" : ""].filter(Boolean).join(" ");
}

export const scrolling: Attachment<HTMLElement> = (part) => {
  const look = (): string => more(part);
  const mark = (where: string): void => {
    if (where) part.dataset.more = where;
    else delete part.dataset.more;
  };
  const tell = (): void => measure(look, mark);
  const sizes = new ResizeObserver(tell);
  const contents = new MutationObserver(tell);
  sizes.observe(part);
  contents.observe(part, { childList: true, subtree: true, characterData: true });
  part.addEventListener("scroll", tell, { passive: true });
  tell();
  return () => {
    sizes.disconnect();
    contents.disconnect();
    part.removeEventListener("scroll", tell);
  };
};

/** Scrolls to the whole of what the keyboard reaches: browsers are content with an edge of it. */
export const revealing: Attachment<HTMLElement> = (part) => {
  const show = ({ target }: FocusEvent): void => {
    // What is clicked stays under the pointer.
    if (target instanceof Element && target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  part.addEventListener("focusin", show);
  return () => part.removeEventListener("focusin", show);
};
