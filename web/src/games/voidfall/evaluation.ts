/** The evaluation phase: what it would bring if it came now, and what it brought, for all seats together. */
import type { Wire } from "../../api/client";
import { contentOf } from "./content";
import type { Scene } from "../../table/scene";
import { EMPTY } from "./generated";
import { type Position } from "./position";

export interface Expected {
  readonly seat: number;
  readonly upkeep: number;
  readonly covered: number;
  /** Strength of the skirmish, and the sectors the void would strike. */
  readonly skirmish: number;
  readonly struck: readonly number[];
  /** Influence that unpaid upkeep would cost. */
  readonly cost: number;
  /** Points of the start agenda and the fields; null where none lies. */
  readonly agendas: readonly (number | null)[];
  /** All agendas, less what unpaid upkeep would cost. */
  readonly points: number;
  readonly decrees: readonly boolean[];
}

export function expected(position: Position, seat: number): Expected {
  const { facts } = position;
  const [upkeep = 0, covered = 0, cost = 0] = facts.upkeep?.[seat] ?? [];
  const [skirmish = 0, struck = []] = facts.skirmish?.[seat] ?? [];
  const agendas = facts.agendas?.[seat] ?? [];
  return {
    seat,
    upkeep,
    covered,
    cost,
    skirmish,
    struck,
    agendas,
    points: agendas.reduce<number>((sum, points) => sum + (points ?? 0), -cost),
    decrees: facts.decrees?.[seat] ?? [],
  };
}

/** What the evaluation of a cycle was for one seat, as far as it has come. */
export interface Evaluated {
  readonly seat: number;
  /** null: not yet; "spared", or how the combat ended. */
  readonly skirmish: null | { readonly sector: string; readonly strength: number; readonly outcome: string | null };
  readonly spared: boolean;
  readonly upkeep: null | { readonly due: number; readonly unpaid: number };
  /** The decree whose reward was taken, from 0. */
  readonly decree: number | null;
  readonly start: number | null;
  readonly agendas: readonly { readonly agenda: number; readonly points: number }[];
}

type Events = Wire["MomentInfo"]["events"];

/** The events of the last evaluation in the moments at hand; it begins with the first of its events after a turn. */
export function lastEvaluation(moments: readonly Wire["MomentInfo"][]): { cycle: number; events: Events } | null {
  let cycle = 0;
  let found: { cycle: number; events: Events } | null = null;
  let open: Events | null = null;
  for (const event of moments.filter((moment) => !moment.undone).flatMap((moment) => moment.events)) {
    if (event.name === "cycle") cycle = Number(event.args.cycle);
    if (event.name === "turn" || event.name === "cycle" || event.name === "round") open = null;
    // Skirmishes of events come within rounds; upkeep is paid in evaluations alone.
    if (STEPS.has(event.name) && !open) {
      open = [];
      found = { cycle, events: open };
    }
    open?.push(event);
  }
  return found?.events.some((event) => event.name === "upkeep" || event.name === "start-scored") ? found : null;
}
const STEPS = new Set(["skirmish", "spared", "upkeep", "decree", "start-scored", "scored"]);

export function evaluated(scene: Scene, events: Events): Evaluated[] {
  const agendas = contentOf(scene.content).agendas;
  return [...Array(scene.seats).keys()].map((seat) => {
    const own = events.filter((event) => event.args.seat === seat);
    const one = (name: string): Events[number] | undefined => own.find((event) => event.name === name);
    const strike = one("skirmish");
    const outcome = strike && events.find((event) => event.name === "outcome" && event.args.sector === strike.args.sector);
    const upkeep = one("upkeep");
    const decree = one("decree");
    const start = one("start-scored");
    return {
      seat,
      skirmish: strike
        ? {
            sector: String(strike.args.sector),
            strength: Number(strike.args.strength),
            outcome: outcome ? String(outcome.args.outcome) : null,
          }
        : null,
      spared: one("spared") !== undefined,
      upkeep: upkeep ? { due: Number(upkeep.args.points), unpaid: Number(upkeep.args.unpaid) } : null,
      decree: decree ? Number(decree.args.number) : null,
      start: start ? Number(start.args.points) : null,
      agendas: own
        .filter((event) => event.name === "scored")
        .map((event) => ({
          agenda: agendas.findIndex((agenda) => agenda.id === event.args.agenda),
          points: Number(event.args.points),
        }))
        .filter(({ agenda }) => agenda !== EMPTY),
    };
  });
}
