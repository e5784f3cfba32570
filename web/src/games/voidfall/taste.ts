/** Which numbers are set first in Voidfall: the least of what is given away, and of what rises. */
import { preferring } from "../../kit/taste";
import type { Preferences } from "../../table/decision.svelte";

export const taste: Preferences = {
  loose: new Set(),
  prefer: preferring({
    // Credits can replace anything, so they are kept; then what is plentiful by its price.
    pay: (of) => [-of("credits"), -of("science")],
    // One food covers what takes two of energy and materials.
    upkeep: (of) => [-of("credits"), of("food")],
    act: (of) => [-of("action"), -of("double")],
    extra: (of) => [-of("way")],
    borrow: (of) => [-of("action")],
    decree: (of) => [-of("number")],
    bonus: (of) => [-of("slot")],
    attach: (of) => [-of("field")],
    "remove-agenda": (of) => [-of("field")],
    "discard-glory": (of) => [-of("value")],
    upgrade: (of) => [-of("value")],
    fire: (of) => [-of("missiles"), -of("drones"), -of("bombs")],
  }),
};
