/**
 * The service worker: lets the page open and be read while the server cannot be reached.
 *
 * It keeps two kinds of things. The files of the page are all kept when it is installed. Replies are kept if their header
 * `ludarium-keep` says for whom: for anybody, or for one guest. A reply for a guest is shown only to a page that names this
 * guest, as the cookie does that ends with the guest's own. What is not kept is not answered, and the page says so.
 */
import { ANYBODY, HEADERS, Names } from "./api/keeping";

/** What a service worker has that a page has not; TypeScript knows the types of one or the other. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface ServiceWorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Asked) => void): void;
}
const worker = self as unknown as ServiceWorkerScope;

/** The files of the page and what tells two pages apart, written here by the build. */
const BUILT: { files: readonly string[]; version: string } = JSON.parse("__BUILT__");
const FILES = new Set(BUILT.files);
const SITE = new URL(worker.registration.scope);
const names = new Names(SITE.pathname);
const SHELL = names.page(BUILT.version);
const START = "index.html";
/** A reply that does not come for so long is taken from what is kept. */
const PATIENCE = 5000;
/** So many games, and so many other replies, are kept; the oldest go. */
const MOST_GAMES = 40;
const MOST_PAGES = 2000;
/** What a proxy says, or the server itself, if nobody can answer. */
const AWAY = [502, 503, 504];
const GONE = [401, 403, 404, 410];

const pathOf = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return origin === SITE.origin && pathname.startsWith(SITE.pathname) ? pathname.slice(SITE.pathname.length) : "/";
};

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const path = pathOf(request.url);
  if (request.mode === "navigate") {
    if (path === "" || path === START) event.respondWith(opened(request));
  } else if (path.startsWith("api/")) {
    event.respondWith(answered(request, (work) => event.waitUntil(work)));
  } else if (FILES.has(path)) {
    event.respondWith(file(request, path));
  }
});

/** One file after the other: whoever plays beside it comes first. A file that another version had is not read again. */
async function install(): Promise<void> {
  const shell = await caches.open(SHELL);
  for (const path of BUILT.files) {
    const known = path.startsWith("assets/") ? await caches.match(path) : undefined;
    if (known) await shell.put(path, known);
    else await shell.add(new Request(path, { cache: path.startsWith("assets/") ? "default" : "reload" }));
  }
  await worker.skipWaiting();
}

/** What a former page has kept may be of another shape. */
async function activate(): Promise<void> {
  for (const name of names.own(await caches.keys())) if (name !== SHELL) await caches.delete(name);
  await worker.clients.claim();
}

/** The page as the server has it now, so that an update arrives at once; else the one that is kept. */
async function opened(request: Request): Promise<Response> {
  const kept = async (): Promise<Response | undefined> => (await caches.open(SHELL)).match(START);
  return preferred(fetch(request), kept);
}

/** The names of these files change with their content. */
async function file(request: Request, path: string): Promise<Response> {
  return (await (await caches.open(SHELL)).match(path)) ?? fetch(request);
}

async function answered(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const reader = request.headers.get(HEADERS.reader) ?? "";
  const asked = fetch(request).then((answer) => {
    const whose = answer.headers.get(HEADERS.keep);
    if (answer.ok && whose) later(keep(whose, request.url, answer.clone()));
    else if (GONE.includes(answer.status)) later(drop(request.url));
    return answer;
  });
  return preferred(asked, () => keptReply(request.url, reader));
}

/** The server's answer, or what is kept if there is none or it takes too long. */
async function preferred(asked: Promise<Response>, kept: () => Promise<Response | undefined>): Promise<Response> {
  const late = new Promise<Response>((settle) => {
    setTimeout(() => void kept().then((found) => found && settle(found)), PATIENCE);
  });
  try {
    const answer = await Promise.race([asked, late]);
    return AWAY.includes(answer.status) ? ((await kept()) ?? answer) : answer;
  } catch (problem) {
    const found = await kept();
    if (found) return found;
    throw problem;
  }
}

async function keptReply(url: string, reader: string): Promise<Response | undefined> {
  const common = await (await caches.open(names.keptFor(ANYBODY))).match(url);
  return common ?? (reader ? (await caches.open(names.keptFor(reader))).match(url) : undefined);
}

async function keep(whose: string, url: string, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set(HEADERS.kept, "yes");
  const cache = await caches.open(names.keptFor(whose));
  await cache.put(url, new Response(await answer.blob(), { status: answer.status, headers }));
  await trim(cache);
}

/** A table that was deleted, or closed to this guest, is not shown any more. */
async function drop(url: string): Promise<void> {
  for (const name of names.own(await caches.keys())) if (name !== SHELL) await (await caches.open(name)).delete(url);
}

/** The game a reply belongs to. */
const gameOf = (url: string): string => /^api\/((?:tables|replays)\/[^/?]+)/.exec(pathOf(url))?.[1] ?? "";

/** Whatever was kept first goes first, a game as a whole. */
async function trim(cache: Cache): Promise<void> {
  const every = await cache.keys();
  const games = [...new Set(every.map(({ url }) => gameOf(url)).reverse())].filter(Boolean);
  const old = new Set(games.slice(MOST_GAMES));
  const pages = every.filter(({ url }) => !gameOf(url));
  const gone = [...every.filter(({ url }) => old.has(gameOf(url))), ...pages.slice(0, Math.max(0, pages.length - MOST_PAGES))];
  for (const request of gone) await cache.delete(request);
}
