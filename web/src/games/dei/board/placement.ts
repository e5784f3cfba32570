/** The places of all pieces on one board. It remembers them: what stays in a region stays where it lies. */
import type { Point } from "../../../kit/board/point";
import type { City } from "./city";
import { arrange, pillDiscs, settle, type Arrangement, type Crowd } from "./crowding";
import { Lattice } from "./lattice";
import type { Memory, Remembered } from "./memory";
import { heart, pack, type Disc } from "./packing";

export class Placement {
  readonly lattice: Lattice;
  /** How each region was arranged last, here or when this board was seen before. */
  private readonly known: Map<number, Remembered>;
  private readonly hearts = new Map<number, Point>();
  /** Everything that was placed last, and the buildings. */
  private lying: readonly Disc[] = [];

  constructor(
    private readonly city: City,
    private readonly memory?: Memory,
  ) {
    this.lattice = new Lattice(city);
    this.known = memory?.recall() ?? new Map<number, Remembered>();
  }

  /** Where a region is best pointed at. */
  heart(region: number): Point {
    const known = this.hearts.get(region) ?? heart(this.lattice.spots(region));
    this.hearts.set(region, known);
    return known;
  }

  /** Find room for all; `taken` is what buildings leave no room at. */
  place(crowds: ReadonlyMap<number, readonly Crowd[]>, taken: readonly Disc[]): Map<number, Arrangement> {
    const arrangements = new Map<number, Arrangement>();
    const lying: Disc[] = [...taken];
    for (const [region, crowd] of crowds) {
      const arrangement = this.arranged(region, crowd, taken);
      arrangements.set(region, arrangement);
      for (const { key, radius } of crowd) {
        const at = arrangement.places.get(key);
        if (at) lying.push({ ...at, radius: radius * arrangement.scale });
      }
      if (arrangement.pill && !arrangement.pill.leader)
        lying.push(...pillDiscs(arrangement.pill, arrangement.pill.width));
    }
    this.lying = lying;
    return settle(arrangements, lying, this.city);
  }

  /** A place in a region for something small beside what lies there, or null. */
  room(region: number, radius: number): Point | null {
    const lying = this.lying.filter((disc) => this.near(region, disc));
    return pack(this.lattice.spots(region), [{ key: "", radius }], lying, 1)?.get("") ?? null;
  }

  private arranged(region: number, crowd: readonly Crowd[], taken: readonly Disc[]): Arrangement {
    const own = taken.filter((disc) => this.near(region, disc));
    const asked = JSON.stringify([crowd.map(({ key, radius, group }) => [key, radius, group]), own]);
    const before = this.known.get(region);
    if (before?.asked === asked) return before.arrangement;
    const arrangement = arrange(this.lattice, region, crowd, own, before?.arrangement.places);
    this.known.set(region, { asked, arrangement });
    this.memory?.keep(() => this.known);
    return arrangement;
  }

  /** Whether a building stands in a region or so close that it matters. */
  private near(region: number, disc: Disc): boolean {
    const around = [
      [0, 0],
      [disc.radius, 0],
      [-disc.radius, 0],
      [0, disc.radius],
      [0, -disc.radius],
    ] as const;
    return around.some(([dx, dy]) => this.lattice.top({ x: disc.x + dx, y: disc.y + dy }) === region);
  }
}
