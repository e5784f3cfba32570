import { describe, expect, it } from "vitest";

import type { Wire } from "../../../api/client";
import { lastMove } from "./changes";

describe("the last move of others", () => {
  const moment = (seat: number, ...events: [string, object][]): Wire["MomentInfo"] =>
    ({
      kind: "answer",
      seat,
      undone: false,
      events: events.map(([name, args]) => ({ name, args, sentence: "" })),
    }) as unknown as Wire["MomentInfo"];

  it("is an attack from the squad on the ark", () => {
    const struck = moment(1, ["attacked", { seat: 1, target: "ark", strength: 4 }], ["damaged", { card: "scout" }]);
    expect(lastMove([struck], 0, 2)).toEqual({
      seat: 1,
      keys: new Set(["ark"]),
      attack: { from: "stack-1-0", to: "ark" },
    });
  });

  it("is an attack from the ark on a base", () => {
    const struck = moment(1, ["attacked", { seat: 1, target: "p3", strength: 4 }]);
    expect(lastMove([struck, moment(-1)], 0, 1)).toMatchObject({ attack: { from: "ark", to: "base-2" } });
  });

  it("is forgotten once one has answered oneself", () => {
    expect(lastMove([moment(1, ["upgraded", { seat: 1, level: 2 }]), moment(0)], 0, -1)).toBeNull();
  });
});
