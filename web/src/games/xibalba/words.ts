/** Cards in words, as the server makes them from what the cards do. */
import { named } from "../../kit/content";
import type { Scene } from "../../table/scene";
import { contentOf, type Card } from "./content";

type Words = Pick<Scene["words"], "card">;

/** Standing alone, a text begins with a capital. */
const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a card does, without its tag. */
export const effectText = (words: Words, card: Card): string => begun(words.card(`effect-${card.id}`));

/** One of the ways to continue an effect, counted from the part it is at. */
export const wayText = (words: Words, card: Card, part: number, which: number): string | undefined =>
  words.card(`way-${card.id}-${part + which}`) || undefined;

/** The tag of a card: an event happens when it is bought, whatever it carries (XIB-EVT-03). */
export const tagOf = (card: Card): Card["timing"] => (card.type === "event" ? "action" : card.timing);

export const cardName = (scene: Scene, title: number): string =>
  named(scene, "card", contentOf(scene.content).cards[title]?.id ?? "");

/** The figures of a soldier: sign, term and value. */
export const figuresOf = ({ type, strength = 0, resistance = 0, paragon = 0 }: Card) =>
  type === "soldier"
    ? ([["attack", "strength", strength], ["resistance", "resistance", resistance], ["paragon", "paragon-value", paragon]] as const)
    : [];

/** A card as a sentence, for those who hear it: name, figures, then tag and effect as the terminal says them. */
export function cardSentence(scene: Scene, title: number): string {
  const card = contentOf(scene.content).cards[title];
  if (!card) return "";
  const figures = figuresOf(card).map(([, term, value]) => `${scene.words.say(`term-${term}`)} ${value}`);
  const values = figures.length ? ` (${figures.join(", ")})` : "";
  return `${cardName(scene, title)}${values}. ${scene.words.card(`card-${card.id}`)}`;
}
