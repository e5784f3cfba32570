/** The story of a game as curves: which points are drawn, and where. */
import { read, type Wire } from "../api/client";
import type { Source } from "../shell/routes";

export type Story = Wire["Story"];
export type Mark = Wire["Mark"];

export function storyOf(source: Source, language: string): Promise<Story> {
  return read<Story>(`${source.kind}/${source.id}/story`, { language });
}

/**
 * The marks of the greatest kind: rounds, where a game has rounds and phases. Where it only has turns, a round begins
 * with every turn of the seat that began.
 */
export function rounds(story: Pick<Story, "marks">): readonly Mark[] {
  const first = story.marks[0]?.event;
  return story.marks.filter(({ event }) => event.name === first?.name && event.args.seat === first.args.seat);
}

/** Whether a game's rounds are distinguished by turns and have no name. */
export function byTurns(story: Pick<Story, "marks">): boolean {
  return story.marks[0]?.event.args.seat !== undefined;
}

/** One value of a curve, after some answers. `turn` ends a round and is marked with the seat's silhouette. */
export interface Point {
  readonly number: number;
  readonly value: number;
  readonly turn: boolean;
}

/** The points of a seat at each mark and at the end; without marks, wherever they change. */
export function scoreLine(story: Story, seat: number): Point[] {
  const first = story.marks[0]?.number ?? 0;
  const turns = new Set([...rounds(story).map((mark) => mark.number), story.answers]);
  const marks = byTurns(story) ? rounds(story) : story.marks;
  const places = marks.length ? marks.map((mark) => mark.number) : story.scores.map((point) => point.number);
  return [...new Set([first, ...places, story.answers])].map((number) => ({
    number,
    value: scoreAt(story, number)[seat] ?? 0,
    turn: turns.has(number) && number !== first,
  }));
}

export function scoreAt(story: Pick<Story, "scores">, number: number): readonly number[] {
  return story.scores.findLast((point) => point.number <= number)?.scores ?? [];
}

export function chanceLine(story: Story, seat: number): Point[] {
  const first = story.marks[0]?.number ?? 0;
  const turning = new Set(story.turning_points.map((turn) => turn.number));
  return story.chances
    .filter((point) => point.number >= first)
    .map(({ number, chances }) => ({ number, value: 100 * (chances[seat] ?? 0), turn: turning.has(number) }));
}

/** Round steps for an axis that reaches at least this far, about six of them. */
export function ticks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((each) => most / each <= 6) ?? Math.ceil(most / 6);
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, at) => at * step);
}

/** The same heights, pushed apart so that neighbours keep a distance; their order and their middle stay. */
export function apart(heights: readonly number[], distance: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => heights[a]! - heights[b]!);
  const places = [...heights];
  for (let again = 0; again < 20; again += 1) {
    for (let at = 1; at < order.length; at += 1) {
      const [above, below] = [order[at - 1]!, order[at]!];
      const lacking = distance - (places[below]! - places[above]!);
      if (lacking > 0) {
        places[above]! -= lacking / 2;
        places[below]! += lacking / 2;
      }
    }
  }
  return places;
}
