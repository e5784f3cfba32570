/** Who gained paragon in which way, from what has happened. */
import type { Wire } from "../../api/client";

export const WAYS = ["control", "conquest", "raid", "trade", "cards"] as const;
export type Way = (typeof WAYS)[number];

export interface Account {
  readonly seat: number;
  readonly gained: Readonly<Record<Way, number>>;
  readonly lost: number;
  readonly total: number;
  /** What the moments at hand do not explain. */
  readonly earlier: number;
}

type Event = Wire["EventInfo"];

/** What an event lets one expect of the next gain; undefined where it changes nothing. */
function causeOf(event: Event): Way | undefined {
  switch (event.name) {
    case "controls":
      return "control";
    case "attacked":
      return String(event.args.target) === "ark" ? "conquest" : "raid";
    case "traded":
      return "trade";
    case "resolved":
    case "used":
    case "bought":
      return "cards";
    default:
      return undefined;
  }
}

interface Gain {
  readonly seat: number;
  readonly way: Way;
  readonly amount: number;
}

/** Every gain with its way: dice rolled after an attack or for control bring it, all else is the doing of cards. */
function gains(events: readonly Event[]): Gain[] {
  let cause: Way = "cards";
  let brought: Way | null = null;
  return events.flatMap((event) => {
    cause = causeOf(event) ?? cause;
    if (event.name === "rolled-paragon" || event.name === "looted") brought = cause;
    if (event.name !== "paragon") return [];
    const way = cause === "trade" ? cause : (brought ?? "cards");
    brought = null;
    return [{ seat: Number(event.args.seat), way, amount: Number(event.args.amount) }];
  });
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

export function accounts(moments: readonly Wire["MomentInfo"][], paragon: readonly number[]): Account[] {
  const events = moments.filter((moment) => !moment.undone).flatMap((moment) => moment.events);
  const all = gains(events);
  return paragon.map((total, seat) => {
    const own = all.filter((gain) => gain.seat === seat);
    const gained = Object.fromEntries(
      WAYS.map((way) => [way, sum(own.filter((gain) => gain.way === way).map((gain) => gain.amount))]),
    ) as Record<Way, number>;
    const losses = events.filter((event) => event.name === "paragon-lost" && Number(event.args.seat) === seat);
    const lost = sum(losses.map((event) => Number(event.args.amount)));
    return { seat, gained, lost, total, earlier: total - sum(Object.values(gained)) + lost };
  });
}
