import { describe, expect, it } from "vitest";

import { around, middle, planOf, toRim, type Box } from "./plan";

const apart = (a: Box, b: Box): boolean =>
  a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;
const WINDOWS = [
  [580, 580],
  [476, 476],
  [712, 712],
  [756, 520],
] as const;

describe("where things lie", () => {
  it("begins with the seat in front and goes on clockwise", () => {
    expect(around(4, 2)).toEqual([2, 3, 0, 1]);
  });

  it.each(WINDOWS.flatMap((size) => [2, 3, 4].map((seats) => [...size, seats] as const)))(
    "keeps bases apart and the ring free in %i x %i with %i seats",
    (width, height, seats) => {
      const plan = planOf(width, height, seats, 1);
      expect(plan.bases.map((base) => base.seat)).toEqual([...Array(seats).keys()]);
      for (const base of plan.bases) {
        expect(base.left).toBeGreaterThanOrEqual(0);
        expect(base.left + base.width).toBeLessThanOrEqual(width);
        expect(base.top + base.height).toBeLessThanOrEqual(height);
        const free = Math.hypot(
          Math.max(base.left - plan.x, 0, plan.x - base.left - base.width),
          Math.max(base.top - plan.y, 0, plan.y - base.top - base.height),
        );
        expect(free).toBeGreaterThanOrEqual(plan.radius);
        for (const other of plan.bases) expect(other === base || apart(base, other)).toBe(true);
        expect(apart(base, plan.notes.attack)).toBe(true);
      }
      expect(plan.radius).toBeGreaterThan(100);
    },
  );

  it("puts bases below the ark on a phone, the own one first, and makes room for what is said", () => {
    const plan = planOf(378, 384, 4, 2);
    const rows = [...plan.bases].sort((a, b) => a.top - b.top);
    expect(rows.map((base) => base.seat)).toEqual([2, 3, 0, 1]);
    expect(rows[0]!.top).toBeGreaterThanOrEqual(plan.y + plan.radius);
    const noted = planOf(378, 384, 4, 2, { noted: 240, window: 384 });
    expect(noted.bases[2]!.top).toBeGreaterThanOrEqual(240);
  });

  it.each([2, 3, 4])("shows the ark and all %i bases of a phone at once, whatever shrinks its window for a while", (seats) => {
    const plan = planOf(378, 437, seats, 0);
    expect(plan.height).toBeLessThanOrEqual(437);
    expect(planOf(378, 300, seats, 0, { noted: 0, window: 437 })).toEqual(plan);
  });

  it("knows how far it is to the rim of a box", () => {
    const box = { left: 0, top: 0, width: 100, height: 40 };
    expect(middle(box)).toEqual({ x: 50, y: 20 });
    expect(toRim(box, { x: 250, y: 20 })).toBe(50);
    expect(toRim(box, { x: 50, y: 220 })).toBe(20);
  });
});
