import { describe, expect, it } from "vitest";

import type { Wire } from "../../../api/client";
import { combatForecast } from "./outlook";

const preview = (outlook: unknown): Wire["Preview"] => ({ outlook }) as never;

describe("the forecast of a combat", () => {
  it("is what the server sends with the preview", () => {
    expect(combatForecast(preview({ sector: 4, outcome: "You win." }))).toMatchObject({ sector: 4, outcome: "You win." });
  });

  it("is none where the answer leads to no combat", () => {
    expect(combatForecast(preview({}))).toBeNull();
    expect(combatForecast(null)).toBeNull();
  });
});
