import { describe, expect, it } from "vitest";

import { COMPANIES, companyOf, isSolo, resized, seated, sent } from "./wishes";

describe("wishes for a table", () => {
  it("recognise the company they were made from", () => {
    for (const company of COMPANIES) expect(companyOf(seated(company, 4, "skilled"))).toBe(company);
  });

  it("are nobody's usual company once one seat differs", () => {
    const wishes = seated("bots", 3, "skilled");
    expect(companyOf([wishes[0]!, wishes[1]!, { ...wishes[2]!, kind: "friend" }])).toBeNull();
    expect(companyOf(wishes.map((wish) => ({ ...wish, kind: "bot" as const })))).toBeNull();
  });

  it("are a private matter where one person plays with bots", () => {
    const bots = seated("bots", 3, "skilled");
    expect(isSolo(bots)).toBe(true);
    for (const kind of ["friend", "open", "me"] as const) expect(isSolo([...bots.slice(0, 2), { ...bots[2]!, kind }])).toBe(false);
    expect(isSolo(bots.map((wish) => ({ ...wish, kind: "bot" as const })))).toBe(false);
  });

  it("keep those who sit when seats are added or taken away", () => {
    const three = seated("bots", 3, "skilled").map((wish, seat) => (seat === 1 ? { ...wish, level: "expert" } : wish));
    expect(resized(three, 2).map((wish) => wish.level)).toEqual(["skilled", "expert"]);
    expect(resized(three, 4).map((wish) => wish.kind)).toEqual(["me", "bot", "bot", "bot"]);
  });

  it("send a level only with bots and a name only with people here", () => {
    const wishes = [
      { kind: "me", level: "casual", name: " Ada " },
      { kind: "friend", level: "casual", name: "Mira" },
      { kind: "bot", level: "casual", name: "" },
    ] as const;
    expect(sent(wishes)).toEqual([
      { kind: "me", level: "", name: "Ada" },
      { kind: "friend", level: "", name: null },
      { kind: "bot", level: "casual", name: null },
    ]);
  });
});
