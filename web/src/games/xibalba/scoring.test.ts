import { describe, expect, it } from "vitest";

import type { Wire } from "../../api/client";
import { accounts } from "./scoring";

const happened = (name: string, args: Record<string, unknown>): Wire["EventInfo"] => ({
  name,
  args: args as Wire["EventInfo"]["args"],
  sentence: "",
});
const moment = (events: Wire["EventInfo"][], undone = false): Wire["MomentInfo"] =>
  ({ events, undone }) as Wire["MomentInfo"];
const paragon = (seat: number, amount: number) => happened("paragon", { seat, amount });

describe("ways to paragon", () => {
  const story = [
    moment([happened("attacked", { seat: 0, target: "ark", strength: 7 })]),
    moment([happened("rolled-paragon", { seat: 0 }), paragon(0, 2)]),
    moment([happened("controls", { seat: 0 })]),
    moment([happened("rolled-paragon", { seat: 0 }), paragon(0, 1)]),
    moment([happened("traded", { seat: 1, face: "p2" }), paragon(1, 2)]),
    moment([happened("traded", { seat: 1, face: "p1" }), paragon(1, 1)], true),
    moment([happened("attacked", { seat: 0, target: "p2", strength: 5 })]),
    moment([happened("paragon-lost", { seat: 1, amount: 2 }), happened("looted", { seat: 0 }), paragon(0, 2)]),
    moment([paragon(0, 1)]),
  ];

  it("are told apart by what came before", () => {
    const [first, second] = accounts(story, [6, 0]);
    expect(first!.gained).toEqual({ control: 1, conquest: 2, raid: 2, trade: 0, cards: 1 });
    expect(second!.gained.trade).toBe(2);
    expect(second!.lost).toBe(2);
  });

  it("leave over what happened before the moments at hand", () => {
    expect(accounts(story, [10, 0]).map((account) => account.earlier)).toEqual([4, 0]);
  });
});
