import { describe, expect, it } from "vitest";

import { decode, type VerbTable } from "../api/codes";
import { bundleOf, say } from "./fluent";
import { actionWords, type Places } from "./wording";

/** What the server says, written by `python -m tests.sentences`; `tools/client.py check` does it before these tests. */
const FILES = import.meta.glob<string>("../../../build/sentences.json", { query: "?raw", import: "default", eager: true });

interface Said {
  readonly game: string;
  readonly language: string;
  readonly edition: string;
  readonly names: readonly string[];
  readonly sources: readonly string[];
  readonly table: VerbTable;
  readonly places: Places;
  readonly sentences: readonly (readonly [code: number, sentence: string])[];
}

const every = Object.values(FILES).flatMap((text) => JSON.parse(text) as readonly Said[]);

describe.runIf(every.length)("the page says an action as the server does", () => {
  it.each(every)("in $game, $language", ({ language, edition, names, sources, table, places, sentences }) => {
    const bundle = bundleOf(language, sources);
    const speech = {
      places,
      has: (id: string) => bundle.hasMessage(id),
      say: (id: string, values = {}) => say(bundle, id, { edition, ...values }),
    };
    const other = sentences.flatMap(([code, server]) => {
      const page = actionWords(speech, names, decode(table, code));
      return page === server ? [] : [{ code, server, page }];
    });
    expect(other).toEqual([]);
    expect(sentences.length).toBeGreaterThan(table.verbs.length);
  });
});
