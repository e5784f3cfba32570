/**
 * How clicks narrow the legal actions down to one.
 *
 * A pick names a thing on the table: a region, a card. It fills the next argument of its kind in every action that is
 * left. Numbers and flags are not picked but set: they have a value from the moment everything else is settled.
 */
import type { Action, Arg } from "./codes";

export interface Pick {
  readonly kind: string;
  readonly value: number;
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

/** The arguments that the picks fill in an action, or null where one of them does not fit. */
function bound(action: Action, picks: readonly Pick[], loose: Loose): ReadonlySet<number> | null {
  const taken = new Set<number>();
  for (const pick of picks) {
    const open = action.args.flatMap((arg, at) => (arg.kind === pick.kind && !taken.has(at) ? [at] : []));
    const at = loose.has(action.verb) ? open.find((each) => action.values[each] === pick.value) : open[0];
    if (at === undefined || action.values[at] !== pick.value) return null;
    taken.add(at);
  }
  return taken;
}

/** The arguments a click may fill next in the actions of one verb that are left. */
function open(actions: readonly Action[], taken: ReadonlySet<number>, loose: Loose): number[] {
  const first = actions[0];
  if (!first) return [];
  const varying = first.args.flatMap((arg, at) =>
    named(arg) && !taken.has(at) && actions.some((action) => action.values[at] !== first.values[at]) ? [at] : [],
  );
  return loose.has(first.verb) ? varying : varying.slice(0, 1);
}

export function narrow(legal: readonly Action[], verb: string | null, picks: readonly Pick[], loose: Loose): Narrowed {
  const fits = legal.flatMap((action) => {
    const taken = verb !== null && action.verb !== verb ? null : bound(action, picks, loose);
    return taken ? [{ action, taken }] : [];
  });
  const left = fits.map((fit) => fit.action);
  const verbs = [...new Set(left.map((action) => action.verb))];
  const targets = new Map<string, Map<number, Action[]>>();
  for (const name of verbs) {
    const own = fits.filter((fit) => fit.action.verb === name);
    const actions = own.map((fit) => fit.action);
    for (const { action, taken } of own) {
      for (const at of open(actions, taken, loose)) {
        const arg = action.args[at]!;
        const values = targets.get(arg.kind) ?? new Map<number, Action[]>();
        targets.set(arg.kind, values);
        const value = action.values[at]!;
        values.set(value, [...(values.get(value) ?? []), action]);
      }
    }
  }
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
