/** The decision a seat has to take: what is legal, what has been clicked, and what is ready to be confirmed. */
import type { Wire } from "../api/client";
import { decode, type Action, type VerbTable } from "../api/codes";
import { amounts, narrow, usual, withAmount, type Amount, type Loose, type Narrowed, type Pick } from "./narrowing";

export type View = Wire["View"];

export interface Preferences {
  /** Verbs whose arguments of one kind may be picked in any order. */
  readonly loose: Loose;
  /** Verbs whose last thing may be clicked first if it cannot be any other: where a move leads. */
  readonly ends?: ReadonlySet<string>;
  /** Verbs that give something up: next to others a click on a card never means them; they must be chosen first. */
  readonly deliberate?: ReadonlySet<string>;
  /** Which of several actions that differ only in numbers and flags is offered first. */
  readonly prefer?: (left: readonly Action[], view?: View | null) => Action | null;
}

export class Decision {
  legal = $state.raw<readonly Action[]>([]);
  verb = $state<string | null>(null);
  /** Verbs chosen together with it, by one button for all of them: the next click decides between them. */
  private others = $state.raw<readonly string[]>([]);
  picks = $state.raw<readonly Pick[]>([]);
  private set = $state.raw<Action | null>(null);
  /** The answers a coach asks for; any other is as legal. */
  guides = $state.raw<readonly Action[]>([]);
  /** The answers of a hint, best first, each with the steps that would follow it; and which of them is being explained. */
  advised = $state.raw<readonly (readonly Action[])[]>([]);
  explained = $state(0);

  /** What has to be chosen by its verb first, as long as that has not been done and there is anything else. */
  private readonly held: readonly Action[] = $derived.by(() => {
    const deliberate = this.taste().deliberate;
    const held = this.verb === null ? this.legal.filter((action) => deliberate?.has(action.verb)) : [];
    return held.length < this.legal.length ? held : [];
  });
  /** The legal actions that a click on a thing can mean. */
  readonly meant: readonly Action[] = $derived(
    this.held.length ? this.legal.filter((action) => !this.held.includes(action)) : this.legal,
  );
  readonly narrowed: Narrowed = $derived.by(() => {
    const { held } = this;
    const several = this.others.length > 0;
    const open = several ? this.meant.filter(({ verb }) => verb === this.verb || this.others.includes(verb)) : this.meant;
    const found = narrow(open, several ? null : this.verb, this.picks, this.taste().loose);
    if (!held.length || this.picks.length) return found;
    // Its verbs are on offer all the same, so nothing else settles itself.
    const verbs = new Set([...found.verbs, ...held.map((action) => action.verb)]);
    return { ...found, verbs: [...verbs], settled: false };
  });
  readonly amounts: Amount[] = $derived(this.narrowed.settled ? amounts(this.narrowed.left) : []);
  /** The action that Confirm would give, once there is one. */
  readonly ready: Action | null = $derived(this.settle());

  /** `view` is the position in which the decision is taken. */
  constructor(
    private readonly taste: () => Preferences,
    private readonly view: () => View | null = () => null,
  ) {}

  private settle(): Action | null {
    const { left, settled } = this.narrowed;
    if (!settled) return null;
    if (this.set && left.includes(this.set)) return this.set;
    return this.taste().prefer?.(left, this.view()) ?? usual(left);
  }

  get asked(): boolean {
    return this.legal.length > 0;
  }

  get touched(): boolean {
    return this.verb !== null || this.picks.length > 0 || this.set !== null;
  }

  offer(table: VerbTable, codes: readonly number[]): void {
    this.legal = codes.map((code) => decode(table, code));
    this.advised = [];
    this.reset();
  }

  reset(): void {
    this.verb = null;
    this.others = [];
    this.picks = [];
    this.set = null;
  }

  /** Whether a click on this thing narrows the legal actions. */
  can(kind: string, value: number): boolean {
    return this.narrowed.targets.get(kind)?.has(value) ?? false;
  }

  /** What a click on this thing is for: to use it, or to give it up; null where it means nothing now. */
  purpose(kind: string, value: number): "use" | "discard" | null {
    const actions = this.narrowed.targets.get(kind)?.get(value);
    if (!actions?.length) return null;
    return actions.every((action) => this.taste().deliberate?.has(action.verb)) ? "discard" : "use";
  }

  /** Point the way to these answers; none to decide alone. */
  guideTo(codes: readonly number[]): void {
    const wanted = new Set(codes);
    this.guides = wanted.size ? this.legal.filter(({ code }) => wanted.has(code)) : [];
  }

  /** The answers asked for to which what has been clicked can still lead. */
  get sought(): readonly Action[] {
    const { held, picks, narrowed } = this;
    return this.guides.filter((action) => narrowed.left.includes(action) || (!picks.length && held.includes(action)));
  }

  /** Whether a click on this thing leads on to an answer that is asked for. */
  leads(kind: string, value: number): boolean {
    if (!this.guides.length) return false;
    const actions = this.narrowed.targets.get(kind)?.get(value);
    return actions !== undefined && this.guides.some((guide) => actions.includes(guide));
  }

  /** Whether it is this verb that has to be chosen next: where a thing on the table leads on, it says enough. */
  leadsBy(verb: string): boolean {
    const meant = this.guides.filter((guide) => guide.verb === verb);
    if (!meant.length || this.verb !== null || this.narrowed.verbs.length < 2) return false;
    return meant.some((guide) => this.held.includes(guide) || (this.narrowed.left.includes(guide) && !this.pointed));
  }

  private get pointed(): boolean {
    return [...this.narrowed.targets].some(([kind, values]) => [...values.keys()].some((value) => this.leads(kind, value)));
  }

  targets(kind: string): number[] {
    return [...(this.narrowed.targets.get(kind)?.keys() ?? [])].sort((a, b) => a - b);
  }

  chosen(kind: string): number[] {
    return this.picks.filter((pick) => pick.kind === kind).map((pick) => pick.value);
  }

  /** Whether every answer that is left names this thing: it was clicked, or what was clicked leaves no other. */
  names(kind: string, value: number): boolean {
    const named = ({ args, values }: Action): boolean => args.some((arg, at) => arg.kind === kind && values[at] === value);
    return this.touched && this.narrowed.left.length > 0 && this.narrowed.left.every(named);
  }

  /** Follow a click; false where it means nothing now. */
  pick(kind: string, value: number): boolean {
    if (!this.can(kind, value)) return this.restart(kind, value) || this.aim(kind, value);
    this.picks = [...this.picks, { kind, value }];
    this.set = null;
    return true;
  }

  /** A click that does not continue the choice may start over: another source, another card. */
  private restart(kind: string, value: number): boolean {
    const before = [this.verb, this.others, this.picks] as const;
    for (const verb of [this.verb, null]) {
      this.verb = verb;
      if (verb === null) this.others = [];
      this.picks = [];
      if (this.can(kind, value)) {
        this.picks = [{ kind, value }];
        this.set = null;
        return true;
      }
    }
    [this.verb, this.others, this.picks] = before;
    return false;
  }

  /** A click on where something may lead, before anything says where it begins. */
  private aim(kind: string, value: number): boolean {
    if (this.picks.length) return false;
    const names = ({ args, values }: Action): boolean => args.some((arg, at) => arg.kind === kind && values[at] === value);
    const meant = this.narrowed.left.filter(names);
    if (!meant.length || !meant.every(({ verb }) => this.taste().ends?.has(verb))) return false;
    this.picks = [{ kind, value, ahead: true }];
    this.set = null;
    return true;
  }

  pickVerb(verb: string, ...others: readonly string[]): void {
    if (!this.narrowed.verbs.includes(verb)) this.picks = [];
    this.verb = this.verb === verb ? null : verb;
    this.others = this.verb ? others : [];
    this.set = null;
  }

  setAmount(at: number, value: number): void {
    if (this.ready) this.set = withAmount(this.narrowed.left, this.ready, at, value);
  }

  /** Lay out a whole action as if it had been clicked. */
  choose(action: Action): void {
    const own = this.legal.find((each) => each.code === action.code);
    if (!own) return;
    this.verb = own.verb;
    this.others = [];
    this.picks = own.args.flatMap((arg, at) => (arg.names ? [{ kind: arg.kind, value: own.values[at]! }] : []));
    this.set = own;
  }

  /** Take back the last click: first the numbers, then what was picked, then the verb. */
  back(): void {
    const set = this.set;
    this.set = null;
    if (set && this.amounts.length) return;
    if (this.picks.length) this.picks = this.picks.slice(0, -1);
    else [this.verb, this.others] = [null, []];
  }
}
