/** What a click on a sector means: the next argument of an action, or something not allowed. */
import type { Action } from "../../../api/codes";
import { argsOf, wishedAt } from "../../../kit/board/wishes";
import type { Decision } from "../../../table/decision.svelte";

/** Verbs one has in mind first when clicking a sector. */
const FIRST = ["invade", "send", "deploy", "regroup", "found", "build", "grow", "purify"];

export type SectorKind = "sector" | "place";

/** Sectors are places of corruption, too: which of the two a click means now. */
export function kindNow(decision: Decision, sectors: number): SectorKind {
  const places = decision.targets("place").some((place) => place < sectors);
  return places && !decision.targets("sector").length ? "place" : "sector";
}

export function wished(decision: Decision, kind: SectorKind, sector: number): number | string {
  const liking = (action: Action): number => {
    const rank = FIRST.indexOf(action.verb);
    return rank < 0 ? FIRST.length : rank;
  };
  const other = kind === "sector" ? "place" : "sector";
  return (
    wishedAt(decision, kind, sector, liking) ?? wishedAt(decision, other, sector, liking) ?? `invade s${sector}`
  );
}

/** The sectors that are settled, in the order of the action: those all actions left agree on, or those clicked. */
export function settledSectors(decision: Decision, sectors: number): number[] {
  const { left, verbs } = decision.narrowed;
  const first = left[0];
  if (!decision.touched || !first) return [];
  const agreed = (at: number): boolean => left.every((action) => action.values[at] === first.values[at]);
  const found =
    verbs.length === 1
      ? ["sector", "place"].flatMap((kind) => argsOf(first, kind).filter(agreed).map((at) => first.values[at]!))
      : [...decision.chosen("sector"), ...decision.chosen("place")];
  return found.filter((sector) => sector < sectors);
}
