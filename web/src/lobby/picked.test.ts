import { expect, it } from "vitest";

import { pickedBy } from "./picked";

it("gives every table the same name everywhere, and tables different ones", () => {
  const ids = Array.from({ length: 40 }, (_, number) => `0123456789abcdefghijklmn${String(number).padStart(2, "0")}`);
  const picked = ids.map((id) => pickedBy(id, 32));
  expect(ids.map((id) => pickedBy(id, 32))).toEqual(picked);
  expect(new Set(picked).size).toBeGreaterThan(10);
  expect(picked.every((number) => number >= 0 && number < 32)).toBe(true);
});
