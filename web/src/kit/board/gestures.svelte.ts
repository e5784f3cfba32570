/** Wheel, drag and pinch move the camera; a click after a drag is none. */
import type { Camera } from "./camera.svelte";

/** Pixels a pointer may wander before it drags. */
const WANDER = 5;
const WHEEL = 0.0016;

export class Gestures {
  private readonly down = new Map<number, { x: number; y: number }>();
  private from: { x: number; y: number } | null = null;
  private moved = false;
  dragging = $state(false);

  constructor(
    private readonly camera: Camera,
    private readonly began: () => void,
  ) {}

  wheel = (event: WheelEvent & { currentTarget: HTMLElement }): void => {
    event.preventDefault();
    this.began();
    const box = event.currentTarget.getBoundingClientRect();
    // A trackpad's pinch comes as a wheel with Ctrl, in smaller steps.
    const step = event.deltaY * (event.deltaMode === 1 ? 20 : 1) * (event.ctrlKey ? 6 : 1);
    this.camera.zoomBy(Math.exp(-step * WHEEL), event.clientX - box.left, event.clientY - box.top);
  };

  press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.began();
    const spot = { x: event.clientX, y: event.clientY };
    this.down.set(event.pointerId, spot);
    if (this.down.size === 1) [this.from, this.moved] = [spot, false];
  };

  move = (event: PointerEvent & { currentTarget: HTMLElement }): void => {
    const last = this.down.get(event.pointerId);
    if (!last) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.down].filter(([id]) => id !== event.pointerId).map(([, spot]) => spot);
    if (!this.moved && !others.length && Math.hypot(now.x - this.from!.x, now.y - this.from!.y) < WANDER) return;
    if (!this.moved) event.currentTarget.setPointerCapture(event.pointerId);
    this.moved = this.dragging = true;
    this.down.set(event.pointerId, now);
    const other = others[0];
    if (other) {
      const box = event.currentTarget.getBoundingClientRect();
      const spread = (a: { x: number; y: number }): number => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
      this.camera.zoomBy(spread(now) / spread(last), (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top);
      this.camera.panBy((now.x - last.x) / 2, (now.y - last.y) / 2);
    } else {
      this.camera.panBy(now.x - last.x, now.y - last.y);
    }
  };

  release = (event: PointerEvent): void => {
    this.down.delete(event.pointerId);
    if (!this.down.size) this.dragging = false;
  };

  /** Swallow the click that ends a drag. */
  click = (event: MouseEvent): void => {
    if (!this.moved) return;
    this.moved = false;
    event.stopPropagation();
    event.preventDefault();
  };
}
