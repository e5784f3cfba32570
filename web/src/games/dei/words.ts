/** Cards in words, put together from the same phrases as on the server, so that a card says what it does. */
import type { Scene } from "../../table/scene";
import { contentOf } from "./content";
import { partsOf, type Effect, type Part } from "./effects";

type Words = Pick<Scene["words"], "say">;

const JOIN = " · ";
const TIMES = " × ";

export function effectText(words: Words, effect: Effect): string {
  return words.say(`effect-${effect.name}`, effect.name.startsWith("drone-") ? { bonus: effect.n } : { n: effect.n });
}

function joined(words: Words, message: string, phrases: readonly string[]): string {
  return phrases.reduce((text, phrase) => words.say(message, { first: text, second: phrase }));
}

export function partText(words: Words, part: Part): string {
  const text = joined(
    words,
    "effect-or",
    part.effects.map((effect) => effectText(words, effect)),
  );
  if (!part.per) return text;
  return words.say("effect-per", { per: words.say("effect-per-outpost", { colour: part.per }), action: text });
}

/** What a card does: its pieces in the printed order, equal ones counted. */
export function cardText(words: Words, actions: readonly string[]): string {
  const phrases = actions.map((entry) => {
    const parts = partsOf([entry]).map((part) => partText(words, part));
    return joined(words, "effect-and", parts);
  });
  return [...new Set(phrases)]
    .map((phrase) => {
      const number = phrases.filter((each) => each === phrase).length;
      return number === 1 ? phrase : `${number}${TIMES}${phrase}`;
    })
    .join(JOIN);
}

export function cardName(scene: Scene, card: number): string {
  const id = contentOf(scene.content).cards[card]?.id ?? "";
  return scene.words.has(`card-${id}`) ? scene.words.say(`card-${id}`) : id;
}

/** A card as a sentence, for those who hear it: name, then what it does. */
export function cardSentence(scene: Scene, card: number): string {
  const entry = contentOf(scene.content).cards[card];
  if (!entry) return "";
  const supplies = entry.supplies ? `. ${scene.words.say("count-supplies", { n: entry.supplies })}` : "";
  return `${cardName(scene, card)}: ${cardText(scene.words, entry.actions)}${supplies}`;
}
