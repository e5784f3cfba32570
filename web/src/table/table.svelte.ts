/** A live table: one connection, the position it shows, and what the player does with it. */
import { WebSocket as Socket } from "partysocket";

import { playedWith, read, send, socketAddress, type Wire } from "../api/client";
import { settings } from "../settings/settings.svelte";
import { drawn } from "../ui/frames";
import { sentenceOf } from "../words/problems";
import { GameWords, shell } from "../words/words.svelte";
import { changed, type Change } from "./changes";
import { Company } from "./company.svelte";
import { Decision } from "./decision.svelte";
import type { GameFace } from "./face";
import { Lesson } from "./lesson.svelte";
import { nameOf, whoPlays } from "./people";
import { IDLE, rest } from "./rest";
import { placesOf, type Scene } from "./scene";
import { Shown, type Frame } from "./shown.svelte";
import { Talk } from "./talk.svelte";

export type Connection = "connecting" | "open" | "away";
export interface Told {
  readonly sentence: string;
  readonly pins: readonly Wire["Pin"][];
  readonly rule: Wire["RuleInfo"] | null;
  readonly at: Element | null;
  /** What was asked about. */
  readonly action?: number | string;
}

/** Answers that follow the one given at some number. */
interface Series {
  readonly after: number;
  readonly codes: readonly number[];
}
const NO_SERIES: Series = { after: 0, codes: [] };
const SPECTATOR = -2;
/** The id of an answer that the page gives by itself begins with this. */
const BY_ITSELF = "forced-";
/** So many earlier moments are fetched at once. */
const EARLIER = 200;
let tickets = 0;
const ticket = (): string => `${Date.now().toString(36)}-${(tickets += 1)}`;

export class Table implements Scene {
  view = $state.raw<Wire["View"]>(null!);
  seq = $state(0);
  answers = $state(0);
  moments = $state.raw<readonly Wire["MomentInfo"][]>([]);
  /** The number after which there is news for the viewer. */
  since = $state(0);
  private series = NO_SERIES;
  /** How often answers have been taken back while one looked on. */
  taken = 0;
  result = $state.raw<Wire["Result"] | null>(null);
  commitment = $state("");
  /** What became of the game when the rules changed. */
  notice = $state.raw<Wire["Notice"] | null>(null);
  chat = $state.raw<readonly Wire["ChatLine"][]>([]);
  gathering = $state.raw<Wire["People"]>(null!);
  board = $state.raw<unknown>(null);
  preview = $state.raw<Wire["Preview"] | null>(null);
  /** Where a player was last asked about ending a turn with something left. */
  private warnedAt = $state(-1);
  connection = $state<Connection>("connecting");
  /** Why the last wish was not followed. */
  told = $state.raw<Told | null>(null);
  /** An answer is on its way. */
  sending = $state(false);
  /** The number at which the screen is handed over to another seat: known to have a choice, or maybe there already. */
  handed = $state(-1);
  readonly decision: Decision;
  readonly lesson = new Lesson();
  readonly company = new Company();
  /** What is drawn: the present, or what leads there. */
  readonly shown = new Shown(this);
  /** What was typed, and the replies. */
  readonly talk = new Talk();
  readonly people = $derived(this.gathering?.seats ?? []);

  /** The language the server's sentences come in. */
  spoken = $state(shell.language);

  private socket: Socket | null = null;
  /** Messages are heard one after the other, although a board may have to be fetched in between. */
  private heard: Promise<void> = Promise.resolve();
  private drawn = "";
  private readonly waiting = new Map<string, Wire["AnswerIn"] | Wire["UndoIn"]>();
  private asking: { action?: number | string; at: Element | null } = { at: null };

  private constructor(
    readonly info: Wire["TableInfo"],
    readonly content: Readonly<Record<string, unknown>>,
    readonly words: GameWords,
    readonly face: GameFace,
    private looked: number,
  ) {
    this.gathering = info.people;
    this.decision = new Decision(() => face.taste, () => this.view);
  }

  get id(): string {
    return this.info.id;
  }
  get game(): string {
    return this.info.game;
  }
  get edition(): string {
    return this.info.edition;
  }
  get options(): Readonly<Record<string, string>> {
    return this.info.options;
  }
  get seats(): number {
    return this.info.people.seats.length;
  }
  get actions(): Wire["VerbTableInfo"] {
    return this.info.actions;
  }
  get viewer(): number {
    return this.view.viewer;
  }
  /** The seats of this player. */
  get mine(): number[] {
    return this.people.filter((seat) => seat.mine && seat.kind === "human").map((seat) => seat.seat);
  }

  /** Sit down at a table: everything is there when this returns. */
  static async open(id: string, face: GameFace, info: Wire["TableInfo"], seat?: number): Promise<Table> {
    const mine = info.people.seats.filter((each) => each.mine && each.kind === "human");
    const looked = (mine.find((each) => each.seat === seat) ?? mine[0])?.seat ?? SPECTATOR;
    const names = (): string[] => table.people.map((_, at) => nameOf(table, at));
    const player = (zone: string, value: number): string => whoPlays(table, zone, value);
    const words = new GameWords(info.game, info.edition, info.pack, names, player);
    const [content, state] = await Promise.all([
      read<Wire["Content"]>(`games/${info.game}/content`, playedWith(info)),
      read<Wire["State"]>(`tables/${id}/state`, { seat: looked, language: shell.language }),
      words.load(),
    ]);
    const table = new Table(info, content.files, words, face, looked);
    await table.take(state);
    table.handed = table.seq;
    table.connect();
    return table;
  }

  // The connection

  private connect(): void {
    const address = () =>
      socketAddress(`tables/${this.id}/live?seat=${this.looked}&language=${shell.language}`);
    const socket = new Socket(address, [], { minReconnectionDelay: 300, maxReconnectionDelay: 5000 });
    socket.addEventListener("open", () => {
      this.connection = "open";
      for (const message of this.waiting.values()) socket.send(JSON.stringify(message));
    });
    socket.addEventListener("close", (event) => {
      this.connection = "away";
      if (event.code === IDLE) rest(socket, () => this.socket === socket);
    });
    socket.addEventListener("message", (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as Wire["ServerMessage"];
      this.heard = this.heard.then(() => this.hear(message)).catch(console.error);
    });
    this.socket = socket;
  }

  close(): void {
    this.company.close();
    this.socket?.close();
    this.socket = null;
  }

  private tell(message: Wire["ClientMessage"]): void {
    this.socket?.send(JSON.stringify(message));
  }

  private async hear(message: Wire["ServerMessage"]): Promise<void> {
    switch (message.type) {
      case "state":
        return this.take(message);
      case "update":
        if (message.after !== this.seq && message.after > this.seq) this.tell({ type: "resend", after: this.seq });
        else return this.follow(message);
        return;
      case "changes": {
        const { shared, own, ...news } = message;
        if (message.seq <= this.seq) return;
        if (message.after !== this.seq || message.viewer !== this.viewer) return this.tell({ type: "resend", after: this.seq });
        const view = changed(changed(this.view, shared as Change), own as Change);
        return this.follow({ ...news, type: "update", view, result: null });
      }
      case "beat":
        if (message.seq > this.seq) this.tell({ type: "resend", after: this.seq });
        return;
      case "people": {
        const before = this.acts;
        this.company.follow(this.people, message.seats);
        this.gathering = message;
        if (this.acts !== before) this.offer();
        return;
      }
      case "chat":
        if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
        return;
      case "accepted":
        this.waiting.delete(message.id);
        this.sending = this.waiting.size > 0;
        return this.goOn();
      case "refused":
        this.waiting.delete(message.id);
        this.sending = this.waiting.size > 0;
        // Nobody asked for what a page does by itself, so nobody hears that it came too late.
        if (message.id.startsWith(BY_ITSELF)) this.handed = this.seq;
        else
          this.told = { sentence: sentenceOf(message.problem.type, message.problem.detail), pins: [], rule: null, at: null };
        this.talk.replied({ id: message.id, lines: [sentenceOf(message.problem.type, message.problem.detail)], wrong: true });
        if (message.problem.state) await this.take(message.problem.state);
        return;
      case "why":
        this.told = { sentence: message.sentence, pins: message.pins, rule: message.rule ?? null, ...this.asking };
        return;
      case "replied":
        return this.replied(message);
      case "pong":
        return;
    }
  }

  /** A typed line was understood: what it asks for is done as a click would do it. */
  private replied(reply: Wire["Replied"]): void {
    const asked = this.talk.replied(reply);
    if (!asked || (reply.action === null && !reply.undo)) return;
    // Meanwhile something has happened, so the same words may mean something else.
    if (reply.seq !== this.seq) return this.ask(asked.line);
    if (reply.undo) this.undo();
    else if (reply.action !== null) this.answer(reply.action);
  }

  private async take(state: Wire["State"]): Promise<void> {
    const notice = state.notice ?? null;
    // Codes and words of this page belong to the former rules: reload it.
    if (this.view && this.notice?.seq !== notice?.seq) return location.reload();
    this.notice = notice;
    this.commitment = state.commitment;
    this.chat = state.chat;
    if (this.view) this.company.follow(this.people, state.people.seats);
    this.gathering = state.people;
    this.moments = state.moments;
    const news = state.seq !== this.seq;
    await this.show(state);
    // A connection begins with the state: whoever looks at the past keeps doing so if it is not new.
    if (news) this.shown.skip();
    const [first] = this.moments;
    // The last own answer may have opened what was chosen just before it.
    const from = Math.max(0, this.since - 2);
    if (first && first.seq > from + 1) await this.earlier(from).catch(() => undefined);
  }

  private async follow(update: Wire["Update"]): Promise<void> {
    if (update.moments.some((moment) => moment.kind === "rules" && moment.seq > this.seq)) return location.reload();
    const undone = new Set(update.moments.flatMap((moment) => moment.undoes));
    const fresh = update.moments.filter((moment) => moment.seq > this.seq);
    const known = this.moments.map((moment) => (undone.has(moment.seq) ? { ...moment, undone: true } : moment));
    this.moments = [...known, ...fresh];
    const mine = fresh.some((moment) => moment.seat === this.viewer);
    const { pace } = this.shown;
    if (undone.size) {
      this.taken += 1;
      pace.forget(Math.min(...undone));
    }
    const tells = fresh.some((moment) => moment.told);
    await this.show(update, !mine, (before, after) => (mine ? pace.skip() : pace.follow(before, { ...after, tells })));
    this.goOn();
  }

  /** The present. */
  private get frame(): Frame {
    const { seq, view, board, result } = this;
    return { seq, view, board, result, tells: true };
  }

  /** Clicks already made are kept while others answer, as long as the same may be answered. */
  private async show(
    news: Wire["State"] | Wire["Update"],
    keep = true,
    shift: (before: Frame, after: Frame) => void = () => undefined,
  ): Promise<void> {
    const before = this.frame;
    if (news.view.board !== this.drawn) {
      this.drawn = news.view.board;
      this.board = this.drawn ? await read(`tables/${this.id}/boards/${this.drawn}`) : null;
      this.words.places = placesOf(this.board);
    }
    const same = this.view && this.view.viewer === news.view.viewer && sameCodes(this.view.legal, news.view.legal);
    this.seq = news.seq;
    this.answers = news.answers;
    this.view = news.view;
    this.result = news.result ?? null;
    this.since = news.since;
    shift(before, this.frame);
    if (!keep || !same || !this.decision.touched) this.offer();
    this.lesson.take(news.lesson ?? null);
    this.decision.guideTo(this.lesson.marks);
    this.preview = null;
    this.told = null;
  }

  /** Whether the game is running and a person, not a bot, answers for the seat in view. */
  private get acts(): boolean {
    return this.gathering.status === "playing" && this.people[this.view.viewer]?.kind === "human";
  }
  private offer(): void {
    this.decision.offer(this.info.actions, this.acts ? this.view.legal : []);
  }

  // What the player does

  answer(code: number): void {
    const message: Wire["AnswerIn"] = { type: "answer", id: ticket(), seat: this.viewer, seq: this.seq, action: code };
    this.wish(message);
  }

  /** Give several answers, each as soon as it may be given; if one may not, the rest are left. */
  answerAll([first, ...rest]: readonly number[]): void {
    if (first === undefined || this.sending) return;
    this.answer(first);
    this.series = { after: this.seq, codes: rest };
  }

  private goOn(): void {
    const { after, codes } = this.series;
    if (!codes.length || this.sending || this.seq <= after) return;
    if (this.view.legal.includes(codes[0]!)) this.answerAll(codes);
    else this.series = NO_SERIES;
  }

  /** Continue without the coach. */
  async leaveLesson(): Promise<void> {
    const body: Wire["SeatOnly"] = { seat: this.viewer };
    await this.take(await send<Wire["State"]>(`tables/${this.id}/leave-lesson`, body, { language: shell.language }));
  }

  /** Play this one without the coach's marks, or with them again. */
  ownWay(own: boolean): void {
    this.lesson.own = own;
    this.decision.guideTo(this.lesson.marks);
  }

  /** Take back the last answer, or everything back to the barrier. */
  undo(whole = false): void {
    this.wish({ type: "undo", id: ticket(), seat: this.viewer, seq: this.seq, whole });
  }

  /** Give the only answer there is; several pages at one seat give it once. */
  answerByItself(): void {
    const { seq, viewer: seat } = this;
    if (!this.sending) this.pass({ type: "answer", id: `${BY_ITSELF}${seq}`, seat, seq, action: this.view.legal[0]! });
  }

  /** The same for another seat at this screen, which is handed over unless everybody knows that the answer is forced. */
  async answerForOther(seat: number): Promise<void> {
    const before = this.seq;
    const state = await read<Wire["State"]>(`tables/${this.id}/state`, { seat, language: shell.language }).catch(() => null);
    if (this.seq !== before) return;
    if (state?.seq !== before || state.view.forced !== "open") this.handed = before;
    else this.pass({ type: "answer", id: `${BY_ITSELF}${before}`, seat, seq: before, action: state.view.legal[0]! });
  }

  private wish(message: Wire["AnswerIn"] | Wire["UndoIn"]): void {
    this.series = NO_SERIES;
    this.pass(message);
    // Whoever acts is in the present, which is drawn once the answer is seen to be taken.
    this.heard = this.heard.then(() => this.shown.skip());
  }

  private pass(message: Wire["AnswerIn"] | Wire["UndoIn"]): void {
    this.waiting.set(message.id, message);
    this.sending = true;
    // That it was taken is seen before anything that comes of it.
    const seen = drawn();
    this.heard = this.heard.then(() => seen);
    if (this.connection === "open") this.tell(message);
  }

  /** Give the answer that is ready. */
  confirm(): void {
    const { ready } = this.decision;
    if (!ready || this.sending) return;
    if (this.wasteful && !this.warned) this.warnedAt = this.seq;
    else this.answer(ready.code);
  }

  /** Whether the answer that is ready ends the turn with something useful left, which is asked about once. */
  get wasteful(): boolean {
    const { ready } = this.decision;
    // A coach knows what is left.
    return settings.askUnused && ready !== null && ready.code !== this.lesson.now?.shown && (this.view.unused?.ends.includes(ready.code) ?? false);
  }

  get warned(): boolean {
    return this.wasteful && this.warnedAt === this.seq;
  }

  /** Switch to another of the viewer's seats, or to another language. */
  look(seat: number = this.viewer): void {
    if (seat !== this.viewer) this.talk.clear();
    this.looked = seat;
    this.spoken = shell.language;
    this.tell({ type: "look", seat, language: shell.language });
  }

  say(text: string): void {
    this.tell({ type: "chat", text });
  }

  /** Type a line: an answer in words, or a question. */
  ask(line: string): void {
    if (this.connection === "away") return this.talk.tell([shell.say("keys-line-away")], true);
    this.tell({ type: "typed", id: this.talk.asked(line), text: line });
  }

  whyNot(action: number | string, at: Element): void {
    if (this.viewer < 0) return;
    this.asking = { action, at };
    this.tell({ type: "why", id: ticket(), seat: this.viewer, action });
  }

  /** Leave a doubt about the rules with the operator; returns the same as a file, as far as this seat may know. */
  doubt(action: number | string): Promise<Wire["Doubt"]> {
    const body: Wire["DoubtIn"] = { seat: this.viewer, action };
    return send<Wire["Doubt"]>(`tables/${this.id}/doubts`, body, { language: shell.language });
  }

  /** Fetch moments from before those that are known, back to a number or a page of them. */
  async earlier(to?: number): Promise<void> {
    const first = this.moments[0]?.seq ?? 1;
    const after = Math.max(0, to ?? first - EARLIER - 1);
    if (first <= after + 1) return;
    const query = { seat: this.viewer, language: shell.language, most: first - 1 - after, after };
    const found = await read<Wire["MomentInfo"][]>(`tables/${this.id}/log`, query);
    this.moments = [...found.filter((moment) => moment.seq < first), ...this.moments];
  }

  /** Dismiss the message. */
  hush(): void {
    this.told = null;
  }

  /** Show what an answer would lead to. */
  async foresee(code: number | null): Promise<void> {
    if (code === null || this.viewer < 0) {
      this.preview = null;
      return;
    }
    const seq = this.seq;
    const body: Wire["PreviewIn"] = { seat: this.viewer, action: code };
    const seen = await send<Wire["Preview"]>(`tables/${this.id}/preview`, body, { language: shell.language });
    if (seq === this.seq && this.decision.ready?.code === code) this.preview = seen;
  }
}

function sameCodes(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((code, at) => code === b[at]);
}
