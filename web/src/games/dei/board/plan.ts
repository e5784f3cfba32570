/** The board as the server describes it. Lists in a group run in parallel; cells count row by row. */
export interface Plan {
  readonly columns: number;
  readonly rows: number;
  /** Cells along the edge of a tile. */
  readonly size: number;
  /** The tile at each place; null where none lies yet. */
  readonly tiles: readonly (string | null)[];
  readonly rotations: readonly number[];
  /** The region of each cell; -1 where no tile lies yet. */
  readonly region_at: readonly number[];
  /** Of each region: 0 for the ground, 1 to 3 for roofs. */
  readonly heights: readonly number[];
  readonly elevators: {
    readonly ground: readonly number[];
    readonly roof: readonly number[];
    readonly foot: readonly number[];
    readonly head: readonly number[];
    readonly neutral: readonly number[];
  };
  readonly spans: {
    readonly a: readonly number[];
    readonly b: readonly number[];
    readonly under: readonly number[];
    readonly from: readonly number[];
    readonly to: readonly number[];
    readonly neutral: readonly number[];
  };
  readonly outposts: {
    readonly region: readonly number[];
    readonly cell: readonly number[];
    readonly letter: readonly number[];
  };
  readonly refuges: { readonly region: readonly number[]; readonly cell: readonly number[] };
  readonly drones: { readonly region: readonly number[]; readonly cell: readonly number[] };
}

export const NOWHERE = -1;
