/** The rulebook of a game: finding in it, and its index. */
import type { Wire } from "../api/client";
import type { Rule } from "./rules";

export type Book = Wire["BookInfo"];
export type Block = Wire["BlockInfo"];
export type Chapter = Wire["ChapterInfo"];

/** Pages of a book that are no chapters. */
export const INDEX = "index";
export const GLOSSARY = "glossary";
export const SUMMARY = "summary";

export interface Entry {
  readonly word: string;
  readonly chapter: string;
  readonly rule: string;
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();

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

/** The headings of all blocks and the titles of all rules, in the order of the alphabet. */
export function indexOf(book: Book, rules: ReadonlyMap<string, Rule>, language: string): Entry[] {
  const entries = book.chapters.flatMap(({ id: chapter, blocks }) =>
    blocks.flatMap((block) => [
      { word: block.head, chapter, rule: block.rules[0] ?? "" },
      ...block.rules.map((rule) => ({ word: rules.get(rule)?.title ?? rule, chapter, rule })),
    ]),
  );
  const once = new Map(entries.map((entry) => [`${entry.word} ${entry.rule}`, entry]));
  return [...once.values()].sort((a, b) => a.word.localeCompare(b.word, language));
}
