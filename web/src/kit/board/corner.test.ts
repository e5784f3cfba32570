import { describe, expect, it } from "vitest";

import { freeCorner, ZOOM } from "./corner";

const CAMERA = { left: -100, top: 0, scale: 1, width: 378, height: 400 };
const SIZE = { width: 84, height: 84 };
/** Places of the board that lie in the middle of each corner of this window. */
const [BOTTOM_RIGHT, TOP_LEFT, TOP_RIGHT] = [
  { x: 428, y: 350 },
  { x: 150, y: 50 },
  { x: 428, y: 50 },
];

describe("the overview of a board", () => {
  it("stays where it is while nothing can be chosen there", () => {
    expect(freeCorner(CAMERA, SIZE, [TOP_LEFT], "top right")).toBe("top right");
    expect(freeCorner(CAMERA, SIZE, [{ x: 290, y: 200 }], "bottom right")).toBe("bottom right");
  });

  it("goes to a free corner, and away where there is none", () => {
    expect(freeCorner(CAMERA, SIZE, [BOTTOM_RIGHT], "bottom right")).toBe("top right");
    expect(freeCorner(CAMERA, SIZE, [BOTTOM_RIGHT, TOP_RIGHT], "bottom right")).toBe("top left");
    expect(freeCorner(CAMERA, SIZE, [BOTTOM_RIGHT, TOP_LEFT, TOP_RIGHT], "top left")).toBeNull();
  });

  it("leaves the buttons for zooming their corner until something can be chosen there", () => {
    const buttons = { width: 92, height: 44 };
    expect(freeCorner(CAMERA, buttons, [BOTTOM_RIGHT, TOP_LEFT], "bottom left", ZOOM)).toBe("bottom left");
    expect(freeCorner(CAMERA, buttons, [{ x: 150, y: 370 }], "bottom left", ZOOM)).toBe("bottom centre");
    expect(freeCorner(CAMERA, buttons, [{ x: 150, y: 370 }, { x: 290, y: 370 }], "bottom centre", ZOOM)).toBeNull();
  });

  it("does not mind places that are out of sight", () => {
    expect(freeCorner(CAMERA, SIZE, [{ x: 20, y: 350 }, { x: 700, y: 350 }], null)).toBe("bottom right");
  });
});
