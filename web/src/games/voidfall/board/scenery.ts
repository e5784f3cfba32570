/** The drawings behind the game: stars, planets, rifts and storms; each the same whenever it is drawn. */
import { at, distance, type Point, type Size } from "../../../kit/board/point";
import type { Storm } from "./galaxy";

/** Numbers between 0 and 1 that look drawn and are always the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let a = seed * 2654435761;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const STARS = 620;
const SIZES = [1.2, 1.5, 1.9, 3] as const;

/** Stars of each size: dots of a path that is drawn with round ends. */
export function stars({ width, height }: Size) {
  const next = seeded(11);
  return SIZES.flatMap((size) =>
    [0.35, 0.75].map((opacity) => {
      const dots = Array.from({ length: STARS / 8 }, () => `M${Math.round(next() * width)} ${Math.round(next() * height)}h0`);
      return { size, opacity, d: dots.join("") };
    }),
  );
}

/** How many kinds of planets there are to draw. */
export const PLANETS = 5;

/** Bands and ring are tilted by some degrees. */
export function planet(sector: number) {
  const next = seeded(sector + 3);
  const look = Math.floor(next() * PLANETS);
  return {
    look,
    ring: next() < 0.35,
    tilt: Math.round(-28 + next() * 40),
    bands: [-0.45, 0.05, 0.5].map((y) => ({ y: y + (next() - 0.5) * 0.25, opacity: 0.1 + next() * 0.18 })),
  };
}

/** The arms of a rift of this radius around the origin. */
export function riftArms(sector: number, radius: number): string {
  const next = seeded(sector + 71);
  const turn = next() * Math.PI;
  const to = (angle: number, away: number): Point => ({ x: Math.cos(angle) * away, y: Math.sin(angle) * away });
  return [0, 1, 2, 3, 4, 5, 6]
    .map((arm) => {
      const angle = turn + (arm / 7) * 2 * Math.PI + (next() - 0.5) * 0.3;
      const long = radius * (0.85 + next() * 0.45);
      return `M${at(to(angle, radius * 0.42))}Q${at(to(angle + 0.75, radius * 0.7))} ${at(to(angle + 0.35, long))}`;
    })
    .join("");
}

/** Rocks of a belt of this width around the origin. */
export function rocks(sector: number, radius: number) {
  const next = seeded(sector + 29);
  return Array.from({ length: 18 }, (_, rock) => {
    const angle = (rock / 18) * 2 * Math.PI;
    return {
      x: radius * 1.35 * Math.cos(angle) + (next() - 0.5) * 9,
      y: radius * 0.5 * Math.sin(angle) + (next() - 0.5) * 9,
      r: 1.5 + next() * 2.6,
    };
  });
}

/** Lightning along the side of a hex. */
export function lightning({ from, to }: Storm, seed: number): string {
  const next = seeded(seed + 5);
  const long = distance(from, to) || 1;
  const across = { x: -(to.y - from.y) / long, y: (to.x - from.x) / long };
  const STEPS = 7;
  const points = Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const part = step / STEPS;
    const off = step === 0 || step === STEPS ? 0 : (step % 2 ? 1 : -1) * (3.5 + next() * 3.5);
    return { x: from.x + (to.x - from.x) * part + across.x * off, y: from.y + (to.y - from.y) * part + across.y * off };
  });
  return `M${points.map(at).join("L")}`;
}
