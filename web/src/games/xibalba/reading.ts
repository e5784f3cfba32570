/** The words of Xibalba's things, opened beside them. */
import type { Attachment } from "svelte/attachments";

import { readable } from "../../kit/reading";
import type { Scene } from "../../table/scene";
import type { Subject } from "./content";
import Reading from "./Reading.svelte";

export function reading(scene: Scene, subject: Subject | null): Attachment<HTMLElement | SVGElement> {
  return readable(Reading, subject && { scene, subject });
}
