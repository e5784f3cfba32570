/** What can be read closely, as pages: cards, factions with the levels of their base, general actions. */
import type { Line, Page } from "../../kit/page";
import { seatInFront } from "../../kit/position";
import { reader } from "../../kit/reading";
import type { Scene } from "../../table/scene";
import Icon from "../../ui/Icon.svelte";
import { contentOf, type Subject } from "./content";
import Figure from "./Figure.svelte";
import { ACTIONS } from "./generated";
import { positionOf } from "./position";
import { SIGNS } from "./signs";
import { cardName, effectText, figuresOf, tagOf } from "./words";

const TIMING_RULES = { effect: "XIB-EFF-03", dice: "XIB-DIE-06", action: "XIB-ACT-08", permanent: "XIB-CMP-22" };
const ACTION_RULES: Record<(typeof ACTIONS)[number], string> = {
  reorganise: "XIB-REO-01",
  medicine: "XIB-GEN-02",
  "weapon-technology": "XIB-GEN-06",
  "tactical-attack": "XIB-GEN-08",
  harvest: "XIB-GEN-11",
  discard: "XIB-DIS-01",
  upgrade: "XIB-UPG-02",
};

function card(scene: Scene, value: number): Page {
  const say = (id: string): string => scene.words.say(id);
  const content = contentOf(scene.content);
  const entry = content.cards[value]!;
  const faction = content.factions.find((each) => each.id === entry.faction);
  const figures = figuresOf(entry).map(([sign, term, figure]): Line => {
    return { drawing: [Icon, { name: SIGNS[sign], size: 15 }], text: `${say(`term-${term}`)}: ${figure}` };
  });
  const rule = entry.type === "event" ? "XIB-EVT-01" : TIMING_RULES[entry.timing];
  const effect: Line = entry.effect?.length
    ? { head: say(`timing-${tagOf(entry)}`), text: `${effectText(scene.words, entry)}.`, rules: [rule] }
    : { text: say("effect-none") };
  return {
    id: entry.id,
    title: cardName(scene, value),
    kind: [say(`type-${entry.type}`), faction ? say(`faction-${faction.id}`) : ""].filter(Boolean).join(" · "),
    colour: `var(--card-${entry.type})`,
    sign: SIGNS[entry.type],
    figures: [{ sign: SIGNS.resource, value: entry.cost, colour: "#f0a23a" }],
    art: [Figure, { card: entry }],
    lines: [...figures, effect],
    designed: entry.origin === "designed",
  };
}

function faction(scene: Scene, value: number): Page {
  const say = (id: string): string => scene.words.say(id);
  const { id, resistance, productivity, upgrade } = contentOf(scene.content).factions[value]!;
  return {
    id,
    title: say(`faction-${id}`),
    kind: say("term-faction"),
    colour: "var(--brass)",
    lines: [{ text: scene.words.card(`ability-${id}`) }],
    table: {
      heads: [
        say("term-level"),
        { sign: SIGNS.upgrade, title: say("term-cost") },
        { sign: SIGNS.resistance, title: say("term-resistance") },
        { sign: SIGNS.resource, title: say("term-productivity") },
      ],
      rows: resistance.map((each, at) => [
        String(at + 1),
        at ? String(upgrade[at - 1]) : "–",
        String(each),
        `+${productivity[at] ?? 0}`,
      ]),
    },
  };
}

/** What a general action does at the moment: cards may change medicine, Apocalypse mode spares the market. */
function action(scene: Scene, value: number): Page {
  const name = ACTIONS[value]!;
  const position = positionOf(scene);
  const n = position.bases[seatInFront(scene, position)]?.medicine ?? 0;
  const own = name === "discard" && !position.market_discard;
  return {
    id: name,
    title: scene.words.say(`action-${name}`),
    kind: "",
    colour: "var(--brass)",
    lines: [{ text: scene.words.say(own ? "action-discard-own-text" : `action-${name}-text`, { n }), rules: [ACTION_RULES[name]] }],
  };
}

const PAGES = { card, faction, action };
export const pageOf = (scene: Scene, { kind, value }: Subject): Page => PAGES[kind](scene, value);
export const reading = reader(pageOf, "paper");
