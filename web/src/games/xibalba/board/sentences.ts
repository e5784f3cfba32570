/** Things on the board in words, for those who hear them. */
import { nameOf } from "../../../table/people";
import type { Scene } from "../../../table/scene";
import { NOBODY, SQUAD } from "../generated";
import { factionName, positionOf, type Base } from "../position";
import { cardName } from "../words";

export type State = "" | "legal" | "chosen";

function withState(scene: Scene, parts: readonly string[], state: State): string {
  return [...parts, state && scene.words.say(`board-${state}`)].filter(Boolean).join(", ");
}

export function stackName(scene: Scene, seat: number, stack: number): string {
  const { words } = scene;
  const place = stack === SQUAD ? words.say("term-squad") : `${words.say("term-slot")} ${stack}`;
  return seat === scene.viewer ? place : `${place}, ${nameOf(scene, seat)}`;
}

export function stackSentence(scene: Scene, base: Base, stack: number, state: State): string {
  const { words } = scene;
  const cards = base.stacks[stack] ?? [];
  const top = cards[0];
  const what = top
    ? cardName(scene, top.title)
    : words.say(stack > base.level ? "board-locked" : stack === SQUAD ? "screen-empty" : "board-free", { n: stack });
  const below = cards.length > 1 ? words.say("screen-under", { n: cards.length - 1 }) : "";
  return withState(scene, [`${stackName(scene, base.seat, stack)}: ${what}`, below], state);
}

export function baseSentence(scene: Scene, base: Base, state: State): string {
  const { words } = scene;
  const figures = words.say("board-base", {
    name: nameOf(scene, base.seat),
    level: base.level,
    resistance: base.resistance,
    resources: base.resources,
    paragon: base.paragon,
  });
  return withState(scene, [figures, factionName(scene, base.seat)], state);
}

/** Who stands in the ark. */
export function occupantText(scene: Scene): string {
  const { occupant, controller } = positionOf(scene).ark;
  if (!occupant) return scene.words.say("board-ark-empty");
  const card = cardName(scene, occupant.title);
  if (controller === NOBODY) return scene.words.say("board-ark-nobody", { card });
  return scene.words.say("board-ark-of", { card, name: nameOf(scene, controller) });
}

export function arkSentence(scene: Scene, state: State): string {
  const { occupant, life, limit } = positionOf(scene).ark;
  const points = occupant ? scene.words.say("board-life", { life, limit }) : "";
  return withState(scene, [`${scene.words.say("term-ark")}: ${occupantText(scene)}`, points], state);
}
