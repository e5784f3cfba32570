import { describe, expect, it } from "vitest";

import { distance, middle } from "../../../kit/board/point";
import { corners, Galaxy, HALF, RADIUS } from "./galaxy";
import { plan } from "./map.fixture";

describe("the galaxy", () => {
  const galaxy = new Galaxy(plan);

  it("lays neighbours side by side, wherever the map is turned", () => {
    expect(distance(galaxy.heart(0), galaxy.heart(1))).toBeCloseTo(2 * HALF);
    expect(distance(galaxy.heart(0), galaxy.heart(2))).toBeCloseTo(4 * HALF);
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
    const long = Math.max(galaxy.width, galaxy.height);
    const unturned = 2 * HALF * 4 + 16;
    expect(long).toBeLessThan(unturned);
  });

  it("draws a storm on the side its sectors share", () => {
    const [storm] = galaxy.storms;
    const between = middle(galaxy.heart(1), galaxy.heart(2));
    expect(distance(middle(storm!.from, storm!.to), between)).toBeCloseTo(0);
    expect(distance(storm!.from, storm!.to)).toBeCloseTo(RADIUS);
    expect(distance(storm!.from, galaxy.heart(1))).toBeCloseTo(distance(storm!.from, galaxy.heart(2)));
  });

  it("knows wormholes by their letter", () => {
    expect(galaxy.wormholes.map(({ letter }) => letter)).toEqual(["a"]);
    expect(distance(galaxy.wormholes[0]!, galaxy.heart(2))).toBeCloseTo(2 * HALF);
  });
});
