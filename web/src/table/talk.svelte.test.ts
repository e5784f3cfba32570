import { describe, expect, it } from "vitest";

import { Talk } from "./talk.svelte";

describe("the talk with a table", () => {
  it("puts a reply below the line that asked for it, in whatever order replies come", () => {
    const talk = new Talk();
    const [first, second] = [talk.asked("why"), talk.asked("fly")];
    expect(talk.replied({ id: second, lines: ["No."], wrong: true })?.line).toBe("fly");
    expect(talk.replied({ id: first, lines: ["Because."], wrong: false })?.line).toBe("why");
    expect(talk.entries.map(({ line, lines, wrong }) => [line, lines, wrong])).toEqual([
      ["why", ["Because."], false],
      ["fly", ["No."], true],
    ]);
  });

  it("remembers what was typed, keeps few lines, and forgets all for the next person", () => {
    const talk = new Talk();
    for (let at = 0; at < 80; at += 1) talk.asked(`line ${at}`);
    talk.tell(["Your turn."]);
    expect(talk.entries).toHaveLength(50);
    expect(talk.typed[0]).toBe("line 79");
    talk.clear();
    expect(talk.entries).toEqual([]);
    expect(talk.replied({ id: "typed-80", lines: [], wrong: false })).toBeNull();
  });
});
