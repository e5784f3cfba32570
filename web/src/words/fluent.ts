/** Fluent as the catalogues use it, with what messages may call: the same functions as on the server (`kernel/catalogue.py`). */
import { FluentBundle, FluentNone, FluentNumber, FluentResource } from "@fluent/bundle";
import type { FluentFunction, FluentValue, FluentVariable, Scope } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

const GROUPED = 1000;

/** Small whole numbers read the same in all languages; browsers take long to find out how a language writes numbers. */
export class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    const { value } = this;
    return Number.isInteger(value) && Math.abs(value) < GROUPED ? String(value) : super.toString(scope);
  }
}

const plain = (value: FluentValue | undefined): string =>
  value === undefined || value instanceof FluentNone ? "" : String(value.valueOf());

/** `COUNT($n, "# boat", "# boats", zero: "no boat")`: one, several or none of something; # is the number. */
const COUNT: FluentFunction = ([number, ...forms], { zero }) => {
  const n = Number(plain(number));
  const text = zero !== undefined && n === 0 ? zero : n === 1 ? forms[0] : forms.at(-1);
  return plain(text).replaceAll("#", String(n));
};

/** `IF($flag, "with it", "without")`: what is said of a flag that is set, and of one that is not. */
const IF: FluentFunction = ([flag, yes, no]) => plain(plain(flag) === "yes" ? yes : no);

/** `NTH($n, "first", "second", "last")`: the words for a number that counts from 0; the last ones for all beyond. */
const NTH: FluentFunction = ([number, ...forms]) => plain(forms[Number(plain(number))] ?? forms.at(-1));

/** `LIST(COUNT(...), IF(...), by: ", ", last: " and ", none: "nothing")`: the parts that say something, or the word for none. */
const LIST: FluentFunction = (parts, { by, last, none }) => {
  const said = parts.map(plain).filter(Boolean);
  if (last !== undefined && said.length > 1) said.push(said.splice(-2).join(plain(last)));
  return said.length ? said.join(by === undefined ? " " : plain(by)) : plain(none);
};

const functions = { COUNT, IF, LIST, NTH };

/** The messages of these sources; a later one wins. */
export function bundleOf(language: string, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, functions });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

/** Italian "a" and "e" are "ad" and "ed" before the same vowel, which may begin a name. */
const SAME_VOWEL = /(?<![\p{L}\p{N}_'’/])(?:a (?=[aàAÀ])|e (?=[eèéEÈÉ]))/gu;
export const euphonic = (language: string | undefined, text: string): string =>
  language === "it" ? text.replace(SAME_VOWEL, (found) => `${found[0]!}d `) : text;

/** A message with its variables filled in; its id where there is none. */
export function say(from: FluentBundle, id: string, values: Values): string {
  const message = from.getMessage(id);
  if (!message?.value) return id;
  if (typeof message.value === "string") return message.value;
  const counted = Object.entries(values).map(([key, value]) => [key, typeof value === "number" ? new Count(value) : value]);
  return euphonic(from.locales[0], from.formatPattern(message.value, Object.fromEntries(counted) as Values));
}
