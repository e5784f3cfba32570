/** D.E.I. in the browser. */
import "../../kit/kit.css";
import "./dei.css";

import type { Action } from "../../api/codes";
import { inOrder } from "../../kit/position";
import type { GameFace, Held, Strength } from "../../table/face";
import type { Scene } from "../../table/scene";
import Board from "./board/Board.svelte";
import { regionName } from "./board/sentences";
import Clock from "./Clock.svelte";
import { contentOf } from "./content";
import { partOf } from "./effects";
import { COLOURS, EMPTY, type Plan } from "./generated";
import Hand from "./Hand.svelte";
import Hands from "./Hands.svelte";
import Market from "./Market.svelte";
import Mine from "./Mine.svelte";
import Missions from "./Missions.svelte";
import { marksOf, positionOf } from "./position";
import Seat from "./Seat.svelte";
import Sheet from "./Sheet.svelte";
import { sources } from "./sources";
import { taste } from "./taste";
import { featName, partText } from "./words";

const TURN = 90;

/** How many of these things may be clicked now. */
const among = (scene: Scene, kind: string, values: readonly (number | undefined)[]): number =>
  values.filter((value = EMPTY) => value !== EMPTY && scene.decision.can(kind, value)).length;

function amount(scene: Scene, action: Action, at: number, value: number): string | undefined {
  const key = action.args[at]?.key;
  if (key === "turned") return `${value * TURN}°`;
  if (key === "down") return scene.words.say(value ? "amount-down-yes" : "amount-down-no");
  if (key !== "token") return undefined;
  const disc = positionOf(scene).in_play?.pool[value];
  return disc === undefined ? undefined : partText(scene.words, partOf(disc));
}

/** A feat is learned by its colour, but chosen by its name. */
function learned(scene: Scene, action: Action): string | undefined {
  if (action.verb !== "learn") return undefined;
  const place = positionOf(scene).pads[scene.viewer]?.feats[action.values[0]!];
  return place ? scene.words.say("whole-learn", { feat: featName(scene, place) }) : undefined;
}

/** The outposts that a seat controls. */
function holds(scene: Scene, seat: number): Held[] {
  const { region, letter } = (scene.board as Plan | null)?.outposts ?? { region: [], letter: [] };
  const { holder, key } = positionOf(scene);
  return region.flatMap((number, at) => {
    if (holder[number] !== seat) return [];
    const name = scene.words.say("board-outpost", { colour: COLOURS[key[letter[at]!] ?? EMPTY] ?? "none" });
    return [{ key: `outpost-${number}`, name, place: { number, name: regionName(scene.words, number) } }];
  });
}

const stands = (scene: Scene, place: number): Strength[] =>
  positionOf(scene).pads.flatMap(({ strength }, seat) => (strength[place] ? [{ seat, strength: strength[place] }] : []));

export const face: GameFace = {
  id: "dei",
  skin: "",
  Clock,
  Seat,
  Board,
  offers: [
    {
      id: "market",
      title: "screen-markets",
      icon: "cart",
      component: Market,
      targets: (scene) => among(scene, "card", positionOf(scene).market),
    },
    {
      id: "missions",
      title: "screen-missions",
      icon: "target",
      component: Missions,
      targets: (scene) => among(scene, "mission", positionOf(scene).missions.map((place) => place?.mission)),
    },
  ],
  Mine,
  Hand,
  pictures: { hands: Hands, sheet: Sheet },
  counts: (scene, seat) => {
    const pad = positionOf(scene).pads[seat];
    return (["technology", "energy"] as const).map((good) => ({ name: scene.words.say(`resource-many-${good}`), value: pad?.[good] ?? 0 }));
  },
  holds,
  stands,
  sources,
  order: (scene) => inOrder(scene, positionOf(scene).order),
  scores: (scene) => positionOf(scene).pads.map((pad) => pad.score),
  mark: (scene, seat) => marksOf(positionOf(scene), contentOf(scene.content))[seat] ?? seat,
  plays: "term-faction",
  part: (scene, seat) => {
    const faction = contentOf(scene.content).factions[positionOf(scene).pads[seat]?.faction ?? EMPTY];
    return faction ? scene.words.say(`faction-${faction.id}`) : "";
  },
  // Few enough to stand on buttons as well are factions, drones, colours and resources; boosts are offered whole.
  placed: new Set(["region", "card", "feat", "mission", "tile", "boost"]),
  taste,
  amount,
  whole: (scene, action) => (action.verb === "boost" ? scene.words.action(action) : learned(scene, action)),
  sentence: learned,
  grows: new Set(["move"]),
};
