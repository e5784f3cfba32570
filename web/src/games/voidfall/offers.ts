/** What is on offer, right of the galaxy: event and agendas; technologies, civilization and trade. */
import type { Pane } from "../../table/face";
import Agendas from "./Agendas.svelte";
import { inAgendas, inHouse } from "./choices";
import House from "./House.svelte";

export const offers: readonly Pane[] = [
  {
    id: "agendas",
    title: "screen-agendas-pane",
    icon: "target",
    component: Agendas,
    targets: inAgendas,
  },
  {
    id: "house",
    title: "screen-house-pane",
    icon: "bulb",
    component: House,
    targets: inHouse,
  },
];
