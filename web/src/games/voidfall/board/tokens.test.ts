import { describe, expect, it } from "vitest";

import { HALF, RADIUS } from "./galaxy";
import { position } from "./position.fixture";
import { row, standing } from "./tokens";

const ROOM = { guilds: 3, installations: 3 };
const names = (slots: readonly { readonly name: string }[]): string[] => slots.map(({ name }) => name);

describe("what stands in a sector", () => {
  it("is one token for each kind of fleet, the void apart", () => {
    const here = position({ fleets: { 0: 2, 2: 1 }, void: { 1: 3 } });
    const own = standing(here, null, 0, ROOM).fleets;
    expect(own.map(({ fleet, power, owner }) => [fleet, power, owner])).toEqual([
      ["corvette", 2, 0],
      ["destroyer", 1, 0],
    ]);
    expect(standing(here, null, 1, ROOM).fleets.map(({ fleet, power, owner }) => [fleet, power, owner])).toEqual([
      ["void", 3, -1],
    ]);
  });

  it("shows what the prepared answer would change", () => {
    const now = position({ fleets: { 0: 2 }, guilds: { 1: 1 } });
    const then = position({ fleets: { 0: 1, 4: 1 }, guilds: { 1: 1, 3: 1 } });
    const { fleets, guilds, after } = standing(now, then, 0, ROOM);
    expect(fleets.map(({ fleet, power, change }) => [fleet, power, change])).toEqual([
      ["corvette", 2, -1],
      ["carrier", 0, 1],
    ]);
    expect(guilds.map(({ name, ghost }) => [name, ghost])).toEqual([
      ["engineers", false],
      ["bankers", true],
      ["", false],
    ]);
    expect(after).not.toBeNull();
    expect(standing(now, now, 0, ROOM).after).toBeNull();
  });

  it("marks what would be lost", () => {
    const now = position({ guilds: { 0: 2 } });
    const { guilds } = standing(now, position({ guilds: { 0: 1 } }), 0, ROOM);
    expect(guilds.map(({ leaving }) => leaving)).toEqual([true, false, false]);
  });

  it("lies in one row of guilds and prizes that always fits the hex", () => {
    const full = position({ guilds: { 5: 1, 6: 1, 7: 1 }, glory: { 6: 1 }, bounties: { 1: 2 } });
    const { guilds, prizes } = standing(full, null, 1, ROOM);
    expect(names(guilds)).toEqual(["farmers", "engineers", "miners"]);
    expect(prizes.map(({ sign, number }) => [sign, number])).toEqual([
      ["glory", 2],
      ["bounty", 2],
    ]);
    for (const { x, y, size } of [...guilds, ...prizes]) {
      const edge = RADIUS - Math.abs(y) / Math.sqrt(3);
      expect(Math.abs(x) + 11.5 * size).toBeLessThan(edge);
      expect(Math.abs(y) + 11.5 * size).toBeLessThan(HALF);
    }
  });

  it("keeps empty slots in sight", () => {
    expect(names(standing(position(), null, 1, ROOM).installations)).toEqual(["", "", ""]);
    expect(row(2, 10, 5)).toEqual([
      { x: -5, y: 5 },
      { x: 5, y: 5 },
    ]);
  });

  it("has defenders in their sector while a combat is fought", () => {
    const combat = { attacker: 0, sector: 1, defender: -1, attacking: [2, 0, 0, 0, 0], defending: [1, 0, 0, 0, 0] };
    const fought = position({ facts: { combat } });
    expect(standing(fought, null, 1, ROOM).fleets.map(({ fleet, power }) => [fleet, power])).toEqual([["void", 1]]);
  });
});
