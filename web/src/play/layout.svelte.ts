/** Which of the three layouts fits the window. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";

export type Mode = "wide" | "middle" | "phone";
const WIDE = 1200;
const MIDDLE = 1024;
const LOW = 767;

class Width {
  readonly mode: Mode = $derived.by(() => {
    const wide = innerWidth.current ?? WIDE;
    return wide >= WIDE ? "wide" : wide >= MIDDLE ? "middle" : "phone";
  });
  /** A window that browser bars have made low. */
  readonly low: boolean = $derived((innerHeight.current ?? LOW) < LOW);
}

export const width = new Width();
