import { describe, expect, it } from "vitest";

import { shards } from "./art";

describe("ice shards", () => {
  it("are the same for the same card and others for another", () => {
    expect(shards("dei001")).toEqual(shards("dei001"));
    expect(shards("dei001")).not.toEqual(shards("dei002"));
  });

  it("are six, and faint", () => {
    const art = shards("dei041");
    expect(art).toHaveLength(6);
    for (const { opacity, path } of art) {
      expect(opacity).toBeGreaterThanOrEqual(0.05);
      expect(opacity).toBeLessThanOrEqual(0.22);
      expect(path).toMatch(/^M[-\d. ]+L[-\d. ]+L[-\d. ]+Z$/);
    }
  });
});
