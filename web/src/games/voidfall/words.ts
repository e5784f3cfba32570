/** Names of the things of Voidfall, from the same catalogue as on the server. */
import { named } from "../../kit/content";
import type { Scene } from "../../table/scene";
import { contentOf } from "./content";
import { EMPTY, FLEETS, FOCUSES, GUILDS, INSTALLATIONS, KINDS, RESOURCES, TRACKS, type Focus } from "./generated";
import { positionOf } from "./position";

type Spoken = Pick<Scene, "words" | "content">;

/** What has a number: in lists of the rules, or among the cards of a content pack. */
const LISTED = {
  resource: RESOURCES, guild: GUILDS, installation: INSTALLATIONS, fleet: FLEETS, track: TRACKS, kind: KINDS,
} as const;
const PRINTED = {
  house: "houses", technology: "technologies", agenda: "agendas", event: "events", focus: "focuses",
} as const;

/** The name of a thing by its number. */
export function called(scene: Spoken, kind: keyof typeof LISTED | keyof typeof PRINTED, number: number): string {
  const id = kind in PRINTED
    ? contentOf(scene.content)[PRINTED[kind as keyof typeof PRINTED]][number]?.id
    : LISTED[kind as keyof typeof LISTED][number];
  return named(scene, kind, id ?? "");
}

/** "1 credit", "2 credits". */
export const goods = (scene: Spoken, resource: number, n: number): string =>
  `${n} ${n === 1 ? named(scene, "resource-one", RESOURCES[resource] ?? "") : called(scene, "resource", resource)}`;

/** What is missing for an action. */
export const needs = (scene: Spoken, action: string, [what, n]: readonly [string, number]): string =>
  scene.words.say("short-needs", { action: named(scene, "action", action), what: scene.words.say(`short-${what}`, { n }) });

/** The name of a focus card: a card of a house may have one of its own. */
export function cardName(scene: Spoken, card: number): string {
  const { id, replaces } = contentOf(scene.content).focuses[card]!;
  return scene.words.has(`focus-card-${id}`) ? scene.words.say(`focus-card-${id}`) : named(scene, "focus", replaces);
}
/** The number of a focus that a content file names; -1 for other words. */
export const focusNumber = (name: string): number => FOCUSES.indexOf(name as Focus);

/** Who plays a seat: the name of its house, or nothing before it has one. */
export const partName = (scene: Scene, seat: number): string =>
  called(scene, "house", positionOf(scene).players[seat]?.house ?? EMPTY);

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** The boxes of the event of the cycle that `wanted` takes, as sentences. */
export function eventSays(scene: Spoken, number: number, wanted: (box: string) => boolean): string {
  const event = contentOf(scene.content).events[number];
  const said = event?.boxes.flatMap((box, at) => (wanted(box) ? [upper(scene.words.card(`event-${event.id}-box-${at}`))] : []));
  return said?.map((sentence) => `${sentence}.`).join(" ") ?? "";
}
/** A box of an event that holds as long as the cycle lasts. */
export const lasts = (box: string): boolean => box.startsWith("always: ");
/** Points that are gained or lost. */
export const withSign = (points: number): string => (points > 0 ? `+${points}` : String(points));
export const NUMERALS = ["", "I", "II", "III", "IV"];

/** Resources and what the void brings have colours of their own; everything else is drawn in ink. */
const SIGN_COLOURS: Readonly<Record<string, string>> = {
  food: "food", energy: "void-energy", materials: "materials", credits: "credits", science: "science",
  influence: "influence", corruption: "corruption", purify: "corruption", shift: "corruption", void: "void-sign",
};
export const signColour = (sign: string): string =>
  SIGN_COLOURS[sign] ? `var(--${SIGN_COLOURS[sign]})` : "currentColor";
