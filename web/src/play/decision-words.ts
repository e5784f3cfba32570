/** How the decision panel puts a decision into words and buttons. */
import type { Action } from "../api/codes";
import type { Table } from "../table/table.svelte";
import { shell } from "../words/words.svelte";
import { width } from "./layout.svelte";

export interface Chip {
  readonly id: string;
  readonly label: string;
  readonly chosen: boolean;
  /** Whether a lesson wants this pressed next. */
  readonly lesson: boolean;
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
/** More answers than this are put together from their numbers. */
const MANY_WHOLE = 24;
/** How many answers of a verb are offered at once next to other verbs. */
const FEW = 6;

/** What an answer does. */
export const sentenceOf = (table: Table, action: Action): string =>
  table.face.sentence?.(table, action) ?? table.words.action(action);

/**
 * The question; with the first click a sentence that grows until it is the action. Where only one thing is left to choose
 * and the game has words for it, `want-VERB-ARGUMENT` asks for that.
 */
export function promptOf(table: Table): string {
  const { decision, words } = table;
  if (decision.ready && (decision.touched || decision.legal.length === 1)) return sentenceOf(table, decision.ready);
  const { left, verbs } = decision.narrowed;
  const first = left[0];
  if (!decision.touched) return inOnePlace(table) ?? wanted(table) ?? table.view.question;
  if (!first || verbs.length > 1) return wanted(table) ?? table.view.question;
  const settled = (at: number): boolean => left.every((action) => action.values[at] === first.values[at]);
  return asked(table, first, settled) ?? words.action(table.face.grows?.has(first.verb) ? unset(first, settled) : first, settled);
}

/** Without numbers as long as one of them is open: which is set first says nothing about what will be. */
export function unset(action: Action, settled: (at: number) => boolean): Action {
  const { args, values } = action;
  if (values.every((_, at) => args[at]!.names || settled(at))) return action;
  return { ...action, values: values.map((value, at) => (args[at]!.names ? value : 0)) };
}

/** Where all there is to do, apart from ways out, happens in one place of the board, the sentence that names it. */
function inOnePlace(table: Table): string | undefined {
  const { decision, words, face } = table;
  const own = decision.legal.filter(({ args }) => args.length > 0);
  const first = own[0];
  if (!face.where || !first || own.some(({ verb }) => verb !== first.verb)) return undefined;
  const settled = (at: number): boolean => own.every(({ values }) => values[at] === first.values[at]);
  if (!first.args.some(({ kind }, at) => kind === face.where && settled(at))) return undefined;
  if (decision.ready) return sentenceOf(table, decision.ready);
  // "Send 0 corvettes" is not what is asked while their number is open.
  const numbered = first.args.some(({ names }, at) => !names && !settled(at));
  return asked(table, first, settled) ?? (numbered ? undefined : words.action(first, settled));
}

/** What is asked for where one thing is left to choose, if the game has words for it. */
function asked({ words, decision }: Pick<Table, "decision" | "words">, { verb, args }: Action, settled: (at: number) => boolean): string | undefined {
  const open = args.filter((arg, at) => arg.names && !settled(at));
  const asking = `want-${verb}-${open[0]?.key}`;
  return open.length === 1 && words.has(asking) ? words.say(asking, common({ words, decision }, verb)) : undefined;
}

/** What the available verbs ask for, apart from one way out, if the game has the same words for all of them. */
function wanted(table: Table): string | undefined {
  const { decision, words } = table;
  const held = decision.touched ? undefined : table.face.taste.deliberate;
  const asking = decision.narrowed.verbs.filter((verb) => words.has(`want-${verb}`) && !held?.has(verb));
  const questions = new Set(asking.map((verb) => words.say(`want-${verb}`, common(table, verb))));
  return questions.size === 1 && decision.narrowed.verbs.length - asking.length <= 1 ? [...questions][0] : undefined;
}

/** What all answers with a verb have in common, by the names of their arguments. */
function common({ decision, words }: Pick<Table, "decision" | "words">, verb: string): Record<string, string> {
  const own = decision.narrowed.left.filter((action) => action.verb === verb);
  const values = own[0]?.values ?? [];
  const shared = own[0]?.args.filter((arg, at) => arg.names && own.every((action) => action.values[at] === values[at])) ?? [];
  return Object.fromEntries(shared.map((arg) => [arg.key, words.value(arg, values[own[0]!.args.indexOf(arg)]!)]));
}

/** What has been chosen so far. */
export function crumbs(table: Table): string[] {
  const { decision, words } = table;
  const first = decision.narrowed.left[0];
  const verb = decision.narrowed.verbs.length === 1 && first ? [verbOf(table, first)] : [];
  const picked = decision.picks.map(({ kind, value }) => {
    const arg = first?.args.find((each) => each.kind === kind);
    return arg ? capital(words.value(arg, value)) : "";
  });
  return [table.face.part(table, table.viewer), table.face.occasion?.(table) ?? "", ...verb, ...picked].filter(Boolean);
}

const verbOf = (table: Table, action: Action): string => table.face.verb?.(table, action) ?? table.words.verb(action);

export const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

/** What is nowhere on the table has buttons; where panes are shown one at a time, so has what lies on several of them. */
const onButtons = ({ face }: Table, kind: string): boolean =>
  !face.placed.has(kind) || (width.mode !== "wide" && (face.spread?.has(kind) ?? false));

/** Whether the buttons of things say by themselves that this verb is meant: all its things have one, and no other verb's. */
function spokenFor(table: Table, verb: string): boolean {
  const { left, targets } = table.decision.narrowed;
  const offered = [...targets]
    .filter(([kind, values]) => onButtons(table, kind) && values.size <= MANY)
    .flatMap(([, values]) => [...values.values()].filter((actions) => actions.every((each) => each.verb === verb)));
  const own = left.filter((action) => action.verb === verb);
  return own.length > 0 && own.every((action) => offered.some((actions) => actions.includes(action)));
}

function verbChips(table: Table): Chips[] {
  const { decision } = table;
  const whole = spelledOut(table);
  const open = whole.length ? verbsOf(decision.legal) : decision.verb ? [decision.verb] : decision.narrowed.verbs;
  if (open.length < 2 && !decision.verb) return [];
  // On a narrow screen their places may be out of sight, and a lesson points at the buttons of what it wants.
  const elsewhere = width.mode === "wide" && !decision.touched ? table.face.atHand : undefined;
  const verbs = open
    .filter((verb) => !elsewhere?.has(verb) || decision.leadsBy(verb))
    .filter((verb) => !whole.includes(verb) && (verb === decision.verb || !spokenFor(table, verb)));
  // If a narrow screen shows only the first of many, the way out, which is nowhere on the table, is among them.
  const many = width.mode !== "wide" && verbs.length >= FEW / 2;
  const first = many ? verbs.filter((verb) => bare(table, verb) && !table.face.atHand?.has(verb)) : [];
  const chips = [...first, ...verbs.filter((verb) => !first.includes(verb))].map((verb) => ({
    id: verb,
    label: verbOf(table, decision.legal.find((action) => action.verb === verb)!),
    chosen: decision.verb === verb,
    lesson: decision.leadsBy(verb),
    press: () => decision.pickVerb(verb),
  }));
  return [{ id: "verb", label: "", chips }];
}

/** Choices that are nowhere on the table are offered as buttons. */
function thingChips(table: Table): Chips[] {
  const { decision, words, face } = table;
  const whole = spelledOut(table);
  return [...decision.narrowed.targets].flatMap(([kind, values]) => {
    if (!onButtons(table, kind) || values.size > MANY) return [];
    // What is offered whole needs no second button.
    const chips = [...values].filter(([, actions]) => !actions.every(({ verb }) => whole.includes(verb))).map(([value, actions]) => ({
      id: String(value),
      kind,
      value,
      label: capital(face.chip?.(table, kind, value) ?? words.value(argOf(actions[0]!, kind), value)),
      chosen: false,
      lesson: decision.leads(kind, value),
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
  if (!set || table.face.counted?.has(set.verb)) return [];
  const wanted = decision.sought.includes(set) ? [] : decision.sought;
  return decision.amounts.map(({ arg, at, values }) => {
    const label = words.has(`amount-${arg.key}`) ? words.say(`amount-${arg.key}`) : arg.key;
    const chips = values.map((value) => ({
      id: String(value),
      label: face(table, set, at, value) ?? (arg.flag ? shell.say(value ? "play-yes" : "play-no") : String(value)),
      chosen: set.values[at] === value,
      lesson: set.values[at] !== value && wanted.some(({ values }) => values[at] === value),
      press: () => decision.setAmount(at, value),
    }));
    return { id: arg.key, label, chips };
  });
}

const verbsOf = (actions: readonly Action[]): string[] => [...new Set(actions.map((action) => action.verb))];

/**
 * The verbs whose complete answers are offered side by side, because they are few and the game has words for each. They
 * stay on offer as long as nothing else has been clicked.
 */
function spelledOut(table: Table): string[] {
  const { decision, face } = table;
  const all = verbsOf(decision.legal);
  if (!face.whole || all.length < 2) return [];
  const few = all.filter((verb) => {
    const own = decision.legal.filter((action) => action.verb === verb);
    return own.length <= FEW && own.every((action) => face.whole!(table, action) !== undefined);
  });
  return !decision.touched || (decision.verb !== null && few.includes(decision.verb)) ? few : [];
}

/** Answers that differ only in numbers, each whole under its own words, where the game has words for them. */
function wholeChips(table: Table): Chips[] {
  const { decision, face } = table;
  const { left, settled } = decision.narrowed;
  const spelled = spelledOut(table);
  const offered = spelled.length
    ? decision.legal.filter((action) => spelled.includes(action.verb))
    : settled && left.length > 1 && left.length <= MANY_WHOLE
      ? left
      : [];
  const { sought } = decision;
  const chips = offered.flatMap((action) => {
    const label = face.whole?.(table, action);
    if (label === undefined) return [];
    const chosen = (decision.touched || !spelled.length) && decision.ready?.code === action.code;
    const lesson = !chosen && sought.includes(action);
    return [{ id: String(action.code), label: capital(label), chosen, lesson, press: () => decision.choose(action) }];
  });
  return chips.length && chips.length === offered.length ? [{ id: "answer", label: "", chips }] : [];
}

const face = (table: Table, action: Action, at: number, value: number): string | undefined =>
  table.face.amount?.(table, action, at, value);

const bare = (table: Table, verb: string): boolean =>
  table.decision.legal.every((action) => action.verb !== verb || action.args.length === 0);

export function chips(table: Table): Chips[] {
  const whole = wholeChips(table);
  const things = [...thingChips(table), ...whole];
  const amounts = whole.length ? [] : amountChips(table);
  const verbs = verbChips(table);
  // Next to choices, verbs that need nothing more are ways out, and come last.
  const split = (out: boolean): Chips[] =>
    verbs.map((group) => ({ ...group, chips: group.chips.filter(({ id }) => bare(table, id) === out) })).filter(({ chips }) => chips.length);
  // A phone shows only the first of many, and a way out must be among them.
  const all = [...things, ...verbs].flatMap(({ chips }) => chips);
  const crowded = width.mode === "phone" && all.length > FEW / 2;
  if (!things.length || crowded) return [...verbs, ...things, ...amounts];
  return [...split(false), ...things, ...amounts, ...split(true)];
}
