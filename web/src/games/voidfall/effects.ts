/**
 * The language of effects as rows of signs. What a text does is the rules' business; here it is only drawn, and said in
 * words by the texts the server makes (`words.card`).
 */
import type { SignName } from "./signs";

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

const LETTERS: Readonly<Record<string, SignName>> = {
  F: "food",
  E: "energy",
  M: "materials",
  C: "credits",
  S: "science",
  I: "influence",
};

/** Words whose sign has another name. */
const WORDS: Readonly<Record<string, SignName>> = {
  on: "onward",
  "-": "blank",
  token: "trade",
  mix: "any",
  corrupt: "corruption",
  exchange: "credits",
  skirmish: "void",
  into: "void",
  onto: "void",
  "guild-and-produce": "guild",
  "grow-then-corrupt": "grow",
  "destroy-installation": "destroy",
  "remove-agenda": "agenda",
  "discard-bounty": "bounty",
  "discard-reclaim": "reclaim",
  "discard-glory": "glory",
  "return-token": "trade",
  "corrupt-field": "corruption",
};
const PLAIN: ReadonlySet<string> = new Set<SignName>([
  "activate",
  "agenda",
  "bounty",
  "corruption",
  "deactivate",
  "defence",
  "deploy",
  "destroy",
  "foresee",
  "glory",
  "grow",
  "guild",
  "installation",
  "invade",
  "preferred",
  "produce",
  "purify",
  "recall",
  "reclaim",
  "regroup",
  "score",
  "shift",
  "shipyard",
  "shrink",
  "starbase",
  "technology",
  "trade",
  "upgrade",
  "any",
]);

const LINES: readonly (readonly [string, Join])[] = [
  [" | ", "or"],
  [" + ", "any"],
  [" & ", "both"],
];

/** The parts of a text between lines outside all brackets. */
function split(text: string, line: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
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
  const words = text.split(" ");
  return words.flatMap((word, at): Row => {
    const amount = /^(\d+)([FEMCS])$/.exec(word);
    if (amount) return [{ sign: LETTERS[amount[2]!]!, n: Number(amount[1]) }];
    if (/^\d+$/.test(word)) return [];
    const n = /^\d+$/.test(words[at + 1] ?? "") ? { n: Number(words[at + 1]) } : {};
    return [{ sign: signOf(word), ...n }];
  });
}

function signOf(word: string): SignName {
  return WORDS[word] ?? (PLAIN.has(word) ? (word as SignName) : "any");
}

function wordRow(text: string): Row {
  const gain = /^(\d+)([FEMCSI])( per .+)?$/.exec(text);
  if (gain) return [{ sign: LETTERS[gain[2]!]!, n: Number(gain[1]), ...(gain[3] ? { per: true } : {}) }];
  if (/^\d+\/\d+/.test(text)) return [{ sign: "influence", per: true }];
  const [word = "", ...rest] = text.split(" ");
  if (word === "advance") return [{ sign: rest[0] === "any" || rest[0] === "least" ? "tracks" : (rest[0] as SignName) }];
  if (word === "agenda" && rest[0]) return [{ sign: "agenda" }, { sign: rest[0] as SignName }];
  if (word === "guild" && rest.length && !["here", "elsewhere"].includes(rest.at(-1)!))
    return [{ sign: "guild" }, { sign: GUILD_GOODS[rest.at(-1)!] ?? "any" }];
  if (word === "produce" && rest.every((letter) => letter in LETTERS))
    return [{ sign: "produce" }, ...rest.map((letter) => ({ sign: LETTERS[letter]! }))];
  if (rest[0] === "per") return [{ sign: signOf(word), per: true }];
  const n = Number(rest.at(-1));
  return [{ sign: signOf(word), ...(n > 0 ? { n } : {}) }];
}

const GUILD_GOODS: Readonly<Record<string, SignName>> = {
  farmers: "food",
  engineers: "energy",
  miners: "materials",
  bankers: "credits",
  scientists: "science",
};

/** An effect as signs; conditions are left to the words. */
export function effectRow(text: string): Row {
  for (const [line, join] of LINES) {
    const parts = split(text, line);
    if (parts.length > 1) return joined(parts.map(effectRow), join);
  }
  const bare = text.trim();
  const branch = /^if .+? then (.+?)(?: else (.+))?$/.exec(bare);
  if (branch) return branch[2] ? joined([effectRow(branch[1]!), effectRow(branch[2])], "or") : effectRow(branch[1]!);
  const times = /^(\d)x\((.+)\)$/.exec(bare);
  if (times) {
    const n = Number(times[1]);
    return paidRow(times[2]!).map((part) => (typeof part === "string" || part.n ? part : { ...part, n }));
  }
  const inside = /^(?:same)?\((.+)\)$/.exec(bare);
  return inside ? paidRow(inside[1]!) : wordRow(bare);
}

/** An effect that may begin with what is paid for it. */
export function paidRow(text: string): Row {
  const parts = split(text, " -> ");
  return parts.length === 2 ? [...costRow(parts[0]!), "for", ...effectRow(parts[1]!)] : effectRow(text);
}

export interface CardAction {
  readonly name: string;
  readonly cost: Row;
  readonly effect: Row;
}

/** An action of a focus card: `name: cost -> effect`. */
export function readAction(text: string): CardAction {
  const at = text.indexOf(": ");
  const parts = split(text.slice(at + 2), " -> ");
  return {
    name: text.slice(0, at),
    cost: parts.length === 2 ? costRow(parts[0]!) : [],
    effect: effectRow(parts.at(-1)!),
  };
}
