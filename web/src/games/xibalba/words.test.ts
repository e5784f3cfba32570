import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import german from "../../../../src/ludarium/games/xibalba/text/de/effects.ftl?raw";
import germanTerms from "../../../../src/ludarium/games/xibalba/text/de/terms.ftl?raw";
import english from "../../../../src/ludarium/games/xibalba/text/en/effects.ftl?raw";
import englishTerms from "../../../../src/ludarium/games/xibalba/text/en/terms.ftl?raw";
import type { Card } from "./content";
import { cardText, effectText, waysOf, wayText } from "./words";

function words(language: string, ...sources: string[]) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  const say = (id: string, values: Record<string, FluentVariable> = {}): string => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`there is no message ${id}`);
    return bundle.formatPattern(message.value, values);
  };
  return { say };
}
const en = words("en", english, englishTerms);
const de = words("de", german, germanTerms);

function card(timing: Card["timing"], effect: string[], pay?: number): Card {
  return { id: "x", origin: "designed", faction: "ska", copies: 1, cost: 1, type: "civilian", timing, effect, pay };
}

describe("a card in words", () => {
  it("says modifiers with a proper minus", () => {
    expect(effectText(en, card("permanent", ["soldier-price -1", "entry-life +1"]))).toBe(
      "price of soldiers −1; life points on entering the ark +1",
    );
  });

  it("says what is paid, what is voluntary and what excludes each other", () => {
    const text = effectText(en, card("effect", ["may gain-resources 1 | roll-paragon 2"], 3));
    expect(text).toBe("pay 3: if you like: gain 1 resource or roll 2 paragon dice");
  });

  it("names the types once whose open cards are replaced", () => {
    expect(effectText(en, card("action", ["refresh soldier | refresh event"]))).toBe(
      "replace the open cards: Soldier or Event",
    );
    expect(effectText(en, card("action", ["refresh soldier", "refresh event"]))).toBe(
      "replace the open cards: Soldier, Event",
    );
  });

  it("says each way to go on with an effect", () => {
    const both = card("action", ["gain-resources 1", "roll-paragon 1 | gain-paragon 1"]);
    expect([0, 1].map((which) => wayText(en, both, 1, which))).toEqual(["roll 1 paragon die", "gain 1 paragon"]);
    expect(wayText(en, both, 1, 2)).toBeUndefined();
  });

  it("says faces, multiples and how long something lasts", () => {
    expect(waysOf(en, "per-building: gain-resources 1")).toEqual(["for each active building of yours: gain 1 resource"]);
    expect(waysOf(en, "add-symbol attack 1")).toEqual(["add 1× attack symbol to your action pool"]);
    expect(waysOf(en, "until-next-turn base-resistance +3")).toEqual(["until your next turn: base resistance +3"]);
  });

  it("has its phase before it, or says that it does nothing", () => {
    expect(cardText(de, card("dice", ["rerolls 1"]))).toMatch(/^Würfelphase: /);
    expect(cardText(en, card("permanent", []))).toBe("no effect");
  });
});
