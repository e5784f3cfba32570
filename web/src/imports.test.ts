/** Who may import whom: every import leads down, no game knows another, and nothing goes in circles. */
import { expect, test } from "vitest";

/** The folders from the lowest to the highest; each may import those before it. */
const LAYERS = [
  "style", "api", "words", "ui", "settings", "table", "kit", "games", "shell", "lobby", "learn", "rules", "play", "replay", "end",
];
const PAGES = ["end", "rules"];
const CODE = import.meta.glob<string>("./**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const IMPORT = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

type Sources = Readonly<Record<string, string>>;

/** The folder a file belongs to; each game is a folder. Files outside any folder may import everything. */
function roomOf(path: string): string {
  const [folder = "", game = "", file] = path.split("/");
  return folder === "games" && file !== undefined ? `games/${game}` : path.includes("/") ? folder : "";
}

/** Where an import leads; null outside of the client. */
function resolve(from: string, to: string): string | null {
  const way = from.split("/").slice(0, -1);
  for (const step of to.split("/")) {
    if (step !== ".." && step !== ".") way.push(step);
    else if (step === ".." && way.pop() === undefined) return null;
  }
  return way.join("/");
}

/** What each file imports, by path without "./". */
function graphOf(sources: Sources): Map<string, string[]> {
  const files = new Map(Object.entries(sources).map(([path, text]) => [path.replace(/^\.\//, ""), text]));
  const found = (path: string): string =>
    [path, `${path}.ts`, `${path}/index.ts`].find((each) => files.has(each)) ?? path;
  const imports = (path: string, text: string): string[] =>
    [...text.matchAll(IMPORT)].flatMap(([, to]) => resolve(path, to!) ?? []).map(found);
  return new Map([...files].map(([path, text]) => [path, imports(path, text)]));
}

/** The imports that do not lead down, each as a sentence. */
function upward(sources: Sources): string[] {
  const level = (room: string): number => LAYERS.indexOf(room.split("/")[0]!);
  const allowed = (from: string, to: string): boolean => {
    if (from === to || from === "") return true;
    // The list of games names them all; they know of it what every face knows.
    if (from.startsWith("games") && to.startsWith("games")) return from === "games";
    return level(to) >= 0 && level(to) < level(from) && !(PAGES.includes(from) && PAGES.includes(to));
  };
  return [...graphOf(sources)].flatMap(([path, imports]) =>
    imports.filter((to) => !allowed(roomOf(path), roomOf(to))).map((to) => `${path} imports ${to}`),
  );
}

/** Files that import each other in a circle, one circle for each way back. */
function circles(sources: Sources): string[] {
  const graph = graphOf(sources);
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) return void found.push([...way.slice(way.indexOf(path)), path].join(" > "));
    if (done.has(path)) return;
    for (const next of graph.get(path) ?? []) walk(next, [...way, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return found;
}

test("every import leads down", () => {
  expect(Object.keys(CODE).length).toBeGreaterThan(200);
  expect(upward(CODE)).toEqual([]);
});

test("nothing goes in circles", () => {
  expect(circles(CODE)).toEqual([]);
});

test("every folder has its place", () => {
  const folders = new Set(Object.keys(CODE).flatMap((path) => path.match(/^\.\/(\w+)\//)?.[1] ?? []));
  expect([...folders].filter((folder) => !LAYERS.includes(folder))).toEqual([]);
});

test("an import that leads up, or to another game, is found", () => {
  const sources = {
    "./table/table.ts": 'import { nameOf } from "../play/turn";',
    "./play/turn.ts": 'import { table } from "../table/table";',
    "./games/index.ts": 'export const go = () => import("./dei");',
    "./games/dei/index.ts": 'import Card from "../voidfall/Card.svelte";\nimport { DRAWN } from "../index";',
    "./end/End.svelte": 'import Rules from "../rules/Rules.svelte";',
    "./App.svelte": 'import End from "./end/End.svelte";',
  };
  expect(upward(sources)).toEqual([
    "table/table.ts imports play/turn.ts",
    "games/dei/index.ts imports games/voidfall/Card.svelte",
    "games/dei/index.ts imports games/index.ts",
    "end/End.svelte imports rules/Rules.svelte",
  ]);
});

test("a circle is found, with the way it takes", () => {
  const sources = {
    "./play/a.ts": 'import type { B } from "./b";',
    "./play/b.ts": 'import C from "./C.svelte";',
    "./play/C.svelte": 'import { a } from "./a";',
  };
  expect(circles(sources)).toEqual(["play/a.ts > play/b.ts > play/C.svelte > play/a.ts"]);
});
