import { describe, expect, it } from "vitest";

import { byLetter, indexOf, isForm, search, type Book } from "./book";
import type { Rule } from "./rules";

const RULES = new Map(
  [
    ["G-A-01", "A tie goes to nobody", "Equal strength holds nothing."],
    ["G-A-02", "Ties lower down", "They do not matter."],
    ["G-B-01", "Roofs are level", ""],
    ["G-B-02", "Élan", "Nur über außen."],
  ].map(([id, title, says]) => [id!, { id, title, says } as Rule]),
);
const block = (head: string, text: string, ...rules: string[]): Book["chapters"][number]["blocks"][number] => ({ head, text, rules, example: "" });
const BOOK: Book = {
  chapters: [
    { id: "a", title: "Majority", blocks: [block("Who is strongest", "Strength decides.", "G-A-01", "G-A-02")] },
    { id: "b", title: "The board", blocks: [block("Streets and roofs", "Up and down.", "G-B-01", "G-B-02")] },
  ],
  glossary: [],
  summary: [],
};

describe("the index", () => {
  it("takes forms of a word together", () => {
    expect(isForm("cube", "cubes", "en")).toBe(true);
    expect(isForm("drohne", "drohnen", "de")).toBe(true);
    expect(isForm("drone", "droni", "it")).toBe(true);
    expect(isForm("mark", "market", "en")).toBe(false);
    expect(isForm("level", "levers", "en")).toBe(false);
  });

  it("lists what several titles share, with the chapter of each, and every other title once", () => {
    const found = indexOf(BOOK, RULES, "en");
    expect(found.map(({ word }) => word)).toEqual(["Élan", "Roofs", "Strongest", "Tie"]);
    expect(found.find(({ word }) => word === "Tie")!.places).toEqual([
      { title: "A tie goes to nobody", rule: "G-A-01", chapter: 1 },
      { title: "Ties lower down", rule: "G-A-02", chapter: 1 },
    ]);
    expect(byLetter(found).map(([letter]) => letter)).toEqual(["E", "R", "S", "T"]);
  });
});

describe("the search of the book", () => {
  const heads = (text: string): string[] => search(BOOK, RULES, text).map(({ block: { head } }) => head);

  it("finds words in what is told, and in titles, sentences and numbers of the rules", () => {
    expect(heads("decides")).toEqual(["Who is strongest"]);
    expect(heads("TIES matter")).toEqual(["Who is strongest"]);
    expect(heads("g-b-01")).toEqual(["Streets and roofs"]);
    expect(heads("nothing here")).toEqual([]);
  });

  it("needs no accents", () => {
    expect(heads("elan uber aussen")).toEqual(["Streets and roofs"]);
  });
});
