/** Where influence came from, for the table of the end and the bars beside it. */
import { type Column, sourcesOf } from "../../kit/scoring";
import type { PointDetail, PointSource } from "../../table/face";
import type { Scene } from "../../table/scene";
import type { IconName } from "../../ui/icons";
import { contentOf } from "./content";
import { positionOf } from "./position";
import { accounts, type Account, type Source } from "./scoring";
import { agendaName } from "./words";

const column = (source: Source, icon: IconName, rule: string): Column<Account> => ({
  id: `scoring-${source}`,
  icon,
  rule,
  points: (account) => account.points[source],
});

/** What each agenda brought. */
function agendasOf(scene: Scene, account: Account): PointDetail[] {
  const { agendas } = contentOf(scene.content);
  const number = (id: string): number => agendas.findIndex((agenda) => agenda.id === id);
  return [...account.agendas].map(([id, points]) => ({ name: agendaName(scene, number(id)), points }));
}

const columns = (scene: Scene): readonly Column<Account>[] => [
  column("start", "flag", "VF-EVA-16"),
  { ...column("agendas", "target", "VF-EVA-16"), details: (account) => agendasOf(scene, account) },
  column("technologies", "tech", "VF-TEC-11"),
  column("conquests", "play", "VF-SPO-03"),
  column("tracks", "chev", "VF-CIV-03"),
  column("event", "clock", "VF-EVA-13"),
  column("focus", "card", "VF-FOC-10"),
  { id: "scoring-earlier", icon: "log", rule: "", points: (account) => account.earlier },
  column("lost", "x", "VF-EVA-10"),
];

export const sources = (scene: Scene): PointSource[] =>
  sourcesOf(scene, columns(scene), accounts(positionOf(scene), scene.moments));
