/** Rule values of editions in words: the game's, where its catalogue has them. */
import { shell, type GameWords } from "../words/words.svelte";

/** A number nobody reaches means that the rulebook sets no limit. */
const UNLIMITED = 1000;

const plain = (name: string): string => name.replaceAll(/[_-]/g, " ");
const id = (field: string): string => `reading-${field.replaceAll("_", "-")}`;

/** Rule values have no hyphens; a card, such as `card-c1`, is called by its name, and its text is the value. */
const isCard = (field: string): boolean => field.includes("-");

export function fieldName(words: GameWords, field: string): string {
  if (isCard(field)) return words.say(field);
  return words.has(id(field)) ? words.say(id(field)) : plain(field);
}

export function valueName(words: GameWords, field: string, value: unknown): string {
  if (isCard(field)) return String(value);
  if (typeof value === "boolean") return shell.say(value ? "editions-yes" : "editions-no");
  if (value === UNLIMITED) return shell.say("editions-unlimited");
  if (Array.isArray(value)) return value.map((part) => valueName(words, field, part)).join(", ");
  const named = `${id(field)}-${value}`;
  return words.has(named) ? words.say(named) : plain(String(value));
}
