/** What a game that is replayed is of: read from its table, or from the headers of its record. */
import { read, type Wire } from "../api/client";
import type { Source } from "../shell/routes";

export interface Played {
  readonly source: Source;
  readonly game: string;
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly pack: string;
  readonly title: string;
  /** Whether everybody at the table may ask for hints. */
  readonly hints: boolean;
  /** Whether the game is over: then everything may be shown, and players may branch off. */
  readonly over: boolean;
  readonly people: readonly Wire["SeatInfo"][];
  readonly actions: Wire["VerbTableInfo"];
  /** The seats one may look through. */
  readonly eyes: readonly number[];
  /** Where the rules have changed since, what the present ones make of it. */
  readonly notice: string;
  /** So many answers can be shown: of a game of former rules perhaps not all. */
  readonly most: number;
}

/** "layout=fixed planning=no" as the record writes it. */
export function options(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split(/\s+/)
      .filter((part) => part.includes("="))
      .map((part) => part.split("=", 2) as [string, string]),
  );
}

/** The seats of a record: its players by name, with nobody at the table. */
export function players(headers: Readonly<Record<string, string>>): Wire["SeatInfo"][] {
  const gaveUp = headers.Conceded?.split(" ") ?? [];
  return Array.from({ length: Number(headers.Seats) || 0 }, (_, seat) => ({
    seat,
    name: headers[`Player${seat + 1}`] ?? "",
    kind: "human" as const,
    level: "",
    open: false,
    mine: false,
    online: false,
    left: false,
    agrees: false,
    conceded: 1 + gaveUp.indexOf(String(seat + 1)),
    conceding: null,
    ending: null,
    secret: null,
  }));
}

/** `language` is that of the notice. */
export async function played(source: Source, language: string): Promise<Played> {
  if (source.kind === "tables") {
    const info = await read<Wire["TableInfo"]>(`tables/${source.id}`);
    const { game, edition, options, pack, title, hints, actions } = info;
    const people = info.people.seats;
    const over = info.people.status !== "playing";
    const eyes = people.flatMap((seat) => (seat.mine ? [seat.seat] : []));
    const state = over ? await read<Wire["State"]>(`tables/${source.id}/state`, { language }) : null;
    const notice = state?.notice?.sentence ?? "";
    return { source, game, edition, options, pack, title, hints, over, people, actions, eyes, notice, most: state?.answers ?? Infinity };
  }
  const { headers, actions, notice, answers: most } = await read<Wire["ReplayInfo"]>(`replays/${source.id}`, { language });
  const people = players(headers);
  return {
    source,
    game: headers.Game ?? "",
    edition: headers.Edition ?? "",
    options: options(headers.Options ?? ""),
    pack: "",
    title: "",
    hints: false,
    over: true,
    people,
    actions,
    eyes: people.map((seat) => seat.seat),
    notice,
    most,
  };
}
