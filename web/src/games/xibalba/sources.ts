/** Where paragon came from: for the table of the end and the bars beside it. */
import { type Column, sourcesOf } from "../../kit/scoring";
import type { PointSource } from "../../table/face";
import type { Scene } from "../../table/scene";
import type { IconName } from "../../ui/icons";
import { positionOf } from "./position";
import { accounts, type Account, type Way } from "./scoring";

const way = (id: Way, icon: IconName, rule: string): Column<Account> => ({
  id: `scoring-${id}`,
  icon,
  rule,
  points: (account) => account.gained[id],
});

const COLUMNS: readonly Column<Account>[] = [
  way("control", "target", "XIB-ARK-22"),
  way("conquest", "flag", "XIB-ARK-26"),
  way("raid", "kill", "XIB-ARK-20"),
  way("trade", "supply", "XIB-PAR-02"),
  way("cards", "card", "XIB-CMP-19"),
  { id: "scoring-earlier", icon: "clock", rule: "", points: (account) => Math.max(0, account.earlier) },
  { id: "scoring-lost", icon: "x", rule: "", points: (account) => -account.lost },
];
export function sources(scene: Scene): PointSource[] {
  const totals = positionOf(scene).bases.map((base) => base.paragon);
  return sourcesOf(scene, COLUMNS, accounts(scene.moments, totals));
}
