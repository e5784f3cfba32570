import { describe, expect, it } from "vitest";

import { byChapter, found, type Rule } from "./rules";

const rule = (id: string, more: Partial<Rule> = {}): Rule => ({
  id,
  chapter: id.startsWith("DEI-MAJ") ? "Mehrheit" : "Aufbau",
  title: "",
  says: "",
  language: "en",
  source: "",
  status: "printed",
  editions: "",
  because: "",
  implemented: true,
  ...more,
});
const RULES = [
  rule("DEI-MAJ-01", { title: "Größte Stärke", says: "The greatest strength holds the majority." }),
  rule("DEI-MAJ-09", { says: "A tie keeps the majority.", status: "ruling" }),
  rule("DEI-SET-01", { says: "A game has 2 to 4 seats.", editions: "EN: 3 seats play otherwise" }),
];
const ids = (rules: readonly Rule[]): string[] => rules.map((each) => each.id);
const all = { text: "", status: "all", editions: "all" } as const;

describe("the search", () => {
  it("shows everything where nothing is asked", () => {
    expect(found(RULES, all)).toHaveLength(3);
  });
  it("takes words of number, title and sentence in any order, without accents", () => {
    expect(ids(found(RULES, { ...all, text: "majority tie" }))).toEqual(["DEI-MAJ-09"]);
    expect(ids(found(RULES, { ...all, text: "maj starke" }))).toEqual(["DEI-MAJ-01"]);
    expect(ids(found(RULES, { ...all, text: "dei-set" }))).toEqual(["DEI-SET-01"]);
  });
  it("filters by status and by difference of editions", () => {
    expect(ids(found(RULES, { ...all, status: "ruling" }))).toEqual(["DEI-MAJ-09"]);
    expect(ids(found(RULES, { ...all, editions: "differs" }))).toEqual(["DEI-SET-01"]);
  });
});

it("groups rules under the titles of their chapters", () => {
  expect(byChapter(RULES).map(([name, rules]) => [name, rules.length])).toEqual([
    ["Mehrheit", 2],
    ["Aufbau", 1],
  ]);
});
