/** The face of a game that the page does not know: its package's own, and what is missing drawn from the zones. */
import "../../kit/kit.css";
import "./packaged.css";

import { read, type Wire } from "../../api/client";
import type { Counted, GameFace } from "../../table/face";
import type { Scene } from "../../table/scene";
import { MARKS } from "./easel";
import { load } from "./module";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Clock from "./Clock.svelte";
import Hand from "./Hand.svelte";
import Mine from "./Mine.svelte";
import { cellsOf, divided, type Packaged } from "./packaged";
import Seat from "./Seat.svelte";

const ASIDE = { id: "aside", title: "play-overview", icon: "eye", component: Aside, targets: () => 0 };
/** Addresses of the server are below the page, wherever a proxy serves it. */
const within = (address: string): string => new URL(`./api/${address}`, document.baseURI).href;

function wear(address: string): void {
  const href = within(address);
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}

function scores(scene: Scene): readonly number[] {
  const told = scene.result?.scores ?? scene.view.facts.scores;
  return Array.isArray(told) ? (told as number[]) : Array<number>(scene.seats).fill(0);
}

/** The numbers that zones with a name have for each seat. */
function counted(scene: Scene, zones: Packaged["zones"], seat: number): Counted[] {
  return zones.flatMap((zone) => {
    const id = `zone-${zone.name}`;
    if (zone.kind || !scene.words.has(id) || !divided(scene, zone)) return [];
    const [value, ...more] = cellsOf(scene, zone, seat);
    return typeof value === "number" && !more.length ? [{ name: scene.words.say(id), value }] : [];
  });
}

export async function packaged(game: string): Promise<GameFace> {
  const page = await read<Wire["PageInfo"]>(`games/${game}/page`);
  if (page.style) wear(page.style);
  const { module, problem } = page.face ? await load(within(page.face)) : { module: {}, problem: "" };
  const face: Packaged = {
    id: game,
    title: page.title,
    poster: page.poster,
    module,
    problem,
    zones: page.zones,
    skin: "",
    open: module.open ?? false,
    Clock,
    Seat,
    Board,
    offers: module.board ? [ASIDE] : [],
    Mine,
    Hand,
    sources: () => [],
    order: (scene) => [...Array(scene.seats).keys()],
    scores,
    counts: (scene, seat) => counted(scene, page.zones, seat),
    mark: (_, seat) => seat % MARKS,
    plays: "",
    part: () => "",
    placed: new Set(module.placed),
    taste: { loose: new Set(module.loose) },
  };
  return face;
}
