import { describe, expect, it } from "vitest";

import type { Wire } from "../../api/client";
import { happened } from "../../kit/scoring";
import { gains } from "./sources";

const event = (name: string, args: Record<string, unknown>): Wire["EventInfo"] => ({
  name,
  args: args as Wire["EventInfo"]["args"],
  sentence: "",
  pins: [],
  begins: false,
});
const moment = (events: Wire["EventInfo"][], undone = false): Wire["MomentInfo"] =>
  ({ events, undone }) as Wire["MomentInfo"];
const paragon = (seat: number, amount: number) => event("paragon", { seat, amount });

describe("ways to paragon", () => {
  const story = [
    moment([event("attacked", { seat: 0, target: "ark", strength: 7 })]),
    moment([event("rolled-paragon", { seat: 0 }), paragon(0, 2)]),
    moment([event("controls", { seat: 0 })]),
    moment([event("rolled-paragon", { seat: 0 }), paragon(0, 1)]),
    moment([event("traded", { seat: 1, face: "p2" }), paragon(1, 2)]),
    moment([event("traded", { seat: 1, face: "p1" }), paragon(1, 1)], true),
    moment([event("attacked", { seat: 0, target: "p2", strength: 5 })]),
    moment([event("paragon-lost", { seat: 1, amount: 2 }), event("looted", { seat: 0 }), paragon(0, 2)]),
    moment([paragon(0, 1)]),
  ];

  const points = (seat: number, source: string): number =>
    gains(happened(story))
      .filter((gain) => gain.seat === seat && gain.source === source)
      .reduce((all, gain) => all + gain.points, 0);

  it("are told apart by what came before", () => {
    const ways = ["control", "conquest", "raid", "trade", "cards", "lost"];
    expect(ways.map((way) => points(0, way))).toEqual([1, 2, 2, 0, 1, 0]);
    expect(ways.map((way) => points(1, way))).toEqual([0, 0, 0, 2, 0, -2]);
  });
});
