import { describe, expect, it } from "vitest";

import type { Wire } from "../../api/client";
import { happened } from "../../kit/scoring";
import { gains } from "./sources";

type Told = [name: string, args: Record<string, number | string>];
const moment = (events: Told[], undone = false): Wire["MomentInfo"] =>
  ({ events: events.map(([name, args]) => ({ name, args, sentence: "" })), undone }) as unknown as Wire["MomentInfo"];
const told = (seat: number, ...moments: Wire["MomentInfo"][]) =>
  gains(happened(moments), seat, (agenda) => agenda).map(({ source, points, name }) => [source, points, name]);

describe("where influence came from", () => {
  const story = [
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
  ];

  it("belongs to what happened last before it", () => {
    expect(told(0, ...story)).toEqual([
      ["technologies", 4, undefined],
      ["start", 7, undefined],
      ["agendas", 5, "high-society"],
      ["lost", -3, undefined],
    ]);
    expect(told(1, ...story)).toEqual([["event", 4, undefined]]);
  });

  it("leaves out what was undone", () => {
    expect(told(0, moment([["influence", { seat: 0, points: 4 }]], true))).toEqual([]);
  });
});
