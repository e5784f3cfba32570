/** The words of Xibalba's things, opened beside them. */
import type { Attachment } from "svelte/attachments";

import type { Scene } from "../../table/scene";
import { readable } from "../shared/reading";
import Reading from "./Reading.svelte";

/** What can be read: a card by its title, a faction by its number, a general action by its place among the prices. */
export interface Subject {
  readonly kind: "card" | "faction" | "action";
  readonly value: number;
}

export function reading(scene: Scene, subject: Subject | null): Attachment<HTMLElement | SVGElement> {
  return readable(Reading, subject && { scene, subject });
}
