/** Glory by value, trade tokens, and where all are wanted bounty and reclaim tokens of a player. */
import type { StatProps } from "../../kit/Stat.svelte";
import type { Scene } from "../../table/scene";
import type { Player } from "./position";
import { SIGNS } from "./signs";

export function tokens(scene: Scene, player: Player, next: Player | null = null, all = false): StatProps[] {
  const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0);
  const glory = player.glory.flatMap((n, at) => Array<number>(n).fill(at + 1));
  const say = (id: string, values = {}): string => scene.words.say(id, values);
  const colour = "var(--credits)";
  const [bounties, reclaims] = [sum(player.bounties), sum(player.reclaims)];
  return [
    { sign: SIGNS.glory, value: glory.join("·") || 0, colour, title: say("count-glory", { values: glory.join(", ") || "–" }) },
    { sign: SIGNS.trade, value: player.tokens, next: next?.tokens, colour, title: say("count-trade", { n: player.tokens }) },
    ...(all
      ? [
          { sign: SIGNS.bounty, value: bounties, title: say("count-bounty", { n: bounties }) },
          { sign: SIGNS.reclaim, value: reclaims, title: say("count-reclaim", { n: reclaims }) },
        ]
      : []),
  ];
}
