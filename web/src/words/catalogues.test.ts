import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const TEXTS = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });

it("reads every message", () => {
  for (const [path, text] of Object.entries(TEXTS)) {
    const written = text.match(/^[a-z][\w-]* =/gm)?.length ?? 0;
    expect([path, new FluentResource(text).body.length]).toEqual([path, written]);
  }
});
