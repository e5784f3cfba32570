/**
 * How clicks narrow the legal actions down to one.
 *
 * A pick names a thing on the table: a region, a card. It fills the next argument of its kind in every action that is
 * left. Numbers and flags are not picked but set: they have a value from the moment everything else is settled.
 */
import type { Action, Arg } from "../api/codes";

export interface Pick {
  readonly kind: string;
  readonly value: number;
  /** Where a way leads was clicked before where it begins. */
  readonly ahead?: boolean;
}

/** Verbs whose arguments of one kind may be picked in any order. */
export type Loose = ReadonlySet<string>;

export interface Narrowed {
  /** The legal actions that fit verb and picks. */
  readonly left: readonly Action[];
  /** The verbs among them, in the order of the verb table. */
  readonly verbs: readonly string[];
  /** What the next click may be: by kind the values, each with the actions that are left then. */
  readonly targets: ReadonlyMap<string, ReadonlyMap<number, readonly Action[]>>;
  /** Whether only numbers and flags are still open. */
  readonly settled: boolean;
}

const named = (arg: Arg): boolean => arg.names !== null && arg.names !== undefined;

/** An action that is left, and which of its arguments have been picked. */
interface Left {
  readonly action: Action;
  readonly taken: ReadonlySet<number>;
}

/** The arguments in which the actions of one verb differ. */
function varying(group: readonly Left[]): ReadonlySet<number> {
  const first = group[0]?.action;
  const differs = (at: number): boolean => group.some(({ action }) => action.values[at] !== first?.values[at]);
  return new Set(first?.args.flatMap((_, at) => (differs(at) ? [at] : [])));
}

const everything = ({ action }: Left): ReadonlySet<number> => new Set(action.args.keys());

/** The arguments of an action that a click may fill next: those not settled, one after the other unless loose. */
function open(unsettled: ReadonlySet<number>, { action, taken }: Left, loose: Loose): number[] {
  const next = action.args.flatMap((arg, at) => (named(arg) && !taken.has(at) && unsettled.has(at) ? [at] : []));
  return loose.has(action.verb) ? next : next.slice(0, 1);
}

/** What a pick leaves of the actions of one verb. */
function follow(group: readonly Left[], pick: Pick, loose: Loose): Left[] {
  const unsettled = varying(group);
  const fits = ({ action }: Left, at: number): boolean =>
    action.args[at]!.kind === pick.kind && action.values[at] === pick.value;
  const fill = (left: Left, at: number | undefined): Left[] =>
    at === undefined ? [] : [{ action: left.action, taken: new Set([...left.taken, at]) }];
  const reach: Loose = pick.ahead ? new Set(group.map(({ action }) => action.verb)) : loose;
  const filled = group.flatMap((left) => fill(left, open(unsettled, left, reach).find((at) => fits(left, at))));
  if (filled.length) return filled;
  // A thing that was settled by itself may still be clicked.
  const settled = (left: Left, at: number): boolean => !left.taken.has(at) && !unsettled.has(at) && fits(left, at);
  return group.flatMap((left) => fill(left, [...left.action.args.keys()].find((at) => settled(left, at))));
}

export function narrow(legal: readonly Action[], verb: string | null, picks: readonly Pick[], loose: Loose): Narrowed {
  const offered = verb === null ? [...new Set(legal.map((action) => action.verb))] : [verb];
  const groups = offered.flatMap((name) => {
    const whole = legal.flatMap((action) => (action.verb === name ? [{ action, taken: new Set<number>() }] : []));
    const left = picks.reduce<readonly Left[]>((group, pick) => follow(group, pick, loose), whole);
    return left.length ? [left] : [];
  });
  const targets = new Map<string, Map<number, Action[]>>();
  for (const group of groups) {
    const unsettled = varying(group);
    for (const left of group) {
      const next = open(unsettled, left, loose);
      // The only thing of a verb is settled by itself; a click on it still distinguishes the verb from others.
      for (const at of next.length || groups.length === 1 ? next : open(everything(left), left, loose)) {
        const { action } = left;
        const { kind } = action.args[at]!;
        const values = targets.get(kind) ?? new Map<number, Action[]>();
        targets.set(kind, values);
        values.set(action.values[at]!, [...(values.get(action.values[at]!) ?? []), action]);
      }
    }
  }
  const left = groups.flatMap((group) => group.map(({ action }) => action));
  const verbs = groups.map((group) => group[0]!.action.verb);
  return { left, verbs, targets, settled: verbs.length === 1 && targets.size === 0 };
}

/** A number or flag that is still open, with the values it can take. */
export interface Amount {
  readonly arg: Arg;
  readonly at: number;
  readonly values: readonly number[];
}

export function amounts(left: readonly Action[]): Amount[] {
  const first = left[0];
  if (!first) return [];
  return first.args.flatMap((arg, at) => {
    const values = [...new Set(left.map((action) => action.values[at]!))].sort((a, b) => a - b);
    return !named(arg) && values.length > 1 ? [{ arg, at, values }] : [];
  });
}

/** The action with one amount changed and the others as near as possible to what they were. */
export function withAmount(left: readonly Action[], from: Action, at: number, value: number): Action {
  const distance = (action: Action): number =>
    action.values.reduce((sum, each, i) => sum + (i === at ? 0 : Math.abs(each - from.values[i]!)), 0);
  const fitting = left.filter((action) => action.values[at] === value);
  return fitting.reduce((best, action) => (distance(action) < distance(best) ? action : best), fitting[0] ?? from);
}

/** What is set at first: as many as possible, and no flag that need not be. */
export function usual(left: readonly Action[]): Action | null {
  const weight = (action: Action): number[] =>
    action.args.map((arg, at) => (named(arg) ? 0 : arg.flag ? -action.values[at]! : action.values[at]!));
  const more = (a: number[], b: number[]): boolean => {
    const at = a.findIndex((each, i) => each !== b[i]);
    return at >= 0 && a[at]! > b[at]!;
  };
  return left.reduce<Action | null>((best, each) => (best && !more(weight(each), weight(best)) ? best : each), null);
}
