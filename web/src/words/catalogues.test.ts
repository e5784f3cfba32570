import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const TEXTS = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });

/** The messages of a catalogue, and the variables each takes. */
function messages(text: string): Map<string, string> {
  const found = new FluentResource(text).body.map(({ id, value }) => {
    const names = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]!);
    return [id, [...new Set(names)].sort().join(" ")] as const;
  });
  return new Map(found);
}

const english = Object.keys(TEXTS).filter((path) => path.endsWith("en.ftl"));

it.each(english.flatMap((path) => ["de", "it"].map((language) => [path, path.replace("en.ftl", `${language}.ftl`)])))(
  "%s says the same as %s",
  (path, other) => {
    expect(Object.fromEntries(messages(TEXTS[other]!))).toEqual(Object.fromEntries(messages(TEXTS[path]!)));
  },
);

it("says something in every message", () => {
  for (const [path, text] of Object.entries(TEXTS)) {
    const written = text.match(/^[a-z][\w-]* =/gm)?.length ?? 0;
    expect([path, messages(text).size]).toEqual([path, written]);
  }
});
