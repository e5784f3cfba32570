/** What of D.E.I. can be read closely. */
import type { Attachment } from "svelte/attachments";

import { readable } from "../../kit/reading";
import type { Scene } from "../../table/scene";
import type { Subject } from "./content";
import Reading from "./Reading.svelte";

export const reading = (scene: Scene, subject: Subject | null): Attachment<HTMLElement | SVGElement> =>
  readable(Reading, subject && { scene, subject });
