/** The sign of a step: of all that happened in it, what says most. */
import type { Step } from "../table/recap";
import type { IconName } from "../ui/icons";

/** Events by what they look like, the most telling first; a step shows the first one it has. */
const SIGNS: readonly (readonly [IconName, readonly string[]])[] = [
  ["flag", ["won", "conquered", "controls", "breached", "abandoned"]],
  ["kill", ["killed", "destroyed", "attacked", "invaded", "shot", "skirmish", "outcome"]],
  ["target", ["cube", "cube-back"]],
  ["construction", ["built", "upgraded", "founded", "placed", "grew"]],
  ["buy", ["bought", "researched", "improved", "agenda-taken", "learned"]],
  ["feat", ["mission", "scored", "decree", "glory"]],
  ["drone", ["flew", "teleported", "drone-starts"]],
  ["move", ["moved", "relocated", "entered", "recalled", "sent", "advanced"]],
  ["enlist", ["enlisted", "deployed", "activated"]],
  ["collect", ["collected", "produced", "income", "stole", "looted"]],
  ["candy", ["boosted", "used", "resolved"]],
  ["card", ["played", "played-down", "selected", "copied", "kept-down", "discarded", "planned"]],
  ["gain", ["gained", "influence", "paragon", "traded", "token"]],
  ["recycle", ["pool", "rolled-resource", "rolled-attack", "die", "kept", "reorganised", "recycled"]],
];

export function iconOf({ events }: Pick<Step, "events">): IconName {
  const names = new Set(events.map(({ name }) => name));
  return SIGNS.find(([, some]) => some.some((name) => names.has(name)))?.[0] ?? (events.length ? "log" : "lock");
}
