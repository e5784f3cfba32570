import { describe, expect, it } from "vitest";

import { softly } from "./hyphens";

const shown = (text: string): string => softly(text).replaceAll("\u00ad", "-");

describe("soft hyphens", () => {
  it("divide long words between syllables", () => {
    expect(shown("Forschungsgilde")).toBe("For-schungs-gilde");
    expect(shown("Trümmerlese")).toBe("Trüm-mer-lese");
    expect(shown("Schornsteinläufer")).toBe("Schorn-stein-läu-fer");
    expect(shown("Setaccio tra macerie")).toBe("Setac-cio tra macerie");
    expect(shown("Combat Replicators")).toBe("Combat Repli-cators");
  });

  it("leave short words alone, and change nothing that is read", () => {
    expect(softly("Ash Walk")).toBe("Ash Walk");
    for (const name of ["Dekontaminationskammern", "Rückgängigmachung", "D.E.I.: Divide et Impera"])
      expect(softly(name).replaceAll("\u00ad", "")).toBe(name);
  });

  it("leave no part of a long word that is too wide for a card", () => {
    for (const name of ["Dekontaminationskammern", "Industriekonglomerat", "Belagerungsschütze", "Verteidigungsanlage"])
      expect(Math.max(...shown(name).split("-").map((part) => part.length))).toBeLessThanOrEqual(8);
  });
});
