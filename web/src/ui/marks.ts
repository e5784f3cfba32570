/** The silhouettes of seats: never colour alone. 0 circle, 1 diamond, 2 shield, 3 square, 4 octagon for what is nobody's. */
export const NEUTRAL = 4;

const round = (value: number): string => value.toFixed(2).replace(/\.?0+$/, "");

/** The outline of a mark around the origin, about as large as a circle of this radius. */
export function markPath(mark: number, radius: number): string {
  const p = (x: number, y: number): string => `${round(x)} ${round(y)}`;
  switch (mark) {
    case 0: {
      const r = round(radius);
      return `M${p(-radius, 0)}a${r} ${r} 0 1 0 ${round(2 * radius)} 0a${r} ${r} 0 1 0 ${round(-2 * radius)} 0Z`;
    }
    case 1: {
      const a = radius * 1.26;
      return `M${p(0, -a)}L${p(a, 0)}L${p(0, a)}L${p(-a, 0)}Z`;
    }
    case 2: {
      const a = radius;
      return (
        `M${p(-a, -a)}H${round(a)}V${round(a * 0.25)}C${p(a, a * 0.75)} ${p(a * 0.5, a * 1.05)} ${p(0, a * 1.3)}` +
        `C${p(-a * 0.5, a * 1.05)} ${p(-a, a * 0.75)} ${p(-a, a * 0.25)}Z`
      );
    }
    case 3: {
      const a = radius * 0.95;
      return `M${p(-a, -a)}H${round(a)}V${round(a)}H${round(-a)}Z`;
    }
    default: {
      const a = radius * 0.98;
      return (
        `M${p(-a * 0.5, -a)}H${round(a * 0.5)}L${p(a, -a * 0.5)}V${round(a * 0.5)}L${p(a * 0.5, a)}` +
        `H${round(-a * 0.5)}L${p(-a, a * 0.5)}V${round(-a * 0.5)}Z`
      );
    }
  }
}
