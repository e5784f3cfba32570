/**
 * The language of effects as rows of signs. What a text does is the rules' business; here it is only drawn, and said in
 * words by the texts the server makes (`words.card`).
 */
import { GUILDS, RESOURCES, TRACKS } from "./generated";
import { SIGNS, type SignName } from "./signs";

export interface Glyph {
  readonly sign: SignName;
  /** How many, where the text says so. */
  readonly n?: number;
  /** So many for each of something that is counted. */
  readonly per?: boolean;
}
/** What joins two parts: one of them, any of them, both, or what is paid and what it gives. */
export type Join = "or" | "any" | "both" | "for";
export type Row = readonly (Glyph | Join)[];

/** F, E, M, C, S and I. */
const LETTERS = Object.fromEntries([...RESOURCES, "influence" as const].map((name) => [name[0]!.toUpperCase(), name]));
const GUILD_GOODS = Object.fromEntries(GUILDS.map((guild, at) => [guild, RESOURCES[at]!]));
/** Words whose sign has another name. */
const WORDS: Readonly<Record<string, SignName>> = {
  on: "onward", "-": "blank", token: "trade", mix: "any", corrupt: "corruption", exchange: "credits", skirmish: "void",
  into: "void", onto: "void", "guild-and-produce": "guild", "grow-then-corrupt": "grow", "remove-agenda": "agenda",
  "destroy-installation": "destroy", "discard-bounty": "bounty", "discard-reclaim": "reclaim", "discard-glory": "glory",
  "return-token": "trade", "corrupt-field": "corruption",
};
export const signOf = (word: string): SignName => WORDS[word] ?? (word in SIGNS ? (word as SignName) : "any");
const LINES = { or: " | ", any: " + ", both: " & " } as const;

/** The parts of a text between lines outside all brackets. */
function split(text: string, line: string): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    if ("([".includes(text[at]!)) depth += 1;
    else if (")]".includes(text[at]!)) depth -= 1;
    else if (depth === 0 && text.startsWith(line, at)) {
      parts.push(text.slice(start, at));
      start = at + line.length;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim());
}

const joined = (rows: readonly Row[], join: Join): Row => rows.flatMap((row, at) => (at ? [join, ...row] : row));

/** What is paid: resources and deeds, side by side. */
function costRow(text: string): Row {
  const parts = text.match(/\d+[FEMCS]\b|[a-z-]+( \d+)?/g) ?? [];
  return parts.flatMap((part) => wordRow(part));
}

function wordRow(text: string): Row {
  const gain = /^(\d+)([FEMCSI])( per .+)?$/.exec(text);
  if (gain) return [{ sign: LETTERS[gain[2]!]!, n: Number(gain[1]), ...(gain[3] ? { per: true } : {}) }];
  if (/^\d+\/\d+/.test(text)) return [{ sign: "influence", per: true }];
  const [word = "", ...rest] = text.split(" ");
  const last = rest.at(-1) ?? "";
  if (word === "advance") return [{ sign: TRACKS.find((track) => track === last) ?? "tracks" }];
  if (word === "agenda" && last) return [{ sign: "agenda" }, { sign: signOf(last) }];
  if (word === "guild" && last && !["here", "elsewhere"].includes(last))
    return [{ sign: "guild" }, { sign: GUILD_GOODS[last] ?? "any" }];
  if (word === "produce" && rest.every((letter) => letter in LETTERS))
    return [{ sign: "produce" }, ...rest.map((letter) => ({ sign: LETTERS[letter]! }))];
  if (rest[0] === "per") return [{ sign: signOf(word), per: true }];
  return [{ sign: signOf(word), ...(Number(last) > 0 ? { n: Number(last) } : {}) }];
}

/** An effect as signs; conditions are left to the words. */
export function effectRow(text: string): Row {
  for (const [join, line] of Object.entries(LINES)) {
    const parts = split(text, line);
    if (parts.length > 1) return joined(parts.map(effectRow), join as Join);
  }
  const branch = /^if .+? then (.+?)(?: else (.+))?$/.exec(text);
  if (branch) return joined(branch.slice(1).filter(Boolean).map(effectRow), "or");
  const times = /^(\d)x\((.+)\)$/.exec(text);
  if (times) {
    const n = Number(times[1]);
    return paidRow(times[2]!).map((part) => (typeof part === "string" || part.n ? part : { ...part, n }));
  }
  const inside = /^(?:same)?\((.+)\)$/.exec(text);
  return inside ? paidRow(inside[1]!) : wordRow(text);
}

/** What is paid for an effect, if anything, and the effect. */
function priced(text: string): { readonly cost: Row; readonly effect: Row } {
  const [first = "", second] = split(text, " -> ");
  return second ? { cost: costRow(first), effect: effectRow(second) } : { cost: [], effect: effectRow(first) };
}

/** An effect that may begin with what is paid for it. */
export function paidRow(text: string): Row {
  const { cost, effect } = priced(text);
  return cost.length ? [...cost, "for", ...effect] : effect;
}

/** `head: text`, as actions and the boxes of events are written. */
export function headed(text: string): readonly [head: string, text: string] {
  const at = text.indexOf(": ");
  return [text.slice(0, at), text.slice(at + 2)];
}

/** An action of a focus card: `name: cost -> effect`. */
export function readAction(text: string) {
  const [name, effect] = headed(text);
  return { name, ...priced(effect) };
}
