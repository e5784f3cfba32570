import { describe, expect, it, vi } from "vitest";

import { Camera, NEAREST } from "./camera.svelte";
import { Gestures } from "./gestures.svelte";

const WORLD = { width: 580, height: 580 };

function looking(width: number, height: number, interest = { x: 290, y: 290 }): Camera {
  const camera = new Camera();
  camera.show(WORLD);
  camera.resize(width, height, () => interest);
  return camera;
}

describe("a camera", () => {
  it("shows the whole board in the middle of its window", () => {
    const camera = looking(800, 580);
    expect([camera.scale, camera.left, camera.top]).toEqual([1, 110, 0]);
    expect(camera.near).toBe(false);
  });

  it("opens small windows at a readable size, where there is something to do", () => {
    const camera = looking(390, 388, { x: 500, y: 60 });
    expect(camera.scale).toBeCloseTo(1);
    expect(camera.seen.x + camera.seen.width).toBeCloseTo(580);
    expect(camera.seen.y).toBeCloseTo(0);
    expect(camera.near).toBe(true);
  });

  it("brings what a smaller window hides into sight again, and moves for nothing else", () => {
    const camera = looking(390, 388, { x: 290, y: 200 });
    const there = camera.unit(200, 370);
    camera.resize(390, 260, () => null);
    camera.reveal(there);
    expect(camera.unit(200, 260 - 28)).toEqual({ x: expect.closeTo(there.x), y: expect.closeTo(there.y) });
    const { left, top } = camera;
    camera.reveal(camera.unit(60, 60));
    expect([camera.left, camera.top]).toEqual([left, top]);
  });

  it("keeps where people look in sight when its window shrinks, unless they have gone elsewhere", () => {
    const interest = { x: 290, y: 480 };
    const camera = looking(390, 388, interest);
    camera.resize(390, 150, () => interest);
    expect(camera.seen.y + camera.seen.height).toBeCloseTo(480 + 28);
    camera.resize(390, 388, () => interest);
    camera.look({ x: 290, y: 0 });
    camera.resize(390, 250, () => interest);
    expect(camera.seen.y).toBeCloseTo(0);
  });

  it("leaves what is near where it is when its window shrinks and grows again", () => {
    const camera = looking(390, 388, { x: 290, y: 200 });
    const [before, at] = [camera.scale, camera.unit(100, 100)];
    camera.resize(390, 260, () => null);
    expect(camera.scale).toBeCloseTo(before);
    expect(camera.unit(100, 100)).toEqual({ x: expect.closeTo(at.x), y: expect.closeTo(at.y) });
    camera.resize(390, 80, () => null);
    camera.resize(390, 388, () => null);
    expect(camera.scale).toBeCloseTo(before);
    expect(camera.unit(100, 100)).toEqual({ x: expect.closeTo(at.x), y: expect.closeTo(at.y) });
  });

  it("shows the whole board in a window of any size until somebody comes nearer", () => {
    const camera = looking(800, 580);
    camera.resize(800, 290, () => null);
    expect([camera.zoom, camera.scale]).toEqual([1, 0.5]);
  });

  it("looks at places of which none is seen", () => {
    const camera = looking(390, 388, { x: 500, y: 60 });
    const before = camera.seen;
    camera.keepInSight({ x: 20, y: 560 }, { x: 500, y: 60 });
    expect(camera.seen).toEqual(before);
    camera.keepInSight({ x: 20, y: 520 }, { x: 60, y: 560 });
    expect(camera.seen.x).toBeCloseTo(0);
    expect(camera.seen.y).toBeCloseTo(580 - 388);
    camera.look({ x: 290, y: 290 });
    camera.keepInSight({ x: 20, y: 20 }, { x: 560, y: 560 });
    expect(camera.seen.x).toBeCloseTo(0);
    expect(camera.seen.y).toBeCloseTo(0);
  });

  it("keeps the place under the pointer while it zooms", () => {
    const camera = looking(580, 580);
    const before = camera.unit(400, 300);
    camera.zoomBy(1.7, 400, 300);
    const after = camera.unit(400, 300);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it("comes no nearer than allowed and goes no farther than the whole board", () => {
    const camera = looking(580, 580);
    camera.zoomBy(99);
    expect(camera.zoom).toBe(NEAREST);
    camera.zoomBy(0.001);
    expect([camera.zoom, camera.left, camera.top]).toEqual([1, 0, 0]);
  });

  it("never shows a gap beside the board", () => {
    const camera = looking(580, 580);
    camera.zoomBy(2);
    camera.panBy(9999, -9999);
    expect(camera.left).toBe(0);
    expect(camera.top).toBeCloseTo(-580);
    camera.panBy(-10, 0);
    expect(camera.left).toBeCloseTo(-10);
  });

  it("stretches the drawing while one zooms, and draws anew afterwards", () => {
    vi.useFakeTimers();
    const camera = looking(580, 580);
    camera.zoomBy(2);
    expect([camera.drawn, camera.stretch]).toEqual([1, 2]);
    vi.runAllTimers();
    expect([camera.drawn, camera.stretch]).toEqual([2, 1]);
    vi.useRealTimers();
  });
});

describe("gestures", () => {
  const element = { setPointerCapture: () => undefined, getBoundingClientRect: () => ({ left: 0, top: 0 }) };
  const pointer = (
    pointerId: number,
    clientX: number,
    clientY: number,
  ): PointerEvent & { currentTarget: HTMLElement } =>
    ({ pointerId, clientX, clientY, button: 0, currentTarget: element }) as never;
  const click = (): { event: MouseEvent; stopped: () => boolean } => {
    const stop = vi.fn();
    return {
      event: { stopPropagation: stop, preventDefault: stop } as never,
      stopped: () => stop.mock.calls.length > 0,
    };
  };

  it("let a click through that wanders a little", () => {
    const gestures = new Gestures(looking(580, 580), () => undefined);
    gestures.press(pointer(1, 100, 100));
    gestures.move(pointer(1, 102, 101));
    gestures.release(pointer(1, 102, 101));
    const { event, stopped } = click();
    gestures.click(event);
    expect(stopped()).toBe(false);
  });

  it("drag the board, and swallow the click at the end", () => {
    const camera = looking(580, 580);
    camera.zoomBy(2);
    const gestures = new Gestures(camera, () => undefined);
    gestures.press(pointer(1, 100, 100));
    gestures.move(pointer(1, 140, 100));
    expect(gestures.dragging).toBe(true);
    expect(camera.left).toBeCloseTo(-250);
    gestures.release(pointer(1, 140, 100));
    const { event, stopped } = click();
    gestures.click(event);
    expect([stopped(), gestures.dragging]).toEqual([true, false]);
  });

  it("zoom by the distance of two fingers", () => {
    const camera = looking(580, 580);
    const gestures = new Gestures(camera, () => undefined);
    gestures.press(pointer(1, 240, 290));
    gestures.press(pointer(2, 340, 290));
    gestures.move(pointer(2, 440, 290));
    expect(camera.zoom).toBeCloseTo(2);
  });
});
