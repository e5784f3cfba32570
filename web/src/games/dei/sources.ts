/** Where supplies come from, in the order of the rulebook: for the final scoring table and the bars next to it. */
import type { Wire } from "../../api/client";
import { happened, sourcesFrom, type Gain } from "../../kit/scoring";
import type { PointSource } from "../../table/face";
import type { Scene } from "../../table/scene";
import { contentOf } from "./content";
import { positionOf, type Pad } from "./position";

/** DEI-SCO-03: supplies for 0 to 3 learned feats. */
const FEAT_POINTS = [0, 1, 3, 6];
/** What events bring: `scored` is from cards, the reaper and the Trading Post. */
const SOURCES: Readonly<Record<string, string>> = { mission: "missions", scored: "played", "cards-counted": "cards" };

/** The parts of the supply count: pads do not change after it, so that what is left over came from outposts. */
function counted(pad: Pad, points: number): Gain[] {
  const feats = FEAT_POINTS[pad.feats.filter((place) => place?.learned).length] ?? 0;
  const technology = Math.floor(pad.technology / 2);
  const outposts = points - feats - technology - pad.energy;
  const parts = Object.entries({ outposts, feats, technology, energy: pad.energy });
  return parts.map(([source, part]) => ({ seat: pad.seat, source, points: part }));
}

/** Every gain of the seat that plays a faction; `named` says what a mission is called. */
export function gains(
  events: readonly Wire["EventInfo"][],
  padOf: (faction: unknown) => Pad | undefined,
  named: (mission: unknown) => string,
): Gain[] {
  return events.flatMap(({ name, args }): Gain[] => {
    const pad = padOf(args.faction);
    const [source, points] = [SOURCES[name], Number(args.points)];
    if (pad && name === "counted") return counted(pad, points);
    const mission = name === "mission" ? named(args.mission) : undefined;
    return pad && source ? [{ seat: pad.seat, source, points, name: mission }] : [];
  });
}

export function sources(scene: Scene): PointSource[] {
  const { factions } = contentOf(scene.content);
  const { pads } = positionOf(scene);
  const columns = {
    missions: ["target", "DEI-MIS-17"],
    played: ["supply", "DEI-SCO-01"],
    outposts: ["flag", "DEI-SCO-02"],
    feats: ["feat", "DEI-SCO-03"],
    technology: ["tech", "DEI-SCO-04"],
    energy: ["energy", "DEI-SCO-05"],
    cards: ["card", "DEI-SCO-06"],
  } as const;
  const all = gains(
    happened(scene.moments),
    (id) => pads.find(({ faction }) => factions[faction]?.id === id),
    (id) => scene.words.say(`mission-${String(id)}`),
  );
  return sourcesFrom(scene, columns, all, pads.map(({ score }) => score));
}
