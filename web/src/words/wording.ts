/** Actions as sentences, in the same way as on the server (`kernel/wording.py`); a test compares the two. */
import type { Action, Arg } from "../api/codes";
import { Count, type Values } from "./fluent";

export interface Speech {
  has(id: string): boolean;
  say(id: string, values?: Values): string;
  /** The places of the board. */
  readonly places: Places;
  /** The name of whoever plays something that a zone has for each seat, such as a faction, if they have one. */
  player?(zone: string, value: number): string | undefined;
}

/** By kind and notation, such as `region-r3`: a place's number, the message that names it, and what that calls `$of`. */
export type Places = Readonly<Record<string, readonly [number: number, name: string, of: string]>>;

/** What a place of the board is called; undefined where the board has no such place. */
export function placeWords(speech: Speech, id: string): string | undefined {
  const place = speech.places[id];
  if (!place) return undefined;
  const [number, name, of] = place;
  return speech.say(name, { number, of: speech.has(of) ? speech.say(of) : of });
}

/** The names of several words among those of the places, as one expression; null without any. */
export function namesOf(speech: Speech): RegExp | null {
  const names = Object.keys(speech.places).flatMap((id) => placeWords(speech, id) ?? []);
  const several = [...new Set(names)].filter((name) => name.includes(" ")).sort((a, b) => b.length - a.length);
  const plain = several.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return plain.length ? new RegExp(`(${plain.join("|")})`) : null;
}

/** A text taken apart: every second part is the name of a place, with the sign after it, which never begins a line. */
export function withNames(text: string, names: RegExp | null): string[] {
  const parts = names ? text.split(names) : [text];
  return parts.map((part, at) => {
    const sign = (after: string | undefined): string => /^[.,;:!?)]*/.exec(after ?? "")![0];
    return at % 2 ? part + sign(parts[at + 1]) : at ? part.slice(sign(part).length) : part;
  });
}

/** Arguments that are seats, and the variable that holds the name of such a seat. */
const NAMED: Readonly<Record<string, string>> = { seat: "who", other: "whom" };

/** A named value in words, as one or many of it where a number stands beside it; its id where there is no word for it. */
export function valueWords(
  speech: Speech,
  names: readonly string[],
  arg: Pick<Arg, "kind" | "names" | "zone">,
  value: number,
  form: "" | "one-" | "many-" = "",
): string {
  const player = arg.zone && !form && speech.player?.(arg.zone, value);
  if (player) return player;
  const notation = arg.names?.[value] ?? String(value);
  const place = placeWords(speech, `${arg.kind}-${notation}`);
  if (place !== undefined) return place;
  const id = notation.replaceAll(".", "-");
  const seats = Object.fromEntries(names.map((name, seat) => [`p${seat + 1}`, name]));
  const known = [`${form}${id}`, id, "else"].map((end) => `${arg.kind}-${end}`).find((message) => speech.has(message));
  return known ? speech.say(known, seats) : notation;
}

/** What an action does. Arguments that are not settled yet read as dots. */
export function actionWords(
  speech: Speech,
  names: readonly string[],
  action: Action,
  settled: (at: number) => boolean = () => true,
): string {
  const values: Values = {};
  action.args.forEach((arg, at) => {
    const value = action.values[at]!;
    const word = (form: "" | "one-" | "many-"): string =>
      settled(at) ? valueWords(speech, names, arg, value, form) : "…";
    const seat = NAMED[arg.key];
    if (seat) {
      values[arg.key] = new Count(value + 1);
      values[seat] = settled(at) ? (names[value] ?? String(value + 1)) : "…";
    } else if (arg.names) {
      values[arg.key] = word("");
      values[`${arg.key}-one`] = word("one-");
      values[`${arg.key}-many`] = word("many-");
    } else values[arg.key] = arg.flag ? (value ? "yes" : "no") : new Count(value);
  });
  return speech.say(`verb-${action.verb}`, values);
}
