/** Cards in words, put together from the same phrases as on the server, so that a card says what it does. */
import type { Scene } from "../../table/scene";
import { contentOf, type Card } from "./content";

type Words = Pick<Scene["words"], "say">;

const JOIN = "; ";
const PER = ["per-soldier", "per-civilian", "per-building"];
const ENDS = ["until-end-of-turn", "until-next-turn"];

function modifierText(words: Words, text: string): string {
  const [name = "", amount = ""] = text.split(" ");
  return words.say(`modifier-${name}`, { n: amount.replace("-", "−") });
}

function actText(words: Words, text: string): string {
  const [name = "", ...rest] = text.split(" ");
  if (ENDS.includes(name)) return words.say(`effect-${name}`, { what: modifierText(words, rest.join(" ")) });
  if (name === "refresh") return words.say("effect-refresh", { what: words.say(`type-${rest[0]}`) });
  if (name === "add-symbol" || name === "turn-blank")
    return words.say(`effect-${name}`, { n: Number(rest[1]), what: words.say(`face-${rest[0]}`) });
  return words.say(`effect-${name}`, rest.length ? { n: Number(rest[0]) } : {});
}

function partText(words: Words, text: string): string {
  const [head = "", tail] = text.split(": ");
  return tail !== undefined && PER.includes(head)
    ? words.say(`effect-${head}`, { what: actText(words, tail) })
    : actText(words, text);
}

/** The ways to carry out an entry, each in words. */
export function waysOf(words: Words, entry: string): string[] {
  return entry
    .replace(/^may /, "")
    .split(" | ")
    .map((part) => partText(words, part));
}

/** One of the ways to go on with an effect, counted from the part it is at. */
export function wayText(words: Words, card: Card, part: number, which: number): string | undefined {
  return (card.effect ?? []).flatMap((entry) => waysOf(words, entry))[part + which];
}

const either = (words: Words, ways: readonly string[]): string =>
  ways.reduce((first, what) => words.say("effect-or", { first, what }));

/** The types whose open cards are replaced, where every part of a text does that. */
function refreshed(words: Words, parts: readonly string[]): string[] | null {
  const types = parts.map((part) => /^refresh (\S+)$/.exec(part)?.[1]);
  return types.every((type) => type !== undefined) ? types.map((type) => words.say(`type-${type}`)) : null;
}

function entryText(words: Words, entry: string): string {
  const types = refreshed(words, entry.replace(/^may /, "").split(" | "));
  const text = types
    ? words.say("effect-refresh", { what: either(words, types) })
    : either(words, waysOf(words, entry));
  return entry.startsWith("may ") ? words.say("effect-may", { what: text }) : text;
}

/** What a card does, without its tag. */
export function effectText(words: Words, card: Card): string {
  const effect = card.effect ?? [];
  if (!effect.length) return words.say("effect-none");
  if (card.timing === "permanent") return effect.map((text) => modifierText(words, text)).join(JOIN);
  const all = refreshed(words, effect);
  const text = all
    ? words.say("effect-refresh", { what: all.join(", ") })
    : effect.map((entry) => entryText(words, entry)).join(JOIN);
  return card.pay === undefined ? text : words.say("effect-pay", { n: card.pay, what: text });
}

/** Tag and effect of a card, as the terminal says them. */
export function cardText(words: Words, card: Card): string {
  return card.effect?.length
    ? `${words.say(`timing-${card.timing}`)}: ${effectText(words, card)}`
    : words.say("effect-none");
}

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
