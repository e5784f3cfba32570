import { describe, expect, it } from "vitest";

import { ATTACK, journeys } from "./changes";
import { position } from "./position.fixture";

const ways = (found: ReturnType<typeof journeys>) =>
  found.map(({ from, place, fleet, power }) => [from, place, fleet, power]);

describe("journeys", () => {
  it("go from where fleet power is missing to where it has come", () => {
    const owner = { 0: 0, 1: 0 };
    const before = position({ owner, fleets: { 0: 3, 5: 1 } });
    const after = position({ owner, fleets: { 0: 1, 5: 3 } });
    expect(ways(journeys(before, after))).toEqual([[0, 1, "corvette", 2]]);
  });

  it("pass through the gathering of an invasion", () => {
    const home = position({ fleets: { 0: 3 } });
    const gathering = position({ fleets: { 0: 1 }, facts: { gathering: { seat: 0, sector: 1, fleets: [2, 0, 0, 0, 0] } } });
    const taken = position({ owner: { 0: 0, 1: 0 }, fleets: { 0: 1, 5: 1 } });
    expect(ways(journeys(home, gathering))).toEqual([[0, ATTACK, "corvette", 2]]);
    expect(ways(journeys(gathering, taken))).toEqual([[ATTACK, 1, "corvette", 1]]);
  });

  it("are none where fleet power is only deployed or lost", () => {
    expect(journeys(position({ fleets: { 0: 1 } }), position({ fleets: { 0: 2 } }))).toEqual([]);
    expect(journeys(position({ fleets: { 0: 2 } }), position({ fleets: { 0: 1 } }))).toEqual([]);
  });
});
