/** What the functions of a face draw with. */
import type { Wire } from "../../api/client";
import { thing } from "../../kit/thing";
import { nameOf } from "../../table/people";
import type { Scene } from "../../table/scene";
import { markPath } from "../../ui/marks";

/** An element to draw: made by `draw`, shown by the page, which keeps what has not changed. */
export class Drawn {
  constructor(
    readonly tag: string,
    readonly attributes: Readonly<Record<string, unknown>>,
    readonly children: readonly (Drawn | string)[],
  ) {}
}

type Child = Drawn | string | number | false | null | undefined | readonly Child[];

export interface Easel {
  readonly scene: Scene;
  /** An HTML or SVG element with attributes and children. */
  draw(tag: string, attributes?: Readonly<Record<string, unknown>>, ...children: Child[]): Drawn;
  /** The attributes of something that can be clicked: a name for those who do not see it, and the action a click means. */
  thing(kind: string, value: number, way: { label: string; wish?: string }): Record<string, unknown>;
  /** The silhouette of a seat in its colour, around the origin of a drawing. */
  mark(seat: number, radius: number): Drawn;
  /** A die that shows a face, around the origin of a drawing. */
  die(face: number, size: number): Drawn;
  /** A message of the game's catalogue. */
  say(id: string, values?: Record<string, string | number>): string;
  /** What a thing of a kind is called, such as a card. */
  name(kind: string, value: number): string;
  /** What the person at a seat is called. */
  who(seat: number): string;
}

const TAG = /^[a-z][a-zA-Z0-9]*$/;
const FORBIDDEN: readonly string[] = ["script", "style", "iframe", "object", "embed", "link"];
export const MARKS = 4;

const flat = (children: readonly Child[]): (Drawn | string)[] =>
  children.flatMap((child): (Drawn | string)[] => {
    if (Array.isArray(child)) return flat(child as readonly Child[]);
    if (child === null || child === undefined || child === false) return [];
    return [child instanceof Drawn ? child : String(child)];
  });

function draw(tag: string, attributes: Readonly<Record<string, unknown>> = {}, ...children: Child[]): Drawn {
  if (typeof tag !== "string" || !TAG.test(tag) || FORBIDDEN.includes(tag)) throw new Error(`cannot draw <${tag}>`);
  return new Drawn(tag, attributes, flat(children));
}

function mark(seat: number, radius: number): Drawn {
  const number = seat % MARKS;
  const edge = { stroke: "#0a1018", "stroke-width": radius / 5, "stroke-linejoin": "round" };
  return draw("path", { d: markPath(number, radius), fill: `var(--seat-${number})`, ...edge });
}

/** For each face the places of its pips, in thirds of half a die. */
const PIPS: readonly string[] = ["", "00", "-+ +-", "-+ 00 +-", "-- -+ +- ++", "-- -+ 00 +- ++", "-- -+ -0 +0 +- ++"];
const PLACES: Readonly<Record<string, number>> = { "-": -1, "0": 0, "+": 1 };

function die(face: number, size: number): Drawn {
  const ground = { x: -size / 2, y: -size / 2, width: size, height: size, rx: size / 5 };
  const pips = (PIPS[face] ?? "").split(" ").filter(Boolean);
  const place = (sign: string | undefined): number => (PLACES[sign ?? ""]! * size) / 4;
  return draw(
    "g",
    { role: "img", "aria-label": String(face) },
    draw("rect", { ...ground, fill: "#f1f5f8", stroke: "#0a1018", "stroke-width": size / 20 }),
    pips.map(([x, y]) => draw("circle", { cx: place(x), cy: place(y), r: size / 10, fill: "#101820" })),
  );
}

/** Enter and the space bar do what a click does. */
const keyed = (onclick: (event: MouseEvent) => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  // Enter on what is chosen already confirms; that is the table's to do.
  if (event.key === "Enter" && (event.currentTarget as Element).getAttribute("aria-pressed") === "true") return;
  event.preventDefault();
  event.stopPropagation();
  onclick(event as unknown as MouseEvent);
};

export function easelOf(scene: Scene & { readonly actions: Wire["VerbTableInfo"] }): Easel {
  const { words } = scene;
  const args = scene.actions.verbs.flatMap((verb) => verb.args);
  return {
    scene,
    draw,
    mark,
    die,
    thing: (kind, value, { label, wish }) => {
      const { onclick, ...attributes } = thing(scene, kind, value, { wish });
      const keys = { onclick, onkeydown: onclick && keyed(onclick) };
      return { role: "button", tabindex: 0, "aria-label": label, ...keys, ...attributes };
    },
    say: (id, values = {}) => words.say(id, values),
    name: (kind, value) => {
      const arg = args.find((each) => each.kind === kind);
      return arg?.names?.[value] === undefined ? String(value) : words.value(arg, value);
    },
    who: (seat) => nameOf(scene, seat),
  };
}
