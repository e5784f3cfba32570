/** What of D.E.I. can be read closely. */
import type { Attachment } from "svelte/attachments";

import type { Scene } from "../../table/scene";
import { readable } from "../shared/reading";
import Reading from "./Reading.svelte";

/** What can be read: a thing by its number in the content files. */
export interface Subject {
  readonly kind: "card" | "feat" | "mission" | "boost" | "drone" | "faction";
  readonly value: number;
}

export const reading = (scene: Scene, subject: Subject | null): Attachment<HTMLElement | SVGElement> =>
  readable(Reading, subject && { scene, subject });
