/** What can be read closely, as pages: a title, lines with signs and words, and the rules behind them. */
import { named } from "../../kit/content";
import { spoken as spokenPage, type Line, type Page } from "../../kit/page";
import { reader } from "../../kit/reading";
import type { Scene } from "../../table/scene";
import { contentOf, originOf } from "./content";
import { effectRow, headed, paidRow, type Row } from "./effects";
import { EMPTY, KINDS, TRACKS, type Entry, type Plan } from "./generated";
import { FOCUS_SIGNS, SIGNS, type SignName } from "./signs";
import Strip from "./Strip.svelte";
import { called, cardName, focusNumber, NUMERALS, upper } from "./words";

/** Something that can be read about, by its number in the content files. */
export interface Subject {
  readonly kind: "focus" | "agenda" | "event" | "technology" | "house" | "space" | "bonus";
  readonly value: number;
  /** Of a house, where it has one. */
  readonly origin?: number;
  /** Of a space on a track. */
  readonly house?: number;
  readonly track?: number;
}

export const ORIGINS = "AB";

type Printed = Entry & { readonly designed?: readonly string[] };
type Sheet = Pick<Page, "title" | "kind" | "lines"> & { readonly colour: string; readonly sign: SignName };

const sheet = ({ id, origin, designed = [] }: Printed, { colour, sign, ...rest }: Sheet): Page => ({
  id, ...rest, colour: `var(--${colour})`, sign: SIGNS[sign], designed: origin === "designed" || designed.length > 0,
});

/** A line with the signs of what it says. */
const signed = (row: Row, text: string, rule = "", head?: string): Line => ({
  drawing: [Strip, { row, size: 15 }], above: true, head, text, rules: rule ? [rule] : [],
});

function focus(scene: Scene, value: number): Page {
  const { words } = scene;
  const card = contentOf(scene.content).focuses[value]!;
  const lines = card.actions.map((text, at) => {
    const [name, effect] = headed(text);
    return signed(paidRow(effect), words.card(`focus-${card.id}-${at}`), "", named(scene, "action", name));
  });
  const [title, sign] = [cardName(scene, value), FOCUS_SIGNS[focusNumber(card.replaces)]!];
  return sheet(card, { title, kind: words.say("term-focus"), colour: `focus-${card.replaces}`, sign, lines });
}

/** Focuses by name; a technology may name those that a house prefers. */
function focusNames(scene: Scene, names: readonly string[]): string {
  const preferred = scene.words.say("technology-preferred");
  return names.map((name) => (focusNumber(name) < 0 ? preferred : named(scene, "focus", name))).join(", ");
}

function agenda(scene: Scene, value: number): Page {
  const { words } = scene;
  const { agendas, kinds } = contentOf(scene.content);
  const card = agendas[value]!;
  const kind = kinds[KINDS.indexOf(card.kind)]!;
  const action = words.say("agenda-action", { action: words.card(`kind-${kind.id}-action`) });
  return sheet(card, {
    title: called(scene, "agenda", value),
    kind: words.say("agenda-of-kind", { kind: named(scene, "kind", card.kind) }),
    colour: `kind-${card.kind}`,
    sign: card.kind,
    lines: [
      ...card.objectives.map((_, at) => ({ text: upper(words.card(`agenda-${card.id}-${at}`)) })),
      // VF-AGE-02: the kind says with which focuses it may be played and what its action is.
      { text: words.say("agenda-played-with", { focuses: focusNames(scene, kind.focuses) }), rules: ["VF-AGE-09"] },
      signed(effectRow(kind.action), action, "VF-FOC-20"),
    ],
  });
}

function event(scene: Scene, value: number): Page {
  const { words } = scene;
  const card = contentOf(scene.content).events[value]!;
  const line = (head: string, part: string, rule: string): Line =>
    ({ head: words.say(head), text: words.card(`event-${card.id}-${part}`), rules: [rule] });
  return sheet(card, {
    title: called(scene, "event", value),
    kind: words.say("event-of-cycle", { cycle: card.cycle, rounds: card.rounds }),
    colour: "voidborn",
    sign: "void",
    lines: [
      // `must each: ...`, `may each: ...`, `must once: ...`, `always: ...`, `later: ...`.
      ...card.boxes.map((box, at) => line(`event-${headed(box)[0].replaceAll(" ", "-")}`, `box-${at}`, "VF-CYC-05")),
      ...card.decrees.map((_, at) => line("term-decree", `decree-${at}`, "VF-EVA-13")),
    ],
  });
}

function technology(scene: Scene, value: number): Page {
  const { words } = scene;
  const card = contentOf(scene.content).technologies[value]!;
  const id = `technology-${card.id}`;
  const actions = (texts: readonly string[] = [], part: string): Line[] =>
    texts.map((text, at) => {
      const [focuses, effect] = headed(text);
      const head = words.say("technology-with", { focuses: focusNames(scene, focuses.split(" ")) });
      return signed(paidRow(effect), words.card(`${id}-${part}-${at}`), "VF-FOC-19", head);
    });
  const immediate = (): Line =>
    signed(effectRow(card.immediate), words.card(`${id}-immediate`), "VF-TEC-12", words.say("technology-immediate"));
  return sheet(card, {
    title: called(scene, "technology", value),
    kind: words.say("term-technology"),
    colour: "science",
    sign: "technology",
    lines: [
      ...(card.immediate ? [immediate()] : []),
      { head: words.say("technology-basic"), text: words.say(`technology-${card.id}-text`) },
      ...actions(card.actions, "action"),
      { head: words.say("technology-improved"), text: words.say(`technology-${card.id}-improved-text`), rules: ["VF-TEC-09"] },
      ...actions(card.improved_actions, "improved-action"),
    ],
  });
}

/** What an origin begins with, in the order in which it is told. */
const PARTS = ["stock", "active", "home", "outpost", "levels", "tracks", "extras"] as const;

/** The start technology by name, the lines of the start agenda and of the creed, and what it begins with. */
export function startOf(scene: Scene, house: number, origin: number) {
  const { id } = contentOf(scene.content).houses[house]!;
  const { letter, technology, objectives, second = [], creed = [] } = originOf(contentOf(scene.content), house, origin)!;
  const lines = [...objectives, ...second, ...creed].map((_, at) => {
    return upper(scene.words.card(`house-${id}-${letter}-${at}`));
  });
  const creeds = lines.splice(objectives.length + second.length);
  const begins = PARTS.map((part) => scene.words.card(`house-${id}-${letter}-${part}`));
  return { id: technology, technology: named(scene, "technology", technology), lines, creeds, begins };
}

/** "Origin A: Shields". */
export const originName = (scene: Scene, house: number, origin: number): string =>
  scene.words.say("origin-name", { origin: ORIGINS[origin] ?? "", technology: startOf(scene, house, origin).technology });

/** What sets an origin apart from the other one of its house, apart from technology, start agenda and creed. */
export function beginsOtherwise(scene: Scene, house: number, origin: number): string {
  const other = startOf(scene, house, 1 - origin).begins;
  return startOf(scene, house, origin).begins.filter((text, at) => text && text !== other[at]).join("; ");
}

function house(scene: Scene, value: number, origin: number): Page {
  const { words } = scene;
  const entry = contentOf(scene.content).houses[value]!;
  const start = origin === EMPTY ? null : startOf(scene, value, origin);
  return sheet(entry, {
    title: words.say("house-name", { house: called(scene, "house", value) }),
    kind: words.say("house-complexity", { complexity: entry.complexity }),
    colour: "science",
    sign: "influence",
    lines: [
      ...(entry.ability ? [{ head: words.say("term-ability"), text: words.say(`ability-${entry.ability}`) }] : []),
      { head: words.say("term-preferred"), text: focusNames(scene, entry.preferred), rules: ["VF-AGE-20"] },
      ...(start ? [{ head: words.say("term-start-technology"), text: start.technology }] : []),
      ...(start?.lines ?? []).map((text, at) => ({ text, head: at ? undefined : words.say("term-start-agenda") })),
      ...(start?.creeds ?? []).map((text) => ({ text, head: words.say("term-creed"), rules: ["VF-AGE-25"] })),
      ...(start ? [{ head: words.say("origin-of", { origin: ORIGINS[origin] ?? "" }), text: upper(start.begins.filter(Boolean).join("; ")) }] : []),
    ],
  });
}

/** VF-CIV-07, VF-CIV-08: the level that a marker on this space of a track gives; 0 is before the first space. */
export const levelAt = (scene: Scene, space: number): number => (scene.board as Plan | null)?.levels[space] ?? 0;
const LEVEL_RULES = ["", "VF-CIV-07", "VF-CIV-08", "VF-CIV-12", "VF-CIV-12"];

function space(scene: Scene, value: number, owner: number, number: number): Page {
  const { words } = scene;
  const entry = contentOf(scene.content).houses[owner]!;
  const track = TRACKS[number]!;
  const id = `${entry.id}-${track}-${value}`;
  const level = levelAt(scene, value + 1);
  const reached = { text: words.say("track-reaches", { level: NUMERALS[level] ?? "" }), rules: [LEVEL_RULES[level]!] };
  return sheet({ ...entry, id }, {
    title: upper(called(scene, "track", number)),
    kind: words.say("track-space", { space: value + 1 }),
    colour: `track-${track}`,
    sign: track,
    lines: [
      signed(effectRow(entry[track][value]!), upper(words.card(`house-${id}`)), "VF-CIV-03"),
      ...(level > levelAt(scene, value) ? [reached] : []),
    ],
  });
}

function bonus({ content, words }: Scene, value: number): Page {
  const entry = contentOf(content).bonuses[value]!;
  const lines = [signed(effectRow(entry.reward), upper(words.card(`bonus-${value}`)), "VF-TRD-10")];
  const [title, kind] = [words.say("trade-slot", { slot: value + 1 }), words.say("term-trade-board")];
  return sheet(entry, { title, kind, colour: "credits", sign: "trade", lines });
}

const PAGES = { focus, agenda, event, technology, bonus };

export function pageOf(scene: Scene, subject: Subject): Page {
  const { kind, value, origin = EMPTY, house: owner = EMPTY, track = EMPTY } = subject;
  if (kind === "house") return house(scene, value, origin);
  return kind === "space" ? space(scene, value, owner, track) : PAGES[kind](scene, value);
}

/** Everything a page says, for those who do not see it. */
export const spoken = (scene: Scene, subject: Subject): string => spokenPage(pageOf(scene, subject));
export const reading = reader(pageOf, "night");
