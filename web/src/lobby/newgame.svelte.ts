/** The game about to be opened. Its defaults are valid at once: the first game, you against bots, as in the box. */
import { knowAhead, playedWith, read, readAhead, send, type Wire } from "../api/client";
import { DRAWN } from "../games";
import { GameWords, shell } from "../words/words.svelte";
import { companyOf, isSolo, resized, seated, sent, type Company, type Wish } from "./wishes";

const USUAL_LEVEL = "casual";

export class NewGame {
  game = $state.raw<Wire["GameInfo"]>(null!);
  wishes = $state.raw<readonly Wish[]>([]);
  edition = $state("");
  pack = $state("");
  title = $state("");
  hints = $state(false);
  /** Whether others may watch, if that was said. */
  private asked = $state<boolean | null>(null);
  /** Only what differs from the first choice of an option. */
  options = $state.raw<Readonly<Record<string, string>>>({});
  words = $state.raw<GameWords>(null!);
  readonly company = $derived(companyOf(this.wishes));

  get watch(): boolean {
    return this.asked ?? !isSolo(this.wishes);
  }
  set watch(wanted: boolean) {
    this.asked = wanted;
  }

  private constructor(
    readonly games: readonly Wire["GameInfo"][],
    readonly levels: readonly string[],
  ) {
    const first = games.find((game) => game.id === localStorage.getItem("game")) ?? games[0];
    if (first) this.choose(first);
  }

  static async prepare(): Promise<NewGame> {
    const lobby = await read<Wire["Lobby"]>("games", { language: shell.language });
    return new NewGame(
      [...lobby.games].sort((a, b) => Number(DRAWN.includes(b.id)) - Number(DRAWN.includes(a.id))),
      lobby.levels,
    );
  }

  choose(game: Wire["GameInfo"]): void {
    if (game === this.game) return;
    this.game = game;
    this.edition = game.editions[0]!.id;
    this.pack = "";
    this.options = {};
    this.wishes = seated(this.company ?? "bots", Math.max(...game.seats), this.level);
    this.words = new GameWords(game.id, this.edition);
    localStorage.setItem("game", game.id);
  }

  private get level(): string {
    return this.levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (this.levels[0] ?? "");
  }

  seat(company: Company): void {
    this.wishes = seated(company, this.wishes.length, this.level);
  }

  resize(seats: number): void {
    this.wishes = resized(this.wishes, seats);
  }

  change(seat: number, wish: Partial<Wish>): void {
    this.wishes = this.wishes.map((each, at) => (at === seat ? { ...each, ...wish } : each));
  }

  /** The choice made for an option; without one the first holds. */
  choice(option: Wire["OptionInfo"]): string {
    return this.options[option.id] ?? option.choices[0]!;
  }

  set(option: Wire["OptionInfo"], choice: string): void {
    const { [option.id]: _, ...others } = this.options;
    this.options = choice === option.choices[0] ? others : { ...others, [option.id]: choice };
  }

  /** Open the table; what its page will ask for is on its way meanwhile. */
  async start(): Promise<Wire["TableInfo"]> {
    const wish: Wire["NewTable"] = {
      game: this.game.id,
      seats: sent(this.wishes),
      edition: this.edition,
      options: { ...this.options },
      pack: this.pack,
      title: this.title.trim(),
      watch: this.watch,
      hints: this.hints,
    };
    readAhead(`games/${this.game.id}/content`, playedWith(this));
    readAhead(`games/${this.game.id}/words/${shell.language}`, playedWith(this));
    const info = await send<Wire["TableInfo"]>("tables", wish);
    knowAhead(`tables/${info.id}`, info);
    const own = info.people.seats.find((seat) => seat.mine && seat.kind === "human");
    if (own) readAhead(`tables/${info.id}/state`, { seat: own.seat, language: shell.language });
    return info;
  }
}
