/** Xibalba in the browser. */
import "../../kit/kit.css";
import "./xibalba.css";

import type { Action } from "../../api/codes";
import type { Counted, GameFace, Held } from "../../table/face";
import type { Scene } from "../../table/scene";
import Board from "./board/Board.svelte";
import { around } from "./board/plan";
import Clock from "./Clock.svelte";
import { contentOf } from "./content";
import Factions from "./Factions.svelte";
import Hand from "./Hand.svelte";
import Market from "./Market.svelte";
import Mine from "./Mine.svelte";
import { ACTIONS, EMPTY } from "./generated";
import { factionName, positionOf } from "./position";
import Seat from "./Seat.svelte";
import { sources } from "./sources";
import { taste } from "./taste";
import Troop from "./Troop.svelte";
import { cardName, wayText } from "./words";

/** The open cards that may be clicked now. */
function onOffer(scene: Scene): number {
  const open = new Set(positionOf(scene).market.filter((title) => title !== EMPTY));
  return [...open].filter((title) => scene.decision.can("card", title)).length;
}

/** XIB-TRN-01: seats play in clockwise order from the start player. */
const order = (scene: Scene): number[] => around(scene.seats, Math.max(0, positionOf(scene).first));

/** Which of several effects is carried out reads as what it does. */
function amount(scene: Scene, action: Action, at: number, value: number): string | undefined {
  const { effect } = positionOf(scene);
  const card = contentOf(scene.content).cards[effect?.title ?? EMPTY];
  return card && effect && action.args[at]?.key === "which" ? wayText(scene.words, card, effect.part, value) : undefined;
}

/** Keeping dice rolls the others again. */
function confirms(scene: Scene, action: Action): string | undefined {
  const n = [...positionOf(scene).rolled, ...action.values.map((kept) => -kept)].reduce((all, more) => all + more, 0);
  return action.verb === "keep" ? scene.words.say("confirm-keep", { n }) : undefined;
}

/** What a base has besides paragon and cards. */
function counts(scene: Scene, seat: number): Counted[] {
  const base = positionOf(scene).bases[seat];
  if (!base) return [];
  return [
    { name: scene.words.say("zone-resources"), value: base.resources },
    { name: scene.words.say("zone-levels"), value: base.level },
  ];
}

/** The cards of a seat in play, and the ark. */
function holds(scene: Scene, seat: number): Held[] {
  const { ark, bases } = positionOf(scene);
  const titles = bases[seat]?.stacks.flat().map(({ title }) => title) ?? [];
  const cards = titles.map((title, at) => {
    const before = titles.slice(0, at).filter((each) => each === title).length;
    return { key: `card-${title}-${before}`, name: cardName(scene, title) };
  });
  if (ark.controller !== seat || !ark.occupant) return cards;
  const soldier = { key: "in-ark", name: cardName(scene, ark.occupant.title), by: "entered" };
  return [{ key: "ark", name: scene.words.say("target-ark") }, soldier, ...cards];
}

export const face: GameFace = {
  id: "xibalba",
  skin: "xibalba",
  open: true,
  Clock,
  Seat,
  Board,
  offers: [
    { id: "market", title: "term-market", icon: "cart", component: Market, targets: onOffer, weighs: true },
    { id: "troop", title: "term-squad", icon: "garrison", component: Troop, targets: () => 0 },
  ],
  Mine,
  Hand,
  counts,
  pictures: { factions: Factions },
  holds,
  sources,
  order,
  scores: (scene) => positionOf(scene).bases.map((base) => base.paragon),
  mark: (_, seat) => seat,
  plays: "term-faction",
  part: factionName,
  placed: new Set(["faction", "card", "stack", "place", "target", "spot", "face"]),
  atHand: new Set(["trade", "buy-soldier", "buy-upgrade", "buy-event", "discard-open", "discard-own", ...ACTIONS]),
  counted: new Set(["pool", "keep", "attack"]),
  rolls: new Set(["rolled-paragon", "looted", "die"]),
  taste,
  amount,
  confirms,
};
