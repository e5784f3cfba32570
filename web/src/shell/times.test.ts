import { expect, it } from "vitest";

import { since, span } from "./times";

it("says how long ago something was", () => {
  const now = 1_000_000;
  expect(since(now - 5, "en", now)).toBe("now");
  expect(since(now - 7_300, "en", now)).toBe("2 hours ago");
  expect(since(now - 86_400, "de", now)).toBe("gestern");
});

it("says how long something took", () => {
  expect(span(20, "en")).toBe("1 min");
  expect(span(112 * 60, "en")).toBe("1 hr 52 min");
  expect(span(7200, "en")).toBe("2 hr");
});
