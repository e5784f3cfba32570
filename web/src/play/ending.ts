/** What giving up and ending a game mean at this table, in words, and what is sent once somebody has confirmed it. */
import { send, type Wire } from "../api/client";
import { nameOf } from "../table/people";
import type { Scene } from "../table/scene";
import type { Table } from "../table/table.svelte";
import { shell } from "../words/words.svelte";

type Seat = Wire["SeatInfo"];

export interface Question {
  readonly title: string;
  readonly lines: readonly string[];
  /** The word on the button that changes something. */
  readonly yes: string;
  /** Whether that cannot be taken back. */
  readonly grave: boolean;
  readonly send: () => Promise<unknown>;
}

export const listed = (names: readonly string[]): string => new Intl.ListFormat(shell.language).format(names);

const namesOf = (table: Pick<Scene, "people">, seats: readonly Seat[]): string =>
  listed(seats.map((seat) => nameOf(table, seat.seat)));

/** Whether a person plays at a seat and has a say about the end of the game. */
const votes = (seat: Seat): boolean => seat.kind === "human" && !seat.left && !seat.conceded;

/** The seat that would concede: the one in view, or the first of the viewer's own. */
export function ownSeat(table: Table): Seat | undefined {
  const own = table.people.filter((seat) => seat.conceding);
  return own.find((seat) => seat.seat === table.viewer) ?? own[0];
}

/** The seats whose holders want to end the game without a result. */
export const proposers = (table: Table): Seat[] => table.people.filter((seat) => votes(seat) && seat.agrees);

export function concedeQuestion(table: Table, seat: Seat): Question | null {
  const confirm = seat.conceding;
  if (!confirm) return null;
  const rest = table.people.filter((each) => each.seat !== seat.seat && !each.conceded);
  // If the game continues, people can finish it; a bot playing for one of them may be sent away.
  const meant = confirm === "bot-plays-on" ? rest.filter((each) => each.kind === "human") : rest;
  const body: Wire["Concede"] = { seat: seat.seat, confirm };
  return {
    title: shell.say("ending-concede-title", { name: nameOf(table, seat.seat) }),
    lines: [
      shell.say(`ending-concede-${confirm}`, { names: namesOf(table, meant.length ? meant : rest) }),
      shell.say("ending-no-return"),
    ],
    yes: shell.say("ending-concede-yes"),
    grave: true,
    send: () => send(`tables/${table.id}/concede`, body),
  };
}

export function endQuestion(table: Table, seat: Seat): Question | null {
  const confirm = seat.ending;
  if (!confirm) return null;
  const others = table.people.filter((each) => each.seat !== seat.seat && votes(each) && !each.agrees);
  const body: Wire["End"] = { seat: seat.seat, confirm };
  const ends = confirm === "ends";
  return {
    title: shell.say("ending-end-title"),
    lines: [
      shell.say(`ending-end-${confirm}`, { names: namesOf(table, others) }),
      ...(ends ? [shell.say("ending-no-return")] : []),
    ],
    yes: shell.say(`ending-end-yes-${confirm}`),
    grave: ends,
    send: () => send(`tables/${table.id}/end`, body),
  };
}

/** For somebody who wants to end the game while others have not agreed. */
export function withdrawQuestion(table: Table, seat: Seat): Question {
  const others = table.people.filter((each) => each.seat !== seat.seat && votes(each) && !each.agrees);
  const body: Wire["SeatOnly"] = { seat: seat.seat };
  return {
    title: shell.say("ending-proposed-title"),
    lines: [shell.say("ending-proposed-text", { names: namesOf(table, others) })],
    yes: shell.say("ending-withdraw"),
    grave: false,
    send: () => send(`tables/${table.id}/go-on`, body),
  };
}

/** How a game went that is over: who has won, or that nobody has, and who gave up. */
export function outcome(scene: Pick<Scene, "people" | "result">): string[] {
  const { result } = scene;
  if (!result) return [];
  const named = (seats: readonly number[]) => ({
    names: listed(seats.map((seat) => nameOf(scene, seat))),
    count: seats.length,
  });
  return [
    result.winners.length ? shell.say("ending-won", named(result.winners)) : shell.say("ending-no-result"),
    ...(result.conceded.length ? [shell.say("ending-conceded-names", named(result.conceded))] : []),
  ];
}
