/** Where supplies come from, in the order of the rulebook: for the final scoring table and the bars next to it. */
import { sourcesOf, type Column } from "../../kit/scoring";
import type { PointSource } from "../../table/face";
import type { Scene } from "../../table/scene";
import { contentOf } from "./content";
import { positionOf } from "./position";
import { accounts, type Account } from "./scoring";

export function sources(scene: Scene): PointSource[] {
  const content = contentOf(scene.content);
  const columns: readonly Column<Account>[] = [
    {
      id: "scoring-missions",
      icon: "target",
      rule: "DEI-MIS-17",
      points: ({ missions }) => missions.reduce((all, { points }) => all + points, 0),
      details: ({ missions }) =>
        missions.map(({ mission, points }) => ({ name: scene.words.say(`mission-${content.missions[mission]?.id}`), points })),
    },
    { id: "scoring-played", icon: "supply", rule: "DEI-SCO-01", points: ({ played }) => played },
    { id: "scoring-outposts", icon: "flag", rule: "DEI-SCO-02", points: ({ count }) => count?.outposts ?? 0 },
    { id: "scoring-feats", icon: "feat", rule: "DEI-SCO-03", points: ({ count }) => count?.feats ?? 0 },
    { id: "scoring-technology", icon: "tech", rule: "DEI-SCO-04", points: ({ count }) => count?.technology ?? 0 },
    { id: "scoring-energy", icon: "energy", rule: "DEI-SCO-05", points: ({ count }) => count?.energy ?? 0 },
    { id: "scoring-cards", icon: "card", rule: "DEI-SCO-06", points: ({ cards }) => cards },
    { id: "scoring-earlier", icon: "clock", rule: "", points: ({ earlier }) => earlier },
  ];
  return sourcesOf(scene, columns, accounts(positionOf(scene), content, scene.moments));
}
