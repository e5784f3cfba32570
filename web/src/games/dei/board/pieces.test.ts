import { describe, expect, it } from "vitest";

import { distance } from "../../../kit/board/point";
import { buildings, roomTaken } from "./buildings";
import { journeys } from "./changes";
import { City } from "./city";
import { foreseen, piecesIn } from "./pieces";
import type { Standing } from "./standing";
import { BLOCK } from "./town.fixture";

const [STREET, ROOF, TOWER, YARD] = [0, 1, 2, 3];
const REGIONS = 5;
const NOTHING = Array.from({ length: REGIONS * 2 }, () => 0);

/** Two seats: Ravagers (diamond) and Auxilia (circle). */
const empty: Standing = {
  seats: 2,
  regions: REGIONS,
  factions: [0, 3],
  marks: [1, 0],
  order: [1, 0],
  scrappers: NOTHING,
  champions: [-1, -1],
  refuges: [-1, -1, -1, -1, -1, -1],
  elevators: [-1, -1, -1, -1, -1, -1],
  bridges: [-1, -1, -1, -1, -1, -1],
  resources: NOTHING.slice(REGIONS),
  drones: [-1, -1, -1, -1],
  key: [2, 0, 1],
  strength: [],
  holder: [-1, -1, -1, -1, -1],
};
const scrappers = (...there: [seat: number, region: number, count: number][]): number[] =>
  NOTHING.map((_, at) => there.find(([seat, region]) => seat * REGIONS + region === at)?.[2] ?? 0);

const city = new City({
  ...BLOCK,
  outposts: { region: [YARD], cell: [50], letter: [1] },
  refuges: { region: [STREET], cell: [0] },
  elevators: { ground: [STREET], roof: [ROOF], foot: [8], head: [9], neutral: [] },
  spans: { a: [ROOF], b: [TOWER], under: [STREET], start: [9], end: [11], neutral: [0] },
});

describe("pieces", () => {
  it("of a region come in the order in which they get room", () => {
    const standing = {
      ...empty,
      scrappers: scrappers([0, YARD, 2], [1, YARD, 1]),
      champions: [YARD, -1],
      refuges: [YARD, YARD, -1, -1, -1, -1],
      resources: [0, 0, 0, 3, 0],
      drones: [-1, YARD, -1, -1],
      holder: [-1, -1, -1, 0, -1],
    };
    const found = piecesIn(city, standing, YARD);
    expect(found.map(({ key }) => key)).toEqual([
      "drone-1",
      "outpost-0",
      "group-1",
      "group-0",
      "champion-0",
      "refuge-0",
      "resource",
    ]);
    expect(found).toContainEqual(expect.objectContaining({ kind: "outpost", icon: "red", owner: 1 }));
    expect(found).toContainEqual(expect.objectContaining({ kind: "refuge", count: 2, mark: 1 }));
    expect(found).toContainEqual(expect.objectContaining({ kind: "resource", icon: "tech", count: 3 }));
  });

  it("show the letter of an outpost while its colour is not drawn", () => {
    const [outpost] = piecesIn(city, { ...empty, key: [-1, -1, -1] }, YARD);
    expect(outpost).toMatchObject({ icon: null, letter: "B", owner: null });
  });

  it("show what an answer would change, and keep what it would not", () => {
    const now = {
      ...empty,
      scrappers: scrappers([0, YARD, 3], [1, YARD, 1], [0, ROOF, 1]),
      resources: [0, 0, 0, 1, 0],
    };
    const then = { ...now, scrappers: scrappers([0, YARD, 2], [1, YARD, 1]), champions: [YARD, -1] };
    const ghosts = (region: number): unknown[] =>
      foreseen(piecesIn(city, now, region), piecesIn(city, then, region)).map(({ key, ghost }) => [key, ghost]);
    expect(ghosts(ROOF)).toEqual([["group-0", "go"]]);
    expect(ghosts(YARD)).toEqual([
      ["outpost-0", undefined],
      ["group-1", undefined],
      ["group-0", "change"],
      ["resource", undefined],
      ["champion-0", "come"],
    ]);
  });
});

describe("buildings", () => {
  const standing = { ...empty, elevators: [0, -1, -1, 0, -1, -1] };

  it("of two seats at one place stand side by side", () => {
    const [, first, second] = buildings(city, standing);
    expect([first!.mark, second!.mark]).toEqual([1, 0]);
    expect(distance(first!.from, second!.from)).toBeGreaterThan(17);
  });

  it("that are printed are nobody's", () => {
    expect(buildings(city, empty).map(({ kind, mark }) => [kind, mark])).toEqual([["bridge", 4]]);
  });

  it("leave no room where they stand", () => {
    const [bridge] = buildings(city, empty);
    const taken = roomTaken([bridge!]);
    expect(taken.length).toBeGreaterThan(2);
    expect(taken.some((disc) => distance(disc, bridge!.from) < 1)).toBe(true);
  });
});

describe("what has happened", () => {
  it("sends figures and drones on their way", () => {
    const before = {
      ...empty,
      scrappers: scrappers([0, STREET, 3]),
      champions: [STREET, -1],
      drones: [ROOF, -1, -1, -1],
    };
    const after = {
      ...before,
      scrappers: scrappers([0, STREET, 1], [0, YARD, 2]),
      champions: [YARD, -1],
      drones: [TOWER, -1, -1, -1],
    };
    expect(journeys(before, after).map(({ key, count, from, to }) => [key, count, from, to])).toEqual([
      ["group-0", 2, STREET, YARD],
      ["champion-0", 1, STREET, YARD],
      ["drone-0", 1, ROOF, TOWER],
    ]);
  });

  it("does not let reserves travel", () => {
    expect(journeys(empty, { ...empty, scrappers: scrappers([0, YARD, 1]) })).toEqual([]);
  });
});
