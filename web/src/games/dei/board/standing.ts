/** A view of D.E.I. as what stands on the board. */
import type { Wire } from "../../../api/client";
import { NEUTRAL } from "../../../ui/marks";
import { markOf as markOfFaction, type Content } from "../content";
import { EMPTY, KIND, zonesOf, type Facts } from "../generated";

export interface Standing {
  readonly seats: number;
  readonly regions: number;
  readonly factions: readonly number[];
  /** The silhouette and colour of each seat; before factions are chosen its number. */
  readonly marks: readonly number[];
  readonly order: readonly number[];
  /** By seat, then by region. */
  readonly scrappers: readonly number[];
  readonly champions: readonly number[];
  /** Of each seat three: regions, places for elevators, spans. */
  readonly refuges: readonly number[];
  readonly elevators: readonly number[];
  readonly bridges: readonly number[];
  readonly resources: readonly number[];
  /** The region of each drone. */
  readonly drones: readonly number[];
  /** The colour of each letter. */
  readonly key: readonly number[];
  /** By seat, then by region. */
  readonly strength: readonly (readonly number[])[];
  /** The seat with the majority in each region. */
  readonly holder: readonly number[];
}

export function readStanding(view: Wire["View"], regions: number, content: Content): Standing {
  const zones = zonesOf(view);
  const facts = view.facts as unknown as Facts;
  const factions = zones.seats.map(({ faction }) => faction);
  return {
    seats: factions.length,
    regions,
    factions,
    marks: factions.map((faction, seat) => (faction === EMPTY ? seat : markOfFaction(content, faction))),
    order: zones.order,
    scrappers: zones.scrappers,
    champions: zones.seats.map(({ champions }) => champions),
    refuges: zones.seats.flatMap(({ refuges }) => refuges),
    elevators: zones.seats.flatMap(({ elevators }) => elevators),
    bridges: zones.seats.flatMap(({ bridges }) => bridges),
    resources: zones.resources,
    drones: zones.drones,
    key: zones.key,
    strength: facts.pads.map(({ strength }) => strength),
    holder: facts.holder,
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
