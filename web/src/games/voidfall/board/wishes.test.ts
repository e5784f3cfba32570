import { describe, expect, it } from "vitest";

import { decode, encode, type VerbTable } from "../../../api/codes";
import { Decision } from "../../../table/decision.svelte";
import verbs from "../fixtures/verbs.json";
import { taste } from "../taste";
import { kindNow, settledSectors, wished } from "./wishes";

const table: VerbTable = verbs;
const SECTORS = 9;

function asked(...actions: [string, Record<string, number>][]): Decision {
  const decision = new Decision(() => taste);
  decision.offer(
    table,
    actions.map(([verb, values]) => encode(table, verb, values)),
  );
  return decision;
}
const read = (code: number | string) => (typeof code === "string" ? code : decode(table, code));

describe("a click on a sector", () => {
  it("means the sector, or the place where corruption lies", () => {
    expect(kindNow(asked(["invade", { sector: 3 }], ["invade", { sector: 4 }]), SECTORS)).toBe("sector");
    expect(kindNow(asked(["corrupt", { place: 3 }], ["corrupt", { place: 33 }]), SECTORS)).toBe("place");
    expect(kindNow(asked(["corrupt", { place: 32 }], ["corrupt", { place: 33 }]), SECTORS)).toBe("sector");
  });

  it("that is not allowed asks for the same action there", () => {
    const decision = asked(["invade", { sector: 3 }], ["invade", { sector: 4 }]);
    expect(read(wished(decision, "sector", 7))).toMatchObject({ verb: "invade", values: [7] });
    const corrupting = asked(["corrupt", { place: 3 }], ["corrupt", { place: 33 }]);
    expect(read(wished(corrupting, "place", 7))).toMatchObject({ verb: "corrupt", values: [7] });
    expect(wished(asked(), "sector", 7)).toBe("invade s7");
  });

  it("keeps the source when the goal is not allowed", () => {
    const decision = asked(["regroup", { src: 1, dst: 2 }], ["regroup", { src: 1, dst: 3 }], ["regroup", { src: 4, dst: 2 }]);
    decision.pick("sector", 1);
    expect(read(wished(decision, "sector", 8))).toMatchObject({ verb: "regroup", values: [1, 8, 0] });
  });

  it("settles sectors in the order of the action", () => {
    const decision = asked(["regroup", { src: 1, dst: 2 }], ["regroup", { src: 4, dst: 2 }]);
    decision.pick("sector", 4);
    expect(settledSectors(decision, SECTORS)).toEqual([4, 2]);
    const open = asked(["regroup", { src: 1, dst: 2 }], ["regroup", { src: 1, dst: 3 }], ["regroup", { src: 4, dst: 2 }]);
    open.pick("sector", 1);
    expect(settledSectors(open, SECTORS)).toEqual([1]);
    const corrupting = asked(["corrupt", { place: 3 }], ["corrupt", { place: 33 }]);
    corrupting.pick("place", 33);
    expect(settledSectors(corrupting, SECTORS)).toEqual([]);
  });
});
