import { describe, expect, it } from "vitest";

import type { Wire } from "../../api/client";
import { evaluated, expected, lastEvaluation } from "./evaluation";
import type { Position } from "./position";

type Told = [name: string, args: Record<string, number | string>];
const moment = (...events: Told[]): Wire["MomentInfo"] =>
  ({ events: events.map(([name, args]) => ({ name, args, sentence: "" })), undone: false }) as unknown as Wire["MomentInfo"];
const MOMENTS = [
  moment(["cycle", { cycle: 1 }], ["round", { round: 1 }], ["turn", { seat: 0 }]),
  // A skirmish caused by an event is not an evaluation.
  moment(["spared", { seat: 0 }], ["round", { round: 2 }]),
  moment(
    ["skirmish", { seat: 1, sector: "s5", strength: 3 }],
    ["outcome", { sector: "s5", outcome: "defence" }],
    ["upkeep", { seat: 1, points: 4, unpaid: 1 }],
  ),
  moment(
    ["start-scored", { seat: 1, points: 7 }],
    ["scored", { seat: 1, agenda: "high-society", points: 5 }],
    ["spared", { seat: 0 }],
  ),
];

describe("the evaluation of all houses together", () => {
  it("is told from the moments since the last turn", () => {
    const events = lastEvaluation(MOMENTS)!;
    expect(evaluated(events, 1)).toMatchObject({
      skirmish: { sector: "s5", strength: 3 },
      outcome: "defence",
      spared: false,
      upkeep: { points: 4, unpaid: 1 },
      decree: undefined,
      start: { points: 7 },
      scored: [{ agenda: "high-society", points: 5 }],
    });
    expect(evaluated(events, 0)).toMatchObject({ spared: true, upkeep: undefined, start: undefined });
  });

  it("has not come before anybody has paid or scored", () => {
    expect(lastEvaluation(MOMENTS.slice(0, 2))).toBeNull();
  });

  it("is forecast from the facts of the server", () => {
    const position = {
      facts: { upkeep: [[5, 3, 6]], skirmish: [[2, [7]]], agendas: [[6, null, -1]], decrees: [[true, false]] },
    } as unknown as Position;
    expect(expected(position, 0)).toMatchObject({ upkeep: 5, covered: 3, skirmish: 2, struck: [7], cost: 6, points: -1 });
  });
});
