/** A view of D.E.I. as what stands on the board. */
import type { Wire } from "../../../api/client";
import { NEUTRAL } from "../../../ui/marks";
import { markOf as markOfFaction, type Content } from "../content";
import { EMPTY, KIND, zonesOf, type Facts, type Zones } from "../generated";

/** What lies on the board, from the zones that all seats share and from those of each seat in turn. */
export interface Standing extends Pick<Zones, "order" | "scrappers" | "resources" | "drones" | "key">, Pick<Facts, "holder"> {
  readonly seats: number;
  readonly regions: number;
  readonly factions: readonly number[];
  /** The silhouette and colour of each seat; before factions are chosen its number. */
  readonly marks: readonly number[];
  readonly champions: readonly number[];
  /** Of each seat three: regions, places for elevators, spans. */
  readonly refuges: readonly number[];
  readonly elevators: readonly number[];
  readonly bridges: readonly number[];
  /** By seat, then by region. */
  readonly strength: readonly (readonly number[])[];
}

export function readStanding(view: Wire["View"], regions: number, content: Content): Standing {
  const { seats, order, scrappers, resources, drones, key } = zonesOf(view);
  const { pads, holder } = view.facts as unknown as Facts;
  const factions = seats.map(({ faction }) => faction);
  return {
    seats: factions.length,
    regions,
    factions,
    marks: factions.map((faction, seat) => (faction === EMPTY ? seat : markOfFaction(content, faction))),
    ...{ order, scrappers, resources, drones, key, holder },
    champions: seats.map(({ champions }) => champions),
    refuges: seats.flatMap(({ refuges }) => refuges),
    elevators: seats.flatMap(({ elevators }) => elevators),
    bridges: seats.flatMap(({ bridges }) => bridges),
    strength: pads.map(({ strength }) => strength),
  };
}

/** The silhouette of a seat; -1 is nobody. */
export const markOf = (standing: Standing, seat: number): number => standing.marks[seat] ?? NEUTRAL;

export const scrappersOf = (standing: Standing, seat: number, region: number): number =>
  standing.scrappers[seat * standing.regions + region] ?? 0;

/** How many refuges a seat has in a region. */
export const refugesOf = (standing: Standing, seat: number, region: number): number =>
  standing.refuges.slice(seat * KIND, seat * KIND + KIND).filter((each) => each === region).length;

/** Whose a building is, by its place among those of its kind. */
export const builder = (at: number): number => Math.floor(at / KIND);
