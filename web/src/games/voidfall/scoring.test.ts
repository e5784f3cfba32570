import { describe, expect, it } from "vitest";

import type { Wire } from "../../api/client";
import type { Position } from "./position";
import { accounts } from "./scoring";

type Told = [name: string, args: Record<string, number | string>];
const moment = (events: Told[], undone = false): Wire["MomentInfo"] =>
  ({ events: events.map(([name, args]) => ({ name, args, sentence: "" })), undone }) as unknown as Wire["MomentInfo"];
const position = (...influence: number[]): Position =>
  ({ players: influence.map((points, seat) => ({ seat, influence: points })) }) as unknown as Position;

describe("where influence came from", () => {
  it("belongs to what happened last before it", () => {
    const [first, second] = accounts(position(13, 4), [
      moment([
        ["selected", { seat: 0, focus: "progress" }],
        ["researched", { seat: 0, technology: "shields" }],
        ["influence", { seat: 0, points: 4 }],
      ]),
      moment([
        ["start-scored", { seat: 0, points: 7 }],
        ["influence", { seat: 0, points: 7 }],
        ["scored", { seat: 0, agenda: "high-society", points: 5 }],
        ["influence", { seat: 0, points: 5 }],
        ["lost", { seat: 0, points: 3 }],
      ]),
      moment([["decree", { seat: 1, number: 0 }], ["influence", { seat: 1, points: 4 }]]),
    ]);
    expect(first!.points).toMatchObject({ technologies: 4, start: 7, agendas: 5, lost: -3 });
    expect(first!.agendas).toEqual(new Map([["high-society", 5]]));
    expect(first!.earlier).toBe(0);
    expect(second!.points.event).toBe(4);
  });

  it("leaves out what was undone and says what it cannot explain", () => {
    const [only] = accounts(position(9), [moment([["influence", { seat: 0, points: 4 }]], true)]);
    expect(only!.earlier).toBe(9);
    expect(only!.points.focus).toBe(0);
  });
});
