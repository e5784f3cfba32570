/** A case of a rule in the present position: the table as it is, with the answer that the rule allows or refuses. */
import type { Wire } from "../api/client";
import { decode, type Action } from "../api/codes";
import { isPlaced, paneOf } from "../games/pane";
import { lookAt, placesOf } from "../kit/board/hinted";
import { Decision } from "../table/decision.svelte";
import type { GameFace } from "../table/face";
import type { Table } from "../table/table.svelte";
import type { GameWords } from "../words/words.svelte";
import type { Pictured } from "./example";

export class CaseScene implements Pictured {
  readonly replayed = true;
  readonly pictured = true;
  readonly preview = null;
  readonly moments = [];
  readonly result = null;
  readonly decision: Decision;
  readonly action: Action | null;
  readonly game: string;
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly people: readonly Wire["SeatInfo"][];
  readonly viewer: number;
  readonly view: Wire["View"];
  readonly board: unknown;
  readonly content: Readonly<Record<string, unknown>>;
  readonly words: GameWords;
  readonly face: GameFace;

  constructor(
    table: Table,
    readonly of: Wire["RuleCase"],
  ) {
    ({ game: this.game, edition: this.edition, options: this.options, seats: this.seats, people: this.people } = table);
    ({ viewer: this.viewer, view: this.view, board: this.board, content: this.content, words: this.words, face: this.face } = table);
    this.action = of.code === null ? lookAt(of.told.pins.map(({ place }) => place), true) : decode(table.actions, of.code);
    this.decision = new Decision(() => table.face.taste);
    if (this.action) this.decision.advised = [[this.action]];
  }

  /** The places of the board that it is about: those the answer names, and those the verdict does. */
  get places(): number[] {
    return [...new Set([...(this.action ? placesOf(this.action).places : []), ...this.of.told.pins.map(({ place }) => place)])];
  }

  /** Whether a part of the table shows it: a whole board would be too small to read. */
  get drawn(): boolean {
    return this.action !== null && (isPlaced(this.action) || paneOf(this.game, this.face, { action: this.action }) !== this.face.Board);
  }

  whyNot(): void {
    // A picture: nothing can be done here.
  }
}
