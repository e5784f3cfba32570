/** Small boards for tests, drawn as text: a letter for each region, roofs in upper case with their heights beside. */
import type { Plan } from "../generated";

export function town(
  rows: readonly string[],
  heights: Readonly<Record<string, number>> = {},
  more: Partial<Plan> = {},
): Plan {
  const letters = [...new Set(rows.join(""))];
  return {
    columns: 1,
    rows: 1,
    size: rows.length,
    tiles: ["town"],
    rotations: [0],
    region_at: [...rows.join("")].map((letter) => letters.indexOf(letter)),
    heights: letters.map((letter) => heights[letter] ?? 0),
    elevators: { ground: [], roof: [], foot: [], head: [], neutral: [] },
    spans: { a: [], b: [], under: [], start: [], end: [], neutral: [] },
    outposts: { region: [], cell: [], letter: [] },
    refuges: { region: [], cell: [] },
    drones: { region: [], cell: [] },
    ...more,
  };
}

/** A street all around a block with a tower in it. */
export const BLOCK = town(
  ["aaaaaaaa", "aBBBBBBa", "aBBBBBBa", "aBBCCBBa", "aBBCCBBa", "aBBBBBBa", "addddeea", "addddeea"],
  { B: 1, C: 3 },
);
