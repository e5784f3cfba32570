/** A small galaxy of three sectors in a row, a wormhole and one storm, for tests. */
import type { Plan } from "./galaxy";

const lists = <T>(value: T): T[] => [value, value, value];

export const plan: Plan = {
  hexes: [
    [0, 0],
    [0, 1],
    [0, 2],
  ],
  kinds: ["home", "world", "fallen"],
  owner: [0, -1, -1],
  near: [[1], [0], []],
  touching: [[1], [0, 2], [1]],
  storms: [
    [
      [0, 1],
      [0, 2],
    ],
  ],
  wormholes: [{ hex: [0, 3], letter: "a" }],
  guild_slots: [2, 3, 3],
  installation_slots: [0, 3, 3],
  fallen: ["", "", "astoran"],
  resists: [["void", "corruption"], [], []],
  printed: [["shipyard"], [], ["defence", "defence"]],
  printed_guilds: lists([]),
  while_held: lists([]),
  upkeep: lists(0),
  once: lists(false),
  levels: [0, 0, 1, 1, 2, 2, 3, 4],
};
