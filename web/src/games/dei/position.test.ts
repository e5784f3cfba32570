import { describe, expect, it } from "vitest";

import type { Wire } from "../../api/client";
import { seatInFront } from "../../kit/position";
import { markOf, type Content } from "./content";
import planning from "./fixtures/planning.json";
import { marksOf, readPosition } from "./position";

const view = planning as unknown as Wire["View"];
const BLOCKS: readonly (readonly [string, number])[] = [
  ["ravagers", 8],
  ["refuge-42", 8],
  ["farm-z", 8],
  ["auxilia", 8],
  ["tactic", 8],
  ["logistic", 8],
  ["machinery", 8],
  ["black", 12],
  ["drone", 12],
];
const content = {
  cards: BLOCKS.flatMap(([block, number]) => Array.from({ length: number }, () => ({ block }))),
  factions: BLOCKS.slice(0, 4).map(([id]) => ({ id })),
} as unknown as Content;

describe("a view of the third round with planning, seen by seat 1", () => {
  const position = readPosition(view, content);
  const [mine, other] = position.pads;

  it("tells the time and the card in play", () => {
    expect([position.round, position.phase, position.turn, position.turn_cards]).toEqual([3, 1, 0, 2]);
    expect(position.in_play).toEqual({ seat: 0, at: 4, pool: ["enlist", "build"] });
  });

  it("tells what lies on the own pad", () => {
    expect(mine).toMatchObject({ faction: 2, score: 3, technology: 1, energy: 0, cubes: [0, 1, 0], reserve: 10 });
    expect(mine!.hand).toEqual([21]);
    expect(mine!.planned).toEqual([]);
    expect(mine!.recycled).toHaveLength(5);
    expect(mine!.stock).toEqual([3, 1, 3]);
    expect(mine!.boosts).toEqual([]);
    expect(mine!.feats).toEqual([
      { feat: 5, learned: false },
      { feat: 6, learned: false },
      { feat: 14, learned: false },
    ]);
  });

  it("tells which cards lie where, and which of them face down", () => {
    expect(mine!.phases[0]).toEqual([
      { card: 59, down: true, boost: null },
      { card: 23, down: false, boost: null },
      null,
    ]);
    expect(mine!.phases[1]![1]).toEqual({ card: 22, down: false, boost: null });
  });

  it("counts what it cannot see of the other pad", () => {
    expect(other!.hand).toEqual([null, null, null, null]);
    expect(other!.planned).toEqual([]);
    expect(other!.boosts).toEqual([]);
    expect(other!.phases[0]!.slice(0, 2)).toEqual([
      { card: null, down: true, boost: null },
      { card: 2, down: false, boost: null },
    ]);
    expect(other!.feats.map((place) => place && [place.feat, place.learned])).toEqual([
      [null, false],
      [null, false],
      [null, false],
    ]);
  });

  it("counts the decks with the drone cards mixed in", () => {
    expect(position.decks).toEqual([6, 7, 6, 5]);
  });

  it("tells missions with their tokens, lateness and worth", () => {
    expect(position.missions[1]).toEqual({ mission: 10, column: 1, late: true, tokens: [0], worth: [1, 0] });
    expect(position.missions[2]).toEqual({ mission: 7, column: 2, late: false, tokens: [], worth: [3, 0] });
    expect(position.missions[6]!.tokens).toEqual([1]);
    expect(position.missions[5]!.worth).toEqual([2, null]);
  });
});

describe("marks", () => {
  const position = readPosition(view, content);
  const withFactions = (factions: readonly number[]) => ({
    ...position,
    pads: factions.map((faction, seat) => ({ ...position.pads[0]!, faction, seat })),
  });

  it("are those of the factions", () => {
    expect(marksOf(position, content)).toEqual([markOf(content, 2), markOf(content, 0)]);
    expect(marksOf(position, content)).toEqual([3, 1]);
  });

  it("are never shared while factions are being chosen", () => {
    expect(marksOf(withFactions([-1, -1, -1, -1]), content)).toEqual([0, 1, 2, 3]);
    expect(marksOf(withFactions([3, 1, -1, -1]), content)).toEqual([0, 2, 1, 3]);
  });
});

describe("the seat in front", () => {
  const position = readPosition(view, content);

  it("is the viewer, or for a spectator whoever plays", () => {
    expect(seatInFront({ viewer: 1 }, position)).toBe(1);
    expect(seatInFront({ viewer: -2 }, position)).toBe(0);
    expect(seatInFront({ viewer: -2 }, { ...position, turn: -1, asked: [1] })).toBe(1);
  });
});
