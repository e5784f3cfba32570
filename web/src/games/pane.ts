/** Which part of the table shows what an answer is about. */
import type { Component } from "svelte";

import type { Action } from "../api/codes";
import type { GameFace, PaneProps } from "../table/face";

/** Kinds of arguments that are places of a board. */
const PLACES = new Set(["region", "sector", "place"]);

/** Whether an answer names a place of the board, so that the board shows it. */
export const isPlaced = (action: Action | null): boolean => action?.args.some((arg) => PLACES.has(arg.kind)) ?? false;

/** Verbs whose things are not on the board: by pane. */
const PANES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  dei: {
    hand: ["play", "turn-up", "keep-down", "plan", "plan-one", "copy"],
    mine: ["boost", "learn", "gain", "spend", "give-back", "draft"],
    market: ["buy", "order", "discard", "reap"],
    missions: ["mission", "skip-mission"],
  },
  voidfall: {
    hand: ["select", "act", "extra", "borrow", "play-agenda", "no-agenda"],
    agendas: ["open-agenda", "draw-agenda", "keep", "score", "attach", "remove-agenda", "discard-agenda", "decree"],
    house: ["research", "improve", "advance", "bonus", "exchange", "place-tokens"],
    mine: ["pay", "take", "produce", "upkeep"],
  },
};

export function paneOf(game: string, face: GameFace, action: Action | null): Component<PaneProps> {
  const panes = action && !isPlaced(action) ? Object.entries(PANES[game] ?? {}) : [];
  const wanted = panes.find(([, verbs]) => verbs.includes(action?.verb ?? ""))?.[0];
  if (wanted === "hand") return face.Hand;
  if (wanted === "mine") return face.Mine;
  return face.offers.find(({ id }) => id === wanted)?.component ?? face.Board;
}
