import { describe, expect, it } from "vitest";

import type { Wire } from "../../../api/client";
import { combatForecast } from "./outlook";

const preview = (outlook: unknown): Wire["Preview"] => ({ outlook }) as never;

describe("the forecast of a combat", () => {
  it("counts what each side loses from row to row", () => {
    const rows = [
      { title: "Approach", first: "", choices: [], attack: [2, 0, 1, 0, 0], defence: [2, 0, 0, 0, 0] },
      { title: "Salvo 1", first: "attacker first", choices: ["defence absorbs"], attack: [2, 0, 1, 0, 0], defence: [0] },
    ];
    const outlook = { sector: 4, attacker: 0, defender: -1, result: "success", outcome: "You win.", lots: [], price: [] };
    const forecast = combatForecast(preview({ ...outlook, attack: [3, 0, 1, 0, 0], defence: [2], rows }));
    expect(forecast).toMatchObject({ sector: 4, sent: 4, held: 2, outcome: "You win." });
    expect(forecast?.lines).toEqual([
      { title: "Approach", attack: 3, defence: 2, lost: [1, 0], notes: [] },
      { title: "Salvo 1", attack: 3, defence: 0, lost: [0, 2], notes: ["attacker first", "defence absorbs"] },
    ]);
  });

  it("is none where the answer leads to no combat", () => {
    expect(combatForecast(preview({}))).toBeNull();
    expect(combatForecast(null)).toBeNull();
  });
});
