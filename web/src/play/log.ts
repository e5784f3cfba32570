/** The log as entries: what happened, under dividers for rounds and turns, for everybody or for one seat. */
import type { Wire } from "../api/client";
import type { VerbTable } from "../api/codes";

type Event = Wire["EventInfo"];

export interface Entry {
  readonly key: string;
  /** Whom it is about; -1 for chance. */
  readonly seat: number;
  readonly sentence: string;
  readonly pins: readonly Wire["Pin"][];
  readonly rule: string;
  /** A line, or a divider before the turn of a seat or before a round. */
  readonly kind: "line" | "turn" | "round";
  /** Of a divider before a turn: the round and phase it belongs to. */
  readonly when: string;
  /** What somebody else, or chance, did that names these seats. */
  readonly named: readonly number[];
  /** Whether the viewer's page gave this answer by itself. */
  readonly byItself: boolean;
}

/** Everything, what one seat did, or what others did to the viewer. */
export type Filter = "all" | "me" | number;

export interface Game {
  readonly moments: readonly Wire["MomentInfo"][];
  readonly events: VerbTable;
  readonly zones: Readonly<Record<string, unknown>>;
  /** What the seats are called. */
  readonly names: readonly string[];
  /** The words for an answer that a seat took back. */
  readonly tookBack: (seat: number) => string;
}

/** Parts of a game in the log, the greatest first; a part of the last kind is named at the turns only. */
const PARTS = ["cycle", "round", "phase"];
const SEATS = ["seat", "other"];

/** The seats that an event names: by number, by what they play, or by what belongs to them. */
export function seatsOf(event: Event, events: VerbTable, zones: Game["zones"]): number[] {
  const args = event.args as Readonly<Record<string, unknown>>;
  const declared = events.verbs.find(({ name }) => name === event.name)?.args ?? [];
  return declared.flatMap(({ key, kind, names, zone }) => {
    const value = args[key];
    if (SEATS.includes(key) && typeof value === "number") return [value];
    // The face p1 of a die is nobody's.
    if (typeof value !== "string" || kind === "face") return [];
    const owned = /^p(\d)(-|$)/.exec(value);
    if (owned) return [Number(owned[1]) - 1];
    const held = zone ? zones[zone] : null;
    return Array.isArray(held) ? [held.indexOf(names?.indexOf(value))].filter((seat) => seat >= 0) : [];
  });
}

/** Every entry of the log, oldest first. */
export function entries({ moments, events, zones, names, tookBack }: Game): Entry[] {
  const rules = new Map(events.verbs.map(({ name, rule }) => [name, rule]));
  const when: string[] = [];
  const plain = { pins: [], rule: "", kind: "line", when: "", named: [], byItself: false } as const;
  return moments.flatMap((moment): Entry[] => {
    if (moment.undone) return [];
    const key = String(moment.seq);
    if (moment.kind === "undo") return [{ ...plain, key, seat: moment.seat, sentence: tookBack(moment.seat) }];
    if (moment.kind === "rules") return [{ ...plain, key, seat: moment.seat, sentence: moment.sentence ?? "" }];
    const concerned = moment.events.filter(({ begins }) => !begins);
    const named = concerned.flatMap((event) => seatsOf(event, events, zones)).filter((seat) => seat !== moment.seat);
    const rule = concerned.flatMap(({ name }) => rules.get(name) || [])[0] ?? "";
    const { told: sentence, pins, seat, by_itself: byItself = false } = moment;
    const line = sentence ? lines({ ...plain, key, seat, sentence, pins, rule, named: [...new Set(named)], byItself }, names) : [];
    const headings = moment.events.flatMap((event, at): Entry[] => {
      if (!event.begins) return [];
      const seats = seatsOf(event, events, zones);
      const part = PARTS.indexOf(event.name);
      if (part >= 0) when.splice(part, PARTS.length, ...Array<string>(Math.max(0, part - when.length)).fill(""), event.sentence);
      if (part === PARTS.length - 1) return [];
      return [
        {
          key: `${key}.${at}`,
          ...plain,
          seat: part < 0 ? (seats[0] ?? moment.seat) : -1,
          sentence: event.sentence,
          pins: event.pins,
          rule: rules.get(event.name) ?? "",
          kind: part < 0 ? "turn" : "round",
          when: when.filter(Boolean).join(" · "),
        },
      ];
    });
    return [...line, ...headings];
  });
}

/** So many sentences of so many signs are read as one. */
const AT_ONCE = 2;
const GLANCE = 120;
/** Where a sentence may end: after "for 4.", but not after the number of "1. am Zug". */
const END = /(?<=(?:[^\d]|\p{L} \d+)[.!?]) /gu;

interface Said {
  readonly sentence: string;
  readonly pins: readonly Wire["Pin"][];
}

/**
 * What one answer set going, to be read line by line: a clean-up or a whole set-up is a sentence for each seat and matter. A name may
 * begin with a small letter.
 */
export function linesOf({ sentence, pins }: Said, names: readonly string[]): Said[] {
  const begins = (rest: string): boolean => /^\p{Lu}/u.test(rest) || names.some((name) => rest.startsWith(name));
  const starts = [0, ...[...sentence.matchAll(END)].map(({ index }) => index + 1).filter((at) => begins(sentence.slice(at)))];
  if (starts.length <= AT_ONCE && sentence.length <= GLANCE) return [{ sentence, pins }];
  return starts.map((start, at) => {
    const end = (starts[at + 1] ?? sentence.length + 1) - 1;
    const within = pins.filter((pin) => pin.at >= start && pin.at < end);
    return { sentence: sentence.slice(start, end), pins: within.map((pin) => ({ ...pin, at: pin.at - start })) };
  });
}

/** An entry line by line: the first is by whoever answered, the others have the mark of whom they are about; of two with one name
    that is whoever answered. */
function lines(entry: Entry, names: readonly string[]): Entry[] {
  const begins = (says: string, name = ""): boolean => name !== "" && [`${name} `, `${name}: `].some((start) => says.startsWith(start));
  const about = (says: string): number => (begins(says, names[entry.seat]) ? entry.seat : names.findIndex((name) => begins(says, name)));
  return linesOf(entry, names).map((said, at): Entry => {
    if (!at) return { ...entry, ...said };
    return { ...entry, ...said, key: `${entry.key}+${at}`, seat: about(said.sentence), rule: "", byItself: false };
  });
}

const same = (a: Entry, b: Entry): boolean =>
  (Object.keys(a) as (keyof Entry)[]).every((key) => a[key] === b[key] || 
    (key === "named" && String(a.named) === String(b.named)) || (key === "pins" && JSON.stringify(a.pins) === JSON.stringify(b.pins)));

/** The entries as one reads on: those that are the same as before stay the same values, and are not drawn again. */
export function reading(): (game: Game) => Entry[] {
  let known = new Map<string, Entry>();
  return (game) => {
    const all = entries(game).map((entry) => {
      const before = known.get(entry.key);
      return before && same(before, entry) ? before : entry;
    });
    known = new Map(all.map((entry) => [entry.key, entry]));
    return all;
  };
}

/** The entries that pass a filter; of the dividers only those with something below them. */
export function filtered(all: readonly Entry[], filter: Filter, viewer: number): Entry[] {
  if (filter === "all") return [...all];
  const kept = all.filter(
    ({ kind, seat, named }) => kind !== "line" || (filter === "me" ? named.includes(viewer) : seat === filter),
  );
  const found: Entry[] = [];
  let [inTurn, inRound] = [false, false];
  for (const entry of kept.reverse()) {
    if (entry.kind === "line" ? true : entry.kind === "turn" ? inTurn : inRound) found.unshift(entry);
    inTurn = entry.kind === "line";
    inRound = entry.kind !== "round" && (inRound || inTurn);
  }
  return found;
}
