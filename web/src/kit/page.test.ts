import { expect, it } from "vitest";

import { spoken } from "./page";

it("a page is spoken as one sentence, heads before their words, without doubled stops", () => {
  const lines = [{ head: "Plan", text: "gain an agenda." }, { text: "once;" }, { head: "", text: "ends the turn" }];
  const page = { id: "x", title: "Conquest", kind: "Focus card", colour: "", lines };
  expect(spoken(page)).toBe("Conquest. Plan: gain an agenda. once. ends the turn.");
});
