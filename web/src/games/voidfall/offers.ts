/** What is on offer, right of the galaxy: event and agendas; technologies, civilization and trade. */
import type { Pane } from "../../table/face";
import type { Scene } from "../../table/scene";
import Agendas from "./Agendas.svelte";
import House from "./House.svelte";
import { CHAMBERS_PLACE, FIELD_PLACE, TRACK_PLACE } from "./generated";

/** How many things of a kind may be clicked now, of those that lie in a pane. */
function among(scene: Scene, kind: string, lies: (value: number) => boolean = () => true): number {
  return scene.decision.targets(kind).filter(lies).length;
}
/** Verbs whose numbers are on the table. */
const numbers = (scene: Scene, ...verbs: string[]): number =>
  scene.decision.narrowed.left.filter((action) => verbs.includes(action.verb)).length;

export const offers: readonly Pane[] = [
  {
    id: "agendas",
    title: "screen-agendas-pane",
    icon: "target",
    component: Agendas,
    targets: (scene) =>
      among(scene, "kind") +
      among(scene, "agenda") +
      among(scene, "place", (place) => place >= FIELD_PLACE && place < CHAMBERS_PLACE) +
      numbers(scene, "attach", "remove-agenda", "decree"),
  },
  {
    id: "house",
    title: "screen-house-pane",
    icon: "bulb",
    component: House,
    targets: (scene) =>
      among(scene, "technology") +
      among(scene, "track") +
      among(scene, "place", (place) => (place >= TRACK_PLACE && place < FIELD_PLACE) || place === CHAMBERS_PLACE) +
      numbers(scene, "bonus"),
  },
];
