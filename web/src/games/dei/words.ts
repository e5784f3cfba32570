/** Cards in words, as the server makes them from what the cards do. */
import { named } from "../../kit/content";
import type { Scene } from "../../table/scene";
import { contentOf } from "./content";
import type { Part } from "./effects";
import type { FeatPlace } from "./position";

type Words = Pick<Scene["words"], "card">;

/** What a disc allows. */
export const partText = (words: Words, part: Part): string => words.card(`disc-${part.disc}`);

export const cardName = (scene: Scene, card: number): string =>
  named(scene, "card", contentOf(scene.content).cards[card]?.id ?? "");

/** A card as a sentence, for those who hear it: name, then what it does. */
export function cardSentence(scene: Scene, card: number): string {
  const entry = contentOf(scene.content).cards[card];
  if (!entry) return "";
  const supplies = entry.supplies ? `. ${scene.words.say("count-supplies", { n: entry.supplies })}` : "";
  return `${cardName(scene, card)}: ${scene.words.card(`card-${entry.id}`)}${supplies}`;
}

/** What a mission brings under the rules that are played. */
export const missionText = ({ words }: Scene, id: string): string => words.card(`mission-${id}-${words.edition}`);

/** The name of a feat, if it is known. */
export function featName(scene: Scene, { feat }: FeatPlace): string {
  return scene.words.say(feat === null ? "seat-feat-secret" : `feat-${contentOf(scene.content).feats[feat]!.id}`);
}
