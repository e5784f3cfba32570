/** What messages may call: the same functions as on the server (`kernel/catalogue.py`). */
import { FluentNone, type FluentFunction, type FluentValue } from "@fluent/bundle";

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

/** `LIST(COUNT(...), IF(...), by: " + ", none: "nothing")`: the parts that say something, or the word for none. */
const LIST: FluentFunction = (parts, { by, none }) => {
  const said = parts.map(plain).filter(Boolean);
  return said.length ? said.join(by === undefined ? " " : plain(by)) : plain(none);
};

export const FUNCTIONS = { COUNT, IF, LIST, NTH };
