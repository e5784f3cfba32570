/** A game that is looked at move by move. Positions come from the server, one at a time, and are kept. */
import { playedWith, read, type Wire } from "../api/client";
import { isKeeping } from "../api/kept";
import { reach } from "../api/reach.svelte";
import { faceOf } from "../games";
import type { Source } from "../shell/routes";
import { Decision } from "../table/decision.svelte";
import type { Faced, GameFace } from "../table/face";
import { nameOf, whoPlays } from "../table/people";
import { placesOf } from "../table/scene";
import { atRest } from "../ui/frames";
import { GameWords, shell } from "../words/words.svelte";
import { played, type Played } from "./source";

const SPECTATOR = -2;
const LOG_PAGE = 500;
/** So many positions come together. */
const STRETCH = 25;

export class Replay implements Faced {
  readonly replayed = true;
  number = $state(0);
  answers = $state(0);
  view = $state.raw<Wire["View"]>(null!);
  board = $state.raw<unknown>(null);
  result = $state.raw<Wire["Result"] | null>(null);
  viewer = $state(SPECTATOR);
  /** Every moment of the game, in order; the first is number 1. */
  log = $state.raw<readonly Wire["MomentInfo"][]>([]);
  readonly preview = null;
  readonly moments = $derived(this.log.slice(0, this.number));
  readonly words: GameWords;
  /** Nobody is asked anything. */
  readonly decision: Decision;
  private readonly kept = new Map<string, Promise<Wire["Position"]>>();
  private drawn = "";
  private wanted = 0;

  private constructor(
    readonly of: Played,
    readonly face: GameFace,
    readonly content: Readonly<Record<string, unknown>>,
  ) {
    const names = (): string[] => this.people.map((_, at) => nameOf(this, at));
    this.words = new GameWords(of.game, of.edition, of.pack, names, (zone, value) => whoPlays(this, zone, value));
    this.decision = new Decision(() => face.taste);
  }

  get source(): Source {
    return this.of.source;
  }
  get game(): string {
    return this.of.game;
  }
  get edition(): string {
    return this.of.edition;
  }
  get options(): Readonly<Record<string, string>> {
    return this.of.options;
  }
  get people(): readonly Wire["SeatInfo"][] {
    return this.of.people;
  }
  get actions(): Wire["VerbTableInfo"] {
    return this.of.actions;
  }
  get seq(): number {
    return this.number;
  }
  get seats(): number {
    return this.of.people.length;
  }
  private get path(): string {
    return `${this.source.kind}/${this.source.id}`;
  }

  /** Open a game at a position; `end` asks for the last one. */
  static async open(source: Source, at: number | "end"): Promise<Replay> {
    const of = await played(source, shell.language);
    const [face, content] = await Promise.all([
      faceOf(of.game),
      read<Wire["Content"]>(`games/${of.game}/content`, playedWith(of)),
    ]);
    const replay = new Replay(of, face, content.files);
    if (source.kind === "tables") replay.viewer = of.eyes[0] ?? SPECTATOR;
    await Promise.all([replay.words.load(), replay.readLog()]);
    await replay.go(at === "end" ? replay.log.length : at);
    replay.readAll().catch(() => undefined);
    return replay;
  }

  private async readLog(): Promise<void> {
    const found: Wire["MomentInfo"][] = [];
    for (let page: Wire["MomentInfo"][] = []; ; ) {
      const after = found.at(-1)?.seq ?? 0;
      page = await read(`${this.path}/log`, { after, most: LOG_PAGE, ...this.eyes });
      found.push(...page);
      if (page.length < LOG_PAGE) break;
    }
    // What was undone is not part of the replay.
    this.log = found.filter((moment) => moment.kind === "answer" && !moment.undone).slice(0, this.of.most);
  }

  private get eyes(): { seat: number; language: string } {
    return { seat: this.viewer, language: shell.language };
  }

  private position(number: number): Promise<Wire["Position"]> {
    const key = `${number} ${this.viewer} ${shell.language}`;
    const known = this.kept.get(key);
    if (known) return known;
    const asked = read<Wire["Position"]>(`${this.path}/positions/${number}`, this.eyes).catch(async (problem: unknown) => {
      // Without the server a position is kept with its neighbours, or not at all.
      const first = number - (number % STRETCH);
      const found = reach.away && this.of.over ? await this.stretch(first).catch(() => []) : [];
      if (number - first in found) return found[number - first]!;
      throw problem;
    });
    this.kept.set(key, asked);
    asked.catch(() => this.kept.delete(key));
    return asked;
  }

  private stretch(first: number): Promise<Wire["Position"][]> {
    return read(`${this.path}/positions`, { first, ...this.eyes });
  }

  /** Read the whole game, little by little, so that it can be read again without the server. */
  async readAll(): Promise<void> {
    if (!this.of.over || !isKeeping()) return;
    const { viewer } = this;
    for (let first = 0; first <= this.log.length && viewer === this.viewer; first += STRETCH) {
      await new Promise<void>((rest) => atRest(rest));
      await this.stretch(first);
    }
  }

  /** Show the position after n answers. Of several quick requests the last one wins. */
  async go(number: number): Promise<void> {
    const most = this.log.length;
    this.wanted = Math.min(Math.max(0, number), most);
    const asked = this.wanted;
    const position = await this.position(asked);
    if (this.wanted !== asked) return;
    if (position.view.board !== this.drawn) {
      const board = position.view.board ? await read(`${this.path}/boards/${position.view.board}`) : null;
      if (this.wanted !== asked) return;
      this.drawn = position.view.board;
      this.board = board;
      this.words.places = placesOf(board);
    }
    this.number = asked;
    this.answers = position.answers;
    this.view = position.view;
    this.result = position.result ?? null;
    if (asked < most) void this.position(asked + 1).catch(() => undefined);
  }

  since(number: number): readonly Wire["MomentInfo"][] {
    return this.number === number + 1 ? this.log.slice(number, this.number) : [];
  }

  /** Look through another seat, or in another language. */
  async look(viewer: number = this.viewer): Promise<void> {
    this.viewer = viewer;
    await Promise.all([this.words.load(), this.readLog()]);
    await this.go(this.number);
    this.readAll().catch(() => undefined);
  }

  whyNot(): void {
    // Nothing can be done here, so nothing has to be explained.
  }
}
