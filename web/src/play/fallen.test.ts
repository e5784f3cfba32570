import { expect, it } from "vitest";

import type { Wire } from "../api/client";
import { fallen } from "./fallen";

const event = (name: string, seat: number) => ({ name, args: { seat }, sentence: `${name} ${seat}` });
const moment = (seat: number, ...events: object[]): Wire["MomentInfo"] =>
  ({ kind: "answer", seat, undone: false, events }) as unknown as Wire["MomentInfo"];
const ROLLS = new Set(["rolled", "gained"]);

it("tells what the dice made of the last answer, whoever answered in between", () => {
  const attack = [moment(0, event("attacked", 0)), moment(-1, event("rolled", 0), event("gained", 0))];
  expect(fallen(attack, 0, ROLLS)).toEqual(["rolled 0", "gained 0"]);
  const raid = [moment(0, event("attacked", 0)), moment(1, event("let-through", 1)), moment(-1, event("rolled", 0))];
  expect(fallen(raid, 0, ROLLS)).toEqual(["rolled 0"]);
});

it("is silent about others, about older answers and where a game names no such events", () => {
  const roll = moment(-1, event("rolled", 0));
  expect(fallen([moment(0), roll], 1, ROLLS)).toEqual([]);
  expect(fallen([moment(0), roll, moment(0, event("bought", 0))], 0, ROLLS)).toEqual([]);
  expect(fallen([moment(0), roll], 0, undefined)).toEqual([]);
});
