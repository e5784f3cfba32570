import { afterEach, describe, expect, it, vi } from "vitest";

import { atRest, drawn, measure } from "./frames";

/** The frames that were asked for; a frame is drawn when the test says so. */
function frames(): () => void {
  const asked: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => asked.push(work));
  return () => asked.splice(0).forEach((work) => work());
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("what is measured", () => {
  it("waits for the frame, and is measured before anything that was found is used", () => {
    const draw = frames();
    const done: string[] = [];
    for (const name of ["a", "b"]) measure(() => done.push(`look ${name}`), () => done.push(`use ${name}`));
    expect(done).toEqual([]);
    draw();
    expect(done).toEqual(["look a", "look b", "use a", "use b"]);
  });

  it("is measured once for a frame, and again for the next", () => {
    const draw = frames();
    const look = vi.fn(() => 7);
    const found: number[] = [];
    const use = (each: number): void => void found.push(each);
    measure(look, use);
    measure(look, use);
    draw();
    expect(found).toEqual([7]);
    measure(look, use);
    draw();
    expect(look).toHaveBeenCalledTimes(2);
  });
});

describe("a page that has been drawn", () => {
  it("says so after the frame, not before", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false });
    const draw = frames();
    const told = vi.fn();
    void drawn().then(told);
    await vi.advanceTimersByTimeAsync(50);
    expect(told).not.toHaveBeenCalled();
    draw();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toHaveBeenCalledOnce();
  });

  it("is not waited for in the background, nor for long", async () => {
    vi.useFakeTimers();
    frames();
    vi.stubGlobal("document", { hidden: true });
    await drawn();
    vi.stubGlobal("document", { hidden: false });
    const told = vi.fn();
    void drawn().then(told);
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toHaveBeenCalledOnce();
  });
});

describe("work that can wait", () => {
  it("is done at rest, on a page that never rests after some seconds, and can be called off", () => {
    const asked = vi.fn<(work: () => void, within: { timeout: number }) => number>(() => 7);
    const off = vi.fn();
    vi.stubGlobal("window", { requestIdleCallback: asked });
    vi.stubGlobal("requestIdleCallback", asked);
    vi.stubGlobal("cancelIdleCallback", off);
    const work = vi.fn();
    const callOff = atRest(work);
    expect(asked.mock.calls[0]?.[1].timeout).toBeLessThanOrEqual(10_000);
    asked.mock.calls[0]?.[0]();
    expect(work).toHaveBeenCalledOnce();
    callOff();
    expect(off).toHaveBeenCalledWith(7);
  });
});
