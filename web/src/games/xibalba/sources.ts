/** Where paragon came from: for the table of the end and the bars beside it. */
import type { Scene } from "../../table/scene";
import type { IconName } from "../../ui/icons";
import type { PointSource } from "../face";
import { positionOf } from "./position";
import { accounts, type Account, type Way } from "./scoring";

export interface Column {
  readonly id: string;
  readonly icon: IconName;
  readonly rule: string;
  readonly points: (account: Account) => number;
}

const way = (id: Way, icon: IconName, rule: string): Column => ({
  id: `scoring-${id}`,
  icon,
  rule,
  points: (account) => account.gained[id],
});

export const COLUMNS: readonly Column[] = [
  way("control", "target", "XIB-ARK-22"),
  way("conquest", "flag", "XIB-ARK-26"),
  way("raid", "kill", "XIB-ARK-20"),
  way("trade", "supply", "XIB-PAR-02"),
  way("cards", "card", "XIB-CMP-19"),
  { id: "scoring-earlier", icon: "clock", rule: "", points: (account) => Math.max(0, account.earlier) },
];

export function accountsOf(scene: Scene): Account[] {
  return accounts(
    scene.moments,
    positionOf(scene).bases.map((base) => base.paragon),
  );
}

/** The sources that gave anybody anything. */
export function sources(scene: Scene): PointSource[] {
  const all = accountsOf(scene);
  return COLUMNS.map(({ id, icon, points }) => ({ title: scene.words.say(id), icon, points: all.map(points) })).filter(
    (source) => source.points.some((points) => points > 0),
  );
}
