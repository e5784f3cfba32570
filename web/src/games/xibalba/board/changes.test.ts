import { describe, expect, it } from "vitest";

import type { Wire } from "../../../api/client";
import raided from "../fixtures/raid.json";
import { readPosition } from "../position";
import { lastMove, moves } from "./changes";

const view = raided as unknown as Wire["View"];
const { cards, heights } = raided.zones;
const before = readPosition(view);
const after = (zones: object) => readPosition({ ...view, zones: { ...view.zones, ...zones } } as Wire["View"]);

describe("which cards moved", () => {
  it("none where nothing changed", () => {
    expect(moves(before, after({}))).toEqual([]);
  });

  it("from the squad into the ark", () => {
    const entered = { cards: cards.slice(1), heights: [0, ...heights.slice(1)], ark: cards[0]! };
    expect(moves(before, after(entered))).toEqual([{ from: "stack-0-0", to: "ark" }]);
  });

  it("from the market onto a stack", () => {
    const bought = { cards: [cards[0]!, raided.zones.market[1]!, ...cards.slice(1)], heights: [2, ...heights.slice(1)] };
    expect(moves(before, after(bought))).toEqual([{ from: "market", to: "stack-0-0" }]);
  });
});

describe("the last move of others", () => {
  const moment = (seat: number, ...events: [string, object][]): Wire["MomentInfo"] =>
    ({
      kind: "answer",
      seat,
      undone: false,
      events: events.map(([name, args]) => ({ name, args, sentence: "" })),
    }) as unknown as Wire["MomentInfo"];

  it("is an attack from the squad on the ark", () => {
    const struck = moment(1, ["attacked", { seat: 1, target: "ark", strength: 4 }], ["damaged", { card: "scout" }]);
    expect(lastMove([struck], 0, 2)).toEqual({
      seat: 1,
      keys: new Set(["ark"]),
      attack: { from: "stack-1-0", to: "ark" },
    });
  });

  it("is an attack from the ark on a base", () => {
    const struck = moment(1, ["attacked", { seat: 1, target: "p3", strength: 4 }]);
    expect(lastMove([struck, moment(-1)], 0, 1)).toMatchObject({ attack: { from: "ark", to: "base-2" } });
  });

  it("is forgotten once one has answered oneself", () => {
    expect(lastMove([moment(1, ["upgraded", { seat: 1, level: 2 }]), moment(0)], 0, -1)).toBeNull();
  });
});
