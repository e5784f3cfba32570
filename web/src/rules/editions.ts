/** Rule values of editions in words: the game's, where its catalogue has them. */
import { shell, type GameWords } from "../words/words.svelte";

/** A number nobody reaches means that the rulebook sets no limit. */
const UNLIMITED = 1000;

const plain = (name: string): string => name.replaceAll(/[_-]/g, " ");
const id = (field: string): string => `reading-${field.replaceAll("_", "-")}`;

export function fieldName(words: GameWords, field: string): string {
  return words.has(id(field)) ? words.say(id(field)) : plain(field);
}

export function valueName(words: GameWords, field: string, value: unknown): string {
  if (typeof value === "boolean") return shell.say(value ? "editions-yes" : "editions-no");
  if (value === UNLIMITED) return shell.say("editions-unlimited");
  if (Array.isArray(value)) return value.map((part) => valueName(words, field, part)).join(", ");
  const named = `${id(field)}-${value}`;
  return words.has(named) ? words.say(named) : plain(String(value));
}
