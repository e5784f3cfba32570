import { describe, expect, it } from "vitest";

import type { Point } from "../../../kit/board/point";
import { CELL, City, RIM } from "./city";
import { Lattice } from "./lattice";
import { BLOCK, town } from "./town.fixture";

const [STREET, ROOF, TOWER] = [0, 1, 2];

/** Twice the area inside a loop, by its corners; clockwise is positive on a screen. */
const area = (loop: readonly Point[]): number =>
  loop.reduce((sum, { x, y }, at) => {
    const next = loop[(at + 1) % loop.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);

describe("a city", () => {
  const city = new City(BLOCK);

  it("keeps its rim straight", () => {
    for (let i = 0; i <= city.across; i += 1) {
      expect(city.point(i, 0)).toEqual({ x: RIM + i * CELL, y: RIM });
      expect(city.point(0, i)).toEqual({ x: RIM, y: RIM + i * CELL });
    }
  });

  it("never moves a grid point as far as the next one", () => {
    for (let x = 0; x < city.across; x += 1) {
      for (let y = 0; y < city.down; y += 1) {
        expect(city.point(x + 1, y).x).toBeGreaterThan(city.point(x, y).x + 2);
        expect(city.point(x, y + 1).y).toBeGreaterThan(city.point(x, y).y + 2);
      }
    }
  });

  it("has a rim for each region that encloses its cells, holes taken off", () => {
    for (const region of city.regions) {
      const inside = city.loops(region).reduce((sum, loop) => sum + area(loop), 0) / 2;
      expect(inside).toBe(city.cells[region]!.length);
    }
    expect(city.loops(ROOF)).toHaveLength(2);
  });

  it("keeps cells that touch at a corner only apart", () => {
    const chess = new City(town(["ab", "ba"]));
    expect(chess.loops(0)).toHaveLength(2);
  });

  it("lifts roofs, and lets a higher roof in the south cover what is behind it", () => {
    expect(city.lift(ROOF)).toBe(4);
    expect(city.lift(TOWER)).toBe(12);
    expect(city.visible(TOWER)).toBe(city.outline(TOWER));
    expect(city.visible(STREET)).not.toBe(city.outline(STREET));
  });

  it("draws low roofs first", () => {
    expect(city.roofs()).toEqual([ROOF, TOWER]);
  });

  it("leaves out places where no tile lies yet", () => {
    const half = new City(town(["aa..", "aa..", "aa..", "aa.."]));
    const laid = new City({
      ...half.plan,
      region_at: half.plan.region_at.map((region) => (region === 1 ? -1 : region)),
    });
    expect(laid.regions).toEqual([0]);
    expect(laid.regionAt(3, 3)).toBe(-1);
  });
});

describe("a lattice", () => {
  const city = new City(BLOCK);
  const lattice = new Lattice(city);

  it("knows which region is on top", () => {
    for (const region of city.regions) {
      const seen = city.cells[region]!.filter((cell) => lattice.top(city.centre(cell)) === region);
      expect(seen.length).toBeGreaterThan(0);
    }
    const outside = { x: -20, y: 5 };
    expect(lattice.top(outside)).toBeLessThan(0);
  });

  it("measures how far away the edge is", () => {
    const middle = lattice.spots(ROOF).reduce((best, spot) => (spot.depth > best.depth ? spot : best));
    expect(middle.depth).toBeGreaterThan(CELL / 2);
    expect(lattice.depthIn(ROOF, middle)).toBe(middle.depth);
    expect(lattice.depthIn(TOWER, middle)).toBe(0);
  });

  it("gives every point to one region at most", () => {
    const spots = city.regions.flatMap((region) => lattice.spots(region).map(({ x, y }) => `${x} ${y}`));
    expect(new Set(spots).size).toBe(spots.length);
  });
});
