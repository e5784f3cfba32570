/** Who scored what, in a form that fits every game. */
import type { Wire } from "../api/client";
import type { PointDetail, PointSource } from "../table/face";
import type { Scene } from "../table/scene";
import type { IconName } from "../ui/icons";

/** A source of points, counted from what a game knows of a seat. */
export interface Column<Account> {
  /** Message that names where the points came from. */
  readonly id: string;
  readonly icon: IconName;
  readonly rule: string;
  readonly points: (account: Account) => number;
  readonly details?: (account: Account) => readonly PointDetail[];
}

/** Points as they are written: a loss with a real minus sign. */
export const written = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** The sources that gave anybody anything, or took it. */
export function sourcesOf<Account>(
  scene: Scene,
  columns: readonly Column<Account>[],
  accounts: readonly Account[],
): PointSource[] {
  return columns
    .map(({ id, icon, rule, points, details }) => ({
      title: scene.words.say(id),
      icon,
      rule,
      points: accounts.map(points),
      details: accounts.map((account) => details?.(account) ?? []),
    }))
    .filter((source) => source.points.some((points) => points !== 0));
}

/** Points that a seat got from a source, or lost; `name` says of what in it. */
export interface Gain {
  readonly seat: number;
  readonly source: string;
  readonly points: number;
  readonly name?: string;
}

/** What has happened and was not taken back. */
export const happened = (moments: Scene["moments"]): Wire["EventInfo"][] =>
  moments.filter((moment) => !moment.undone).flatMap((moment) => moment.events);

const sum = (gains: readonly { readonly points: number }[]): number => gains.reduce((all, { points }) => all + points, 0);

/** The sources by name, icon and rule, from what was gained; what that does not explain came earlier. */
export function sourcesFrom(
  scene: Scene,
  sources: Readonly<Record<string, readonly [icon: IconName, rule: string]>>,
  gains: readonly Gain[],
  totals: readonly number[],
): PointSource[] {
  const columns = Object.entries(sources).map(([source, [icon, rule]]): Column<readonly Gain[]> => ({
    id: `scoring-${source}`,
    icon,
    rule,
    points: (own) => sum(own.filter((gain) => gain.source === source)),
    details: (own) => {
      const named = own.filter((gain) => gain.source === source && gain.name !== undefined);
      return [...new Set(named.map(({ name }) => name!))].map((name) => ({
        name,
        points: sum(named.filter((gain) => gain.name === name)),
      }));
    },
  }));
  const own = totals.map((_, seat) => gains.filter((gain) => gain.seat === seat));
  const rest: Column<readonly Gain[]> = {
    id: "scoring-earlier",
    icon: "log",
    rule: "",
    points: (known) => totals[own.indexOf(known as Gain[])]! - sum(known),
  };
  return sourcesOf(scene, [...columns, rest], own);
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
