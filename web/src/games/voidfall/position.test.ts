import { describe, expect, it } from "vitest";

import type { Wire } from "../../api/client";
import fought from "./fixtures/combat.json";
import opening from "./fixtures/first-turn.json";
import gathered from "./fixtures/gathering.json";
import { readPosition } from "./position";

const read = (view: unknown) => readPosition(view as Wire["View"]);

describe("a view of the first house", () => {
  const position = read(opening);
  const [mine] = position.players;

  it("tells the time", () => {
    expect([position.cycle, position.round, position.turn, position.phase]).toEqual([1, 1, 0, "focus"]);
    expect([position.focus, position.gathering, position.combat, position.strike]).toEqual([-1, null, null, false]);
  });

  it("tells what a house has", () => {
    expect(mine).toMatchObject({ seat: 0, place: 1, influence: 10, agendaHand: [], discard: [] });
    expect(mine!.hand).toEqual([0, 1, 3, 4, 5, 6, 7, 8]);
    expect(mine!.technologies.filter(({ improved }) => improved)).toHaveLength(1);
    expect([mine!.track_corrupt, mine!.field_corrupt]).toEqual([[true, false, false], [true, false, false, false]]);
  });

  it("tells what lies in a sector", () => {
    expect(position.sectors[0]).toMatchObject({ number: 0, owner: 0, fleets: [2, 0, 0, 0, 0], installations: [1, 0, 0] });
    expect(position.technologies[12]).toMatchObject({ copies: [1, 1], improved: true });
  });

  it("hides what the viewer does not see", () => {
    expect(position.agenda_decks).toContain(null);
  });
});

describe("an invasion", () => {
  it("gathers what was sent", () => {
    expect(read(gathered).gathering).toEqual({ seat: 0, sector: 4, fleets: [2, 0, 0, 0, 0], held: [2] });
  });

  it("is fought with what came", () => {
    const { gathering, combat } = read(fought);
    expect(gathering).toBeNull();
    expect(combat).toMatchObject({ attacker: 0, sector: 4, defender: -1, attacking: [2, 1, 0, 0, 0] });
  });
});
