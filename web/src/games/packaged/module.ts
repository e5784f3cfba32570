/** What a game package may bring along as `page/face.js`: functions that say what to draw, of which only `board` is needed. */
import type { Drawn, Easel } from "./easel";

export interface FaceModule {
  /** The kinds of things that `board`, `hand` and `aside` draw and that are clicked there. */
  readonly placed?: readonly string[];
  /** Verbs whose things may be clicked in any order. */
  readonly loose?: readonly string[];
  /** Nobody has secrets: people at one screen need no curtain between them. */
  readonly open?: boolean;
  readonly board?: (easel: Easel) => Drawn;
  /** What everybody may know of a seat, below its name and points. */
  readonly seat?: (easel: Easel, seat: number) => Drawn;
  /** The face of a card in hand; without it the card's name. */
  readonly card?: (easel: Easel, kind: string, value: number) => Drawn;
  /** The part of the dock next to the hand. */
  readonly mine?: (easel: Easel) => Drawn;
  /** The column next to the board. */
  readonly aside?: (easel: Easel) => Drawn;
  /** The progress of the game, in the header. */
  readonly clock?: (easel: Easel) => string;
}

const PARTS = ["board", "seat", "card", "mine", "aside", "clock"] as const;

/** Read a face, or say what is wrong with it. */
export async function load(address: string): Promise<{ module: FaceModule; problem: string }> {
  try {
    const module = (await import(/* @vite-ignore */ address)) as FaceModule;
    const wrong = PARTS.filter((part) => module[part] !== undefined && typeof module[part] !== "function");
    if (wrong.length) return { module: {}, problem: `${wrong.join(", ")}: not a function` };
    return module.board ? { module, problem: "" } : { module: {}, problem: "board: not exported" };
  } catch (error) {
    return { module: {}, problem: error instanceof Error ? error.message : String(error) };
  }
}
