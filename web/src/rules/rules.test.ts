import { describe, expect, it } from "vitest";

import { partsOf, placeOf, remarksOn, type Book } from "./book";
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
  tried: false,
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

describe("remarks on editions", () => {
  const BLOCK = { head: "", text: "", rules: ["DEI-MAJ-01", "DEI-MAJ-09"], example: "" };
  const KNOWN = new Map([
    ["DEI-MAJ-01", rule("DEI-MAJ-01", { editions: "DE: a limit; EN, IT: none, not even ten" })],
    ["DEI-MAJ-09", rule("DEI-MAJ-09", { editions: "only in the first game" })],
  ]);

  it("say of which editions they are", () => {
    expect(partsOf("DE: a limit; EN, IT: none; not even ten")).toEqual([
      { codes: ["DE"], says: "a limit" },
      { codes: ["EN", "IT"], says: "none; not even ten" },
    ]);
  });
  it("concern an edition or others", () => {
    const { own, others } = remarksOn(BLOCK, KNOWN, "it");
    expect(own.map(({ says }) => says)).toEqual(["none, not even ten", "only in the first game"]);
    expect(others.map(({ codes }) => codes)).toEqual([["DE"]]);
    expect(remarksOn(BLOCK, KNOWN, "").others).toEqual([]);
  });
});

it("opens the chapter, page or rule that an address names, and the beginning where there is none", () => {
  const chapter = (id: string, rules: string[]): Book["chapters"][number] => ({ id, title: id, blocks: [{ head: "", text: "", rules, example: "" }] });
  const book: Book = { chapters: [chapter("goal", ["DEI-SCO-01"]), chapter("cards", ["DEI-CRD-02"])], glossary: [], summary: [] };
  expect(["cards", "index", "DEI-CRD-02", "", "nope", "NOPE", "NOPE-99"].map((each) => placeOf(book, each))).toEqual([
    "cards",
    "index",
    "cards",
    ..."goal ".repeat(4).trim().split(" "),
  ]);
});
