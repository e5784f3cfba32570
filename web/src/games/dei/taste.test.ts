import { describe, expect, it } from "vitest";

import type { Action } from "../../api/codes";
import { taste } from "./taste";

function action(verb: string, values: Record<string, number>): Action {
  const args = Object.keys(values).map((key) => ({ key, kind: "count", names: null, most: 15, flag: false, bits: 4 }));
  return { code: 0, verb, args, values: Object.values(values) };
}
const best = (...left: Action[]) => taste.prefer!(left);

describe("what is set first", () => {
  it("moves whole groups and leaves champion and refuges", () => {
    const wanted = action("move", { scrappers: 3, champion: 0, refuges: 0 });
    expect(
      best(
        action("move", { scrappers: 3, champion: 1, refuges: 0 }),
        wanted,
        action("move", { scrappers: 3, champion: 0, refuges: 1 }),
        action("move", { scrappers: 1, champion: 0, refuges: 0 }),
      ),
    ).toBe(wanted);
  });

  it("pays as little as possible, and technology rather than energy", () => {
    const cheap = action("buy", { technology: 2, energy: 0 });
    expect(best(action("buy", { technology: 1, energy: 1 }), cheap, action("buy", { technology: 3, energy: 0 }))).toBe(
      cheap,
    );
  });

  it("takes what a coloured collect and enlist add", () => {
    const more = action("collect", { extra: 1, swap: 0 });
    expect(best(action("collect", { extra: 0, swap: 0 }), more)).toBe(more);
    const supplied = action("enlist", { supplied: 1 });
    expect(best(supplied, action("enlist", { supplied: 0 }))).toBe(supplied);
  });

  it("shares the start out evenly", () => {
    const half = action("place", { scrappers: 2, champion: 0 });
    expect(
      best(action("place", { scrappers: 0, champion: 0 }), half, action("place", { scrappers: 4, champion: 1 })),
    ).toBe(half);
  });

  it("leaves everything else to the usual", () => {
    expect(best(action("reap", { scrappers: 1 }), action("reap", { scrappers: 2 }))).toBeNull();
  });
});
