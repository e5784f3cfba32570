/** How pieces lay on the boards seen last, kept in the browser, so that nothing moves when the page is loaded again. */
import type { Arrangement } from "./crowding";

/** How a region was arranged, and for what. */
export interface Remembered {
  readonly asked: string;
  readonly arrangement: Arrangement;
}

type Written = readonly [
  region: number,
  asked: string,
  scale: number,
  pieces: readonly (readonly [key: string, x: number, y: number])[],
  pill: Arrangement["pill"],
];
type Stored = readonly [board: string, regions: readonly Written[]];

const KEY = "dei-places";
/** So many boards are kept. */
const BOARDS = 4;
const REST = 300;

function stored(): Stored[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Stored[]) : [];
  } catch {
    return [];
  }
}

export class Memory {
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly board: string) {}

  recall(): Map<number, Remembered> {
    try {
      const [, regions] = stored().find(([board]) => board === this.board) ?? ["", []];
      return new Map(
        regions.map(([region, asked, scale, pieces, pill]) => {
          const places = new Map(pieces.map(([key, x, y]) => [key, { x, y }]));
          return [region, { asked, arrangement: { scale, places, pill } }];
        }),
      );
    } catch {
      // Another version has written it.
      return new Map();
    }
  }

  /** Keep the arrangements, once they have been the same for a moment. */
  keep(known: () => ReadonlyMap<number, Remembered>): void {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      const regions = [...known()].map(([region, { asked, arrangement: { scale, places, pill } }]): Written => {
        const pieces = [...places].map(([key, { x, y }]) => [key, x, y] as const);
        return [region, asked, scale, pieces, pill];
      });
      const others = stored().filter(([board]) => board !== this.board);
      try {
        localStorage.setItem(KEY, JSON.stringify([[this.board, regions], ...others].slice(0, BOARDS)));
      } catch {
        // Without room in the browser pieces lie where there is room on the board.
      }
    }, REST);
  }
}
