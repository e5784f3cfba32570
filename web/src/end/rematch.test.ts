import { expect, it } from "vitest";

import { players, type Played } from "../replay/source";
import { seatsAgain, wishOf } from "./rematch";

const game: Played = {
  source: { kind: "tables", id: "t1" },
  game: "dei",
  edition: "de",
  options: {},
  pack: "",
  title: "",
  hints: true,
  over: true,
  eyes: [0],
  notice: "",
  most: 0,
  people: players({ Seats: "3" }),
  actions: { width: 0, verbs: [] },
};

it("seats the same company again", () => {
  const [me, bot, friend] = game.people;
  const people = [
    { ...me!, mine: true, name: "Ada", kind: "bot" as const, level: "novice" },
    { ...bot!, kind: "bot" as const, level: "expert" },
    { ...friend!, name: "Mira" },
  ];
  expect(seatsAgain({ ...game, people })).toEqual([
    { kind: "me", level: "", name: "Ada" },
    { kind: "bot", level: "expert", name: null },
    { kind: "friend", level: "", name: null },
  ]);
});

it("plays a record's game against bots", () => {
  const kinds = seatsAgain({ ...game, source: { kind: "replays", id: "r1" } }).map((seat) => seat.kind);
  expect(kinds).toEqual(["me", "bot", "bot"]);
});

it("keeps whether there are hints", () => {
  expect([wishOf(game).hints, wishOf({ ...game, hints: false }).hints]).toEqual([true, false]);
});
