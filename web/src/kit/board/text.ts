/** A place of the board in words: for its tip, and as one sentence for those who hear it. */
import { shell } from "../../words/words.svelte";

export interface TextLine {
  readonly text: string;
  /** Whose it is. */
  readonly mark?: number;
  /** A number that belongs to it, and how that is said. */
  readonly figure?: number;
  readonly said?: string;
  readonly tone?: "strong" | "quiet";
}

export interface PlaceText {
  readonly title: string;
  readonly lines: readonly TextLine[];
}

/** The whole place as a sentence; `state` says whether it can be chosen. */
export function sentence({ title, lines }: PlaceText, state: "" | "legal" | "chosen"): string {
  const said = lines.map(({ text, said: figure }) => (figure ? `${text}, ${figure}` : text));
  return [title, ...said, state && shell.say(`board-${state}`)].filter(Boolean).join(". ");
}
