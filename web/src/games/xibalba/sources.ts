/** Where paragon came from: for the final scoring table and the bars next to it. */
import type { Wire } from "../../api/client";
import { happened, sourcesFrom, type Gain } from "../../kit/scoring";
import type { PointSource } from "../../table/face";
import type { Scene } from "../../table/scene";
import { positionOf } from "./position";

type Event = Wire["EventInfo"];

/** What an event lets one expect of the next gain; undefined where it changes nothing. */
function causeOf({ name, args }: Event): string | undefined {
  if (name === "controls") return "control";
  if (name === "attacked") return String(args.target) === "ark" ? "conquest" : "raid";
  if (name === "traded") return "trade";
  return ["resolved", "used", "bought"].includes(name) ? "cards" : undefined;
}

/** Every gain and loss: dice rolled after an attack or for control bring it, all else is the doing of cards. */
export function gains(events: readonly Event[]): Gain[] {
  let cause = "cards";
  let brought: string | null = null;
  return events.flatMap((event) => {
    const [seat, points] = [Number(event.args.seat), Number(event.args.amount)];
    cause = causeOf(event) ?? cause;
    if (event.name === "paragon-lost") return [{ seat, source: "lost", points: -points }];
    if (event.name === "rolled-paragon" || event.name === "looted") brought = cause;
    if (event.name !== "paragon") return [];
    const source = cause === "trade" ? cause : (brought ?? "cards");
    brought = null;
    return [{ seat, source, points }];
  });
}

export function sources(scene: Scene): PointSource[] {
  const columns = {
    control: ["target", "XIB-ARK-22"],
    conquest: ["flag", "XIB-ARK-26"],
    raid: ["kill", "XIB-ARK-20"],
    trade: ["supply", "XIB-PAR-02"],
    cards: ["card", "XIB-CMP-19"],
    lost: ["x", ""],
  } as const;
  const totals = positionOf(scene).bases.map((base) => base.paragon);
  return sourcesFrom(scene, columns, gains(happened(scene.moments)), totals);
}
