/** A sector in words: for its tip, and as one sentence for those who hear it. */
import type { PlaceText } from "../../../kit/board/text";
import { named } from "../../../kit/content";
import type { Scene } from "../../../table/scene";
import { NOBODY } from "../generated";
import type { Position, Sector } from "../position";
import { called, partName } from "../words";
import type { Galaxy } from "./galaxy";

/** As actions and the log name it. */
export const sectorName = (scene: Scene, sector: number): string => scene.words.place(`sector-s${sector}`);

function holder(scene: Scene, { plan }: Galaxy, here: Sector): string {
  const { words } = scene;
  const { number, owner, void: dark, claimed } = here;
  const who = owner === scene.viewer ? words.say("board-you") : partName(scene, owner);
  if (owner !== NOBODY) return words.say("board-held", { who });
  if (dark) return words.say("board-void", { n: dark });
  return words.say(plan.fallen[number] && !claimed ? "board-fallen-holds" : "board-nobody");
}

export function describe(scene: Scene, galaxy: Galaxy, { sectors, facts }: Position, sector: number): PlaceText {
  const { words } = scene;
  const here = sectors[sector]!;
  const { plan } = galaxy;
  const [kind, fallen, resists] = [plan.kinds[sector]!, plan.fallen[sector], plan.resists[sector]!];
  const [strength, struck] = facts.skirmish?.[here.owner] ?? [0, []];
  /** A message about a number, or about a list; nothing where there is none. */
  const line = (id: string, value: string | number | undefined, key = "n", rest = {}): string =>
    value ? words.say(`board-${id}`, { [key]: value, ...rest }) : "";
  /** "corvette ×3": names have no plural then. */
  const counted = (thing: "fleet" | "guild" | "installation", counts: readonly number[]): string =>
    counts.map((n, at) => n && `${called(scene, thing, at)}${n > 1 ? ` ×${n}` : ""}`).filter(Boolean).join(", ");
  /** Sectors that touch it and are not near. */
  const stormy = plan.touching[sector]!.filter((other) => !plan.near[sector]!.includes(other));
  const once = (text: string): string => line("once", here.claimed ? "" : text, "effect");
  const said = [
    line("population", here.population, "n", { corrupt: here.corrupt ? "yes" : "no" }),
    line("fleets", counted("fleet", here.fleets), "names"),
    line("guilds", counted("guild", here.guilds), "names"),
    line("installations", counted("installation", here.installations), "names"),
    line("approach", facts.approach?.[sector]),
    line("glory", here.glory_at.flatMap((n, at) => Array<number>(n).fill(at + 1)).join(", "), "values"),
    line("bounties", here.bounty_at),
    line("reclaims", here.reclaim_at),
    line("upkeep", facts.symbols?.[sector]),
    line(facts.falling?.[here.owner]?.includes(sector) ? "falling" : "risk", struck.includes(sector) ? strength : 0),
  ];
  const notes = [
    line("while-held", plan.while_held[sector]!.map((name) => named(scene, "resource", name)).join(", "), "resources"),
    once(plan.once[sector] ? words.card(`sector-${kind}`) : ""),
    once(fallen ? words.card(`house-${fallen}-fallen`) : ""),
    line("resists", resists.length > 1 ? "both" : resists[0], "what"),
    line("storms", stormy.map((other) => sectorName(scene, other)).join(", "), "sectors"),
  ];
  const house = fallen && words.say("board-fallen", { house: words.say(`house-${fallen}`) });
  const name = house || words.say(`sector-kind-${kind}`);
  const mark = here.owner === NOBODY ? undefined : here.owner;
  return {
    title: words.say("board-sector", { sector: sectorName(scene, sector), name }),
    lines: [
      { text: holder(scene, galaxy, here), mark, tone: "strong" },
      ...said.filter(Boolean).map((text) => ({ text })),
      ...notes.filter(Boolean).map((text) => ({ text, tone: "quiet" as const })),
    ],
  };
}
