/** Which part of the board is seen, and how large: 1 shows all of it. */
import { centre, type Point, type Size } from "./point";

export const NEAREST = 3;
/** The world is this wide where one unit is one pixel; phones open the board so. */
const READABLE = 580;
const PHONE = 440;
/** Pixels: what is this near to the edge of the window counts as out of sight. */
const EDGE = 28;
/** Milliseconds after the last step of a zoom until the board is redrawn. */
const REST = 140;

export class Camera {
  /** The window, in pixels. */
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  /** The centre of the window, in board units. */
  private centre = $state.raw<Point>({ x: 0, y: 0 });
  private world = $state.raw<Size>({ width: 1, height: 1 });
  private placed = false;
  /** The scale that somebody zoomed to, or at which a small window opened; 0 for the whole board in any window. */
  private chosen = 0;
  /** The scale at which the board was drawn last: while one zooms, that drawing is stretched. */
  private sharp = $state(0);
  private resting: ReturnType<typeof setTimeout> | undefined;

  /** Pixels for a unit when everything is seen. */
  readonly least = $derived(Math.min(this.width / this.world.width, this.height / this.world.height) || 0.01);
  readonly scale = $derived(this.least * this.zoom);
  readonly drawn = $derived(this.sharp || this.scale);
  /** How wide a board of the readable size would be now: decides what is drawn. */
  readonly detail = $derived(this.drawn * READABLE);
  readonly wide = $derived(this.world.width * this.scale);
  readonly high = $derived(this.world.height * this.scale);
  readonly stretch = $derived(this.scale / this.drawn);
  /** The position of the board's corner in the window. */
  readonly left = $derived(offset(this.width, this.wide, this.centre.x * this.scale));
  readonly top = $derived(offset(this.height, this.high, this.centre.y * this.scale));

  /** The part of the board that is seen. */
  readonly seen = $derived({
    x: -this.left / this.scale,
    y: -this.top / this.scale,
    width: this.width / this.scale,
    height: this.height / this.scale,
  });

  show(world: Size): void {
    if (world.width === this.world.width && world.height === this.world.height) return;
    this.world = world;
    this.fit();
    this.placed = false;
  }

  /** The window has this size; the first time a small one opens where people look. Later nothing that is near moves, but
   * for where people look, if it would no longer be seen. */
  resize(width: number, height: number, interest: () => Point | null): void {
    const { left, top } = this;
    const looked = this.placed && this.chosen ? interest() : null;
    const seen = looked !== null && this.sees(looked);
    this.width = width;
    this.height = height;
    if (!width || !height) return;
    if (this.placed && this.chosen) {
      this.zoom = Math.max(1, this.chosen / this.least);
      this.look({ x: (width / 2 - left) / this.scale, y: (height / 2 - top) / this.scale });
      if (seen) this.reveal(looked);
    }
    if (this.placed) return;
    this.placed = true;
    if (width >= PHONE || this.least >= 1) return;
    this.zoom = Math.min(NEAREST, 1 / this.least);
    this.chosen = this.scale;
    this.look(interest() ?? this.middle());
  }

  private middle(): Point {
    return { x: this.world.width / 2, y: this.world.height / 2 };
  }

  fit(): void {
    this.zoom = 1;
    this.chosen = 0;
    this.centre = this.middle();
  }

  look(point: Point): void {
    this.centre = point;
    this.settle();
  }

  /** Keep what is drawn as the centre and what is remembered the same, so that dragging answers at once. */
  private settle(): void {
    this.centre = {
      x: (this.width / 2 - this.left) / this.scale,
      y: (this.height / 2 - this.top) / this.scale,
    };
  }

  panBy(dx: number, dy: number): void {
    this.look({ x: this.centre.x - dx / this.scale, y: this.centre.y - dy / this.scale });
  }

  /** Zoom in or out; what is at this pixel of the window stays there. */
  zoomBy(factor: number, x = this.width / 2, y = this.height / 2): void {
    const under = this.unit(x, y);
    this.sharp = this.drawn;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => (this.sharp = 0), REST);
    this.zoom = Math.min(NEAREST, Math.max(1, this.zoom * factor));
    this.chosen = this.zoom > 1 ? this.scale : 0;
    this.look({ x: under.x - (x - this.width / 2) / this.scale, y: under.y - (y - this.height / 2) / this.scale });
  }

  /** The place of the board at a pixel of the window. */
  unit(x: number, y: number): Point {
    return { x: (x - this.left) / this.scale, y: (y - this.top) / this.scale };
  }

  private sees({ x, y }: Point): boolean {
    const { seen } = this;
    return x > seen.x && y > seen.y && x < seen.x + seen.width && y < seen.y + seen.height;
  }

  /** Bring places into view if none is visible: their middle, or the first if they are far apart. */
  keepInSight(...places: readonly Point[]): void {
    for (const at of [centre(places), places[0]])
      if (at && !places.some((place) => this.sees(place))) this.look(at);
  }

  /** Bring a place into the window by moving as little as possible. */
  reveal({ x, y }: Point): void {
    const into = (at: number, room: number): number => Math.max(0, EDGE - at) - Math.max(0, at - room + EDGE);
    const dx = into(this.left + x * this.scale, this.width);
    const dy = into(this.top + y * this.scale, this.height);
    if (dx || dy) this.panBy(dx, dy);
  }

  /** Whether only a part is seen. */
  get near(): boolean {
    return this.wide > this.width + 1 || this.high > this.height + 1;
  }
}

/** The board is centred where it is smaller than the window and never leaves a gap where it is larger. */
function offset(room: number, size: number, centre: number): number {
  if (size <= room) return (room - size) / 2;
  return Math.min(0, Math.max(room - size, room / 2 - centre));
}
