/** What asks a question and what a picked card does, in the words of the cards. */
import { argument, type Action } from "../../api/codes";
import type { Scene } from "../../table/scene";
import { offered } from "../../kit/thing";
import { act } from "./amount";
import { contentOf } from "./content";
import { EMPTY, KINDS } from "./generated";
import { beginsOtherwise, ORIGINS, startOf } from "./pages";
import { positionOf } from "./position";
import { called, eventSays, lasts, upper } from "./words";

const sentence = (text: string): string => (/[.!?]$/.test(text) ? upper(text) : `${upper(text)}.`);

const houseOf = (scene: Scene): number => positionOf(scene).players[scene.viewer]?.house ?? EMPTY;

/** The line of a card whose parts are on offer, or how two origins differ; elsewhere in a preparation phase the whole event. */
export function cardSays(scene: Scene): string {
  const { facts, event } = positionOf(scene);
  const origins = [...offered(scene.decision, "origin")].sort();
  if (origins.length) {
    const begins = (origin: number): string => beginsOtherwise(scene, houseOf(scene), origin);
    return origins.map((origin) => scene.words.say("origin-begins", { origin: ORIGINS[origin]!, begins: begins(origin) })).join("\n");
  }
  if (facts.line !== EMPTY) return sentence(scene.words.card(`line-${facts.line}`));
  return facts.phase === "preparation" ? eventSays(scene, event, (box) => !lasts(box)) : "";
}

/** The action that the kind of an agenda has. */
function agendaAction({ words, content }: Scene, agenda: number): string {
  const { agendas, kinds } = contentOf(content);
  const kind = kinds[KINDS.indexOf(agendas[agenda]!.kind)]!;
  return words.card(`kind-${kind.id}-action`);
}

const technologySays = (scene: Scene, id: string): string => sentence(scene.words.say(`technology-${id}-text`));

type Says = (scene: Scene, value: (key: string) => number) => string;
const SAYS: Readonly<Record<string, Says>> = {
  origin: (scene, value) => {
    const { technology, id, begins } = startOf(scene, houseOf(scene), value("origin"));
    return `${technology}: ${technologySays(scene, id)} ${sentence(begins.filter(Boolean).join("; "))}`;
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

/** A part that is a line itself goes by all its words: its first effect alone would hide the rest. */
function partSays(scene: Scene, effect: number): string | undefined {
  const line = positionOf(scene).facts.parts.find(([label]) => label === effect)?.[1];
  return line === undefined ? undefined : scene.words.card(`line-${line}`);
}

/** The words on a button: a guild with what it yields, "scientists (science)", an origin with its technology, and an effect
    by all it stands for. */
export function chip(scene: Scene, kind: string, value: number): string | undefined {
  if (kind === "effect") return partSays(scene, value);
  if (kind === "origin") return `${ORIGINS[value]}: ${startOf(scene, houseOf(scene), value).technology}`;
  return kind === "guild" ? `${called(scene, "guild", value)} (${called(scene, "resource", value)})` : undefined;
}

const ENDS: Readonly<Record<string, string>> = { act: "turn", "agenda-action": "turn", extra: "turn", deploy: "deploy" };
/** "Done" by what it ends: a turn, deploying in a sector; elsewhere what is on offer is left out. */
export function verb({ words, decision }: Scene, { verb }: Action): string | undefined {
  if (verb !== "done" || decision.legal.length < 2) return undefined;
  return words.say(`done-${decision.legal.flatMap((action) => ENDS[action.verb] ?? [])[0] ?? "rest"}`);
}
export function sentenceOf(scene: Scene, action: Action): string | undefined {
  if (action.verb !== "use") return verb(scene, action) ?? act(scene, action);
  const effect = argument(action, "effect") ?? EMPTY;
  return upper(partSays(scene, effect) ?? scene.words.value(action.args[0]!, effect));
}
