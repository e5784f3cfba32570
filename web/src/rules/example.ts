/** An example of a rule as a scene that a board can draw: a position, and the answer that shows the rule. */
import { playedWith, read, type Wire } from "../api/client";
import { decode, type Action } from "../api/codes";
import { faceOf } from "../games";
import { isPlaced } from "../games/pane";
import { lookAt } from "../kit/board/hinted";
import { Decision } from "../table/decision.svelte";
import type { Faced, GameFace } from "../table/face";
import { placesOf } from "../table/scene";
import { GameWords, type Language } from "../words/words.svelte";

/** A position with one answer, to be drawn around it. */
export interface Pictured extends Faced {
  readonly action: Action | null;
  /** The answer in words, the rule that refuses it, if one does, and where to look, if it says so. */
  readonly of: { readonly said: string; readonly refused: string; readonly pane?: string; readonly places?: readonly number[] };
}

export class ExampleScene implements Pictured {
  readonly replayed = true;
  readonly pictured = true;
  readonly preview: Wire["Preview"] | null;
  readonly moments = [];
  readonly result = null;
  readonly decision: Decision;
  readonly action: Action | null;
  readonly people: readonly Wire["SeatInfo"][];

  private constructor(
    readonly game: string,
    readonly of: Wire["ExampleInfo"],
    readonly face: GameFace,
    readonly content: Readonly<Record<string, unknown>>,
    readonly words: GameWords,
  ) {
    this.decision = new Decision(() => face.taste);
    this.action = of.code === null ? null : decode(of.actions, of.code);
    const { after: view, outlook, said: sentence } = of;
    this.preview = view && { seq: 0, sentence, told: null, view, forecast: [], outlook, consequences: [] };
    const shown = this.action && isPlaced(this.action) ? this.action : lookAt(of.places);
    if (shown) this.decision.advised = [[shown]];
    // What consists of amounts is put together from pieces that lie there: they are shown taken.
    if (this.action?.args.length && this.action.args.every(({ names }) => !names)) {
      this.decision.legal = [this.action];
      this.decision.choose(this.action);
    }
    this.people = Array.from({ length: of.seats }, (_, seat) => nobody(seat));
    words.places = placesOf(of.board);
  }

  get edition(): string {
    return this.of.edition;
  }
  get options(): Readonly<Record<string, string>> {
    return this.of.options;
  }
  get seats(): number {
    return this.of.seats;
  }
  get viewer(): number {
    return this.of.seat;
  }
  get view(): Wire["View"] {
    return this.of.view;
  }
  get board(): unknown {
    return Object.keys(this.of.board).length ? this.of.board : null;
  }

  static async open(game: string, rule: string, language: Language): Promise<ExampleScene> {
    const of = await read<Wire["ExampleInfo"]>(`games/${game}/examples/${rule}`, { language });
    const words = new GameWords(game, of.edition);
    const [face, content] = await Promise.all([faceOf(game), contentOf(game, of.edition), words.load(language)]);
    return new ExampleScene(game, of, face, content, words);
  }

  whyNot(): void {
    // A picture: nothing can be done here.
  }
}

const kept = new Map<string, Promise<Readonly<Record<string, unknown>>>>();

/** The content of a game as an edition has it, once for all pictures of a page. */
function contentOf(game: string, edition: string): Promise<Readonly<Record<string, unknown>>> {
  const name = `${game} ${edition}`;
  const known = kept.get(name);
  if (known) return known;
  const asked = read<Wire["Content"]>(`games/${game}/content`, playedWith({ edition })).then(({ files }) => files);
  asked.catch(() => kept.delete(name));
  kept.set(name, asked);
  return asked;
}

const nobody = (seat: number): Wire["SeatInfo"] => ({
  seat,
  name: "",
  kind: "human",
  level: "",
  open: false,
  mine: false,
  online: false,
  left: false,
  agrees: false,
  conceded: 0,
  conceding: null,
  ending: null,
  secret: null,
});
