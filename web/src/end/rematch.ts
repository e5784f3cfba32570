/** The same game once more: the same seats, edition, options and cards, with hints if there were any. */
import { send, type Wire } from "../api/client";
import type { Played } from "../replay/source";

const STAND_IN = "casual";

/** Who shall sit there again: I, the same bots, and a link for every other person. Of a record only the first seat is mine. */
export function seatsAgain(of: Played): Wire["SeatWish"][] {
  return of.people.map((seat) => {
    if (of.source.kind === "replays") {
      return seat.seat ? { kind: "bot", level: STAND_IN, name: null } : { kind: "me", level: "", name: null };
    }
    if (seat.mine) return { kind: "me", level: "", name: seat.name || null };
    if (seat.kind === "bot" && !seat.conceded) return { kind: "bot", level: seat.level, name: null };
    return { kind: "friend", level: "", name: null };
  });
}

export function wishOf(of: Played): Wire["NewTable"] {
  const { game, edition, options, pack, title, hints } = of;
  return { game, edition, options: { ...options }, pack, title, seats: seatsAgain(of), watch: null, hints };
}

export function rematch(of: Played): Promise<Wire["TableInfo"]> {
  return send<Wire["TableInfo"]>("tables", wishOf(of));
}
