/** What a click on a place that is not a target may have meant. */
import type { Action } from "../../api/codes";
import type { Decision } from "../../table/decision.svelte";
import { usual } from "../../table/narrowing";

/** The action with another value for one argument. */
export function withValue(action: Action, at: number, value: number): number {
  const below = action.args.slice(at + 1).reduce((bits, arg) => bits + arg.bits, 0);
  return action.code + (value - action.values[at]!) * 2 ** below;
}

/** Which arguments of an action are of this kind. */
export const argsOf = (action: Action, kind: string): number[] =>
  action.args.flatMap((arg, at) => (arg.kind === kind ? [at] : []));

/**
 * The code of the likeliest action on this thing, made from a legal one; null where no legal action is about such things.
 * The less `liking` gives, the likelier is an action; `picked` is how many things of the kind are chosen.
 */
export function wishedAt(
  decision: Decision,
  kind: string,
  value: number,
  liking: (action: Action, picked: number) => number,
): number | null {
  const { left } = decision.narrowed;
  const among = left.some((action) => argsOf(action, kind).length) ? left : decision.legal;
  const able = among.filter((action) => argsOf(action, kind).length);
  const picked = decision.chosen(kind).length;
  const likelier = (a: Action, b: Action): Action => (liking(a, picked) <= liking(b, picked) ? a : b);
  const verb = able[0] && able.reduce(likelier).verb;
  const same = able.filter((action) => action.verb === verb);
  const template = usual(same);
  if (!template) return null;
  const open = argsOf(template, kind).slice(among === left ? picked : 0);
  const varying = open.find((at) => same.some((action) => action.values[at] !== template.values[at]));
  const at = varying ?? open.at(-1) ?? argsOf(template, kind).at(-1)!;
  return withValue(template, at, value);
}
