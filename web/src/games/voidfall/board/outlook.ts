/** The forecast of a combat that the server sends with the preview of an answer (`forecasts.py`). */
import type { Scene } from "../../../table/scene";

/** Fleet power by type. */
type Powers = readonly number[];

interface Outlook {
  readonly sector: number;
  /** -1: the void. */
  readonly attacker: number;
  /** -1: the void, a fallen house, or nobody. */
  readonly defender: number;
  readonly result: "success" | "defence" | "tie";
  readonly outcome: string;
  /** The outcomes in the other sectors that lots could decide for. */
  readonly lots: readonly string[];
  /** What has to be given up for it: sentences. */
  readonly price: readonly string[];
  readonly attack: Powers;
  readonly defence: Powers;
  /** Step by step what is left of each side then, what it lost, and what is worth telling of it. */
  readonly rows: readonly {
    readonly title: string;
    readonly notes: readonly string[];
    readonly attack: Powers;
    readonly defence: Powers;
    readonly lost: readonly [attack: number, defence: number];
  }[];
}

/** Null where the answer leads to no combat. */
export function combatForecast(preview: Scene["preview"]): Outlook | null {
  const outlook = preview?.outlook as unknown as Partial<Outlook> | undefined;
  return outlook?.sector === undefined ? null : (outlook as Outlook);
}
