/** Where each seat's influence came from, read from the moments: every gain belongs to what happened last before it. */
import type { Wire } from "../../api/client";
import type { Position } from "./position";

export const SOURCES = ["start", "agendas", "technologies", "conquests", "tracks", "event", "focus", "lost"] as const;
export type Source = (typeof SOURCES)[number];

export interface Account {
  readonly seat: number;
  readonly points: Readonly<Record<Source, number>>;
  /** Agendas with what they scored in all evaluations, by their id. */
  readonly agendas: ReadonlyMap<string, number>;
  readonly total: number;
  /** What the moments at hand do not explain: they begin later. */
  readonly earlier: number;
}

/** The events that influence follows from. */
const CAUSES: Readonly<Record<string, Source>> = {
  "start-scored": "start",
  scored: "agendas",
  researched: "technologies",
  improved: "technologies",
  conquered: "conquests",
  glory: "conquests",
  bounty: "conquests",
  reclaim: "conquests",
  advanced: "tracks",
  decree: "event",
  event: "event",
  selected: "focus",
};

export function accounts(position: Position, moments: readonly Wire["MomentInfo"][]): Account[] {
  const events = moments.filter((moment) => !moment.undone).flatMap((moment) => moment.events);
  return position.players.map(({ seat, influence }) => {
    const points = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>;
    const agendas = new Map<string, number>();
    let cause: Source = "focus";
    for (const { name, args } of events) {
      if (args.seat !== seat && name !== "event") continue;
      cause = CAUSES[name] ?? cause;
      if (name === "influence") points[cause] += Number(args.points);
      if (name === "lost") points.lost -= Number(args.points);
      if (name === "scored") agendas.set(String(args.agenda), (agendas.get(String(args.agenda)) ?? 0) + Number(args.points));
    }
    const known = SOURCES.reduce((sum, source) => sum + points[source], 0);
    return { seat, points, agendas, total: influence, earlier: influence - known };
  });
}
