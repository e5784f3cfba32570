import { describe, expect, it } from "vitest";

import type { Action } from "../../api/codes";
import { taste } from "./taste";

function action(verb: string, values: Record<string, number>): Action {
  const args = Object.keys(values).map((key) => ({ key, kind: "count", names: null, most: 7, flag: false, bits: 3 }));
  return { code: 0, verb, args, values: Object.values(values) };
}
const best = (...left: Action[]) => taste.prefer!(left);

describe("what is set first", () => {
  it("rolls all dice, as many of each kind as of the other", () => {
    const wanted = action("pool", { resource: 3, attack: 3 });
    const [more, less] = [action("pool", { resource: 4, attack: 2 }), action("pool", { resource: 2, attack: 4 })];
    expect(best(more, wanted, less)).toBe(wanted);
  });

  it("takes the active card where one of a stack is meant", () => {
    const wanted = action("destroy", { depth: 0 });
    expect(best(action("destroy", { depth: 2 }), wanted)).toBe(wanted);
  });

  it("takes all dice for an attack of which nothing is known", () => {
    const all = action("attack", { target: 1, symbols: 3, criticals: 1 });
    expect(best(action("attack", { target: 1, symbols: 1, criticals: 0 }), all)).toBe(all);
  });
});
