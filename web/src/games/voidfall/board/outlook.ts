/** The forecast of a combat that the server sends with the preview of an answer (`forecasts.py`). */
import type { Scene } from "../../../table/scene";
import { powerOf } from "../position";

interface Row {
  readonly title: string;
  /** Who deals first; "" in the approach. */
  readonly first: string;
  /** What the sides are taken to choose. */
  readonly choices: readonly string[];
  readonly attack: readonly number[];
  readonly defence: readonly number[];
}

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
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly rows: readonly Row[];
}

/** One line of the table: what each side has left then, and what it lost. */
export interface Line {
  readonly title: string;
  readonly attack: number;
  readonly defence: number;
  readonly lost: readonly [attack: number, defence: number];
  readonly notes: readonly string[];
}

export interface CombatForecast extends Pick<Outlook, "sector" | "attacker" | "defender" | "result" | "outcome" | "lots" | "price"> {
  readonly sent: number;
  readonly held: number;
  readonly lines: readonly Line[];
}

export function combatForecast(preview: Scene["preview"]): CombatForecast | null {
  const outlook = preview?.outlook as unknown as Partial<Outlook> | undefined;
  if (outlook?.sector === undefined) return null;
  const { attack, defence, rows, ...rest } = outlook as Outlook;
  let before = [powerOf(attack), powerOf(defence)] as const;
  const lines = rows.map((row): Line => {
    const after = [powerOf(row.attack), powerOf(row.defence)] as const;
    const lost = [before[0] - after[0], before[1] - after[1]] as const;
    before = after;
    return {
      title: row.title,
      attack: after[0],
      defence: after[1],
      lost,
      notes: [row.first, ...row.choices].filter(Boolean),
    };
  });
  return { ...rest, sent: powerOf(attack), held: powerOf(defence), lines };
}
