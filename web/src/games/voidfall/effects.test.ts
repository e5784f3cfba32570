import { describe, expect, it } from "vitest";

import { effectRow, paidRow, readAction } from "./effects";

describe("effects as signs", () => {
  it("reads an action with its cost", () => {
    expect(readAction("engage: 2E -> invade | regroup")).toEqual({
      name: "engage",
      cost: [{ sign: "energy", n: 2 }],
      effect: [{ sign: "invade" }, "or", { sign: "regroup" }],
    });
  });

  it("reads an action that costs nothing", () => {
    expect(readAction("flourish: advance society")).toEqual({ name: "flourish", cost: [], effect: [{ sign: "society" }] });
  });

  it("counts, and says what is counted for each of something", () => {
    expect(effectRow("produce F E + 1I per guilds farmers")).toEqual([
      { sign: "produce" },
      { sign: "food" },
      { sign: "energy" },
      "any",
      { sign: "influence", n: 1, per: true },
    ]);
    expect(effectRow("deploy home 1")).toEqual([{ sign: "deploy", n: 1 }]);
  });

  it("names the kind of a guild and of an agenda", () => {
    expect(effectRow("guild scientists")).toEqual([{ sign: "guild" }, { sign: "science" }]);
    expect(effectRow("guild here")).toEqual([{ sign: "guild" }]);
    expect(effectRow("agenda might")).toEqual([{ sign: "agenda" }, { sign: "might" }]);
  });

  it("keeps brackets together", () => {
    expect(paidRow("(1S -> technology basic) | 3C")).toEqual([
      { sign: "science", n: 1 },
      "for",
      { sign: "technology" },
      "or",
      { sign: "credits", n: 3 },
    ]);
    expect(effectRow("2x(grow elsewhere)")).toEqual([{ sign: "grow", n: 2 }]);
    expect(effectRow("same(guild here + installation here)")).toEqual([{ sign: "guild" }, "any", { sign: "installation" }]);
  });
});
