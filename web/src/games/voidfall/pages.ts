/** What can be read closely, as pages: a title, lines with signs and words, and the rules behind them. */
import { spoken as spokenPage, type Line, type Page } from "../../kit/page";
import { reader } from "../../kit/reading";
import type { Scene } from "../../table/scene";
import { contentOf, type House, type Technology } from "./content";
import { effectRow, paidRow, readAction, type Row } from "./effects";
import { EMPTY, FOCUSES, KINDS, TRACKS, type Plan } from "./generated";
import { SIGNS, type SignName } from "./signs";
import Strip from "./Strip.svelte";
import {
  actionName,
  agendaName,
  cardName,
  eventName,
  focusName,
  houseName,
  kindName,
  technologyName,
  trackName,
} from "./words";

/** Something that can be read about, by its number in the content files. */
export type Subject =
  | { readonly kind: "focus" | "agenda" | "event" | "technology"; readonly value: number }
  | { readonly kind: "house"; readonly value: number; readonly origin: number }
  | { readonly kind: "space"; readonly value: number; readonly house: number; readonly track: number }
  | { readonly kind: "bonus"; readonly value: number };

/** A line with the signs of what it says. */
const signed = (row: Row): Pick<Line, "drawing" | "above"> => ({ drawing: [Strip, { row, size: 15 }], above: true });
type Entry = { readonly origin: string; readonly designed?: readonly string[] };
const designed = (entry: Entry): boolean => entry.origin === "designed" || (entry.designed?.length ?? 0) > 0;
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const FOCUS_SIGNS: readonly SignName[] = [
  "invade",
  "installation",
  "technology",
  "government",
  "produce",
  "science",
  "credits",
  "deploy",
  "corruption",
];

function focus(scene: Scene, value: number): Page {
  const card = contentOf(scene.content).focuses[value]!;
  return {
    id: card.id,
    title: cardName(scene, value),
    kind: scene.words.say("term-focus"),
    colour: `var(--focus-${card.replaces})`,
    sign: SIGNS[FOCUS_SIGNS[FOCUSES.indexOf(card.replaces)]!],
    lines: card.actions.map((text, at) => {
      const action = readAction(text);
      return {
        head: actionName(scene, action.name),
        ...signed(paidRow(text.slice(text.indexOf(": ") + 2))),
        text: scene.words.card(`focus-${card.id}-${at}`),
      };
    }),
    designed: designed(card),
  };
}

/** The kind of an agenda says with which focuses it may be played and what its action is (VF-AGE-02). */
function kindLines(scene: Scene, kind: number): Line[] {
  const entry = contentOf(scene.content).kinds[kind];
  if (!entry) return [];
  const focuses = entry.focuses.map((name) => focusName(scene, FOCUSES.indexOf(name))).join(", ");
  return [
    { text: scene.words.say("agenda-played-with", { focuses }), rules: ["VF-AGE-09"] },
    {
      ...signed(effectRow(entry.action)),
      text: scene.words.say("agenda-action", { action: scene.words.card(`kind-${entry.id}-action`) }),
      rules: ["VF-FOC-20"],
    },
  ];
}

function agenda(scene: Scene, value: number): Page {
  const card = contentOf(scene.content).agendas[value]!;
  const kind = KINDS.indexOf(card.kind);
  return {
    id: card.id,
    title: agendaName(scene, value),
    kind: scene.words.say("agenda-of-kind", { kind: kindName(scene, kind) }),
    colour: `var(--kind-${card.kind})`,
    sign: SIGNS[card.kind],
    lines: [
      ...card.objectives.map((_, at) => ({ text: upper(scene.words.card(`agenda-${card.id}-${at}`)) })),
      ...kindLines(scene, kind),
    ],
    designed: designed(card),
  };
}

/** `must each: ...`, `may each: ...`, `must once: ...`, `always: ...`, `later: ...`. */
function boxHead(scene: Scene, text: string): string {
  const words = text.slice(0, text.indexOf(": ")).split(" ");
  return scene.words.say(`event-${words.join("-")}`);
}

function event(scene: Scene, value: number): Page {
  const card = contentOf(scene.content).events[value]!;
  return {
    id: card.id,
    title: eventName(scene, value),
    kind: scene.words.say("event-of-cycle", { cycle: card.cycle, rounds: card.rounds }),
    colour: "var(--voidborn)",
    sign: SIGNS["void"],
    lines: [
      ...card.boxes.map((text, at) => ({
        head: boxHead(scene, text),
        text: scene.words.card(`event-${card.id}-box-${at}`),
        rules: ["VF-CYC-05"],
      })),
      ...card.decrees.map((_, at) => ({
        head: scene.words.say("term-decree"),
        text: scene.words.card(`event-${card.id}-decree-${at}`),
        rules: ["VF-EVA-13"],
      })),
    ],
    designed: designed(card),
  };
}

function actionLines(scene: Scene, entry: Technology, texts: readonly string[] | undefined, id: string): Line[] {
  return (texts ?? []).map((text, at) => {
    const focuses = text.slice(0, text.indexOf(": ")).split(" ");
    const named = focuses.map((name) => {
      const number = (FOCUSES as readonly string[]).indexOf(name);
      return number < 0 ? scene.words.say("technology-preferred") : focusName(scene, number);
    });
    return {
      head: scene.words.say("technology-with", { focuses: named.join(", ") }),
      ...signed(paidRow(text.slice(text.indexOf(": ") + 2))),
      text: scene.words.card(`technology-${entry.id}-${id}-${at}`),
      rules: ["VF-FOC-19"],
    };
  });
}

function technology(scene: Scene, value: number): Page {
  const card = contentOf(scene.content).technologies[value]!;
  const { words } = scene;
  const immediate: Line[] = card.immediate
    ? [
        {
          head: words.say("technology-immediate"),
          ...signed(effectRow(card.immediate)),
          text: words.card(`technology-${card.id}-immediate`),
          rules: ["VF-TEC-12"],
        },
      ]
    : [];
  const improved = words.say(`technology-${card.id}-improved-text`);
  return {
    id: card.id,
    title: technologyName(scene, value),
    kind: words.say("term-technology"),
    colour: "var(--science)",
    sign: SIGNS["technology"],
    lines: [
      ...immediate,
      { head: words.say("technology-basic"), text: words.say(`technology-${card.id}-text`) },
      ...actionLines(scene, card, card.actions, "action"),
      { head: words.say("technology-improved"), text: improved, rules: ["VF-TEC-09"] },
      ...actionLines(scene, card, card.improved_actions, "improved-action"),
    ],
    designed: designed(card),
  };
}

/** The lines of a start agenda. */
export function startLines(scene: Scene, house: House, origin: number): Line[] {
  const side = "ab"[origin] ?? "a";
  const count = house[side as "a" | "b"].objectives.length + (house[side as "a" | "b"].second?.length ?? 0);
  return [...Array(count).keys()].map((at) => ({ text: upper(scene.words.card(`house-${house.id}-${side}-${at}`)) }));
}

function house(scene: Scene, value: number, origin: number): Page {
  const content = contentOf(scene.content);
  const entry = content.houses[value]!;
  const { words } = scene;
  const preferred = entry.preferred.map((name) => focusName(scene, FOCUSES.indexOf(name))).join(", ");
  const side = origin === EMPTY ? undefined : entry["ab"[origin] as "a" | "b"];
  const technology = content.technologies.findIndex((each) => each.id === side?.technology);
  const start = side ? startLines(scene, entry, origin) : [];
  const own: Line[] = side
    ? [
        { head: words.say("term-start-technology"), text: technologyName(scene, technology) },
        ...start.map((line, at) => (at ? line : { ...line, head: words.say("term-start-agenda") })),
      ]
    : [];
  return {
    id: entry.id,
    title: words.say("house-name", { house: houseName(scene, value) }),
    kind: words.say("house-complexity", { complexity: entry.complexity }),
    colour: "var(--science)",
    sign: SIGNS["influence"],
    lines: [
      ...(entry.ability ? [{ head: words.say("term-ability"), text: words.say(`ability-${entry.ability}`) }] : []),
      { head: words.say("term-preferred"), text: preferred, rules: ["VF-AGE-20"] },
      ...own,
    ],
    designed: designed(entry),
  };
}

/** VF-CIV-07, VF-CIV-08: the level that a marker on this space of a track gives; 0 is before the first space. */
export const levelAt = (scene: Scene, space: number): number => (scene.board as Plan | null)?.levels[space] ?? 0;
export const NUMERALS = ["", "I", "II", "III", "IV"];
const LEVEL_RULES = ["", "VF-CIV-07", "VF-CIV-08", "VF-CIV-12", "VF-CIV-12"];

function space(scene: Scene, subject: { value: number; house: number; track: number }): Page {
  const entry = contentOf(scene.content).houses[subject.house]!;
  const track = TRACKS[subject.track]!;
  const level = levelAt(scene, subject.value + 1);
  const rises = level > levelAt(scene, subject.value);
  const reward = scene.words.card(`house-${entry.id}-${track}-${subject.value}`);
  return {
    id: `${entry.id}-${track}-${subject.value}`,
    title: upper(trackName(scene, subject.track)),
    kind: scene.words.say("track-space", { space: subject.value + 1 }),
    colour: `var(--track-${track})`,
    sign: SIGNS[track],
    lines: [
      { ...signed(effectRow(entry[track][subject.value]!)), text: upper(reward), rules: ["VF-CIV-03"] },
      ...(rises ? [{ text: scene.words.say("track-reaches", { level: NUMERALS[level]! }), rules: [LEVEL_RULES[level]!] }] : []),
    ],
    designed: designed(entry),
  };
}

function bonus(scene: Scene, value: number): Page {
  const entry = contentOf(scene.content).bonuses[value]!;
  return {
    id: entry.id,
    title: scene.words.say("trade-slot", { slot: value + 1 }),
    kind: scene.words.say("term-trade-board"),
    colour: "var(--credits)",
    sign: SIGNS["trade"],
    lines: [{ ...signed(effectRow(entry.reward)), text: upper(scene.words.card(`bonus-${value}`)), rules: ["VF-TRD-10"] }],
    designed: designed(entry),
  };
}

export function pageOf(scene: Scene, subject: Subject): Page {
  switch (subject.kind) {
    case "focus":
      return focus(scene, subject.value);
    case "agenda":
      return agenda(scene, subject.value);
    case "event":
      return event(scene, subject.value);
    case "technology":
      return technology(scene, subject.value);
    case "house":
      return house(scene, subject.value, subject.origin);
    case "space":
      return space(scene, subject);
    case "bonus":
      return bonus(scene, subject.value);
  }
}

/** Everything a page says, for those who do not see it. */
export const spoken = (scene: Scene, subject: Subject): string => spokenPage(pageOf(scene, subject));
export const reading = reader(pageOf, "night");
