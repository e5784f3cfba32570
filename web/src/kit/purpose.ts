/** What a card is for just now. */
import type { Wire } from "../api/client";
import type { Scene } from "../table/scene";
import { shell } from "../words/words.svelte";

export type Purpose = "buy" | "discard" | "locked";

/** The purpose of a card on offer: it may be bought, given up, or is out of reach. */
export function purposeOf(scene: Scene, card: number, dear: boolean): Purpose | null {
  const use = scene.decision.purpose("card", card);
  return use === "use" ? "buy" : (use ?? (dear ? "locked" : null));
}

/** What is missing to choose a thing, where more of something would do. */
export const missingFor = (scene: Scene, kind: string, value: number): Wire["ShortInfo"][] =>
  scene.view.short.filter((short) => short.kind === kind && short.value === value);

/** The same in words. */
export const shortOf = (scene: Scene, kind: string, value: number): string | null =>
  missingFor(scene, kind, value)
    .map((short) => short.label)
    .join(", ") || null;

/** The same for those who hear the card. */
export const purposeSaid = (purpose: Purpose | null): string => (purpose ? shell.say(`card-can-${purpose}`) : "");
