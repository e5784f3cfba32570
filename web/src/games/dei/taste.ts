/** What clicks mean in D.E.I., and which numbers are set first. */
import { preferring, type Weight } from "../../kit/taste";
import type { Preferences } from "../../table/decision.svelte";

/** What a payment is worth: energy is scarcer than technology. */
const cheap: Weight = (of) => [-of("technology") - of("energy"), -of("energy")];

export const taste: Preferences = {
  // The ends of what is built or taken away may be clicked in any order.
  loose: new Set(["build-bridge", "take-bridge", "build-elevator", "take-elevator"]),
  ends: new Set(["move"]),
  deliberate: new Set(["discard"]),
  prefer: preferring({
    buy: cheap,
    order: cheap,
    collect: (of) => [of("extra"), of("swap")],
    enlist: (of) => [of("supplied")],
    // Whole groups move; champion and refuges stay unless they must come along.
    move: (of) => [-of("refuges"), of("scrappers"), -of("champion")],
    lay: (of) => [-of("turned")],
    spend: (of) => [-of("token")],
    // The figures are shared out evenly between the two refuges.
    place: (of, { args }, left) => {
      const at = args.findIndex(({ key }) => key === "scrappers");
      const most = Math.max(...left.map(({ values }) => values[at] ?? 0));
      return [-Math.abs(2 * of("scrappers") - most), -of("champion")];
    },
  }),
};
