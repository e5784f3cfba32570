/** Who scored what: supplies by source, from what has happened and from the pads at the end. */
import type { Wire } from "../../api/client";
import type { Content } from "./content";
import type { Pad, Position } from "./position";

export interface Mission {
  readonly mission: number;
  readonly points: number;
}

export interface Account {
  readonly seat: number;
  readonly missions: readonly Mission[];
  /** Gained while playing: cards, the reaper, the Trading Post. */
  readonly played: number;
  /** The supply count by its parts; null as long as it has not been. */
  readonly count: {
    readonly outposts: number;
    readonly feats: number;
    readonly technology: number;
    readonly energy: number;
  } | null;
  readonly cards: number;
  readonly total: number;
  /** What the moments at hand do not explain. */
  readonly earlier: number;
}

/** DEI-SCO-03: supplies for 0 to 3 learned feats. */
const FEAT_POINTS = [0, 1, 3, 6];

type Happened = { readonly name: string; readonly points: number; readonly mission: number };

/** The scoring events of a seat in moments that still hold. */
function happened(moments: readonly Wire["MomentInfo"][], content: Content, pad: Pad): Happened[] {
  const faction = content.factions[pad.faction]?.id;
  return moments
    .filter((moment) => !moment.undone)
    .flatMap((moment) => moment.events)
    .filter((event) => event.args.faction === faction && typeof event.args.points === "number")
    .map((event) => ({
      name: event.name,
      points: Number(event.args.points),
      mission: content.missions.findIndex((mission) => mission.id === event.args.mission),
    }));
}

/** The parts of the supply count: pads do not change after it, so that what is left over came from outposts. */
function counted(pad: Pad, points: number): Account["count"] {
  const feats = FEAT_POINTS[pad.feats.filter((place) => place?.learned).length] ?? 0;
  const technology = Math.floor(pad.technology / 2);
  const outposts = points - feats - technology - pad.energy;
  return { outposts, feats, technology, energy: pad.energy };
}

export function accounts(position: Position, content: Content, moments: readonly Wire["MomentInfo"][]): Account[] {
  return position.pads.map((pad) => {
    const events = happened(moments, content, pad);
    const sum = (name: string): number =>
      events.filter((event) => event.name === name).reduce((all, event) => all + event.points, 0);
    const count = events.find((event) => event.name === "counted");
    const known = sum("mission") + sum("scored") + sum("counted") + sum("cards-counted");
    return {
      seat: pad.seat,
      missions: events.filter((event) => event.name === "mission").map(({ mission, points }) => ({ mission, points })),
      played: sum("scored"),
      count: count ? counted(pad, count.points) : null,
      cards: sum("cards-counted"),
      total: pad.score,
      earlier: pad.score - known,
    };
  });
}
