/** Names of the things of Voidfall, from the same catalogue as on the server. */
import type { Scene } from "../../table/scene";
import { contentOf } from "./content";
import { FLEETS, FOCUSES, GUILDS, INSTALLATIONS, KINDS, RESOURCES, TRACKS } from "./generated";
import { positionOf } from "./position";

type Spoken = Pick<Scene, "words" | "content">;

/** A name by its message; the id itself where no catalogue knows it, as in a content pack. */
const named = (scene: Spoken, message: string, id: string): string =>
  scene.words.has(`${message}-${id}`) ? scene.words.say(`${message}-${id}`) : id;

const ofList =
  (message: string, ids: readonly string[]) =>
  (scene: Spoken, number: number): string =>
    named(scene, message, ids[number] ?? "");

export const resourceName = ofList("resource", RESOURCES);
/** "1 credit", "2 credits". */
export const goods = (scene: Spoken, resource: number, n: number): string =>
  `${n} ${n === 1 ? named(scene, "resource-one", RESOURCES[resource] ?? "") : resourceName(scene, resource)}`;
export const guildName = ofList("guild", GUILDS);
export const installationName = ofList("installation", INSTALLATIONS);
export const fleetName = ofList("fleet", FLEETS);
export const trackName = ofList("track", TRACKS);
export const kindName = ofList("kind", KINDS);
export const focusName = ofList("focus", FOCUSES);

export const houseName = (scene: Spoken, house: number): string =>
  named(scene, "house", contentOf(scene.content).houses[house]?.id ?? "");
export const technologyName = (scene: Spoken, technology: number): string =>
  named(scene, "technology", contentOf(scene.content).technologies[technology]?.id ?? "");
export const agendaName = (scene: Spoken, agenda: number): string =>
  named(scene, "agenda", contentOf(scene.content).agendas[agenda]?.id ?? "");
export const eventName = (scene: Spoken, event: number): string =>
  named(scene, "event", contentOf(scene.content).events[event]?.id ?? "");
export const bountyName = (scene: Spoken, bounty: number): string =>
  named(scene, "bounty", contentOf(scene.content).bounties[bounty]?.id ?? "");
export const reclaimName = (scene: Spoken, reclaim: number): string =>
  named(scene, "reclaim", contentOf(scene.content).reclaims[reclaim]?.id ?? "");

/** The name of a focus card: a card of a house may have one of its own. */
export function cardName(scene: Spoken, card: number): string {
  const entry = contentOf(scene.content).focuses[card];
  if (!entry) return "";
  return scene.words.has(`focus-card-${entry.id}`) ? scene.words.say(`focus-card-${entry.id}`) : named(scene, "focus", entry.replaces);
}
export const actionName = (scene: Spoken, action: string): string => named(scene, "action", action);

/** Who plays a seat: the name of its house, or nothing before it has one. */
export function partName(scene: Scene, seat: number): string {
  const house = positionOf(scene).players[seat]?.house ?? -1;
  return house < 0 ? "" : houseName(scene, house);
}

/** Resources and what the void brings have colours of their own; everything else is drawn in ink. */
const SIGN_COLOURS: Readonly<Record<string, string>> = {
  food: "var(--food)",
  energy: "var(--void-energy)",
  materials: "var(--materials)",
  credits: "var(--credits)",
  science: "var(--science)",
  influence: "var(--influence)",
  corruption: "var(--corruption)",
  purify: "var(--corruption)",
  shift: "var(--corruption)",
  void: "var(--void-sign)",
};
export const signColour = (sign: string): string => SIGN_COLOURS[sign] ?? "currentColor";
