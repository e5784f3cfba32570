import { beforeEach, describe, expect, it } from "vitest";

import { encode, type VerbTable } from "../api/codes";
import { Decision } from "./decision.svelte";

const region = { kind: "region", names: ["r0", "r1", "r2", "r3"], most: 3, flag: false, bits: 2 };
const count = { kind: "count", names: null, most: 3, flag: false, bits: 2 };
const table: VerbTable = {
  width: 6,
  verbs: [
    { name: "move", args: [{ key: "src", ...region }, { key: "dst", ...region }, { key: "scrappers", ...count }] },
    { name: "collect", args: [{ key: "region", ...region }] },
    { name: "done", args: [] },
  ],
};
const move = (src: number, dst: number, scrappers: number) => encode(table, "move", { src, dst, scrappers });
const collect = (at: number) => encode(table, "collect", { region: at });
const done = encode(table, "done", {});

describe("a decision", () => {
  let decision: Decision;
  beforeEach(() => {
    decision = new Decision(() => ({ loose: new Set() }));
    decision.offer(table, [move(0, 1, 1), move(0, 1, 2), move(0, 2, 1), move(3, 2, 1), collect(0), done]);
  });

  it("is not ready before anything is clicked", () => {
    expect(decision.asked).toBe(true);
    expect(decision.ready).toBeNull();
    expect(decision.targets("region")).toEqual([0, 3]);
  });

  it("grows click by click and is ready with the usual number", () => {
    expect(decision.pick("region", 0)).toBe(true);
    expect(decision.pick("region", 1)).toBe(true);
    expect(decision.ready?.code).toBe(move(0, 1, 2));
    decision.setAmount(2, 1);
    expect(decision.ready?.code).toBe(move(0, 1, 1));
  });

  it("takes clicks back one by one", () => {
    decision.pickVerb("move");
    decision.pick("region", 0);
    decision.back();
    expect(decision.chosen("region")).toEqual([]);
    expect(decision.verb).toBe("move");
    decision.back();
    expect(decision.touched).toBe(false);
  });

  it("names what was clicked, and what leaves no other", () => {
    expect(decision.names("region", 0)).toBe(false);
    decision.pick("region", 3);
    expect([3, 2, 0].map((at) => decision.names("region", at))).toEqual([true, true, false]);
    decision.reset();
    decision.pickVerb("collect");
    expect(decision.names("region", 0)).toBe(true);
  });

  it("begins anew from another source", () => {
    decision.pick("region", 0);
    decision.pick("region", 1);
    expect(decision.pick("region", 3)).toBe(true);
    expect(decision.chosen("region")).toEqual([3]);
  });

  describe("where a move leads", () => {
    beforeEach(() => {
      decision = new Decision(() => ({ loose: new Set(), ends: new Set(["move"]) }));
      decision.offer(table, [move(0, 1, 1), move(0, 1, 2), move(0, 2, 1), move(3, 2, 1), collect(0), done]);
    });

    it("may be clicked first if only one group can go there", () => {
      expect(decision.pick("region", 1)).toBe(true);
      expect(decision.ready?.code).toBe(move(0, 1, 2));
    });

    it("leaves the groups to choose from", () => {
      expect(decision.pick("region", 2)).toBe(true);
      expect(decision.targets("region")).toEqual([0, 3]);
      decision.pick("region", 3);
      expect(decision.ready?.code).toBe(move(3, 2, 1));
      decision.back();
      decision.back();
      expect(decision.touched).toBe(false);
    });

    it("still begins where a group stands, and is refused once that is chosen", () => {
      decision.pickVerb("move");
      decision.pick("region", 3);
      expect(decision.pick("region", 1)).toBe(false);
      expect(decision.chosen("region")).toEqual([3]);
    });
  });

  it("stays as it is after a click that means nothing", () => {
    decision.pickVerb("move");
    decision.pick("region", 3);
    expect(decision.pick("region", 1)).toBe(false);
    expect(decision.verb).toBe("move");
    expect(decision.chosen("region")).toEqual([3]);
  });

  it("is ready at once where there is one answer", () => {
    decision.offer(table, [done]);
    expect(decision.ready?.code).toBe(done);
  });

  it("lays out a whole action", () => {
    decision.choose({ ...decision.legal[1]! });
    expect(decision.ready?.code).toBe(move(0, 1, 2));
    decision.choose({ ...decision.legal[0]! });
    expect(decision.ready?.code).toBe(move(0, 1, 1));
  });

  it("is over when nothing is legal", () => {
    decision.offer(table, []);
    expect(decision.asked).toBe(false);
    expect(decision.ready).toBeNull();
  });
});

describe("a verb that gives something up", () => {
  const rid: VerbTable = {
    width: 6,
    verbs: [
      { name: "buy", args: [{ key: "region", ...region }] },
      { name: "discard", args: [{ key: "region", ...region }] },
      { name: "done", args: [] },
    ],
  };
  const [buy, discard] = ["buy", "discard"].map((verb) => (at: number) => encode(rid, verb, { region: at })) as [
    (at: number) => number,
    (at: number) => number,
  ];
  const over = encode(rid, "done", {});
  const asked = (...codes: number[]): Decision => {
    const decision = new Decision(() => ({ loose: new Set(), deliberate: new Set(["discard"]) }));
    decision.offer(rid, codes);
    return decision;
  };

  it("is not meant by a click on a thing, only by choosing it first", () => {
    const decision = asked(buy(1), discard(1), discard(2), over);
    expect(decision.targets("region")).toEqual([1]);
    expect(decision.purpose("region", 1)).toBe("use");
    expect(decision.purpose("region", 2)).toBeNull();
    expect(decision.pick("region", 2)).toBe(false);
    decision.pick("region", 1);
    expect(decision.ready?.code).toBe(buy(1));
    decision.reset();
    decision.pickVerb("discard");
    expect(decision.purpose("region", 2)).toBe("discard");
    decision.pick("region", 2);
    expect(decision.ready?.code).toBe(discard(2));
  });

  it("stays on offer, so that nothing else settles itself", () => {
    const decision = asked(discard(1), discard(2), over);
    expect(decision.narrowed.verbs).toEqual(["done", "discard"]);
    expect(decision.ready).toBeNull();
  });

  it("is what a click means where there is nothing else to do", () => {
    const decision = asked(discard(1), discard(2));
    expect(decision.purpose("region", 1)).toBe("discard");
    decision.pick("region", 2);
    expect(decision.ready?.code).toBe(discard(2));
  });

  it("may be chosen together with another verb, and then the thing clicked decides which of them it is", () => {
    const decision = asked(buy(1), discard(2), over);
    decision.pickVerb("discard", "buy");
    expect(decision.targets("region")).toEqual([1, 2]);
    expect(decision.ready).toBeNull();
    decision.pick("region", 2);
    expect(decision.ready?.code).toBe(discard(2));
    decision.pick("region", 1);
    expect(decision.ready?.code).toBe(buy(1));
    decision.back();
    decision.back();
    expect(decision.touched).toBe(false);
  });

  it("is pointed at by a lesson that wants it", () => {
    const decision = asked(buy(1), discard(2), over);
    decision.guideTo([discard(2)]);
    expect([decision.leadsBy("discard"), decision.leads("region", 2)]).toEqual([true, false]);
    decision.pickVerb("discard");
    expect(decision.sought.length).toBe(1);
  });
});
