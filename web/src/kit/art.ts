/** Ice shards: the art of a card, six triangles from one point, the same for the same card. */
export interface Shard {
  readonly path: string;
  readonly tone: "own" | "light" | "dark";
  readonly opacity: number;
}

const TONES = ["own", "light", "dark"] as const;

/** Numbers between 0 and 1 that follow from a text (xorshift on its FNV hash). */
function numbers(seed: string): () => number {
  let x = 2166136261;
  for (const letter of seed) x = Math.imul(x ^ letter.charCodeAt(0), 16777619);
  x ||= 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 2 ** 32;
  };
}

/** The shards of a card on a square of 100. */
export function shards(seed: string): Shard[] {
  const next = numbers(seed);
  const between = (low: number, high: number): number => low + next() * (high - low);
  // The first numbers of similar texts are alike.
  for (let i = 0; i < 8; i += 1) next();
  const [x, y] = [between(20, 80), between(20, 60)];
  return Array.from({ length: 6 }, () => {
    const angle = between(0, 2 * Math.PI);
    const points = [0, between(0.2, 0.6)].map((turn) => {
      const px = x + Math.cos(angle + turn) * between(60, 130);
      const py = y + Math.sin(angle + turn) * between(50, 110);
      return `${px.toFixed(1)} ${py.toFixed(1)}`;
    });
    const path = `M${x.toFixed(1)} ${y.toFixed(1)}L${points.join("L")}Z`;
    return { path, tone: TONES[Math.floor(next() * 3)] ?? "own", opacity: between(0.05, 0.22) };
  });
}
