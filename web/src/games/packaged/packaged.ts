/** A face that came with its game's package, and the zones of the game, from which is drawn what the face leaves out. */
import type { Wire } from "../../api/client";
import type { Faced, GameFace } from "../../table/face";
import type { Scene } from "../../table/scene";
import { type Easel, easelOf } from "./easel";
import type { FaceModule } from "./module";

export interface Packaged extends GameFace {
  readonly module: FaceModule;
  /** Why the package's face cannot be used; "" where it can, or where there is none. */
  readonly problem: string;
  readonly zones: readonly Wire["ZoneInfo"][];
}

/** Only scenes with a packaged face are drawn by these components. */
export const faceIn = (scene: Scene): Packaged => (scene as Faced).face as Packaged;

export const easelIn = (scene: Scene): Easel => easelOf(scene as Scene & { actions: Wire["VerbTableInfo"] });

const EMPTY = -1;
const SHORT = 12;

/** The cells of a zone that hold anything: of one seat, or all; null is a thing whose face is hidden. */
export function cellsOf(scene: Scene, zone: Wire["ZoneInfo"], seat?: number): (number | null)[] {
  const value = scene.view.zones[zone.name] as unknown as number | (number | null)[];
  if (!Array.isArray(value)) return [value];
  const part = value.length / scene.seats;
  const cells = seat === undefined ? value : value.slice(seat * part, (seat + 1) * part);
  return zone.kind ? cells.filter((cell) => cell !== EMPTY) : cells;
}

/** Whether each seat has a part of a zone. */
export const divided = (scene: Scene, zone: Wire["ZoneInfo"]): boolean => {
  const value = scene.view.zones[zone.name] as unknown;
  return Array.isArray(value) && (zone.owned || value.length === scene.seats);
};

/** The things of some cells in words, equal ones counted; hidden ones are only counted. */
export function things({ name }: Easel, zone: Wire["ZoneInfo"], cells: readonly (number | null)[]): string[] {
  const names = cells.map((cell) => (cell === null ? "?" : name(zone.kind, cell)));
  if (!zone.kind && names.length <= SHORT) return names;
  const counts = new Map<string, number>();
  for (const each of names) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].map(([each, count]) => (count > 1 ? `${each} ×${count}` : each));
}

/** The zone that the hand is drawn from: the first that belongs to seats and holds things. */
export const handZone = (scene: Scene): Wire["ZoneInfo"] | undefined =>
  faceIn(scene).zones.find((zone) => zone.owned && zone.kind);
