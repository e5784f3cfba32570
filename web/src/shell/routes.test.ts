import { describe, expect, it } from "vitest";

import { parseRoute, to } from "./routes";

describe("addresses", () => {
  it("open the lobby where nothing else is named", () => {
    for (const hash of ["", "#", "#/"]) expect(parseRoute(hash)).toEqual({ page: "lobby" });
  });

  it("carry a seat's secret in the fragment", () => {
    const hash = to.seat("t1", 2, "a&b c");
    expect(parseRoute(hash)).toEqual({ page: "play", table: "t1", seat: 2, secret: "a&b c" });
    expect(parseRoute(to.seat("t1", 2))).toEqual({ page: "play", table: "t1", seat: 2 });
    expect(parseRoute("#/t/t1")).toEqual({ page: "play", table: "t1" });
  });

  it("name any move of a game or a record", () => {
    const table = { kind: "tables", id: "t1" } as const;
    const record = { kind: "replays", id: "r1" } as const;
    expect(parseRoute(to.move(table, 12))).toEqual({ page: "replay", source: table, number: 12 });
    expect(parseRoute(to.move(record, 12))).toEqual({ page: "replay", source: record, number: 12 });
    expect(parseRoute("#/r/r1")).toEqual({ page: "replay", source: record, number: 0 });
    expect(parseRoute(to.end(table))).toEqual({ page: "end", source: table });
  });

  it("name a rule", () => {
    expect(parseRoute(to.rules("dei", "DEI-MAJ-09"))).toEqual({ page: "rules", game: "dei", rule: "DEI-MAJ-09" });
    expect(parseRoute(to.rules("dei"))).toEqual({ page: "rules", game: "dei", rule: "" });
  });

  it("say where there is nothing", () => {
    for (const hash of ["#/nowhere", "#/t/t1/replay/x", "#/t/t1/other", "#/rules", "#/watch/1"])
      expect(parseRoute(hash)).toEqual({ page: "lost" });
  });
});
