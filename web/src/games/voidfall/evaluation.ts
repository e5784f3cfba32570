/** The evaluation phase: what it would bring if it came now, and what it brought, for all seats together. */
import { happened } from "../../kit/scoring";
import type { Scene } from "../../table/scene";
import type { Position } from "./position";

/** What it would bring a seat; `points` are those of all agendas, less what unpaid upkeep would cost. */
export function expected({ facts }: Pick<Position, "facts">, seat: number) {
  const [upkeep = 0, covered = 0, cost = 0] = facts.upkeep?.[seat] ?? [];
  const [skirmish = 0, struck = []] = facts.skirmish?.[seat] ?? [];
  const agendas = facts.agendas?.[seat] ?? [];
  const points = agendas.reduce<number>((sum, each) => sum + (each ?? 0), -cost);
  return { upkeep, covered, cost, skirmish, struck, falling: facts.falling?.[seat] ?? [], agendas, points, decrees: facts.decrees?.[seat] ?? [] };
}

type Events = ReturnType<typeof happened>;
const TURNS = new Set(["turn", "cycle", "round"]);
const STEPS = new Set(["skirmish", "spared", "upkeep", "decree", "start-scored", "scored"]);

/** What has happened since the last turn, from the first step of an evaluation on; null before one paid or scored. */
export function lastEvaluation(moments: Scene["moments"]): Events | null {
  const events = happened(moments);
  const since = events.slice(events.findLastIndex(({ name }) => TURNS.has(name)) + 1);
  // Skirmishes of events come within rounds; upkeep is paid in evaluations alone.
  if (!since.some(({ name }) => name === "upkeep" || name === "start-scored")) return null;
  return since.slice(since.findIndex(({ name }) => STEPS.has(name)));
}

/** What it was for one seat, as far as it has come: the arguments of its events. */
export function evaluated(events: Events, seat: number) {
  const own = events.filter(({ args }) => args.seat === seat);
  const all = (step: string) => own.filter(({ name }) => name === step).map(({ args }) => args);
  const [skirmish, upkeep, decree, start] = ["skirmish", "upkeep", "decree", "start-scored"].map((step) => all(step)[0]);
  const fought = events.find(({ name, args }) => name === "outcome" && args.sector === skirmish?.sector);
  const spared = all("spared").length > 0;
  return { skirmish, outcome: fought?.args.outcome, spared, upkeep, decree, start, scored: all("scored") };
}
