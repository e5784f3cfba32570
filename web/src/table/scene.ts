/** What a game's drawings are given: one position as one viewer sees it, live or replayed. */
import type { Wire } from "../api/client";
import type { Places } from "../words/wording";
import type { GameWords } from "../words/words.svelte";
import type { Decision } from "./decision.svelte";

/** The names of the places of a board as the server sends it. */
export const placesOf = (board: unknown): Places => (board as { places?: Places } | null)?.places ?? {};

export interface Scene {
  readonly game: string;
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  /** How many seats the game has. */
  readonly seats: number;
  /** Who sits where: display name, bot or human, online; index = seat. */
  readonly people: readonly Wire["SeatInfo"][];
  /** The seat one looks through; -2 for a spectator. */
  readonly viewer: number;
  readonly view: Wire["View"];
  /** The position that the prepared answer leads to, where it can be shown. */
  readonly preview: Wire["Preview"] | null;
  /** The board named by `view.board`, as the server describes it; null while it is fetched. */
  readonly board: unknown;
  /** The files of the content pack: cards, factions, tiles ... */
  readonly content: Readonly<Record<string, unknown>>;
  readonly words: GameWords;
  readonly decision: Decision;
  /** The latest moments, oldest first; undone ones are marked. */
  readonly moments: readonly Wire["MomentInfo"][];
  readonly result: Wire["Result"] | null;
  /** Whether this is no live table, so that nobody comes, goes or thinks. */
  readonly replayed?: boolean;
  /** Whether this is a picture of one answer: the board shows the part around it. */
  readonly pictured?: boolean;
  /** Where a step of the past is shown: what happened in that turn, step by step, the one on the table last. */
  readonly trail?: readonly (readonly Wire["EventInfo"][])[];
  /** Ask why this may not be done; shown as a tip at the thing that was clicked. */
  whyNot(action: number | string, at: Element): void;
  /** Give the prepared answer, for moves of several small steps; missing where one only looks. */
  confirm?(): void;
  /** Give several answers in a row, where the rules ask for small things one by one. */
  answerAll?(codes: readonly number[]): void;
}
