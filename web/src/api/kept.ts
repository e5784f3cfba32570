/** What was read before and can be read again without the server; never what another guest has read in this browser. */
import { ANYBODY, HEADERS, Names } from "./keeping";
import type { components } from "./schema";

type Wire = components["schemas"];

const COOKIE = /(?:^|;\s*)ludarium_who=([0-9a-z]{26})(?:;|$)/;
const here = (): Names => new Names(new URL("./", document.baseURI).pathname);
const owner = (): string => `guest ${here().base}`;
/** What anybody may find in this browser: how the page looks. */
const COMMON = ["settings", "language"];

/** The guest whose browser this is; "" if nobody is known here, or not any more. */
export function reader(): string {
  return COOKIE.exec(globalThis.document?.cookie ?? "")?.[1] ?? "";
}

/** What a request says of its reader; the worker shows nothing of another one. */
export function readerHeader(): Record<string, string> {
  const guest = reader();
  return guest ? { [HEADERS.reader]: guest } : {};
}

/** Forget what another person has left in this browser; to be called before anything is shown. */
export async function settle(): Promise<void> {
  const known = localStorage.getItem(owner());
  if (known !== null && known !== reader()) clear();
  await forgetOthers(reader());
}

/** A page in another tab is read again when the guest leaves this browser, so that nothing of theirs stays on the screen. */
export function leaveTogether(): void {
  addEventListener("storage", (event) => {
    if (event.key === owner() && event.oldValue !== null && event.newValue === null) location.replace("./");
  });
}

/** This browser is a guest's from now on. */
export async function belongsTo(guest: string): Promise<void> {
  localStorage.setItem(owner(), guest);
  await forgetOthers(guest);
}

/** Forget everything of the guest whose browser this was. */
export async function forgetAll(): Promise<void> {
  clear();
  await forgetOthers("");
}

function clear(): void {
  for (const key of Object.keys(localStorage)) if (!COMMON.includes(key)) localStorage.removeItem(key);
}

async function forgetOthers(guest: string): Promise<void> {
  // Without a secure address there are no caches, and nothing is kept.
  if (!("caches" in window)) return;
  for (const name of here().ofOthers(await caches.keys(), guest)) await caches.delete(name);
}

/** Whether what is read now can be read again without the server. */
export function isKeeping(): boolean {
  return Boolean(reader() && navigator.serviceWorker?.controller);
}

/** Where replies are kept, and the addresses of those that are; null if there are none. */
async function shelf(whose: string): Promise<{ cache: Cache; paths: string[] } | null> {
  if (!("caches" in window) || !whose || !(await caches.has(here().keptFor(whose)))) return null;
  const cache = await caches.open(here().keptFor(whose));
  const base = new URL("./api/", document.baseURI).href;
  return { cache, paths: (await cache.keys()).map(({ url }) => url.slice(base.length)) };
}

async function bodyOf<T>(path: string, cache: Cache): Promise<T> {
  return (await cache.match(`./api/${path}`))!.json() as Promise<T>;
}

/** The games whose rulebook can be read in a language. */
export async function keptBooks(language: string): Promise<string[]> {
  const found = ((await shelf(ANYBODY))?.paths ?? []).map((path) => /^games\/([^/]+)\/book\?language=(\w+)$/.exec(path));
  return found.flatMap((match) => (match?.[2] === language ? [match[1]!] : []));
}

/** A finished game, or a record, that was opened in this browser. */
export interface KeptGame {
  readonly kind: "tables" | "replays";
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
}

/** The last one opened first. */
export async function keptGames(language: string): Promise<KeptGame[]> {
  const own = await shelf(reader());
  if (!own) return [];
  const paths = own.paths.reverse();
  // A game that was opened has a log in the language it was read in.
  const log = new RegExp(`^(\\w+/\\w+)/log\\?.*language=${language}$`);
  const told = new Set(paths.flatMap((path) => log.exec(path)?.[1] ?? []));
  const found = paths.flatMap((path) => {
    const match = /^((tables|replays)\/(\w+))(?:\?|$)/.exec(path);
    return match && told.delete(match[1]!) ? [opened(match[2] as KeptGame["kind"], match[3]!, path, own.cache)] : [];
  });
  return Promise.all(found);
}

async function opened(kind: KeptGame["kind"], id: string, path: string, cache: Cache): Promise<KeptGame> {
  if (kind === "tables") {
    const table = await bodyOf<Wire["TableInfo"]>(path, cache);
    return { kind, id, game: table.game, names: table.people.seats.map((seat) => seat.name) };
  }
  const { headers } = await bodyOf<Wire["ReplayInfo"]>(path, cache);
  const names = Object.entries(headers).flatMap(([key, name]) => (/^Player\d+$/.test(key) ? [name] : []));
  return { kind, id, game: headers.Game ?? "", names };
}
