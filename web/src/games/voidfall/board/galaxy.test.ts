import { describe, expect, it } from "vitest";

import { distance, middle } from "../../../kit/board/point";
import lanes from "../fixtures/galaxy.json";
import type { Plan } from "../generated";
import { corners, Galaxy, HALF, RADIUS } from "./galaxy";

const plan = lanes as unknown as Plan;

describe("the galaxy", () => {
  const galaxy = new Galaxy(plan);

  it("lays sectors that touch side by side, wherever the map is turned", () => {
    const joined = (a: number, b: number): boolean => distance(galaxy.heart(a), galaxy.heart(b)) < 2 * HALF + 1;
    for (const sector of galaxy.sectors) {
      const beside = galaxy.sectors.filter((other) => other !== sector && joined(sector, other));
      expect(beside.length).toBeGreaterThan(0);
      expect(plan.touching[sector]).toEqual(expect.arrayContaining(beside));
    }
  });

  it("keeps every hex inside its bounds", () => {
    for (const { x, y } of galaxy.sectors.flatMap((sector) => corners(galaxy.heart(sector), RADIUS))) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(galaxy.width);
      expect(y).toBeLessThanOrEqual(galaxy.height);
    }
  });

  it("turns a long map so that it is as large as possible in a square", () => {
    const hexes = [[0, 0], [0, 1], [0, 2], [0, 3]] as const;
    const { width, height } = new Galaxy({ ...plan, hexes, wormholes: [], storms: [] });
    expect(Math.max(width, height)).toBeLessThan(2 * HALF * hexes.length + 16);
  });

  it("draws a storm on the side its sectors share", () => {
    const at = (hex: readonly number[]): number => plan.hexes.findIndex(([q, r]) => q === hex[0] && r === hex[1]);
    const [a, b] = plan.storms[0]!.map(at) as [number, number];
    const { from, to } = galaxy.storms[0]!;
    expect(distance(middle(from, to), middle(galaxy.heart(a), galaxy.heart(b)))).toBeCloseTo(0);
    expect(distance(from, to)).toBeCloseTo(RADIUS);
    expect(distance(from, galaxy.heart(a))).toBeCloseTo(distance(from, galaxy.heart(b)));
  });

  it("knows wormholes by their letter", () => {
    expect(galaxy.wormholes.map(({ letter }) => letter).sort()).toEqual(["a", "a", "b", "b"]);
    expect(galaxy.wormholes.every((hole) => galaxy.sectors.some((each) => distance(hole, galaxy.heart(each)) < 2 * HALF + 1))).toBe(true);
  });
});
