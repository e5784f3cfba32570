import { afterEach, describe, expect, it, vi } from "vitest";

import { settings } from "../settings/settings.svelte";
import { keys, type Commands } from "./keys";

const COMMANDS = ["confirm", "undo", "reset", "back", "list", "hint"] as const;
const LEADS = (event: KeyboardEvent): boolean => event.key.startsWith("Arrow");

/** Press a key where the element is found by these selectors; what was done, and whether the browser was kept from its own. */
function press(key: string, on: readonly string[] = [], more: Partial<KeyboardEvent> = {}) {
  const done: string[] = [];
  const commands = {
    ...Object.fromEntries(COMMANDS.map((name) => [name, () => void done.push(name)])),
    type: (line = "") => void done.push(`type ${line}`.trim()),
    follow: (event: KeyboardEvent) => LEADS(event) && done.push("follow") > 0,
    choose: (place: number) => place < 3 && done.push(`choose ${place}`) > 0,
  } as unknown as Commands;
  const closest = (selectors: string) => selectors.split(", ").some((each) => on.includes(each)) || null;
  const preventDefault = vi.fn();
  keys(commands)({ key, target: { closest }, preventDefault, ...more } as unknown as KeyboardEvent);
  return { done, kept: preventDefault.mock.calls.length > 0 };
}
function popover(open: boolean): void {
  vi.stubGlobal("document", { querySelector: () => (open ? {} : null) });
}
afterEach(() => vi.unstubAllGlobals());

describe("the keys of the table", () => {
  it("undo, list and hint wherever the focus is", () => {
    expect(["u", "U", "l", "h"].flatMap((key) => press(key).done)).toEqual(["undo", "reset", "list", "hint"]);
  });

  it("follow arrows, choose by digit, and open the command line", () => {
    expect(["ArrowLeft", "3", "/", "?"].flatMap((key) => press(key).done)).toEqual(["follow", "choose 2", "type", "type why"]);
    expect(press("9")).toEqual({ done: [], kept: false });
    expect(press("3", ["input"]).done).toEqual([]);
  });

  it("leave fields, open dialogs and the browser's own keys alone", () => {
    expect(press("u", ["input"]).done).toEqual([]);
    expect(press("Escape", ["dialog"])).toEqual({ done: [], kept: false });
    expect(press("l", [], { ctrlKey: true }).done).toEqual([]);
  });

  it("leave letters and digits to a screen reader where that is wanted", () => {
    settings.singleKeys = false;
    expect(["u", "3", "/"].flatMap((key) => press(key).done)).toEqual([]);
    expect(press("ArrowLeft").done).toEqual(["follow"]);
    settings.singleKeys = true;
  });

  it("do nothing behind a dialog that lost the focus", () => {
    vi.stubGlobal("document", { querySelector: (what: string) => (what === "dialog:modal" ? {} : null) });
    expect(["u", "U", "Enter", "Escape"].map((key) => press(key))).toEqual(Array(4).fill({ done: [], kept: false }));
  });

  it("confirm with Enter, but press what has the focus and is not chosen, or one of several to count", () => {
    const on = (fits: readonly string[]) => ({ closest: (what: string) => (/button/.test(what) ? button(fits) : null) });
    const button = (fits: readonly string[]) => ({ matches: (what: string) => what.split(", ").some((each) => fits.includes(each)) });
    const enter = (target: unknown) => press("Enter", [], { target: target as Element }).done;
    expect(enter({ closest: () => null })).toEqual(["confirm"]);
    expect(enter(on([":not([aria-pressed=true])"]))).toEqual([]);
    expect(enter(on([]))).toEqual(["confirm"]);
    expect(enter(on(["[data-amount]"]))).toEqual([]);
  });

  it("go back with Escape, after what lies open upon the table is closed", () => {
    popover(true);
    expect(press("Escape")).toEqual({ done: [], kept: false });
    popover(false);
    expect(press("Escape")).toEqual({ done: ["back"], kept: true });
  });
});
