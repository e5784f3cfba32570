/** Which numbers are set first in Voidfall: the least of what is given away, and of what rises. */
import { argument, type Action } from "../../api/codes";
import { preferring } from "../../kit/taste";
import type { Preferences } from "../../table/decision.svelte";
import { usual } from "../../table/narrowing";

type Gathered = { facts: { gathering?: { held: number[] } }; zones: { fleets: number[] } };
/** So much fleet power that the sector it leaves is not lost, if any can be sent then (VF-INV-10). */
function staying(left: readonly Action[], { facts, zones }: Gathered): Action | null {
  const sector = argument(left[0]!, "sector") ?? 0;
  if (!facts.gathering?.held.includes(sector)) return null;
  const there = zones.fleets.slice(sector * 5, sector * 5 + 5).reduce((sum, each) => sum + each, 0);
  return usual(left.filter((action) => argument(action, "power")! < there));
}
const weighed = preferring({
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
});

export const taste: Preferences = {
  loose: new Set(),
  prefer: (left, view) => (left[0]?.verb === "send" ? staying(left, view as unknown as Gathered) : null) ?? weighed(left),
};
