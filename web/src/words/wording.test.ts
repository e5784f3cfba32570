import { describe, expect, it } from "vitest";

import { decode, type VerbTable } from "../api/codes";
import { bundleOf, say } from "./fluent";
import { actionWords, namesOf, type Places, type Speech, withNames } from "./wording";

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

const WORDS: Readonly<Record<string, string>> = { ash: "Ash Walk", behind: "the roof behind Ash Walk", mill: "Mill", "faction-ants": "Ants" };
const plain: Speech = {
  places: { "region-r1": [1, "ash", ""], "region-r2": [2, "behind", ""], "region-r3": [3, "mill", ""] },
  has: (id) => id in WORDS,
  say: (id, values) => WORDS[id] ?? `Kill ${String(values?.faction)}`,
  player: (zone, value) => (zone === "factions" && value === 0 ? "Ada" : ""),
};

describe("names in sentences", () => {
  it("are found where a line might divide them, with the sign after them", () => {
    const names = namesOf(plain);
    expect(withNames("From Ash Walk, over the roof behind Ash Walk to Mill.", names)).toEqual(["From ", "Ash Walk,", " over ", "the roof behind Ash Walk", " to Mill."]);
    expect(withNames("Nothing.", names)).toEqual(["Nothing."]);
    expect(withNames("Ash Walk", namesOf({ ...plain, places: {} }))).toEqual(["Ash Walk"]);
  });

  it("are people's where an action says what somebody plays", () => {
    const arg = { key: "faction", kind: "faction", names: ["ants"], most: 0, flag: false, bits: 1 };
    const kill = (zone: string): string => actionWords(plain, [], { code: 0, verb: "kill", args: [{ ...arg, zone }], values: [0] } as never);
    expect([kill("factions"), kill("")]).toEqual(["Kill Ada", "Kill Ants"]);
  });
});
