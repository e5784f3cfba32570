/** A sector in words: for its tip, and as one sentence for those who hear it. */
import type { PlaceText } from "../../../kit/board/text";
import type { Scene } from "../../../table/scene";
import { FLEETS, GUILDS, INSTALLATIONS, NOBODY, RESOURCES } from "../generated";
import { type Position } from "../position";
import { fleetName, guildName, installationName, partName, resourceName } from "../words";
import type { Galaxy } from "./galaxy";

/** As actions and the log name it. */
export const sectorName = (scene: Scene, sector: number): string => scene.words.place(`sector-s${sector}`);

/** "You", or the name of a seat's house. */
function who(scene: Scene, seat: number): string {
  return seat === scene.viewer ? scene.words.say("board-you") : partName(scene, seat);
}

/** "corvette ×3": names have no plural then. */
const counted = (names: readonly string[], counts: readonly number[], name: (at: number) => string): string[] =>
  names.flatMap((_, at) => (counts[at] ? [counts[at] > 1 ? `${name(at)} ×${counts[at]}` : name(at)] : []));

function holder(scene: Scene, galaxy: Galaxy, position: Position, sector: number): string {
  const { owner, void: dark, claimed } = position.sectors[sector]!;
  if (owner !== NOBODY) return scene.words.say("board-held", { who: who(scene, owner) });
  if (dark) return scene.words.say("board-void", { n: dark });
  if (galaxy.plan.fallen[sector] && !claimed) return scene.words.say("board-fallen-holds");
  return scene.words.say("board-nobody");
}

function notes(scene: Scene, galaxy: Galaxy, position: Position, sector: number): string[] {
  const { words } = scene;
  const { plan } = galaxy;
  const kind = plan.kinds[sector] ?? "";
  const held = plan.while_held[sector] ?? [];
  const names = RESOURCES.flatMap((id, at) => (held.includes(id) ? [resourceName(scene, at)] : []));
  const resists = plan.resists[sector] ?? [];
  const once = words.card(`sector-${kind}`);
  const fallen = plan.fallen[sector] ? words.card(`house-${plan.fallen[sector]}-fallen`) : "";
  const open = !position.sectors[sector]!.claimed;
  return [
    names.length ? words.say("board-while-held", { resources: names.join(", ") }) : "",
    open && plan.once[sector] && once ? words.say("board-once", { effect: once }) : "",
    open && fallen ? words.say("board-once", { effect: fallen }) : "",
    resists.length ? words.say("board-resists", { what: resists.length > 1 ? "both" : resists[0]! }) : "",
    storms(scene, galaxy, sector),
  ].filter(Boolean);
}

function storms(scene: Scene, { plan }: Galaxy, sector: number): string {
  const near = plan.near[sector] ?? [];
  const cut = (plan.touching[sector] ?? []).filter((other) => !near.includes(other));
  return cut.length ? scene.words.say("board-storms", { sectors: cut.map((other) => sectorName(scene, other)).join(", ") }) : "";
}

export function describe(scene: Scene, galaxy: Galaxy, position: Position, sector: number): PlaceText {
  const { words } = scene;
  const here = position.sectors[sector]!;
  const { facts } = position;
  const kind = galaxy.plan.kinds[sector] ?? "";
  const fallen = galaxy.plan.fallen[sector];
  const name = fallen
    ? words.say("board-fallen", { house: words.say(`house-${fallen}`) })
    : words.say(`sector-kind-${kind}`);
  const approach = facts.approach?.[sector] ?? 0;
  const symbols = facts.symbols?.[sector] ?? 0;
  const [strength, struck] = facts.skirmish?.[here.owner] ?? [0, []];
  const glory = here.glory_at.flatMap((count, at) => Array.from({ length: count }, () => at + 1));
  const guilds = counted(GUILDS, here.guilds, (at) => guildName(scene, at));
  const built = counted(INSTALLATIONS, here.installations, (at) => installationName(scene, at));
  const fleets = counted(FLEETS, here.fleets, (at) => fleetName(scene, at));
  const said = [
    here.population ? words.say("board-population", { n: here.population, corrupt: here.corrupt ? "yes" : "no" }) : "",
    fleets.length ? words.say("board-fleets", { names: fleets.join(", ") }) : "",
    guilds.length ? words.say("board-guilds", { names: guilds.join(", ") }) : "",
    built.length ? words.say("board-installations", { names: built.join(", ") }) : "",
    approach ? words.say("board-approach", { n: approach }) : "",
    glory.length ? words.say("board-glory", { values: glory.join(", ") }) : "",
    here.bounty_at ? words.say("board-bounties", { n: here.bounty_at }) : "",
    here.reclaim_at ? words.say("board-reclaims", { n: here.reclaim_at }) : "",
    symbols ? words.say("board-upkeep", { n: symbols }) : "",
    strength && struck.includes(sector) ? words.say("board-risk", { n: strength }) : "",
  ].filter(Boolean);
  return {
    title: words.say("board-sector", { sector: sectorName(scene, sector), name }),
    lines: [
      { text: holder(scene, galaxy, position, sector), mark: here.owner === NOBODY ? undefined : here.owner, tone: "strong" },
      ...said.map((text) => ({ text })),
      ...notes(scene, galaxy, position, sector).map((text) => ({ text, tone: "quiet" as const })),
    ],
  };
}
