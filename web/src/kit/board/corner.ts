/** A corner of the window in which something small covers nothing that may be chosen. */
import type { Camera } from "./camera.svelte";
import type { Point, Size } from "./point";

/** The buttons for zooming are in the fourth. */
export type Corner = "bottom right" | "top right" | "top left";

const CORNERS: readonly Corner[] = ["bottom right", "top right", "top left"];
const EDGE = 8;
/** How far around its middle a place is kept free. */
const REACH = 22;

/** The corner it is in, if that is free, else the first that is; null where all are taken. */
export function freeCorner(
  camera: Pick<Camera, "left" | "top" | "scale" | "width" | "height">,
  size: Size,
  places: readonly Point[],
  now: Corner | null,
): Corner | null {
  const seen = places.map(({ x, y }) => ({ x: camera.left + x * camera.scale, y: camera.top + y * camera.scale }));
  const free = (corner: Corner): boolean => {
    const left = corner.endsWith("left") ? EDGE : camera.width - EDGE - size.width;
    const top = corner.startsWith("top") ? EDGE : camera.height - EDGE - size.height;
    return !seen.some(
      ({ x, y }) =>
        x > left - REACH && x < left + size.width + REACH && y > top - REACH && y < top + size.height + REACH,
    );
  };
  return now && free(now) ? now : (CORNERS.find(free) ?? null);
}
