/** What can be read closely, as pages: a title, lines with words, and the rules behind them. */
import type { Line, Page } from "../../kit/page";
import { reader } from "../../kit/reading";
import type { Scene } from "../../table/scene";
import Icon from "../../ui/Icon.svelte";
import { contentOf, markOf, ownerOf, signColour, signOf, type Subject } from "./content";
import DiscMark from "./DiscMark.svelte";
import { drawn, partsOf, PER_RULE, rulesOf, type Part } from "./effects";
import { cardName, missionText, partText } from "./words";

/** Equal discs are explained once. */
export function explained(scene: Scene, parts: readonly Part[]): Line[] {
  const lines = parts.map((part): Line => {
    const rules = part.effects.flatMap(rulesOf);
    return {
      drawing: [DiscMark, { part, size: 28 }],
      head: partText(scene.words, part),
      text: part.effects.map(({ name }) => scene.words.say(`effect-${name}-text`)).join(" "),
      rules: [...new Set(part.per ? [PER_RULE, ...rules] : rules)],
    };
  });
  return lines.filter(({ head }, at) => lines.findIndex((line) => line.head === head) === at);
}

function card(scene: Scene, value: number): Page {
  const content = contentOf(scene.content);
  const entry = content.cards[value]!;
  const { technology = 0, energy = 0 } = entry.cost ?? {};
  const owner = ownerOf(content, entry);
  const sign = signOf(entry);
  const mark = owner < 0 ? undefined : markOf(content, owner);
  return {
    id: entry.id,
    title: cardName(scene, value),
    kind: scene.words.say(owner < 0 ? `block-${entry.block}` : `faction-${entry.block}`),
    colour: sign ? signColour(sign) : `var(--seat-${mark})`,
    mark,
    sign: sign ?? undefined,
    figures: [
      ...(technology ? [{ sign: "tech" as const, value: technology, colour: "var(--card-technology)" }] : []),
      ...(energy ? [{ sign: "energy" as const, value: energy, colour: "var(--card-energy)" }] : []),
      ...(entry.supplies ? [{ sign: "supply" as const, value: entry.supplies }] : []),
    ],
    lines: explained(scene, partsOf(entry.actions)),
    designed: entry.origin === "designed",
  };
}

function faction(scene: Scene, value: number): Page {
  const say = (id: string): string => scene.words.say(id);
  const content = contentOf(scene.content);
  const entry = content.factions[value]!;
  const champion = `champion-${entry.champion}`;
  const mark = markOf(content, value);
  const drone = content.drones.find((each) => each.id === entry.drone);
  return {
    id: entry.id,
    title: say(`faction-${entry.id}`),
    kind: say("term-faction"),
    colour: `var(--seat-${mark})`,
    mark,
    lines: [
      { head: say(`faction-${entry.id}-text`), text: "" },
      { head: `${say(champion)} · ${say(`${champion}-ability`)}`, text: say(`${champion}-text`), rules: [entry.rule] },
      { head: say(`drone-${entry.drone}`), text: say(`drone-${entry.drone}-text`), rules: drone ? [drone.rule] : [] },
    ],
  };
}

function mission(scene: Scene, value: number): Page {
  const entry = contentOf(scene.content).missions[value]!;
  return {
    id: entry.id,
    title: scene.words.say(`mission-${entry.id}`),
    kind: scene.words.say("term-mission"),
    colour: entry.colour ? `var(--card-${entry.colour})` : "var(--card-black)",
    sign: entry.colour || undefined,
    lines: [{ text: missionText(scene, entry.id), rules: [entry.rule] }],
    designed: entry.origin === "designed",
  };
}

function plain(scene: Scene, kind: "feat" | "boost" | "drone", value: number): Page {
  const say = (id: string): string => scene.words.say(id);
  const content = contentOf(scene.content);
  const entry = { feat: content.feats, boost: content.boosts, drone: content.drones }[kind][value]!;
  const colour = kind === "feat" ? content.feats[value]!.colour : undefined;
  const figure = kind === "drone" ? drawn(`drone-${entry.id}`).glyph : "candy";
  return {
    id: entry.id,
    title: say(`${kind}-${entry.id}`),
    kind: {
      feat: say("term-feat"),
      boost: say("term-candy-boost"),
      drone: `${say("term-drone")} · ${kind === "drone" ? say(`drone-${entry.id}-figure`) : ""}`,
    }[kind],
    colour: colour ? signColour(colour) : "var(--card-black)",
    sign: colour,
    lines: [
      {
        drawing: kind === "feat" ? undefined : [Icon, { name: figure, size: 36 }],
        text: kind === "boost" ? scene.words.card(`boost-${entry.id}`) : say(`${kind}-${entry.id}-text`),
        rules: [entry.rule],
      },
      ...(kind === "feat" ? [{ text: say("feat-when"), rules: ["DEI-PHS-06"] }] : []),
    ],
  };
}

export function pageOf(scene: Scene, { kind, value }: Subject): Page {
  switch (kind) {
    case "card":
      return card(scene, value);
    case "faction":
      return faction(scene, value);
    case "mission":
      return mission(scene, value);
    default:
      return plain(scene, kind, value);
  }
}

export const reading = reader(pageOf);
