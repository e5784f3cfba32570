import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Wire } from "../api/client";
import { Company, GRACE, presenceOf, SHOWN } from "./company.svelte";

type Seat = Wire["SeatInfo"];

function person(more: Partial<Seat> = {}): Seat {
  const plain = { seat: 0, name: "Mira", kind: "human", level: "", open: false, mine: false, online: true, left: false } as const;
  return { ...plain, agrees: false, conceded: 0, conceding: null, ending: null, secret: null, ...more };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function news(...seats: Seat[]): Company {
  const company = new Company();
  seats.slice(1).forEach((seat, at) => company.follow([seats[at]!], [seat]));
  return company;
}
const told = (company: Company): string[] => company.news.map(({ change }) => change);

it("knows who is here, away and gone", () => {
  expect([person(), person({ online: false }), person({ online: false, left: true })].map(presenceOf)).toEqual(["here", "away", "left"]);
  expect([person({ mine: true }), person({ kind: "bot" }), person({ kind: "free" }), undefined].map(presenceOf)).toEqual([null, null, null, null]);
});

it("tells who sits down and who gets up, and for whom a bot plays", () => {
  expect(told(news(person({ kind: "free" }), person()))).toEqual(["sat"]);
  expect(told(news(person({ kind: "free" }), person({ online: false }), person()))).toEqual(["sat"]);
  expect(told(news(person(), person({ left: true })))).toEqual(["left"]);
  expect(told(news(person(), person({ kind: "bot" }), person()))).toEqual(["bot", "again"]);
});

it("tells that somebody who got up is back, once", () => {
  const left = person({ left: true, online: false });
  expect(told(news(left, person({ online: false }), person()))).toEqual(["back"]);
});

it("tells that somebody is away once they do not return at once", () => {
  const company = news(person(), person({ online: false }));
  expect(told(company)).toEqual([]);
  vi.advanceTimersByTime(GRACE);
  expect(told(company)).toEqual(["away"]);
  company.follow([person({ online: false })], [person()]);
  expect(told(company)).toEqual(["away", "back"]);
});

it("says nothing of somebody who reloads a page, nor of oneself", () => {
  const company = news(person(), person({ online: false }), person());
  company.follow([person({ mine: true })], [person({ mine: true, online: false })]);
  vi.advanceTimersByTime(2 * GRACE);
  expect(told(company)).toEqual([]);
});

it("forgets news after a while", () => {
  const company = news(person({ kind: "free" }), person());
  vi.advanceTimersByTime(SHOWN);
  expect(told(company)).toEqual([]);
});
