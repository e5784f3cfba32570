/** Where pieces lay on the boards seen last, kept in the browser, so that nothing moves when the page is loaded again. */
import type { Point } from "../../../kit/board/point";

type Places = ReadonlyMap<string, Point>;
type Stored = readonly [board: string, regions: readonly [region: number, pieces: readonly [string, number, number][]][]];

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

  recall(): Map<number, Places> {
    try {
      const [, regions] = stored().find(([board]) => board === this.board) ?? ["", []];
      return new Map(regions.map(([region, pieces]) => [region, new Map(pieces.map(([key, x, y]) => [key, { x, y }]))]));
    } catch {
      // Another version has written it.
      return new Map();
    }
  }

  /** Keep the places, once they have been the same for a moment. */
  keep(places: () => ReadonlyMap<number, Places>): void {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      const regions = [...places()].map(
        ([region, pieces]) => [region, [...pieces].map(([key, { x, y }]) => [key, x, y] as [string, number, number])] as const,
      );
      const others = stored().filter(([board]) => board !== this.board);
      try {
        localStorage.setItem(KEY, JSON.stringify([[this.board, regions], ...others].slice(0, BOARDS)));
      } catch {
        // Without room in the browser pieces lie where there is room on the board.
      }
    }, REST);
  }
}
