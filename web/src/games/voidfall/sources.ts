/** Where influence came from, for the table of the end and the bars beside it. */
import type { Scene } from "../../table/scene";
import type { IconName } from "../../ui/icons";
import type { PointSource } from "../face";
import { positionOf } from "./position";
import { accounts, type Account, type Source } from "./scoring";

export interface Column {
  readonly id: string;
  readonly icon: IconName;
  readonly rule: string;
  readonly points: (account: Account) => number;
}

const column = (source: Source, icon: IconName, rule: string): Column => ({
  id: `scoring-${source}`,
  icon,
  rule,
  points: (account) => account.points[source],
});

export const COLUMNS: readonly Column[] = [
  column("start", "flag", "VF-EVA-16"),
  column("agendas", "target", "VF-EVA-16"),
  column("technologies", "tech", "VF-TEC-11"),
  column("conquests", "play", "VF-SPO-03"),
  column("tracks", "chev", "VF-CIV-03"),
  column("event", "clock", "VF-EVA-13"),
  column("focus", "card", "VF-FOC-10"),
  column("lost", "x", "VF-EVA-10"),
  { id: "scoring-earlier", icon: "log", rule: "", points: (account) => account.earlier },
];

/** The sources that gave anybody anything. */
export function sources(scene: Scene): PointSource[] {
  const all = accounts(positionOf(scene), scene.moments);
  return COLUMNS.map(({ id, icon, points }) => ({ title: scene.words.say(id), icon, points: all.map(points) })).filter(
    (source) => source.points.some((points) => points > 0),
  );
}
