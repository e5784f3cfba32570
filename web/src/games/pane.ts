/** Which part of the table shows what an answer is about. */
import type { Component } from "svelte";

import type { Action } from "../api/codes";
import { placesOf } from "../kit/board/hinted";
import Everybody from "../kit/Everybody.svelte";
import type { GameFace, PaneProps } from "../table/face";

/** Whether an answer names a place of the board, so that the board shows it. */
export const isPlaced = (action: Action | null): boolean => action !== null && placesOf(action).places.length > 0;

/** Verbs, and places of corruption, that are not on the board: by pane. */
const PANES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  dei: {
    hand: ["play", "turn-up", "keep-down", "plan", "plan-one", "copy"],
    mine: ["boost", "learn", "gain", "spend", "give-back", "draft"],
    market: ["buy", "order", "discard"],
    missions: ["mission", "skip-mission"],
  },
  voidfall: {
    hand: ["select", "act", "extra", "borrow", "play-agenda", "no-agenda"],
    agendas: [
      "open-agenda", "draw-agenda", "keep", "score", "attach", "remove-agenda", "discard-agenda", "decree", "foresee",
      "field-1", "field-2", "field-3", "field-4",
    ],
    house: ["research", "improve", "advance", "bonus", "exchange", "place-tokens", "society", "government", "economy", "chambers"],
    mine: ["pay", "take", "produce", "upkeep"],
    board: ["house", "origin"],
  },
  // Dice and what is on offer lie nowhere else; what an event does is seen on the board.
  xibalba: { hand: ["pool", "keep", "trade", "weapon-technology"], market: ["buy-soldier", "discard-open"] },
};
/** Panes of answers that may be given; an example shows on the board what they change. */
const OFFERED: typeof PANES = {
  xibalba: {
    market: ["buy-soldier", "buy-upgrade", "buy-event", "discard-open"],
    hand: ["keep", "trade", "weapon-technology", "tactical-attack", "harvest", "medicine", "upgrade"],
  },
};
/** The pane of everything else that has no place: there one sees what it brings. */
const BRINGS: Readonly<Record<string, string>> = { voidfall: "mine" };

interface About {
  readonly action: Action | null;
  /** Of an example: other places that it is about, and the pane that shows it, if it says so. */
  readonly places?: readonly number[];
  readonly pane?: string;
  /** Whether it is shown among what could be answered, large enough to see all of it. */
  readonly offered?: boolean;
}

export function paneOf(game: string, face: GameFace, { action, places, pane, offered = false }: About): Component<PaneProps> {
  const names = action?.args.map((arg, at) => arg.names?.[action.values[at]!]) ?? [];
  const known = { ...PANES[game], ...(offered ? OFFERED[game] : {}) };
  const listed = action && !isPlaced(action) ? Object.entries(known) : [];
  const shown = listed.find(([, words]) => words.includes(action!.verb) || names.some((name) => name && words.includes(name)));
  const brings = listed.length && places?.length === 0 ? BRINGS[game] : "";
  const wanted = pane || (shown?.[0] ?? brings ?? "");
  if (wanted === "hand") return face.Hand;
  if (wanted === "mine") return face.Mine;
  // A picture knows its game, which is all that the seats need.
  if (wanted === "seats") return Everybody as Component<PaneProps>;
  return face.pictures?.[wanted] ?? face.offers.find(({ id }) => id === wanted)?.component ?? face.Board;
}
