/** The same game once more: the same seats, edition, options and cards. */
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

export function rematch(of: Played): Promise<Wire["TableInfo"]> {
  const { game, edition, options, pack, title } = of;
  const seats = seatsAgain(of);
  const wish: Wire["NewTable"] = { game, edition, options: { ...options }, pack, title, seats, watch: null, hints: false };
  return send<Wire["TableInfo"]>("tables", wish);
}
