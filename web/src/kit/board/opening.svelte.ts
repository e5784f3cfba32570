/** While a table is being opened its board draws the ground first and what lies on it a moment later, so that the page can answer. */
import { getContext, onDestroy, setContext, untrack } from "svelte";

const KEY = Symbol("opening");

/** Belongs into the component that draws the whole table: whether it is still being opened. */
export const openingTable = (is: () => boolean): void => void setContext(KEY, is);

/** Belongs into the component of a board. */
export class Opening {
  /** Whether only the ground is drawn yet. */
  bare = $state(untrack(() => getContext<(() => boolean) | undefined>(KEY)?.() ?? false));

  constructor() {
    if (!this.bare) return;
    const timer = setTimeout(() => (this.bare = false));
    onDestroy(() => clearTimeout(timer));
  }
}
