/** Addresses of the pages. They live in the fragment, so that any prefix works and no server sees a seat's secret. */

/** A game that can be looked at move by move: one played at a table, or a record somebody brought along. */
export interface Source {
  readonly kind: "tables" | "replays";
  readonly id: string;
}

export type Route =
  | { readonly page: "lobby" | "watch" | "replays" | "lost" }
  | { readonly page: "play"; readonly table: string; readonly seat?: number; readonly secret?: string }
  | { readonly page: "end"; readonly source: Source }
  | { readonly page: "replay"; readonly source: Source; readonly number: number }
  | { readonly page: "rules"; readonly game: string; readonly rule: string }
  | { readonly page: "book"; readonly game: string; readonly chapter: string }
  | { readonly page: "editions" | "learn"; readonly game: string };

const LOST: Route = { page: "lost" };

function counted(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function played(kind: Source["kind"], id: string, rest: readonly string[], query: URLSearchParams): Route {
  const source: Source = { kind, id };
  if (rest[0] === "end" && rest.length === 1) return { page: "end", source };
  const moves = kind === "replays" ? rest : rest.slice(1);
  if (kind === "replays" || rest[0] === "replay") {
    const number = counted(moves[0] ?? "0");
    return number === undefined || moves.length > 1 ? LOST : { page: "replay", source, number };
  }
  if (rest.length) return LOST;
  const seat = counted(query.get("seat") ?? undefined);
  const secret = query.get("secret") ?? undefined;
  return { page: "play", table: id, ...(seat !== undefined && { seat }), ...(secret !== undefined && { secret }) };
}

/** The page a fragment names. */
export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [head = "", id = "", ...rest] = path.split("/").map(decoded);
  if (head === "t" && id) return played("tables", id, rest, new URLSearchParams(query));
  if (head === "r" && id) return played("replays", id, rest, new URLSearchParams(query));
  if (head === "rules" && id && rest.length < 2) return { page: "rules", game: id, rule: rest[0] ?? "" };
  if (head === "book" && id && rest.length < 2) return { page: "book", game: id, chapter: rest[0] ?? "" };
  if (head === "editions" && id && !rest.length) return { page: "editions", game: id };
  if (head === "learn" && !rest.length) return { page: "learn", game: id || "dei" };
  if (head === "" && !id) return { page: "lobby" };
  if ((head === "watch" || head === "replays") && !id) return { page: head };
  return LOST;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const short = (source: Source): string => `#/${source.kind === "tables" ? "t" : "r"}/${source.id}`;

/** Where the pages are. */
export const to = {
  lobby: "#/",
  watch: "#/watch",
  replays: "#/replays",
  table: (table: string): string => `#/t/${table}`,
  /** A seat to take: with its secret, or one that is open to anybody. */
  seat: (table: string, seat: number, secret = ""): string =>
    `#/t/${table}?${new URLSearchParams({ seat: String(seat), ...(secret && { secret }) })}`,
  end: (source: Source): string => `${short(source)}/end`,
  move: (source: Source, number: number): string =>
    source.kind === "tables" ? `${short(source)}/replay/${number}` : `${short(source)}/${number}`,
  rules: (game: string, rule = ""): string => `#/rules/${game}${rule && `/${rule}`}`,
  /** A chapter of the rulebook, or the place where it tells a rule. */
  book: (game: string, chapter = ""): string => `#/book/${game}${chapter && `/${chapter}`}`,
  editions: (game: string): string => `#/editions/${game}`,
  learn: (game: string): string => `#/learn/${game}`,
};
