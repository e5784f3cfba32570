/** A corner of the window in which something small covers nothing that may be chosen. */
import type { Camera } from "./camera.svelte";
import type { Point, Size } from "./point";

export type Corner = "bottom right" | "top right" | "top left" | "bottom left" | "bottom centre";

/** Where the overview may be, and the buttons for zooming: they never meet. */
export const OVERVIEW: readonly Corner[] = ["bottom right", "top right", "top left"];
export const ZOOM: readonly Corner[] = ["bottom left", "bottom centre"];
const EDGE = 8;
/** How far around its middle a place is kept free. */
const REACH = 22;

/** The corner it is in, if that is free, else the first that is; null where all are taken. */
export function freeCorner(
  camera: Pick<Camera, "left" | "top" | "scale" | "width" | "height">,
  size: Size,
  places: readonly Point[],
  now: Corner | null,
  corners = OVERVIEW,
): Corner | null {
  const seen = places.map(({ x, y }) => ({ x: camera.left + x * camera.scale, y: camera.top + y * camera.scale }));
  const free = (corner: Corner): boolean => {
    const right = camera.width - EDGE - size.width;
    const left = corner.endsWith("left") ? EDGE : corner.endsWith("right") ? right : (camera.width - size.width) / 2;
    const top = corner.startsWith("top") ? EDGE : camera.height - EDGE - size.height;
    return !seen.some(
      ({ x, y }) =>
        x > left - REACH && x < left + size.width + REACH && y > top - REACH && y < top + size.height + REACH,
    );
  };
  return now && free(now) ? now : (corners.find(free) ?? null);
}
