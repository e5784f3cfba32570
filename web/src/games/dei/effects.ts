/**
 * What cards do, in the grammar that stands on top of `content/cards.toml`: on the cards themselves, and in the pool of the
 * card being resolved.
 */
import type { IconName } from "../../ui/icons";
import type { Shape } from "./content";
import { DRONES, RESOURCES } from "./generated";

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
  /** The disc as the server spells it. */
  readonly disc: string;
}

const GAINS = RESOURCES.map((resource) => `gain-${resource}`);
const PER = /^per-outpost (tactic|logistic|machinery|all): (.+)$/;
/** A coloured action, or one that a feat or a champion gave, is drawn and used as the plain one. */
const KIND = /-(red|blue|green|bonus|neena|abraham)$/;

function effectOf(icon: string): Effect {
  const [head = "", ...rest] = icon.split(" ");
  if (head === "drone") return { name: `drone-${rest[0]}`, n: Number(rest[1]) };
  return { name: head, n: Number(rest[0] ?? 0) };
}

export function partOf(disc: string): Part {
  const per = PER.exec(disc);
  const effects = (per ? per[2]! : disc).split(" | ").map(effectOf);
  return { effects, per: per ? (per[1] as Part["per"]) : "", disc };
}

/** The discs of a card in the printed order. */
export function partsOf(actions: readonly string[]): Part[] {
  return actions.flatMap((entry) => (PER.test(entry) ? [entry] : entry.split(" + "))).map(partOf);
}

/** Whether two discs allow the same, in whatever order they show it. */
function same(one: Part, other: Part): boolean {
  const said = ({ per, effects }: Part): string => `${per} ${effects.map(({ name, n }) => `${name} ${n}`).sort().join()}`;
  return said(one) === said(other);
}

export interface Disc {
  readonly part: Part;
  /** The place of its token in the pool; -1 once it is spent. */
  readonly place: number;
  /** Not printed on the card: added by a feat, a champion, a candy boost or a copy. */
  readonly added: boolean;
}

/** The discs of the card being resolved: the printed ones, spent or not, then whatever joined them. */
export function discsInPlay(printed: readonly Part[], pool: readonly string[]): Disc[] {
  const left = pool.map((disc, place) => ({ part: partOf(disc), place }));
  const discs = printed.map((part): Disc => {
    const at = left.findIndex((each) => same(each.part, part));
    const place = at < 0 ? -1 : left.splice(at, 1)[0]!.place;
    return { part, place, added: false };
  });
  return [...discs, ...left.map(({ part, place }) => ({ part, place, added: true }))];
}

export interface Drawn {
  readonly glyph: IconName;
  readonly shape: Shape | null;
}

/** The glyph of every effect, and the rule that says what it does. */
const EFFECTS: Readonly<Record<string, readonly [IconName, string]>> = {
  enlist: ["enlist", "DEI-ACT-01"],
  "enlist-red": ["enlist", "DEI-ADV-15"],
  "enlist-green": ["enlist", "DEI-ADV-18"],
  move: ["move", "DEI-ACT-08"],
  "move-red": ["move", "DEI-ADV-14"],
  "move-blue": ["move", "DEI-ADV-16"],
  collect: ["collect", "DEI-ACT-17"],
  "collect-blue": ["collect", "DEI-ADV-17"],
  "collect-green": ["collect", "DEI-ADV-19"],
  build: ["construction", "DEI-ACT-25"],
  "build-refuge": ["refuge", "DEI-ACT-30"],
  "build-elevator": ["elevator", "DEI-ACT-31"],
  "build-bridge": ["bridge", "DEI-ACT-32"],
  "gain-technology": ["tech", "DEI-ADV-03"],
  "gain-energy": ["energy", "DEI-ADV-03"],
  "gain-supplies": ["supply", "DEI-ADV-02"],
  kill: ["kill", "DEI-ADV-04"],
  copy: ["copy", "DEI-CRD-16"],
  buy: ["buy", "DEI-CRD-08"],
  "drone-any": ["drone", "DEI-DRN-13"],
  "drone-harvester": ["harvester", "DEI-DRN-14"],
  "drone-transporter": ["transporter", "DEI-DRN-16"],
  "drone-teleporter": ["teleporter", "DEI-DRN-18"],
  "drone-reaper": ["reaper", "DEI-DRN-21"],
};
export const PER_RULE = "DEI-ADV-09";

export const rulesOf = ({ name }: Effect): string[] => EFFECTS[name]?.slice(1) ?? [];

/** How an effect is drawn: its glyph, and the shape of the market whose colour it has. */
export function drawn(name: string): Drawn {
  const [, colour] = /-(red|blue|green)$/.exec(name) ?? [];
  return { glyph: EFFECTS[name.replace(KIND, "")]?.[0] ?? "gain", shape: (colour as Shape | undefined) ?? null };
}

/** A click on an effect: the verb it means, and the thing that is thereby picked. */
export interface Use {
  readonly verb: string;
  readonly kind?: string;
  readonly value?: number;
}

export function usesOf(effect: Effect): Use[] {
  const base = effect.name.replace(KIND, "");
  const gain = GAINS.indexOf(base);
  const drone = DRONES.findIndex((each) => base === `drone-${each}`);
  if (gain >= 0) return [{ verb: "gain", kind: "resource", value: gain }];
  if (drone >= 0) return [{ verb: "drone", kind: "drone", value: drone }];
  if (base === "drone-any") return [{ verb: "drone" }];
  if (base === "build") return ["build-refuge", "build-elevator", "build-bridge"].map((verb) => ({ verb }));
  return [{ verb: base }];
}
