import { expect, it } from "vitest";

import type { Action } from "../../api/codes";
import { taste } from "./taste";

const send = (power: number): Action =>
  ({ verb: "send", args: [{ key: "sector" }, { key: "fleet" }, { key: "power" }], values: [1, 0, power] }) as unknown as Action;
const power = (held: number[], most: number): number | undefined => {
  const left = Array.from({ length: most }, (_, at) => send(at + 1));
  const view = { facts: { gathering: { held } }, zones: { fleets: [0, 0, 0, 0, 0, most, 0, 0, 0, 0] } };
  return taste.prefer?.(left, view as never)?.values[2];
};

it("leaves one corvette behind where the sector would be lost", () => {
  expect(power([1], 3)).toBe(2);
});

it("prefers nothing where the sector is safe or cannot be kept", () => {
  expect(power([], 3)).toBeUndefined();
  expect(power([1], 1)).toBeUndefined();
});
