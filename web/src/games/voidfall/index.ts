/** Voidfall in the browser. */
import "../../kit/kit.css";
import "./voidfall.css";

import { inOrder } from "../../kit/position";
import type { GameFace } from "../../table/face";
import { amount, whole } from "./amount";
import Board from "./board/Board.svelte";
import Clock from "./Clock.svelte";
import Hand from "./Hand.svelte";
import Mine from "./Mine.svelte";
import { offers } from "./offers";
import { positionOf } from "./position";
import Seat from "./Seat.svelte";
import { sources } from "./sources";
import { taste } from "./taste";
import { partName } from "./words";

export const face: GameFace = {
  id: "voidfall",
  skin: "voidfall",
  Clock,
  Seat,
  Board,
  offers,
  Mine,
  Hand,
  sources,
  order: (scene) => inOrder(scene, positionOf(scene).order),
  scores: (scene) => positionOf(scene).players.map((player) => player.influence),
  mark: (_scene, seat) => seat,
  plays: "term-house",
  part: partName,
  // Few enough to stand on buttons as well are resources, guilds, installations, fleets and tracks.
  placed: new Set(["sector", "place", "focus", "technology", "agenda"]),
  taste,
  amount,
  whole,
};
