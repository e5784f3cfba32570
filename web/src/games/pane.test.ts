import { expect, it } from "vitest";

import type { Action } from "../api/codes";
import type { GameFace } from "../table/face";
import { isPlaced, paneOf } from "./pane";

const face = { Board: "board", Hand: "hand", Mine: "mine", offers: [{ id: "agendas", component: "agendas" }] } as unknown as GameFace;
const answer = (verb: string, kind = "", name = ""): Action =>
  ({ code: 1, verb, args: kind ? [{ key: kind, kind, names: [name] }] : [], values: kind ? [0] : [] }) as unknown as Action;
const pane = (action: Action | null, more = {}): unknown => paneOf("voidfall", face, { action, ...more });

it("shows an answer where its things are", () => {
  expect(pane(answer("select"))).toBe("hand");
  expect(pane(answer("found", "sector", "s3"))).toBe("board");
  expect(pane(answer("corrupt", "place", "s3"))).toBe("board");
  expect(pane(answer("corrupt", "place", "field-1"))).toBe("agendas");
  expect(isPlaced(answer("corrupt", "place", "field-1"))).toBe(false);
});

it("shows what an example brings, unless it names places or says where to look", () => {
  expect(pane(answer("done"), { places: [] })).toBe("mine");
  expect(pane(answer("done"), { places: [2] })).toBe("board");
  expect(pane(answer("done"))).toBe("board");
  expect(pane(null, { places: [], pane: "agendas" })).toBe("agendas");
  expect(pane(null, { places: [] })).toBe("board");
});

it("shows a purchase at the market where answers are compared, and on the board what it changed", () => {
  const xibalba = { ...face, offers: [{ id: "market", component: "market" }] } as unknown as GameFace;
  const shown = (verb: string, offered: boolean): unknown => paneOf("xibalba", xibalba, { action: answer(verb), offered });
  expect(shown("buy-event", true)).toBe("market");
  expect(shown("trade", true)).toBe("hand");
  expect(shown("attack", true)).toBe("board");
  expect(shown("buy-event", false)).toBe("board");
  expect(shown("buy-soldier", false)).toBe("market");
  expect(shown("keep", false)).toBe("hand");
});

it("shows seats, and pictures that a game has for examples alone, where an example says so", () => {
  const with_hands = { ...face, pictures: { hands: "hands" } } as unknown as GameFace;
  expect(paneOf("dei", with_hands, { action: null, pane: "hands" })).toBe("hands");
  expect(paneOf("dei", with_hands, { action: null, pane: "seats" })).not.toBe("board");
});
