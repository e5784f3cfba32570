/** The rulebook of a game: finding in it, and its index. */
import type { Wire } from "../api/client";
import type { Language } from "../words/words.svelte";
import { FILLERS } from "./fillers";
import type { Rule } from "./rules";

export type Book = Wire["BookInfo"];
export type Block = Wire["BlockInfo"];
export type Chapter = Wire["ChapterInfo"];

/** Pages of a book that are no chapters. */
export const INDEX = "index";
export const GLOSSARY = "glossary";
export const SUMMARY = "summary";

/** A place that an entry of the index leads to: what is said there, and in which chapter. */
export interface Place {
  readonly title: string;
  readonly rule: string;
  readonly chapter: number;
}
export interface Entry {
  readonly word: string;
  readonly places: readonly Place[];
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{Diacritic}/gu, "").replaceAll("ß", "ss").toLowerCase();

/** The chapter that tells a rule. */
export const chapterOf = (book: Book, rule: string): Chapter | undefined =>
  book.chapters.find(({ blocks }) => blocks.some(({ rules }) => rules.includes(rule)));

/** What an address names: a chapter, a page that is none, or the chapter of a rule; the beginning where there is no such thing. */
export function placeOf(book: Book, wanted: string): string {
  const known = [...book.chapters.map(({ id }) => id), SUMMARY, GLOSSARY, INDEX];
  return (known.includes(wanted) ? wanted : chapterOf(book, wanted)?.id) ?? book.chapters[0]?.id ?? SUMMARY;
}

/** The blocks that contain every word, also in the titles and sentences of their rules. */
export function search(book: Book, rules: ReadonlyMap<string, Rule>, text: string): { chapter: Chapter; block: Block }[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const told = ({ head, text: says, rules: ids }: Block): string =>
    plain([head, says, ...ids.flatMap((id) => [id, rules.get(id)?.title ?? "", rules.get(id)?.says ?? ""])].join(" "));
  return book.chapters.flatMap((chapter) =>
    chapter.blocks.filter((block) => words.every((word) => told(block).includes(word))).map((block) => ({ chapter, block })),
  );
}

/** A part of a remark on editions: "EN, IT: no limit". Without codes it is about all of them. */
export interface Remark {
  readonly codes: readonly string[];
  readonly says: string;
}

const CODED = /^([A-Z]{2}(?:, [A-Z]{2})*): (.+)$/;

/** What a remark says of which editions: "DE: a; EN, IT: b" has two parts. */
export function partsOf(remark: string): Remark[] {
  return remark.split(/; (?=[A-Z]{2}(?:, [A-Z]{2})*: )/).map((part) => {
    const found = CODED.exec(part);
    return found ? { codes: found[1]!.split(", "), says: found[2]! } : { codes: [], says: part };
  });
}

/** The remarks on a block, each once: those that concern an edition, and those on others. */
export function remarksOn(block: Block, rules: ReadonlyMap<string, Rule>, edition: string): { own: Remark[]; others: Remark[] } {
  const remarks = new Set(block.rules.flatMap((id) => rules.get(id)?.editions || []));
  const parts = [...remarks].flatMap(partsOf);
  const isOwn = ({ codes }: Remark): boolean => !edition || !codes.length || codes.includes(edition.toUpperCase());
  return { own: parts.filter(isOwn), others: parts.filter((part) => !isOwn(part)) };
}

/** Whether one of a block's rules differs between editions. */
export const differs = (block: Block, rules: ReadonlyMap<string, Rule>): boolean =>
  block.rules.some((id) => rules.get(id)?.editions);

const LEAST = 3;
const ENDING = 2;

/** Whether two words are forms of one: "cube" and "cubes", "Drohne" and "Drohnen", in Italian "drone" and "droni". */
export function isForm(a: string, b: string, language: Language): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (language === "it") return short.length === long.length && short.length > LEAST && short.slice(0, -1) === long.slice(0, -1);
  return short.length >= LEAST && long.startsWith(short) && long.length - short.length <= ENDING && /^(s|es|e|n|en|er)?$/.test(long.slice(short.length));
}

/** The words of a title that somebody may look up. */
function wordsOf(title: string, language: Language): string[] {
  const words = title.match(/\p{L}[\p{L}\p{N}-]*/gu) ?? [];
  const known = words.filter((word) => word.length >= LEAST && !FILLERS[language].has(plain(word)));
  return known.length ? known : words.slice(0, 1);
}

/**
 * The words in the titles of blocks and rules, in the order of the alphabet, each with the places whose titles have it.
 * What several titles share is an entry; the rest of a title only where nothing else leads to it.
 */
export function indexOf(book: Book, rules: ReadonlyMap<string, Rule>, language: Language): Entry[] {
  const found: { forms: string[]; word: string; places: Place[] }[] = [];
  const entryOf = (word: string): (typeof found)[number] => {
    const form = plain(word);
    let entry = found.find(({ forms }) => forms.some((each) => each === form || isForm(each, form, language)));
    if (!entry) found.push((entry = { forms: [], word, places: [] }));
    if (!entry.forms.includes(form)) entry.forms.push(form);
    if (word.length < entry.word.length) entry.word = word;
    return entry;
  };
  for (const [at, { blocks }] of book.chapters.entries()) {
    for (const { head, rules: ids } of blocks) {
      const titles = [[head, ids[0] ?? ""], ...ids.map((id) => [rules.get(id)?.title ?? id, id])] as [string, string][];
      for (const [title, rule] of titles) {
        for (const word of wordsOf(title, language)) {
          const { places } = entryOf(word);
          if (!places.some((place) => place.title === title)) places.push({ title, rule, chapter: at + 1 });
        }
      }
    }
  }
  const shared = found.filter(({ places }) => places.length > 1);
  const led = new Set(shared.flatMap(({ places }) => places.map(({ title }) => title)));
  const alone = found.filter(({ places }) => places.length === 1 && !led.has(places[0]!.title));
  const first = new Map(alone.toReversed().map((entry) => [entry.places[0]!.title, entry]));
  const capital = (word: string): string => word[0]!.toLocaleUpperCase(language) + word.slice(1);
  return [...shared, ...first.values()]
    .map(({ word, places }) => ({ word: capital(word), places }))
    .sort((a, b) => a.word.localeCompare(b.word, language));
}

/** The entries of an index by their first letters, without accents. */
export function byLetter(entries: readonly Entry[]): [string, readonly Entry[]][] {
  const letters = [...new Set(entries.map(({ word }) => plain(word)[0]!.toUpperCase()))];
  return letters.map((letter) => [letter, entries.filter(({ word }) => plain(word)[0]!.toUpperCase() === letter)]);
}
