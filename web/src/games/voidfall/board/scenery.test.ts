import { describe, expect, it } from "vitest";

import { lightning, planet, PLANETS, riftArms, rocks, stars } from "./scenery";

describe("scenery", () => {
  it("is the same whenever it is drawn", () => {
    expect(stars({ width: 100, height: 100 })).toEqual(stars({ width: 100, height: 100 }));
    expect(planet(7)).toEqual(planet(7));
    expect(riftArms(3, 19)).toBe(riftArms(3, 19));
    expect(rocks(3, 19)).toEqual(rocks(3, 19));
  });

  it("differs from sector to sector", () => {
    const looks = new Set(Array.from({ length: 31 }, (_, sector) => planet(sector).look));
    expect(looks.size).toBe(PLANETS);
    expect(riftArms(1, 19)).not.toBe(riftArms(2, 19));
  });

  it("leads lightning from end to end of a side", () => {
    const bolt = lightning({ from: { x: 0, y: 0 }, to: { x: 64, y: 0 } }, 1);
    expect(bolt.startsWith("M0 0L")).toBe(true);
    expect(bolt.endsWith("L64 0")).toBe(true);
  });
});
