import { describe, expect, it } from "vitest";

import { more } from "./scrolling";

const part = { scrollTop: 0, scrollLeft: 0, scrollHeight: 100, scrollWidth: 50, clientHeight: 100, clientWidth: 50 };

describe("a part that scrolls", () => {
  it("has nothing more where all is seen", () => {
    expect(more(part)).toBe("");
    expect(more({ ...part, scrollHeight: 104 })).toBe("");
  });

  it("goes on below until its end is reached", () => {
    expect(more({ ...part, scrollHeight: 200 })).toBe("below");
    expect(more({ ...part, scrollHeight: 200, scrollTop: 100 })).toBe("");
  });

  it("goes on beside, and in both ways", () => {
    expect(more({ ...part, scrollWidth: 90 })).toBe("beside");
    expect(more({ ...part, scrollWidth: 90, scrollHeight: 200 })).toBe("below beside");
  });
});
