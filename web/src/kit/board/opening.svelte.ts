/** While a table is being opened its board is drawn in steps, the ground before what lies on it, so that the page can answer. */
import { getContext, onDestroy, setContext, untrack } from "svelte";

const KEY = Symbol("opening");

/** Belongs into the component that draws the whole table: whether it is still being opened. */
export const openingTable = (is: () => boolean): void => void setContext(KEY, is);

/** What is drawn: nothing while the ground is worked out, the ground, what is written on it, everything. */
const [NOTHING, GROUND, WRITING, EVERYTHING] = [0, 1, 2, 3];

/** Belongs into the component of a board. */
export class Opening {
  private step = $state(untrack(() => (getContext<(() => boolean) | undefined>(KEY)?.() ? NOTHING : EVERYTHING)));

  constructor() {
    if (this.step === EVERYTHING) return;
    const next = (): void => {
      this.step += 1;
      if (this.step < EVERYTHING) timer = setTimeout(next);
    };
    let timer = setTimeout(next);
    onDestroy(() => clearTimeout(timer));
  }

  /** Whether the ground is drawn. */
  get ground(): boolean {
    return this.step >= GROUND;
  }

  /** Whether names are written on the ground. */
  get writing(): boolean {
    return this.step >= WRITING;
  }

  /** Whether only the ground is drawn yet. */
  get bare(): boolean {
    return this.step < EVERYTHING;
  }
}
