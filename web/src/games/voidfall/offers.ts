/** What is on offer, right of the galaxy: event and agendas; technologies, civilization and trade. */
import type { Pane } from "../../table/face";
import type { Scene } from "../../table/scene";
import Agendas from "./Agendas.svelte";
import House from "./House.svelte";
import { CHAMBERS_PLACE, FIELD_PLACE, TRACK_PLACE } from "./generated";

/** How many things of a pane may be clicked now: of some kinds, places of corruption, numbers of some verbs. */
const clickable = (kinds: string[], lies: (place: number) => boolean, verbs: string[]) => ({ decision }: Scene): number =>
  kinds.flatMap((kind) => decision.targets(kind)).length +
  decision.targets("place").filter(lies).length +
  decision.narrowed.left.filter(({ verb }) => verbs.includes(verb)).length;
const onField = (place: number): boolean => place >= FIELD_PLACE && place < CHAMBERS_PLACE;
const onBoard = (place: number): boolean => place >= TRACK_PLACE && !onField(place);

export const offers: readonly Pane[] = [
  {
    id: "agendas",
    title: "screen-agendas-pane",
    icon: "target",
    component: Agendas,
    targets: clickable(["kind", "agenda"], onField, ["attach", "remove-agenda", "decree"]),
  },
  {
    id: "house",
    title: "screen-house-pane",
    icon: "bulb",
    component: House,
    targets: clickable(["technology", "track"], onBoard, ["bonus"]),
  },
];
