/** Cards in words, as the server makes them from what the cards do. */
import type { Scene } from "../../table/scene";
import { contentOf, type Card } from "./content";

type Words = Pick<Scene["words"], "card">;

/** What a card does, without its tag. */
export const effectText = (words: Words, card: Card): string => words.card(`effect-${card.id}`);

/** Tag and effect of a card, as the terminal says them. */
export const cardText = (words: Words, card: Card): string => words.card(`card-${card.id}`);

/** One of the ways to continue an effect, counted from the part it is at. */
export const wayText = (words: Words, card: Card, part: number, which: number): string | undefined =>
  words.card(`way-${card.id}-${part + which}`) || undefined;

/** The tag of a card: an event happens when it is bought, whatever it carries (XIB-EVT-03). */
export const tagOf = (card: Card): Card["timing"] => (card.type === "event" ? "action" : card.timing);

export function cardName(scene: Scene, title: number): string {
  const id = contentOf(scene.content).cards[title]?.id ?? "";
  return scene.words.has(`card-${id}`) ? scene.words.say(`card-${id}`) : id;
}

/** A card as a sentence, for those who hear it: name, figures, then what it does. */
export function cardSentence(scene: Scene, title: number): string {
  const card = contentOf(scene.content).cards[title];
  if (!card) return "";
  const { words } = scene;
  const figures =
    card.type === "soldier"
      ? ` (${words.say("term-strength")} ${card.strength}, ${words.say("term-resistance")} ${card.resistance}, ` +
        `${words.say("term-paragon-value")} ${card.paragon})`
      : "";
  return `${cardName(scene, title)}${figures}. ${cardText(words, card)}`;
}
