/** Where influence came from, for the final scoring table and its bars: what happened last before every gain. */
import type { Wire } from "../../api/client";
import { named } from "../../kit/content";
import { happened, sourcesFrom, type Gain } from "../../kit/scoring";
import type { PointSource } from "../../table/face";
import type { Scene } from "../../table/scene";
import { positionOf } from "./position";

/** The events that influence follows from. */
const CAUSES: Readonly<Record<string, string>> = {
  "start-scored": "start", scored: "agendas", researched: "technologies", improved: "technologies",
  conquered: "conquests", glory: "conquests", bounty: "conquests", reclaim: "conquests",
  advanced: "tracks", decree: "event", event: "event", selected: "focus",
};

/** Every gain and loss of a seat; `named` says what an agenda is called. */
export function gains(events: readonly Wire["EventInfo"][], seat: number, named: (agenda: string) => string): Gain[] {
  let source = "focus";
  let agenda: string | undefined;
  return events.flatMap(({ name, args }) => {
    if (args.seat !== seat && name !== "event") return [];
    source = CAUSES[name] ?? source;
    if (CAUSES[name]) agenda = name === "scored" ? named(String(args.agenda)) : undefined;
    if (name === "lost") return [{ seat, source: "lost", points: -Number(args.points) }];
    return name === "influence" ? [{ seat, source, points: Number(args.points), name: agenda }] : [];
  });
}

export function sources(scene: Scene): PointSource[] {
  const agenda = (id: string): string => named(scene, "agenda", id);
  const totals = positionOf(scene).players.map((player) => player.influence);
  const events = happened(scene.moments);
  const columns = {
    start: ["flag", "VF-EVA-16"],
    agendas: ["target", "VF-EVA-16"],
    technologies: ["tech", "VF-TEC-11"],
    conquests: ["play", "VF-SPO-03"],
    tracks: ["chev", "VF-CIV-03"],
    event: ["clock", "VF-EVA-13"],
    focus: ["card", "VF-FOC-10"],
    lost: ["x", "VF-EVA-10"],
  } as const;
  return sourcesFrom(scene, columns, totals.flatMap((_, seat) => gains(events, seat, agenda)), totals);
}
