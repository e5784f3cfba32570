/** A city under snow by moonlight, the poster of D.E.I.: three rows of houses, each nearer and darker. */

/** Numbers that look random and are the same on every screen. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface House {
  /** The outline of the walls, and the snow on the roof. */
  readonly wall: string;
  readonly snow: string;
  readonly windows: readonly { readonly x: number; readonly y: number }[];
}

export interface Row {
  readonly wall: string;
  readonly snow: string;
  readonly thickness: number;
  readonly pane: number;
  readonly houses: readonly House[];
}

const ROWS = [
  { base: 0.4, wall: "#48698a", snow: "#9fc0d8" },
  { base: 0.5, wall: "#2e4a66", snow: "#c9ddea" },
  { base: 0.63, wall: "#16283a", snow: "#eaf3f9" },
] as const;

function house(x: number, y: number, width: number, bottom: number, gabled: boolean): Pick<House, "wall" | "snow"> {
  const half = width / 2;
  const rise = width * 0.35;
  if (gabled) {
    return {
      wall: `M${x} ${bottom}V${y}l${half} ${-rise}l${half} ${rise}V${bottom}Z`,
      snow: `M${x - 1} ${y}l${half + 1} ${-rise}l${half + 1} ${rise}`,
    };
  }
  return { wall: `M${x} ${bottom}V${y}h${width}V${bottom}Z`, snow: `M${x - 1} ${y}h${width + 2}` };
}

export function frozenCity(width: number, height: number): Row[] {
  const random = seeded(3);
  const between = (low: number, high: number): number => low + random() * (high - low);
  const whole = (value: number): number => Math.round(value);
  return ROWS.map((row, depth) => {
    const houses: House[] = [];
    for (let x = -10; x < width; ) {
      const wide = whole(between(16, 40) * (1 + depth * 0.35));
      const y = whole(height * row.base - between(0.05, 0.26) * height * (1.15 - depth * 0.2));
      const drawn = house(whole(x), y, wide, height, random() < 0.35);
      const windows = [0, 1, 2].flatMap(() => {
        const at = { x: whole(x + between(3, Math.max(4, wide - 6))), y: whole(y + between(8, 40)) };
        return depth > 0 && random() < 0.7 ? [at] : [];
      });
      houses.push({ ...drawn, windows });
      x += wide + between(-2, 5);
    }
    return { wall: row.wall, snow: row.snow, thickness: 1.6 + depth, pane: 2 + depth, houses };
  });
}

export interface Flake {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly opacity: number;
}

export function snowfall(width: number, height: number, flakes: number): Flake[] {
  const random = seeded(7);
  return Array.from({ length: flakes }, () => ({
    x: Math.round(random() * width),
    y: Math.round(random() * height),
    r: Math.round((0.5 + random() * 1.2) * 10) / 10,
    opacity: Math.round((0.3 + random() * 0.6) * 100) / 100,
  }));
}
