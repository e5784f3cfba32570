/** Glory by value, trade tokens, and where all are wanted bounty and reclaim tokens of a player. */
import type { StatProps } from "../../kit/Stat.svelte";
import type { Scene } from "../../table/scene";
import { powerOf, type Player } from "./position";
import { SIGNS } from "./signs";

export function tokens({ words }: Scene, player: Player, next: Player | null = null, all = false): StatProps[] {
  const glory = player.glory.flatMap((n, at) => Array<number>(n).fill(at + 1));
  const title = words.say("count-glory", { values: glory.join(", ") || "–" });
  const counted = (sign: "trade" | "bounty" | "reclaim", value: number, rest: Partial<StatProps> = {}): StatProps =>
    ({ sign: SIGNS[sign], value, title: words.say(`count-${sign}`, { n: value }), ...rest });
  const colour = "var(--credits)";
  return [
    { sign: SIGNS.glory, value: glory.join("·") || 0, colour, title },
    counted("trade", player.tokens, { next: next?.tokens, colour }),
    ...(all ? [counted("bounty", powerOf(player.bounties)), counted("reclaim", powerOf(player.reclaims))] : []),
  ];
}
