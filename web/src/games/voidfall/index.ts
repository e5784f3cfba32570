/** Voidfall in the browser. */
import "../../kit/kit.css";
import "./voidfall.css";

import { inOrder } from "../../kit/position";
import type { Counted, GameFace, Held, Strength } from "../../table/face";
import type { Scene } from "../../table/scene";
import { amount, whole } from "./amount";
import Board from "./board/Board.svelte";
import { sectorName } from "./board/sentences";
import Choices from "./Choices.svelte";
import Clock from "./Clock.svelte";
import Hand from "./Hand.svelte";
import Mine from "./Mine.svelte";
import { offers } from "./offers";
import { EMPTY, NOBODY, RESOURCES } from "./generated";
import { positionOf, powerOf } from "./position";
import { cardSays, chip, chosenSays, sentenceOf, verb } from "./says";
import Seat from "./Seat.svelte";
import { sources } from "./sources";
import StartTechnology from "./StartTechnology.svelte";
import { taste } from "./taste";
import { called, partName } from "./words";

/** The resources of a seat. */
function counts(scene: Scene, seat: number): Counted[] {
  const { stock = [] } = positionOf(scene).players[seat] ?? {};
  return RESOURCES.map((resource, at) => ({ name: scene.words.say(`resource-${resource}`), value: stock[at] ?? 0 }));
}

/** The sectors of a seat. */
const holds = (scene: Scene, seat: number): Held[] =>
  positionOf(scene).sectors.flatMap(({ number, owner }) =>
    owner === seat ? [{ key: `sector-${number}`, name: "", place: { number, name: sectorName(scene, number) } }] : [],
  );

function stands(scene: Scene, place: number): Strength[] {
  const sector = positionOf(scene).sectors[place];
  return sector && sector.owner !== NOBODY ? [{ seat: sector.owner, strength: powerOf(sector.fleets) }] : [];
}

export const face: GameFace = {
  id: "voidfall",
  skin: "voidfall",
  Clock,
  Seat,
  Board,
  offers,
  Mine,
  Hand,
  pictures: { choices: Choices, start: StartTechnology },
  counts,
  holds,
  stands,
  sources,
  order: (scene) => inOrder(scene, positionOf(scene).order),
  scores: (scene) => positionOf(scene).players.map((player) => player.influence),
  mark: (_scene, seat) => seat,
  plays: "term-house",
  part: partName,
  occasion: (scene) => {
    const { facts, event } = positionOf(scene);
    return facts.phase === "preparation" && event !== EMPTY ? called(scene, "event", event) : "";
  },
  cardSays,
  chosenSays,
  chip,
  // Few enough to stand on buttons as well are resources, guilds, installations, fleets and tracks.
  placed: new Set(["sector", "place", "focus", "technology", "agenda"]),
  spread: new Set(["place"]),
  taste,
  amount,
  whole,
  sentence: sentenceOf,
  where: "sector",
  verb,
};
