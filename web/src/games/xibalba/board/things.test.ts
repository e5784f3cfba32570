import { describe, expect, it } from "vitest";

import { answer, deciding } from "./board.fixture";
import { act, allThings, chosenKeys, keyOf, meaningOf, spotOf, wished } from "./things";

const ARK = { kind: "ark" } as const;
const base = (seat: number) => ({ kind: "base", seat }) as const;
const stack = (seat: number, at: number) => ({ kind: "stack", seat, stack: at }) as const;
const legal = (decision: ReturnType<typeof deciding>, viewer: number): string[] =>
  allThings(3)
    .filter((thing) => meaningOf(decision, thing, viewer).legal)
    .map(keyOf);

describe("what a click on the board means", () => {
  it("attacks the ark, and then says how many dice are used", () => {
    const decision = deciding(
      answer("attack", { target: 0, symbols: 1 }),
      answer("attack", { target: 0, symbols: 2 }),
      answer("end"),
    );
    expect(legal(decision, 0)).toEqual(["ark"]);
    expect(act(decision, ARK, 0)).toBe(true);
    expect(decision.ready?.values).toEqual([0, 2, 0]);
    expect([...chosenKeys(decision, 3, 0)]).toEqual(["ark"]);
  });

  it("attacks bases from the ark", () => {
    const decision = deciding(answer("attack", { target: 1, symbols: 1 }), answer("attack", { target: 3, symbols: 1 }));
    expect(legal(decision, 1)).toEqual(["base-0", "base-2"]);
    act(decision, base(2), 1);
    expect(decision.ready?.values[0]).toBe(3);
  });

  it("enters the empty ark", () => {
    const decision = deciding(answer("enter", { critical: 0 }), answer("end"));
    expect(legal(decision, 0)).toEqual(["ark"]);
    act(decision, ARK, 0);
    expect(decision.ready?.verb).toBe("enter");
  });

  it("blocks with the own squad", () => {
    const decision = deciding(answer("block"), answer("let-through"));
    expect(legal(decision, 2)).toEqual(["stack-2-0"]);
    act(decision, stack(2, 0), 2);
    expect(decision.ready?.verb).toBe("block");
    expect([...chosenKeys(decision, 3, 2)]).toEqual(["stack-2-0"]);
  });

  it("tells own stacks from those of others, and places of effects from stacks", () => {
    const use = deciding(answer("use", { place: 2 }), answer("use", { place: 3 }));
    expect(legal(use, 1)).toEqual(["stack-1-2", "stack-1-3"]);
    const resolve = deciding(answer("resolve", { place: 0 }), answer("resolve", { place: 1 }));
    expect(legal(resolve, 1)).toEqual(["ark", "stack-1-0"]);
    const destroy = deciding(answer("destroy", { spot: spotOf(0, 2) }), answer("destroy", { spot: spotOf(2, 1) }));
    expect(legal(destroy, 1)).toEqual(["stack-0-2", "stack-2-1"]);
  });

  it("asks why not for what is no target", () => {
    const decision = deciding(answer("end"));
    expect(act(decision, stack(0, 1), 0)).toBe(false);
    expect(wished(stack(0, 1), 0)).toBe("use slot1");
    expect(wished(stack(1, 1), 0)).toBe("attack p2 symbols=1");
    expect(wished(ARK, 0)).toBe("attack ark symbols=1");
    expect(wished(stack(0, 2), 0, "buy-upgrade", "bunker")).toBe("buy-upgrade bunker slot2");
    expect(wished(stack(0, 2), 0, "discard-own")).toBe("discard-own slot2");
  });
});
