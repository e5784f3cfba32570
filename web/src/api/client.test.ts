import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { knowAhead, read, readAhead } from "./client";

const asked: string[] = [];
let problem = false;
beforeEach(() => {
  asked.length = 0;
  problem = false;
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json({ of: address }, { status: problem ? 500 : 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("what is read ahead", () => {
  it("is asked for once, and taken by the first who reads it", async () => {
    readAhead("games/tag/content", { pack: "storm" });
    expect(await read("games/tag/content", { pack: "storm" })).toEqual({ of: "./api/games/tag/content?pack=storm" });
    expect(asked).toHaveLength(1);
    await read("games/tag/content", { pack: "storm" });
    expect(asked).toHaveLength(2);
  });

  it("is not taken for something else", async () => {
    readAhead("games/tag/content", { pack: "storm" });
    await read("games/tag/content");
    expect(asked).toHaveLength(2);
  });

  it("is asked for again where that failed", async () => {
    problem = true;
    readAhead("tables/t1");
    await new Promise((resolve) => setTimeout(resolve));
    problem = false;
    expect(await read("tables/t1")).toEqual({ of: "./api/tables/t1" });
    expect(asked).toHaveLength(2);
  });

  it("need not be asked for where it is known", async () => {
    knowAhead("tables/t1", { id: "t1" });
    expect(await read("tables/t1")).toEqual({ id: "t1" });
    expect(asked).toEqual([]);
  });
});
