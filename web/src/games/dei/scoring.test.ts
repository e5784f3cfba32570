import { describe, expect, it } from "vitest";

import type { Wire } from "../../api/client";
import type { Content } from "./content";
import type { Position } from "./position";
import { accounts } from "./scoring";

const content = {
  factions: [{ id: "ravagers" }, { id: "auxilia" }],
  missions: [{ id: "energy" }, { id: "scrappers" }],
} as unknown as Content;
const learned = { feat: 1, learned: true };
const pad = (seat: number, score: number) => ({
  seat,
  faction: seat,
  score,
  technology: 5,
  energy: 2,
  feats: [learned, learned, { feat: 3, learned: false }],
});
const position = { pads: [pad(0, 21), pad(1, 3)] } as unknown as Position;

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

describe("the account of a seat", () => {
  const [first, second] = accounts(position, content, moments);

  it("says where every supply came from", () => {
    expect(first).toEqual({
      seat: 0,
      missions: [{ mission: 1, points: 6 }],
      played: 2,
      // Two feats are worth 3, five technology 2, two energy 2: three of the ten are left for outposts.
      count: { outposts: 3, feats: 3, technology: 2, energy: 2 },
      cards: 3,
      total: 21,
      earlier: 0,
    });
  });

  it("says how much the moments at hand leave open", () => {
    expect(second).toMatchObject({ total: 3, count: null, earlier: 3 });
  });
});
