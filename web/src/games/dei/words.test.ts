import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import german from "../../../../src/ludarium/games/dei/text/de/effects.ftl?raw";
import english from "../../../../src/ludarium/games/dei/text/en/effects.ftl?raw";
import { EFFECT_RULES } from "./effects";
import { cardText } from "./words";

function words(language: string, source: string) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const say = (id: string, values: Record<string, FluentVariable> = {}): string => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`there is no message ${id}`);
    return bundle.formatPattern(message.value, { edition: "de", ...values });
  };
  return { say };
}

describe("a card in words", () => {
  const en = words("en", english);

  it("counts equal pieces and keeps the printed order", () => {
    expect(cardText(en, ["collect", "collect", "move"])).toBe("2 × collect · move");
  });

  it("joins what is shown together and what excludes each other", () => {
    expect(cardText(en, ["enlist + move", "build | collect"])).toBe("enlist + move · build or collect");
  });

  it("says how often an action may be done", () => {
    expect(cardText(en, ["per-outpost tactic: move-red"])).toBe("for each red cube on your pad: red move");
  });

  it("says numbers", () => {
    expect(cardText(en, ["drone harvester +2", "gain-supplies 1"])).toBe("harvester (+2 movement) · gain 1 supply");
  });

  it("speaks other languages", () => {
    expect(cardText(words("de", german), ["move"])).not.toBe("move");
  });

  it("has a sentence for every effect", () => {
    for (const effect of Object.keys(EFFECT_RULES)) expect(en.say(`effect-${effect}-text`)).not.toBe("");
  });
});
