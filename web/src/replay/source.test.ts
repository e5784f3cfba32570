import { expect, it } from "vitest";

import { options, players } from "./source";

it("reads options as the record writes them", () => {
  expect(options("layout=fixed planning=no")).toEqual({ layout: "fixed", planning: "no" });
  expect(options("")).toEqual({});
});

it("seats the players a record names", () => {
  const seats = players({ Seats: "3", Player1: "Ann", Player3: "Cid" });
  expect(seats.map((seat) => [seat.seat, seat.name])).toEqual([
    [0, "Ann"],
    [1, ""],
    [2, "Cid"],
  ]);
});

it("knows from a record who gave up, and in which order", () => {
  expect(players({ Seats: "3", Conceded: "3 1" }).map((seat) => seat.conceded)).toEqual([2, 0, 1]);
});
