/**
 * What a live table shows: the present, an earlier position on the way there, or a step of the past that somebody points at.
 * Decisions always belong to the present.
 */
import { read, type Wire } from "../api/client";
import { settings, still } from "../settings/settings.svelte";
import { shell } from "../words/words.svelte";
import type { Faced } from "./face";
import { Pace, STEP, type Position } from "./pace.svelte";
import { stepsOf, turnsOf, type Step, type Told } from "./recap";
import type { Scene } from "./scene";

/** So many positions of the past are kept. */
const MOST = 100;

/** A position that was received, with its board. */
export interface Frame extends Position, Pick<Scene, "view" | "board" | "result"> {}

/** A live table: always the present. */
interface Live extends Faced {
  readonly id: string;
  readonly actions: Wire["VerbTableInfo"];
  readonly seq: number;
  readonly answers: number;
  /** The number after which there is news for the viewer. */
  readonly since: number;
  /** How often answers have been taken back while one looked on. */
  readonly taken: number;
  confirm(): void;
}

/** A step that somebody points at, and the positions around it once they are known. */
interface Look {
  readonly step: Step;
  readonly around: { readonly before: Wire["View"]; readonly after: Wire["View"] } | null;
}

export class Shown implements Faced {
  readonly pace = new Pace<Frame>(() => (still() || document.hidden ? 0 : STEP[settings.pace]));
  /** A step somebody points at. */
  private looked = $state.raw<Look | null>(null);
  /** Whether the past was shown last. */
  private away = false;
  private readonly kept = new Map<string, Promise<Wire["View"]>>();

  constructor(private readonly table: Live) {}

  /** Everything since the viewer's last turn. */
  readonly steps: readonly Step[] = $derived.by(() =>
    stepsOf(this.table.moments, this.table.since, this.table.viewer, this.table.answers),
  );
  /** The step that the table shows: one that is pointed at, or the latest of those that are shown one after the other. */
  readonly step: Step | null = $derived.by(() => {
    if (this.looked) return this.looked.step;
    const { shown } = this.pace;
    return shown ? (this.steps.findLast((step) => step.seq <= shown.seq) ?? null) : null;
  });
  /** What happened in the turn of that step, step by step and up to it. */
  readonly trail: readonly (readonly Told[])[] = $derived.by(() => {
    const { step, steps } = this;
    const turn = turnsOf(steps).find((each) => each.steps.some(({ seq }) => seq === step?.seq));
    return turn?.steps.filter(({ seq }) => seq <= step!.seq).map(({ events }) => events) ?? [];
  });
  /** Whether this is the present. */
  readonly present: boolean = $derived.by(() => !this.looked && !this.pace.shown);

  /** Whether the steps from the one that was clicked on follow each other. */
  replaying = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Show a step again, and those after it; where nothing should move, that one until something else is done. */
  async replay(step: Step): Promise<void> {
    clearTimeout(this.timer);
    this.replaying = true;
    await this.point(step);
    const next = this.steps[this.steps.findIndex(({ seq }) => seq === step.seq) + 1];
    const wait = still() ? 0 : STEP[settings.pace];
    if (!this.replaying || this.looked?.step !== step || !wait) return;
    this.timer = setTimeout(() => void (next ? this.replay(next) : this.rest()), 2 * wait);
  }

  /** Show the present again, or what leads there. */
  rest(): void {
    clearTimeout(this.timer);
    this.replaying = false;
    void this.point(null);
  }

  /** Go to the present. */
  skip(): void {
    this.rest();
    this.pace.skip();
  }

  /** Point at a step, or at none. Of several quick ones the last one counts. */
  async point(step: Step | null): Promise<void> {
    if (this.looked?.step === step) return;
    this.looked = step && { step, around: null };
    if (!step) return;
    const [before, after] = await Promise.all([this.position(step.before), this.position(step.after)]);
    if (this.looked?.step === step && after.board === this.table.view.board) this.looked = { step, around: { before, after } };
  }

  /** A position of the past as this viewer could see it then. */
  private position(number: number): Promise<Wire["View"]> {
    const { id, viewer: seat } = this.table;
    const key = `${number} ${seat} ${shell.language} ${this.table.taken}`;
    const known = this.kept.get(key);
    if (known) return known;
    if (this.kept.size > MOST) this.kept.clear();
    const asked = read<Wire["Position"]>(`tables/${id}/positions/${number}`, { seat, language: shell.language });
    const view = asked.then((found) => found.view);
    this.kept.set(key, view);
    view.catch(() => this.kept.delete(key));
    return view;
  }

  /** The table as it was after so many answers; null where it had another board. */
  async past(number: number): Promise<Faced | null> {
    const view = await this.position(number);
    return view.board === this.table.view.board ? this.seen(view) : null;
  }

  /** The position before the step that is pointed at. */
  get before(): Faced | null {
    const view = this.looked?.around?.before;
    return view ? this.seen(view) : null;
  }

  private seen(view: Wire["View"]): Faced {
    return new Proxy(this, { get: (shown, key) => (key === "view" ? view : Reflect.get(shown, key)) });
  }

  // The scene

  get view(): Wire["View"] {
    return this.looked?.around?.after ?? this.pace.shown?.view ?? this.table.view;
  }
  get board(): unknown {
    return this.looked?.around ? this.table.board : (this.pace.shown ?? this.table).board;
  }
  get result(): Wire["Result"] | null {
    return this.present ? this.table.result : null;
  }
  get preview(): Wire["Preview"] | null {
    return this.present ? this.table.preview : null;
  }
  get seq(): number {
    return this.looked?.step.seq ?? this.pace.shown?.seq ?? this.table.seq;
  }
  get moments(): readonly Wire["MomentInfo"][] {
    return this.present ? this.table.moments : this.table.moments.filter(({ seq }) => seq <= this.seq);
  }
  /** What happened since a number; nothing on the way into the past and back. */
  since(seq: number): readonly Wire["MomentInfo"][] {
    const jumped = this.away;
    this.away = this.looked !== null;
    return jumped || this.away ? [] : this.moments.filter((moment) => moment.seq > seq);
  }
  get face() {
    return this.table.face;
  }
  get game() {
    return this.table.game;
  }
  get edition() {
    return this.table.edition;
  }
  get options() {
    return this.table.options;
  }
  get seats() {
    return this.table.seats;
  }
  get people() {
    return this.table.people;
  }
  get viewer() {
    return this.table.viewer;
  }
  get content() {
    return this.table.content;
  }
  get words() {
    return this.table.words;
  }
  get decision() {
    return this.table.decision;
  }
  get actions() {
    return this.table.actions;
  }
  whyNot(action: number | string, at: Element): void {
    this.table.whyNot(action, at);
  }
  confirm(): void {
    this.table.confirm();
  }
}
