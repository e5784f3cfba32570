/** Who scored what, in a form that every game can be told in. */
import type { PointSource } from "../table/face";
import type { Scene } from "../table/scene";
import type { IconName } from "../ui/icons";

export interface ScoringColumn {
  /** Message that names where the points came from. */
  readonly id: string;
  readonly icon: IconName;
  readonly rule: string;
}

/** A source of points, counted from what a game knows of a seat. */
export interface Column<Account> extends ScoringColumn {
  readonly points: (account: Account) => number | null;
}

export interface ScoringRow {
  readonly seat: number;
  readonly mark: number;
  /** What the seat plays. */
  readonly part: string;
  readonly total: number;
  /** By column; null where nothing was counted. */
  readonly points: readonly (number | null)[];
  /** What the points of a column are made of. */
  readonly details?: Readonly<Record<string, readonly { readonly name: string; readonly points: number }[]>>;
}

/** Points as they are written: a loss with a real minus sign. */
export const written = (points: number | null): string =>
  points === null ? "–" : points < 0 ? `−${-points}` : String(points);

/** The sources that gave anybody anything, or took it. */
export function sourcesOf<Account>(
  scene: Scene,
  columns: readonly Column<Account>[],
  accounts: readonly Account[],
): PointSource[] {
  return columns
    .map(({ id, icon, points }) => ({
      title: scene.words.say(id),
      icon,
      points: accounts.map((account) => points(account) ?? 0),
    }))
    .filter((source) => source.points.some((points) => points !== 0));
}

/** The seats from the first to the last place: winners, then by points; of those who gave up the first comes last. */
export function ranking(
  scores: readonly number[],
  winners: readonly number[],
  conceded: readonly number[] = [],
): number[] {
  const won = (seat: number): number => Number(winners.includes(seat));
  const late = (seat: number): number => (conceded.includes(seat) ? conceded.length - conceded.indexOf(seat) : 0);
  return scores
    .map((_, seat) => seat)
    .sort((a, b) => won(b) - won(a) || late(a) - late(b) || scores[b]! - scores[a]!);
}
