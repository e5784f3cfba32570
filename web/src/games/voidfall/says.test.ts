import { describe, expect, it } from "vitest";

import type { Action } from "../../api/codes";
import type { Scene } from "../../table/scene";
import opening from "./fixtures/first-turn.json";
import { cardSays, chip, chosenSays, sentenceOf, verb } from "./says";

const words = {
  card: (id: string) => `<${id}>`,
  say: (id: string, values: Record<string, unknown> = {}) => [id, ...Object.values(values)].join(" "),
  has: () => true,
};
const origin = (technology: string) => ({ technology, objectives: [] });
const content = {
  houses: { house: [{ id: "astoran" }, { id: "belitan", a: origin("shields"), b: origin("purifier") }] },
  technologies: { technology: [{ id: "shields" }, { id: "purifier", immediate: "1S -> purify field" }] },
  agendas: {
    kind: [{ id: "dominance" }, { id: "wealth" }, { id: "might" }, { id: "support" }],
    agenda: [{ id: "high-society", kind: "support" }],
  },
};
const scene = (facts: object, legal: readonly Action[] = []): Scene =>
  ({ view: { ...opening, facts: { ...opening.facts, ...facts } }, viewer: 0, words, content, decision: { legal } }) as unknown as Scene;
const answer = (verb: string, ...args: [string, number][]): Action =>
  ({ verb, args: args.map(([key]) => ({ key })), values: args.map(([, value]) => value) }) as unknown as Action;

describe("what asks a question", () => {
  it("is the line whose parts are on offer", () => {
    expect(cardSays(scene({ line: 6 }))).toBe("<line-6>.");
    expect(cardSays(scene({ line: -1 }))).toBe("");
    expect(cardSays(scene({ line: 6, phase: "preparation" }))).toBe("<line-6>.");
  });
});

describe("origins", () => {
  const card = (id: string): string => ({ "house-belitan-a-stock": "4 food", "house-belitan-b-stock": "5 food" })[id] ?? "alike";
  const asked = [0, 1].map((value) => ({ ...answer("origin", ["origin", value]), args: [{ key: "origin", kind: "origin" }] }) as unknown as Action);
  const choosing = { ...scene({}, asked), words: { ...words, card } } as unknown as Scene;

  it("say in what they differ, in a line each", () => {
    expect(cardSays(choosing)).toBe("origin-begins A 4 food\norigin-begins B 5 food");
  });

  it("are named with their technology", () => {
    expect(chip(choosing, "origin", 1)).toBe("B: technology-purifier");
    expect(chosenSays(choosing, asked[1]!)).toContain("Technology-purifier-text. 5 food; alike; alike");
  });
});

describe("what a picked card does", () => {
  it("is said of a technology, with what it brings at once", () => {
    const says = chosenSays(scene({}), answer("research", ["technology", 1], ["copy", 4]));
    expect(says).toBe("technology-immediate: <technology-purifier-immediate>. Technology-purifier-text.");
    expect(chosenSays(scene({}), answer("improve", ["technology", 0]))).toBe("Technology-shields-improved-text.");
  });

  it("is said of an agenda by the action of its kind", () => {
    expect(chosenSays(scene({}), answer("play-agenda", ["agenda", 0]))).toContain("<kind-support-action>");
  });

  it("is nothing for answers without a card", () => {
    expect(chosenSays(scene({}), answer("done"))).toBe("");
  });
});

it("names a guild with what it yields", () => {
  expect(chip(scene({}), "guild", 4)).toBe("guild-scientists (resource-science)");
  expect(chip(scene({}), "track", 0)).toBeUndefined();
});

describe("an effect that stands for a line", () => {
  const asked = scene({ line: 6, parts: [[29, 7]] });

  it("goes by all words of that line", () => {
    expect(chip(asked, "effect", 29)).toBe("<line-7>");
    expect(sentenceOf(asked, answer("use", ["effect", 29]))).toBe("<line-7>");
    expect(chip(asked, "effect", 9)).toBeUndefined();
  });
});

describe("the way out", () => {
  const beside = (...verbs: string[]): Scene =>
    ({ ...scene({}), decision: { legal: verbs.map((each) => answer(each)) } }) as unknown as Scene;

  it("says what it ends", () => {
    expect(verb(beside("act", "done"), answer("done"))).toBe("done-turn");
    expect(verb(beside("deploy", "done"), answer("done"))).toBe("done-deploy");
    expect(verb(beside("use", "done"), answer("done"))).toBe("done-rest");
    expect(verb(beside("open-agenda", "done"), answer("done"))).toBe("done-rest");
    expect(verb(beside("act", "done"), answer("act"))).toBeUndefined();
    expect(verb(beside("done"), answer("done"))).toBeUndefined();
  });
});
