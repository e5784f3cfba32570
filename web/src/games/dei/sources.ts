/** Where supplies come from, in the order of the rulebook: for the table of the end and the bars beside it. */
import { type Column, sourcesOf } from "../../kit/scoring";
import type { PointSource } from "../../table/face";
import type { Scene } from "../../table/scene";
import { contentOf } from "./content";
import { positionOf } from "./position";
import { accounts, type Account } from "./scoring";

export const COLUMNS: readonly Column<Account>[] = [
  {
    id: "scoring-missions",
    icon: "target",
    rule: "DEI-MIS-17",
    points: (account) => account.missions.reduce((all, { points }) => all + points, 0),
  },
  { id: "scoring-played", icon: "supply", rule: "DEI-SCO-01", points: (account) => account.played },
  { id: "scoring-outposts", icon: "flag", rule: "DEI-SCO-02", points: (account) => account.count?.outposts ?? null },
  { id: "scoring-feats", icon: "feat", rule: "DEI-SCO-03", points: (account) => account.count?.feats ?? null },
  {
    id: "scoring-technology",
    icon: "tech",
    rule: "DEI-SCO-04",
    points: (account) => account.count?.technology ?? null,
  },
  { id: "scoring-energy", icon: "energy", rule: "DEI-SCO-05", points: (account) => account.count?.energy ?? null },
  { id: "scoring-cards", icon: "card", rule: "DEI-SCO-06", points: (account) => account.cards },
  { id: "scoring-earlier", icon: "clock", rule: "", points: (account) => account.earlier },
];

export const sources = (scene: Scene): PointSource[] =>
  sourcesOf(scene, COLUMNS, accounts(positionOf(scene), contentOf(scene.content), scene.moments));
