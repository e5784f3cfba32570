/** What asks a question and what a picked card does, in the words of the cards. */
import { argument, type Action } from "../../api/codes";
import type { Scene } from "../../table/scene";
import { contentOf } from "./content";
import { EMPTY, KINDS } from "./generated";
import { startOf } from "./pages";
import { positionOf } from "./position";
import { called, eventSays, lasts, upper } from "./words";

const sentence = (text: string): string => (/[.!?]$/.test(text) ? upper(text) : `${upper(text)}.`);

/** The line of a card whose parts are on offer; in a preparation phase the event. */
export function cardSays(scene: Scene): string {
  const { facts, event } = positionOf(scene);
  if (facts.phase === "preparation") return eventSays(scene, event, (box) => !lasts(box));
  return facts.line === EMPTY ? "" : sentence(scene.words.card(`line-${facts.line}`));
}

/** The action that the kind of an agenda has. */
function agendaAction({ words, content }: Scene, agenda: number): string {
  const { agendas, kinds } = contentOf(content);
  const kind = kinds[KINDS.indexOf(agendas[agenda]!.kind)]!;
  return words.card(`kind-${kind.id}-action`);
}

function technologySays(scene: Scene, id: string): string {
  return sentence(scene.words.say(`technology-${id}-text`));
}

type Says = (scene: Scene, value: (key: string) => number) => string;
const SAYS: Readonly<Record<string, Says>> = {
  origin: (scene, value) => {
    const house = positionOf(scene).players[scene.viewer]?.house ?? EMPTY;
    const { technology, id } = startOf(scene, house, value("origin"));
    return `${technology}: ${technologySays(scene, id)}`;
  },
  research: (scene, value) => {
    const { id, immediate } = contentOf(scene.content).technologies[value("technology")]!;
    const now = immediate ? `${scene.words.say("technology-immediate")}: ${scene.words.card(`technology-${id}-immediate`)}. ` : "";
    return now + technologySays(scene, id);
  },
  improve: (scene, value) => {
    const { id } = contentOf(scene.content).technologies[value("technology")]!;
    return sentence(scene.words.say(`technology-${id}-improved-text`));
  },
  "play-agenda": (scene, value) =>
    sentence(scene.words.say("agenda-action", { action: agendaAction(scene, value("agenda")) })),
  "agenda-action": (scene) => {
    const { playing } = positionOf(scene);
    return playing === EMPTY ? "" : `${called(scene, "agenda", playing)}: ${agendaAction(scene, playing)}.`;
  },
};

export const chosenSays = (scene: Scene, action: Action): string =>
  SAYS[action.verb]?.(scene, (key) => argument(action, key) ?? EMPTY) ?? "";

/** A guild with what it yields: "scientists (science)". */
export const chip = (scene: Scene, kind: string, value: number): string | undefined =>
  kind === "guild" ? `${called(scene, "guild", value)} (${called(scene, "resource", value)})` : undefined;
