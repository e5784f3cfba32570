/** The position of a view as a game reads it: once, however many drawings ask for it. */
import type { Wire } from "../api/client";
import type { Scene } from "../table/scene";

type View = Wire["View"];

interface Reading<Position> {
  readonly positionOf: (scene: Scene, view?: View) => Position;
  /** The position that the prepared answer leads to, where it is known. */
  readonly foreseen: (scene: Scene) => Position | null;
}

export function readOnce<Position>(read: (scene: Scene, view: View) => Position): Reading<Position> {
  const known = new WeakMap<View, Position>();
  const positionOf = (scene: Scene, view: View = scene.view): Position => {
    const found = known.get(view) ?? read(scene, view);
    known.set(view, found);
    return found;
  };
  return { positionOf, foreseen: (scene) => (scene.preview?.view ? positionOf(scene, scene.preview.view) : null) };
}

/** What every game's position says of whose turn it is; -1 is nobody's. */
interface Turn {
  readonly turn: number;
  readonly asked: readonly number[];
  readonly order?: readonly number[];
}

/** The seat shown in the dock: the viewer's, or for a spectator the one whose turn it is. */
export function seatInFront({ viewer }: Pick<Scene, "viewer">, { turn, asked, order }: Turn): number {
  if (viewer >= 0) return viewer;
  return turn >= 0 ? turn : (asked.find((seat) => seat >= 0) ?? order?.[0] ?? 0);
}

/** The seats in turn order; by number as long as there is none. */
export const inOrder = (scene: Pick<Scene, "seats">, order: readonly number[]): readonly number[] =>
  order.length === scene.seats ? order : [...Array(scene.seats).keys()];
