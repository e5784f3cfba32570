import { describe, expect, it } from "vitest";

import type { Wire } from "../../api/client";
import { lastMove, waysOf } from "./lately";

const moment = (seat: number, ...args: Record<string, string>[]): Wire["MomentInfo"] =>
  ({ seat, kind: "answer", undone: false, events: args.map((each) => ({ args: each })) }) as never;

describe("the last move of another seat", () => {
  it("is shown until one acts oneself", () => {
    const theirs = moment(1, { faction: "auxilia", src: "r3", dst: "r1" });
    const undone = { ...moment(1, { region: "r2" }), undone: true };
    expect(lastMove([theirs], 0, "r")).toEqual({ seat: 1, areas: [3, 1] });
    expect(lastMove([theirs, moment(0, { region: "r2" })], 0, "r")).toBeNull();
    expect(lastMove([theirs, undone], 0, "r")).toEqual({ seat: 1, areas: [3, 1] });
    expect(lastMove([theirs, moment(-1, { region: "r2" })], 0, "r")).toEqual({ seat: 1, areas: [3, 1] });
  });

  it("names its places once, and ends with one's own answer", () => {
    const theirs = [moment(0), moment(1, { src: "s2", dst: "s1" }, { sector: "s1" })];
    expect(lastMove(theirs, 0, "s")).toEqual({ seat: 1, areas: [2, 1] });
    expect(lastMove([...theirs, moment(0, { sector: "s0" })], 0, "s")).toBeNull();
  });

  it("passes over what has no place", () => {
    const theirs = [moment(1, { sector: "s4" }), moment(1, { focus: "conquest" })];
    expect(lastMove(theirs, 0, "s")).toEqual({ seat: 1, areas: [4] });
  });
});

describe("the ways of a turn", () => {
  const went = (src: string, dst: string): Wire["EventInfo"] => ({ args: { src, dst } }) as never;

  it("lead through the steps before to the one that is shown", () => {
    const trail = [[went("r1", "r2")], [went("r42", "r57")], [], [went("r57", "r58")]];
    expect(waysOf(trail)).toEqual([{ from: 42, to: 57 }, { from: 57, to: 58 }]);
  });

  it("lead from everywhere to where several set out for", () => {
    const aims = { sets: "sent", arrives: "invaded" };
    const at = (name: string, sector: string): Wire["EventInfo"] => ({ name, args: { sector } }) as never;
    const trail = [[at("sent", "s1"), at("invaded", "s2")], [at("sent", "s4")], [at("sent", "s5"), at("sent", "s5"), at("invaded", "s9")]];
    expect(waysOf(trail, aims)).toEqual([{ from: 4, to: 9 }, { from: 5, to: 9 }]);
    expect(waysOf(trail.slice(0, 2), aims)).toEqual([]);
    expect(waysOf(trail)).toEqual([]);
  });

  it("are none where nothing has moved last, and know numbered places only", () => {
    expect(waysOf([[went("r1", "r2")], []])).toEqual([]);
    expect(waysOf([[went("field-3", "r2")]])).toEqual([]);
  });
});
