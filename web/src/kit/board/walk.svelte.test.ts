import { describe, expect, it } from "vitest";

import { Walk } from "./walk.svelte";

/** Four things around a middle one, which is number 0. */
const PLACES = [
  { x: 0, y: 0 },
  { x: 0, y: -10 },
  { x: 10, y: 0 },
  { x: 0, y: 10 },
  { x: -10, y: 0 },
];

function walking(legal: readonly number[]) {
  const focused: number[] = [];
  const walk = new Walk<number>(
    () => [0, 1, 2, 3, 4],
    () => legal,
    (thing) => PLACES[thing]!,
  );
  const nodes = PLACES.map((_, thing) => {
    const node = new EventTarget();
    const focus = (): void => {
      focused.push(thing);
      node.dispatchEvent(new Event("focus"));
    };
    walk.at(thing)(Object.assign(node, { focus }) as unknown as HTMLElement);
    return node;
  });
  const press = (key: string, from: number, shiftKey = false): number | undefined => {
    focused.length = 0;
    walk.follow({ key, shiftKey, preventDefault: () => undefined } as KeyboardEvent, from);
    return focused[0];
  };
  const stops = (): number[] => [0, 1, 2, 3, 4].filter((thing) => walk.tabindex(thing) === 0);
  return { press, stops, nodes };
}

describe("walking over a board", () => {
  it("follows the arrows to the nearest thing", () => {
    const { press } = walking([]);
    expect(press("ArrowUp", 0)).toBe(1);
    expect(press("ArrowRight", 4)).toBe(0);
    expect(press("ArrowRight", 2)).toBeUndefined();
    expect(press("Enter", 0)).toBeUndefined();
  });

  it("goes only to what can be chosen, unless Shift is held", () => {
    const { press } = walking([2, 4]);
    expect(press("ArrowRight", 4)).toBe(2);
    expect(press("ArrowRight", 4, true)).toBe(0);
  });

  it("is one stop for the Tab key where nothing can be chosen, the last that was visited", () => {
    const { stops, nodes } = walking([]);
    expect(stops()).toEqual([0]);
    nodes[3]!.dispatchEvent(new Event("focus"));
    expect(stops()).toEqual([3]);
  });

  it("is a stop for everything that can be chosen", () => {
    expect(walking([2, 4]).stops()).toEqual([2, 4]);
  });
});
