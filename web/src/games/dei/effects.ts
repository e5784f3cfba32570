/**
 * What cards do: the grammar that stands on top of `content/cards.toml`, and the tokens it becomes in the pool of the
 * card being resolved. A token is a set of icons of which one may be used; its numbers go beyond 32 bits.
 */
import type { IconName } from "../../ui/icons";
import type { Shape } from "./content";

export interface Effect {
  /** As the messages call it: `effect-<name>`. */
  readonly name: string;
  /** How many are gained, or how much further a drone flies. */
  readonly n: number;
}

/** One disc of a card: any one of its effects may be used. */
export interface Part {
  readonly effects: readonly Effect[];
  /** Once for each cube of this market on the pad. */
  readonly per: "" | "tactic" | "logistic" | "machinery" | "all";
  readonly token: number;
}

const DRONES = ["harvester", "transporter", "teleporter", "reaper"];
const PLAIN: readonly (readonly [string, readonly number[]])[] = [
  ["enlist", [0]],
  ["enlist-red", [1]],
  ["enlist-green", [2]],
  ["move", [3]],
  ["move-red", [4]],
  ["move-blue", [5]],
  ["collect", [8]],
  ["collect-blue", [9]],
  ["collect-green", [10]],
  ["build", [12, 13, 14]],
  ["build-refuge", [12]],
  ["build-elevator", [13]],
  ["build-bridge", [14]],
  ["kill", [15]],
  ["copy", [16]],
  ["buy", [24]],
];
/** Icons that no card shows: feats and champions give them. */
const EXTRA: readonly (readonly [string, number])[] = [
  ["move", 6],
  ["move", 7],
  ["collect", 11],
];
const GAINS = ["gain-technology", "gain-energy", "gain-supplies"];
const GAIN_BIT = 17;
const DRONE_BIT = 20;
const PER_SHIFT = 25;
const AMOUNT_SHIFT = 28;
const BONUS_SHIFT = 37;
const FLIES_BIT = 40;
const PER = ["", "tactic", "logistic", "machinery", "all"] as const;

const has = (token: number, bit: number): boolean => Math.floor(token / 2 ** bit) % 2 === 1;
const field = (token: number, shift: number): number => Math.floor(token / 2 ** shift) % 8;
const sum = (bits: readonly number[]): number => bits.reduce((all, bit) => all + 2 ** bit, 0);

function effectOf(icon: string): Effect {
  const [head = "", ...rest] = icon.split(" ");
  if (head === "drone") return { name: `drone-${rest[0]}`, n: Number(rest[1]) };
  return { name: head, n: Number(rest[0] ?? 0) };
}

function tokenOf(effects: readonly Effect[], flies: boolean): number {
  const bits = new Set<number>();
  let numbers = 0;
  for (const { name, n } of effects) {
    const gain = GAINS.indexOf(name);
    const drone = DRONES.indexOf(name.replace("drone-", ""));
    for (const bit of PLAIN.find(([plain]) => plain === name)?.[1] ?? []) bits.add(bit);
    if (gain >= 0) {
      bits.add(GAIN_BIT + gain);
      numbers += n * 2 ** (AMOUNT_SHIFT + 3 * gain);
    } else if (drone >= 0) {
      bits.add(DRONE_BIT + drone).add(FLIES_BIT);
      numbers += n * 2 ** BONUS_SHIFT;
    } else if (name === "drone-any") {
      for (let each = 0; each < DRONES.length; each += 1) bits.add(DRONE_BIT + each);
      if (flies) bits.add(FLIES_BIT);
    }
  }
  return sum([...bits]) + numbers;
}

/** The discs of a card in the printed order. */
export function partsOf(actions: readonly string[]): Part[] {
  // A drone of one's choice flies along on a card that shows a drone (DEI-DRN-13).
  const flies = actions.some((entry) => /\bdrone [a-z]/.test(entry));
  return actions.flatMap((entry) => {
    const per = /^per-outpost (tactic|logistic|machinery|all): (.+)$/.exec(entry);
    const which = per ? (per[1] as Part["per"]) : "";
    return (per ? [per[2]!] : entry.split(" + ")).map((part) => {
      const effects = part.split(" | ").map(effectOf);
      return { effects, per: which, token: tokenOf(effects, flies) + PER.indexOf(which) * 2 ** PER_SHIFT };
    });
  });
}

/** What a token of the pool allows. */
export function readToken(token: number): Part {
  const effects: Effect[] = [];
  const builds = [12, 13, 14].every((bit) => has(token, bit));
  for (const [name, bits] of PLAIN) {
    // "build" is one icon for three buildings: it stands for all of them or not at all.
    const shown = !name.startsWith("build") || (name === "build") === builds;
    if (shown && bits.every((bit) => has(token, bit))) effects.push({ name, n: 0 });
  }
  for (const [name, bit] of EXTRA) {
    if (has(token, bit) && !effects.some((effect) => effect.name === name)) effects.push({ name, n: 0 });
  }
  GAINS.forEach((name, at) => {
    if (has(token, GAIN_BIT + at)) effects.push({ name, n: field(token, AMOUNT_SHIFT + 3 * at) });
  });
  const drones = DRONES.filter((_, at) => has(token, DRONE_BIT + at));
  if (drones.length === DRONES.length) effects.push({ name: "drone-any", n: 0 });
  else for (const drone of drones) effects.push({ name: `drone-${drone}`, n: field(token, BONUS_SHIFT) });
  return { effects, per: PER[field(token, PER_SHIFT)] ?? "", token };
}

export interface Disc {
  readonly part: Part;
  /** The place of its token in the pool; -1 once it is spent. */
  readonly place: number;
  /** Not printed on the card: added by a feat, a champion, a candy boost or a copy. */
  readonly added: boolean;
}

/** The discs of the card being resolved: the printed ones, spent or not, then whatever joined them. */
export function discsInPlay(printed: readonly Part[], pool: readonly number[]): Disc[] {
  const left = pool.map((token, place) => ({ token, place }));
  const discs = printed.map((part): Disc => {
    const at = left.findIndex(({ token }) => token === part.token);
    const place = at < 0 ? -1 : left.splice(at, 1)[0]!.place;
    return { part, place, added: false };
  });
  return [...discs, ...left.map(({ token, place }) => ({ part: readToken(token), place, added: true }))];
}

export interface Drawn {
  readonly glyph: IconName;
  readonly shape: Shape | null;
}

/** How an effect is drawn: its glyph, and the shape of the market whose colour it has. */
export function drawn(name: string): Drawn {
  const coloured = /^(enlist|move|collect)-(red|blue|green)$/.exec(name);
  if (coloured) return { glyph: coloured[1] as IconName, shape: coloured[2] as Shape };
  return { glyph: GLYPHS[name] ?? "gain", shape: null };
}

const GLYPHS: Readonly<Record<string, IconName>> = {
  enlist: "enlist",
  move: "move",
  collect: "collect",
  build: "construction",
  "build-refuge": "refuge",
  "build-elevator": "elevator",
  "build-bridge": "bridge",
  "gain-technology": "tech",
  "gain-energy": "energy",
  "gain-supplies": "supply",
  kill: "kill",
  copy: "copy",
  buy: "buy",
  "drone-any": "drone",
  "drone-harvester": "harvester",
  "drone-transporter": "transporter",
  "drone-teleporter": "teleporter",
  "drone-reaper": "reaper",
};

/** A click on an effect: the verb it means, and the thing that is thereby picked. */
export interface Use {
  readonly verb: string;
  readonly kind?: string;
  readonly value?: number;
}

export function usesOf(effect: Effect): Use[] {
  const base = effect.name.replace(/-(red|blue|green)$/, "");
  const gain = GAINS.indexOf(base);
  const drone = DRONES.indexOf(base.replace("drone-", ""));
  if (gain >= 0) return [{ verb: "gain", kind: "resource", value: gain }];
  if (drone >= 0) return [{ verb: "drone", kind: "drone", value: drone }];
  if (base === "drone-any") return [{ verb: "drone" }];
  if (base === "build") return ["build-refuge", "build-elevator", "build-bridge"].map((verb) => ({ verb }));
  return [{ verb: base }];
}

/** The rule that says what an effect does. */
export const EFFECT_RULES: Readonly<Record<string, string>> = {
  enlist: "DEI-ACT-01",
  "enlist-red": "DEI-ADV-15",
  "enlist-green": "DEI-ADV-18",
  move: "DEI-ACT-08",
  "move-red": "DEI-ADV-14",
  "move-blue": "DEI-ADV-16",
  collect: "DEI-ACT-17",
  "collect-blue": "DEI-ADV-17",
  "collect-green": "DEI-ADV-19",
  build: "DEI-ACT-25",
  "build-refuge": "DEI-ACT-30",
  "build-elevator": "DEI-ACT-31",
  "build-bridge": "DEI-ACT-32",
  "gain-technology": "DEI-ADV-03",
  "gain-energy": "DEI-ADV-03",
  "gain-supplies": "DEI-ADV-02",
  kill: "DEI-ADV-04",
  copy: "DEI-CRD-16",
  buy: "DEI-CRD-08",
  "drone-any": "DEI-DRN-13",
  "drone-harvester": "DEI-DRN-14",
  "drone-transporter": "DEI-DRN-16",
  "drone-teleporter": "DEI-DRN-18",
  "drone-reaper": "DEI-DRN-21",
};
export const PER_RULE = "DEI-ADV-09";
