/** Finding rules: by number, title and sentence, by status, and by whether the editions differ. */
import type { Wire } from "../api/client";

export type Rule = Wire["RuleInfo"];
export type Status = "all" | Rule["status"];
export type Editions = "all" | "differs";
export interface Wanted {
  readonly text: string;
  readonly status: Status;
  readonly editions: Editions;
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();

/** The rules that hold every word of the search and pass both filters. */
export function found(rules: readonly Rule[], wanted: Wanted): Rule[] {
  const words = plain(wanted.text).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    if (wanted.status !== "all" && rule.status !== wanted.status) return false;
    if (wanted.editions === "differs" && !rule.editions) return false;
    const text = plain(`${rule.id} ${rule.chapter} ${rule.title} ${rule.says} ${rule.source}`);
    return words.every((word) => text.includes(word));
  });
}

/** The rules under the titles of their chapters. */
export function byChapter(rules: readonly Rule[]): (readonly [string, Rule[]])[] {
  const chapters = new Map<string, Rule[]>();
  for (const rule of rules) {
    const known = chapters.get(rule.chapter);
    if (known) known.push(rule);
    else chapters.set(rule.chapter, [rule]);
  }
  return [...chapters];
}
