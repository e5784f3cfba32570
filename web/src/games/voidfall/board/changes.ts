/** Fleet power wherever it stands, and what has just happened: which fleets went where. */
import { FLEETS, NOBODY, type Fleet } from "../generated";
import type { Position } from "../position";

/** Fleet power of one kind; what nobody owns is the void's. */
export interface Force {
  readonly owner: number;
  readonly fleet: Fleet | "void";
  readonly power: number;
}
/** In one place: a sector, or the force that gathers for an invasion. */
interface Placed extends Force {
  readonly place: number;
}
export interface Journey extends Placed {
  readonly from: number;
}

/** The place of a force that gathers or attacks. */
export const ATTACK = -2;

export const keyOf = ({ owner, fleet }: Force): string => `${owner}-${fleet}`;

function ships(owner: number, powers: readonly number[]): Force[] {
  const kinds = owner === NOBODY ? (["void"] as const) : FLEETS;
  return kinds.flatMap((fleet, at) => (powers[at] ? [{ owner, fleet, power: powers[at] }] : []));
}

/** Who stands in a sector, kind by kind; a combat's defenders are still in theirs. */
export function forcesIn({ combat, sectors }: Position, sector: number): Force[] {
  const { owner, fleets, void: dark } = sectors[sector]!;
  const held = combat?.sector === sector ? combat : null;
  const defending = held && held.defender !== NOBODY ? held.defending : fleets;
  return [...ships(owner, defending), ...ships(NOBODY, held?.defender === NOBODY ? held.defending : [dark])];
}

/** The force on its way to an invasion, or in its combat. */
export function attackersOf({ gathering, combat }: Position): Force[] {
  if (gathering) return ships(gathering.seat, gathering.fleets);
  return combat ? ships(combat.attacker, combat.attacking) : [];
}

/** All fleet power of players. */
export function forces(position: Position): Placed[] {
  const at = (place: number, there: readonly Force[]): Placed[] =>
    there.filter(({ owner }) => owner !== NOBODY).map((force) => ({ ...force, place }));
  const held = position.sectors.flatMap(({ number }) => at(number, forcesIn(position, number)));
  return [...held, ...at(ATTACK, attackersOf(position))];
}

/** The ways that fleet power has gone between two positions of one galaxy. */
export function journeys(before: Position, after: Position): Journey[] {
  if (before.sectors.length !== after.sectors.length) return [];
  const [then, now] = [forces(before), forces(after)];
  const same = (force: Placed) => (each: Placed) => keyOf(each) === keyOf(force) && each.place === force.place;
  const more = (those: readonly Placed[], than: readonly Placed[]): Placed[] =>
    those
      .map((force) => ({ ...force, power: force.power - (than.find(same(force))?.power ?? 0) }))
      .filter(({ power }) => power > 0);
  const less = more(then, now);
  return more(now, then).flatMap((force) => {
    const source = less.find((each) => keyOf(each) === keyOf(force));
    return source ? [{ ...force, power: Math.min(force.power, source.power), from: source.place }] : [];
  });
}
