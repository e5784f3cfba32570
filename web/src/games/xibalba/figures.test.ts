import { describe, expect, it } from "vitest";

import { FIGURES, figureOf, type FigureName } from "./figures";
import { TYPES } from "./generated";

const FILES = import.meta.glob<string>("../../../../src/ludarium/games/xibalba/content/*s.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const ids = (type: string): string[] => {
  const text = Object.entries(FILES).find(([path]) => path.endsWith(`/${type}s.toml`))![1];
  const rows = text.split(`\n[${type}]\n`)[1]!.split("\n\n[")[0]!;
  return [...rows.matchAll(/^([\w-]+) = /gm)].map((found) => found[1]!);
};

describe("the figures on cards", () => {
  it("are of several kinds for each type of card, and none stays unused", () => {
    const shown = TYPES.map((type) => new Set(ids(type).map((id) => figureOf({ id, type }))));
    expect(shown.every((figures) => figures.size >= 4)).toBe(true);
    const all = new Set(shown.flatMap((figures) => [...figures]));
    expect(Object.keys(FIGURES).filter((name) => !all.has(name as FigureName))).toEqual([]);
  });

  it("stay the same for cards of other packs", () => {
    const card = { id: "my-own-card", type: "building" } as const;
    expect(figureOf(card)).toBe(figureOf({ ...card }));
    expect(FIGURES[figureOf(card)]).toBeDefined();
  });
});
