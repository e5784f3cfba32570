/** One part of a game, such as a round, with the state of each of its steps. */
export interface ClockPart {
  readonly name: string;
  readonly current: boolean;
  readonly ticks: readonly ("done" | "now" | "")[];
}
