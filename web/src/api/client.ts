/** Requests to the server. Every problem it reports becomes a `Problem` that can be shown as it is. */
import { HEADERS } from "./keeping";
import { readerHeader } from "./kept";
import { reach } from "./reach.svelte";
import type { components } from "./schema";

export type Wire = components["schemas"];

export class Problem extends Error {
  constructor(
    readonly kind: string,
    message: string,
    readonly status: number,
    readonly rule = "",
  ) {
    super(message);
  }
}

export const AWAY = "away";

function away(): never {
  reach.lost();
  throw new Problem(AWAY, "The server is not responding.", 0);
}

async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    const headers = { ...init.headers, ...readerHeader() };
    answer = await fetch(`./api/${path}`, { credentials: "same-origin", ...init, headers });
  } catch {
    return away();
  }
  // A proxy answers for a server that does not.
  if (answer.status === 502 || answer.status === 504) return away();
  if (answer.headers.has(HEADERS.kept)) reach.lost();
  else reach.found();
  const json = answer.headers.get("content-type")?.includes("json") ?? false;
  const body: unknown = json ? await answer.json() : await answer.text();
  if (answer.ok) return body as T;
  const told = body as Partial<Wire["Problem"]>;
  throw new Problem(told.type ?? "unknown", told.detail ?? answer.statusText, answer.status, told.rule);
}

type Query = Record<string, string | number | undefined>;

function withQuery(path: string, query: Query): string {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  if (!asked.length) return path;
  return `${path}?${new URLSearchParams(asked.map(([key, value]) => [key, String(value)]))}`;
}

/** The query for what a table is played with: the content of its pack, as its edition has it. */
export const playedWith = (table: { readonly edition: string; readonly pack?: string | null }): Query => ({
  edition: table.edition || undefined,
  pack: table.pack || undefined,
});

/** Answers that are known, or asked for, before they are needed; each is taken by the first `read` of its address. */
const ahead = new Map<string, Promise<unknown>>();

/** Ask already for what will be read in a moment. */
export function readAhead(path: string, query: Query = {}): void {
  const address = withQuery(path, query);
  const asked = request(address);
  // Whoever reads it asks again.
  asked.catch(() => ahead.delete(address));
  ahead.set(address, asked);
}

/** What will be read in a moment is known already. */
export function knowAhead(path: string, answer: unknown): void {
  ahead.set(path, Promise.resolve(answer));
}

export function read<T>(path: string, query: Query = {}): Promise<T> {
  const address = withQuery(path, query);
  const asked = ahead.get(address) as Promise<T> | undefined;
  ahead.delete(address);
  return asked ?? request<T>(address);
}

export function send<T>(path: string, body: unknown, query: Query = {}): Promise<T> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return request<T>(withQuery(path, query), init);
}

/** The address of the socket of a table. */
export function socketAddress(path: string): string {
  const address = new URL(`./api/${path}`, document.baseURI);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}
