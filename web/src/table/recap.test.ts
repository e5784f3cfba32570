import { expect, it } from "vitest";

import type { Wire } from "../api/client";
import { gathered, stepsOf, turnsOf } from "./recap";

const CHANCE = -1;
const event = (name: string, begins = false) => ({ name, args: {}, sentence: name, begins });
const moment = (seq: number, seat: number, told = "", more: object = {}): Wire["MomentInfo"] =>
  ({ seq, kind: "answer", seat, told, action: null, sentence: null, pins: [], events: [], undone: false, undoes: [], at: 0, by_itself: false, ...more }) as Wire["MomentInfo"];

it("is what the others did after a number, with the positions around each step", () => {
  const moments = [moment(11, 0, "mine"), moment(12, 1, "plays"), moment(13, 2, "moves"), moment(14, 0, "mine again")];
  expect(stepsOf(moments, 11, 0, 14).map(({ seat, told, before, after }) => [seat, told, before, after])).toEqual([
    [1, "plays", 11, 12],
    [2, "moves", 12, 13],
  ]);
});

it("takes the chance behind an answer with it", () => {
  const moments = [
    moment(1, 1, "rolls", { events: [event("pool")] }),
    moment(2, CHANCE, "", { events: [event("rolled")] }),
    moment(3, CHANCE, "", { events: [event("turn", true)] }),
    moment(4, 2, "waits"),
  ];
  const [roll] = stepsOf(moments, 0, 0, 4);
  expect(roll).toMatchObject({ seq: 3, before: 0, after: 3 });
  expect(roll!.events.map(({ name }) => name)).toEqual(["pool", "rolled"]);
});

it("leaves out what was taken back and what tells nothing, and numbers positions without it", () => {
  const moments = [
    moment(1, 1, "plays"),
    moment(2, 1, "", { undone: true }),
    moment(3, 1, "", { kind: "undo", undoes: [2] }),
    moment(4, 1, "moves"),
    moment(5, 1),
  ];
  expect(stepsOf(moments, 0, 0, 3).map(({ told, after }) => [told, after])).toEqual([["plays", 1], ["moves", 2]]);
});

it("groups the steps of a seat into turns", () => {
  const steps = stepsOf([moment(1, 1, "a"), moment(2, 1, "b"), moment(3, 2, "c"), moment(4, 1, "d")], 0, 0, 4);
  expect(turnsOf(steps).map(({ seat, steps }) => [seat, steps.length])).toEqual([[1, 2], [2, 1], [1, 1]]);
});

it("leaves a block in the turn that it interrupted", () => {
  const ends = { events: [event("turn", true)] };
  const moments = [moment(1, 1, "attacks"), moment(2, 2, "blocks"), moment(3, 1, "ends", ends), moment(4, 2, "rolls", ends), moment(5, 3, "waits")];
  const turns = turnsOf(stepsOf(moments, 0, 0, 5)).map(({ seat, steps }) => [seat, steps.map(({ told }) => told).join(" ")]);
  expect(turns).toEqual([[1, "attacks blocks ends"], [2, "rolls"], [3, "waits"]]);
});

it("contains an own block in the turn of another, but nothing of one's own present turn", () => {
  const ends = { events: [event("turn", true)] };
  const moments = [
    moment(10, 0, "ends", ends), moment(11, 1, "attacks"), moment(12, 0, "blocks"), moment(13, 1, "buys"), moment(14, 1, "ends", ends), moment(15, 0, "rolls"),
  ];
  const turns = turnsOf(stepsOf(moments, 10, 0, 15)).map(({ seat, steps }) => [seat, steps.map(({ told }) => told).join(" ")]);
  expect(turns).toEqual([[1, "attacks blocks buys ends"]]);
  // As long as nobody has gone on after it, it is what one has just done.
  expect(stepsOf(moments.slice(0, 3), 10, 0, 12).map(({ told }) => told)).toEqual(["attacks"]);
});

it("contains what an own answer opened", () => {
  const opened = { events: [event("opened"), event("opened")] };
  const moments = [moment(5, 1, "has chosen"), moment(6, 0, "opens", { action: "choose w1", ...opened }), moment(7, 1, "sails", { action: "sail" })];
  expect(stepsOf(moments, 6, 0, 7).map(({ seat, told }) => [seat, told])).toEqual([[1, "opens"], [1, "sails"]]);
  const plain = [moment(5, 1, "moves", { action: "move" }), moment(6, 0, "kills", { action: "kill", ...opened })];
  expect(stepsOf(plain, 5, 0, 6)).toEqual([]);
});

it("joins neighbours that look alike in a long turn only", () => {
  const looks = [..."aabbbcaaaaaaabc"];
  expect(gathered(looks, (each) => each).map((group) => group.join(""))).toEqual(["aa", "bbb", "c", "aaaaaaa", "b", "c"]);
  expect(gathered(looks.slice(6), (each) => each)).toHaveLength(9);
});
