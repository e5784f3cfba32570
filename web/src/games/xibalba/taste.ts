/** What clicks mean in Xibalba, and which numbers are set first. */
import { preferring } from "../../kit/taste";
import type { Preferences } from "../../table/decision.svelte";
import { worth } from "./board/attack";
import { readPosition } from "./position";

export const taste: Preferences = {
  // Two slots are exchanged in either order.
  loose: new Set(["swap"]),
  // A click on a card means to have it, not to get rid of it.
  deliberate: new Set(["discard-open", "discard-own"]),
  prefer: (left, view) => {
    const attack = view && left[0]?.verb === "attack" ? readPosition(view).attack : null;
    return preferring({
      // All dice of the pool are used unless one says otherwise, as many of each kind as of the other.
      pool: (of) => [of("resource") + of("attack"), -Math.abs(of("resource") - of("attack"))],
      // What shows something is kept, blanks are rolled again.
      keep: (of, { values }) => [-of("r0") - of("a0"), values.reduce((all, value) => all + value, 0)],
      attack: (of) => worth(attack, of("target"), of("symbols"), of("criticals")),
      bring: (of) => [-of("depth")], shift: (of) => [-of("depth")], destroy: (of) => [-of("depth")], apply: (of) => [-of("which")],
    })(left);
  },
};
