/** What has just happened: which fleets went where. */
import { FLEETS, NOBODY, type Fleet } from "../generated";
import { type Position } from "../position";

/** Fleet power of one owner and kind in one place: a sector, or the force that gathers for an invasion. */
export interface Force {
  readonly place: number;
  readonly owner: number;
  readonly fleet: Fleet;
  readonly power: number;
}

/** The place of a force that gathers or attacks. */
export const ATTACK = -2;

export interface Journey extends Force {
  readonly from: number;
}

/** All fleet power of players, wherever it stands. */
export function forces(position: Position): Force[] {
  const kinds = (place: number, owner: number, powers: readonly number[]): Force[] =>
    FLEETS.flatMap((fleet, at) => (powers[at] ? [{ place, owner, fleet, power: powers[at] }] : []));
  const { combat, gathering } = position;
  const held = position.sectors.flatMap(({ number, owner, fleets }) =>
    owner === NOBODY ? [] : kinds(number, owner, combat?.sector === number ? combat.defending : fleets),
  );
  const sent = gathering ? kinds(ATTACK, gathering.seat, gathering.fleets) : [];
  const fighting = combat && combat.attacker !== NOBODY ? kinds(ATTACK, combat.attacker, combat.attacking) : [];
  return [...held, ...sent, ...fighting];
}

const same = (a: Force, b: Force): boolean => a.owner === b.owner && a.fleet === b.fleet;

/** The ways that fleet power has gone between two positions of one galaxy. */
export function journeys(before: Position, after: Position): Journey[] {
  if (before.sectors.length !== after.sectors.length) return [];
  const [then, now] = [forces(before), forces(after)];
  const less = then.flatMap((force) => {
    const left = now.find((each) => same(each, force) && each.place === force.place)?.power ?? 0;
    return left < force.power ? [{ ...force, power: force.power - left }] : [];
  });
  return now.flatMap((force) => {
    const had = then.find((each) => same(each, force) && each.place === force.place)?.power ?? 0;
    const come = force.power - had;
    const source = come > 0 ? less.find((each) => same(each, force)) : undefined;
    return source ? [{ ...force, power: Math.min(come, source.power), from: source.place }] : [];
  });
}
