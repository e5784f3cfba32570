import { describe, expect, it } from "vitest";

import type { Card } from "./content";
import { tagOf, wayText } from "./words";

const event: Card = {
  id: "mutiny",
  origin: "designed",
  copies: 1,
  faction: "ska",
  cost: 4,
  type: "event",
  timing: "permanent",
  effect: ["demote-soldier | demote-upgrade"],
};
const said: Record<string, string> = { "way-mutiny-0": "first", "way-mutiny-1": "second" };
const words = { card: (id: string) => said[id] ?? "" };

describe("a card in words", () => {
  it("says each way to go on with an effect, counted from the part it is at", () => {
    expect([0, 1].map((which) => wayText(words, event, 0, which))).toEqual(["first", "second"]);
    expect(wayText(words, event, 1, 0)).toBe("second");
    expect(wayText(words, event, 1, 1)).toBeUndefined();
  });

  it("gives an event the tag of the phase it happens in", () => {
    expect(tagOf(event)).toBe("action");
    expect(tagOf({ ...event, type: "building" })).toBe("permanent");
  });
});
