/** A view of Voidfall as typed values: what lies on the table, with what the server works out by the rules. */
import type { Wire } from "../../api/client";
import { readOnce } from "../../kit/position";
import { BASIC, EMPTY, IMPROVED, zonesOf } from "./generated";
import type { Course, Facts, SeatZones, SectorZones, Zones } from "./generated";

export interface Owned {
  readonly technology: number;
  readonly improved: boolean;
}

export interface Player extends Omit<SeatZones, "technologies"> {
  readonly seat: number;
  readonly technologies: readonly Owned[];
  /** Null where its face is hidden. */
  readonly agendaHand: readonly (number | null)[];
  /** Place in the turn order, from 1; 0 before there is one. */
  readonly place: number;
}

export interface Sector extends SectorZones {
  readonly number: number;
}

export interface Position extends Omit<Zones, "seats" | "sectors" | keyof Course>, Course {
  readonly players: readonly Player[];
  readonly sectors: readonly Sector[];
  readonly facts: Facts;
  readonly asked: readonly number[];
}

function owned(forms: readonly number[]): Owned[] {
  return forms.flatMap((form, technology) => (form >= BASIC ? [{ technology, improved: form === IMPROVED }] : []));
}

export function readPosition(view: Wire["View"]): Position {
  const { seats, sectors, ...zones } = zonesOf(view);
  const facts = view.facts as unknown as Facts;
  return {
    ...zones,
    ...facts,
    facts,
    players: seats.map((own, seat) => ({
      ...own,
      seat,
      technologies: owned(own.technologies),
      agendaHand: own.agenda_hands.filter((agenda) => agenda !== EMPTY),
      place: zones.order.indexOf(seat) + 1,
    })),
    sectors: sectors.map((sector, number) => ({ ...sector, number })),
    asked: view.asked,
  };
}

export const { positionOf, foreseen } = readOnce((_, view) => readPosition(view));

/** All fleet power of a formation. */
export const powerOf = (fleets: readonly number[]): number => fleets.reduce((sum, power) => sum + power, 0);
