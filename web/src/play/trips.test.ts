import { describe, expect, it } from "vitest";

import type { Wire } from "../api/client";
import type { VerbTable } from "../api/codes";
import { nameOf, takerOf, trips, type Spot } from "./trips";

const card = { kind: "card", names: ["ant", "bee", "cat"], most: 2, flag: false, bits: 2 };
const table: VerbTable = { width: 4, verbs: [{ name: "buy", args: [{ key: "card", ...card }] }] };
const spot = (value: number, area: string): Spot => ({ kind: "card", value, area });
const moment = (seat: number, action: string | null): Wire["MomentInfo"] => ({
  seq: 1, kind: "answer", seat, action, sentence: null, told: "", pins: [], events: [], undone: false, undoes: [], at: 0, by_itself: false,
});
const nobody = (): undefined => undefined;

describe("what travels", () => {
  it("is what lies in another part of the table now", () => {
    const [ant, bee] = [spot(0, "right"), spot(1, "right")];
    expect(trips([ant, bee], [spot(0, "hand"), bee], nobody)).toEqual([{ from: ant, to: spot(0, "hand") }]);
  });

  it("is not what only made room, nor what lies there twice", () => {
    expect(trips([spot(0, "hand")], [spot(0, "hand")], nobody)).toEqual([]);
    expect(trips([spot(0, "right"), spot(0, "right")], [spot(0, "hand")], nobody)).toEqual([]);
    expect(trips([spot(0, "right")], [spot(0, "hand"), spot(0, "pad")], nobody)).toEqual([]);
  });

  it("goes to the seat that took it, and nowhere when nobody did", () => {
    const from = spot(2, "right");
    expect(trips([from], [], () => 3)).toEqual([{ from, to: 3 }]);
    expect(trips([from], [], nobody)).toEqual([]);
    expect(trips([spot(2, "hand")], [], () => 3)).toEqual([]);
  });
});

describe("who took a thing", () => {
  it("is the seat whose answer names it", () => {
    expect(nameOf(table, spot(2, "right"))).toBe("cat");
    expect(nameOf(table, { kind: "dog", value: 0 })).toBeUndefined();
    const moments = [moment(-1, "deal cat"), moment(1, null), moment(2, "buy cat spend=2"), moment(0, "buy catfish")];
    expect(takerOf(moments, "cat")).toBe(2);
    expect(takerOf(moments, "bee")).toBeUndefined();
    expect(takerOf(moments, undefined)).toBeUndefined();
  });
});
