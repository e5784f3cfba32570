/** How the decision panel puts a decision into words and buttons. */
import type { Action } from "../table/codes";
import type { Table } from "../table/table.svelte";
import { shell } from "../words/words.svelte";

export interface Chip {
  readonly id: string;
  readonly label: string;
  readonly chosen: boolean;
  /** The thing a click picks, where it picks one. */
  readonly kind?: string;
  readonly value?: number;
  readonly press: () => void;
}

export interface Chips {
  readonly id: string;
  readonly label: string;
  readonly chips: readonly Chip[];
}

/** More of a kind than this are chosen on the table or in the list. */
const MANY = 14;

/** The question; with the first click a sentence that grows until it is the action. */
export function promptOf(table: Table): string {
  const { decision, words } = table;
  if (decision.ready && (decision.touched || decision.legal.length === 1)) return words.action(decision.ready);
  const { left, verbs } = decision.narrowed;
  const first = left[0];
  if (!first || !decision.touched || verbs.length > 1) return table.view.question;
  return words.action(first, (at) => left.every((action) => action.values[at] === first.values[at]));
}

/** What has been chosen so far. */
export function crumbs(table: Table): string[] {
  const { decision, words } = table;
  const first = decision.narrowed.left[0];
  const verb = decision.narrowed.verbs.length === 1 && first ? [words.verb(first)] : [];
  const picked = decision.picks.map(({ kind, value }) => {
    const arg = first?.args.find((each) => each.kind === kind);
    return arg ? words.value(arg, value) : "";
  });
  return [table.face.part(table, table.viewer), ...verb, ...picked].filter(Boolean);
}

function verbChips(table: Table): Chips[] {
  const { decision, words } = table;
  const verbs = decision.verb ? [decision.verb] : decision.narrowed.verbs;
  if (verbs.length < 2 && !decision.verb) return [];
  const chips = verbs.map((verb) => ({
    id: verb,
    label: words.verb(decision.legal.find((action) => action.verb === verb)!),
    chosen: decision.verb === verb,
    press: () => decision.pickVerb(verb),
  }));
  return [{ id: "verb", label: "", chips }];
}

/** Things that lie nowhere on the table are offered as buttons. */
function thingChips(table: Table): Chips[] {
  const { decision, words, face } = table;
  return [...decision.narrowed.targets].flatMap(([kind, values]) => {
    if (face.placed.has(kind) || values.size > MANY) return [];
    const chips = [...values].map(([value, actions]) => ({
      id: String(value),
      kind,
      value,
      label: words.value(argOf(actions[0]!, kind), value),
      chosen: false,
      press: () => void decision.pick(kind, value),
    }));
    return [{ id: kind, label: "", chips }];
  });
}

function argOf(action: Action, kind: string) {
  return action.args.find((arg) => arg.kind === kind)!;
}

function amountChips(table: Table): Chips[] {
  const { decision, words } = table;
  const set = decision.ready;
  if (!set) return [];
  return decision.amounts.map(({ arg, at, values }) => {
    const label = words.has(`amount-${arg.key}`) ? words.say(`amount-${arg.key}`) : arg.key;
    const chips = values.map((value) => ({
      id: String(value),
      label: arg.flag ? shell.say(value ? "play-yes" : "play-no") : (face(table, set, at, value) ?? String(value)),
      chosen: set.values[at] === value,
      press: () => decision.setAmount(at, value),
    }));
    return { id: arg.key, label, chips };
  });
}

const face = (table: Table, action: Action, at: number, value: number): string | undefined =>
  table.face.amount?.(table, action, at, value);

export function chips(table: Table): Chips[] {
  return [...verbChips(table), ...thingChips(table), ...amountChips(table)];
}
