/** How numbers to choose read: payments as what is paid, actions by their names, fields by what lies there. */
import { argument, type Action } from "../../api/codes";
import { named } from "../../kit/content";
import type { Scene } from "../../table/scene";
import { cardsOf, contentOf } from "./content";
import { readAction } from "./effects";
import { EMPTY, RESOURCES, type FocusEntry } from "./generated";
import { positionOf } from "./position";
import { called, goods } from "./words";

const of = (action: Action, key: string): number => argument(action, key) ?? 0;

/** "2 energy, 1 credit": what an answer pays. */
function paid(scene: Scene, action: Action): string {
  const parts = RESOURCES.map((resource, at) => of(action, resource) && goods(scene, at, of(action, resource)));
  return parts.filter(Boolean).join(", ") || scene.words.say("pay-nothing");
}

function cardOf(scene: Scene, focus: number): FocusEntry | undefined {
  const house = positionOf(scene).players[scene.viewer]?.house ?? EMPTY;
  const content = contentOf(scene.content);
  return content.focuses[cardsOf(content, house)[focus] ?? EMPTY];
}

/** The action of a focus card that the acting seat would take. */
function cardAction(scene: Scene, focus: number, number: number): string {
  const text = cardOf(scene, focus)?.actions[number];
  return text ? named(scene, "action", readAction(text).name) : String(number + 1);
}

/** An action of the focus card in play, or of a preferred one, by its name with what it says; a trade bonus by what it brings. */
export function act(scene: Scene, action: Action): string | undefined {
  const focus = { act: positionOf(scene).focus, borrow: of(action, "focus") }[action.verb];
  const card = focus !== undefined && cardOf(scene, focus);
  if (card) return `${whole(scene, action)} – ${scene.words.card(`focus-${card.id}-${of(action, "action")}`)}`;
  if (action.verb !== "bonus") return undefined;
  return `${scene.words.verb(action)}: ${whole(scene, action)}`;
}

function field(scene: Scene, number: number): string {
  const agenda = positionOf(scene).players[scene.viewer]?.agendas[number - 1] ?? EMPTY;
  const place = scene.words.say("agenda-field", { field: number });
  return agenda === EMPTY ? place : `${place}: ${called(scene, "agenda", agenda)}`;
}

type Words = (scene: Scene, action: Action) => string | undefined;
const twice = (scene: Scene, action: Action, name: string): string =>
  of(action, "double") ? scene.words.say("action-twice", { action: name }) : name;
const sentence: Words = (scene, action) => scene.words.action(action);

/** Verbs whose answers are offered whole, and what their buttons say. */
const WHOLE: Readonly<Record<string, Words>> = {
  pay: paid,
  upkeep: paid,
  act: (scene, action) => twice(scene, action, cardAction(scene, positionOf(scene).focus, of(action, "action"))),
  borrow: (scene, action) => cardAction(scene, of(action, "focus"), of(action, "action")),
  extra: (scene, action) => {
    const number = of(action, "technology");
    const technology = contentOf(scene.content).technologies[number]!;
    const owned = positionOf(scene).players[scene.viewer]?.technologies.find((each) => each.technology === number);
    const [ways, kind] = owned?.improved
      ? [technology.improved_actions, "improved-action"]
      : [technology.actions, "action"];
    const text = scene.words.card(`technology-${technology.id}-${kind}-${of(action, "way")}`);
    return `${called(scene, "technology", number)}${(ways?.length ?? 0) > 1 ? `: ${text}` : ""}`;
  },
  decree: (scene, action) => {
    const event = contentOf(scene.content).events[positionOf(scene).event];
    return event ? scene.words.card(`event-${event.id}-decree-${of(action, "number")}`) : sentence(scene, action);
  },
  bonus: (scene, action) => scene.words.card(`bonus-${of(action, "slot")}`),
  research: (scene, action) => scene.words.say("technology-copy", { n: of(action, "copy") }),
  attach: (scene, action) => field(scene, of(action, "field")),
  "remove-agenda": (scene, action) => field(scene, of(action, "field")),
  upgrade: ({ words }, action) => words.say("glory-rises", { value: of(action, "value"), next: of(action, "value") + 1 }),
  "discard-glory": (scene, action) => scene.words.say("glory-token", { value: of(action, "value") }),
  ...Object.fromEntries(["absorb", "bold", "escape", "lose"].map((verb) => [verb, sentence])),
  // Beside drones that could hold the void off.
  done: (scene) => (positionOf(scene).strike ? scene.words.say("strike-let") : undefined),
  fire: (scene, action) => {
    const used = ["missiles", "drones"].filter((key) => of(action, key)).map((key) => scene.words.say(`amount-${key}`));
    const bombs = of(action, "bombs");
    if (bombs) used.push(`${bombs} ${scene.words.say("amount-bombs")}`);
    return used.join(", ") || scene.words.say("pay-nothing");
  },
};

export const whole = (scene: Scene, action: Action): string | undefined => WHOLE[action.verb]?.(scene, action);

export const amount = (scene: Scene, action: Action, at: number, value: number): string | undefined =>
  action.verb === "select" && action.args[at]?.key === "token"
    ? scene.words.say(value ? "select-with-token" : "select-without-token")
    : undefined;
