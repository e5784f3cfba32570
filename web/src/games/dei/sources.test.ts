import { describe, expect, it } from "vitest";

import type { Wire } from "../../api/client";
import { happened } from "../../kit/scoring";
import type { Pad } from "./position";
import { gains } from "./sources";

const learned = { feat: 1, learned: true };
const pad = (seat: number, score: number) => ({
  seat,
  faction: seat,
  score,
  technology: 5,
  energy: 2,
  feats: [learned, learned, { feat: 3, learned: false }],
});
const pads = [pad(0, 21), pad(1, 3)] as unknown as Pad[];
const padOf = (faction: unknown): Pad | undefined => pads[["ravagers", "auxilia"].indexOf(String(faction))];

function moment(name: string, args: Record<string, unknown>, undone = false): Wire["MomentInfo"] {
  const event = { name, args, sentence: "", pins: [] };
  return {
    seq: 1,
    kind: "answer",
    seat: 0,
    action: null,
    sentence: null,
    events: [event],
    undone,
    undoes: [],
    at: 0,
  } as unknown as Wire["MomentInfo"];
}
const moments = [
  moment("mission", { faction: "ravagers", mission: "scrappers", points: 6 }),
  moment("scored", { faction: "ravagers", points: 9 }, true),
  moment("scored", { faction: "ravagers", points: 2 }),
  moment("counted", { faction: "ravagers", points: 10 }),
  moment("cards-counted", { faction: "ravagers", points: 3 }),
  moment("gained", { faction: "ravagers", resource: "energy", amount: 1 }),
];

describe("where supplies came from", () => {
  const all = gains(happened(moments), padOf, (mission) => `the mission ${String(mission)}`);

  it("is said of every supply that was not taken back", () => {
    expect(all.map(({ seat, source, points, name }) => [seat, source, points, name])).toEqual([
      [0, "missions", 6, "the mission scrappers"],
      [0, "played", 2, undefined],
      // Two feats are worth 3, five technology 2, two energy 2: three of the ten are left for outposts.
      [0, "outposts", 3, undefined],
      [0, "feats", 3, undefined],
      [0, "technology", 2, undefined],
      [0, "energy", 2, undefined],
      [0, "cards", 3, undefined],
    ]);
  });

  it("adds up to the score of a seat whose moments are all at hand", () => {
    expect(all.reduce((sum, { points }) => sum + points, 0)).toBe(pads[0]!.score);
  });
});
