/** Where supplies come from, in the order of the rulebook: for the table of the end and the bars beside it. */
import type { IconName } from "../../ui/icons";
import type { PointSource } from "../face";
import type { Scene } from "../../table/scene";
import { contentOf } from "./content";
import { positionOf } from "./position";
import { accounts, type Account } from "./scoring";

export interface Column {
  readonly id: string;
  readonly icon: IconName;
  readonly rule: string;
  readonly points: (account: Account) => number | null;
}

export const COLUMNS: readonly Column[] = [
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

/** The sources that gave anybody anything. */
export function sources(scene: Scene): PointSource[] {
  const all = accounts(positionOf(scene), contentOf(scene.content), scene.moments);
  return COLUMNS.map(({ id, icon, points }) => ({
    title: scene.words.say(id),
    icon,
    points: all.map((account) => points(account) ?? 0),
  })).filter((source) => source.points.some((points) => points > 0));
}
