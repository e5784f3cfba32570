/** What chance made of an answer, for whoever gave it and waits to see. */
import type { Wire } from "../api/client";

/** What the last answer of anybody rolled or drew for a seat, in sentences: of events with these names. */
export function fallen(moments: readonly Wire["MomentInfo"][], seat: number, names: ReadonlySet<string> | undefined): string[] {
  const given = moments.filter(({ kind, undone }) => kind === "answer" && !undone);
  const last = given.slice(given.findLastIndex((moment) => moment.seat >= 0)).flatMap(({ events }) => events);
  return last.filter(({ name, args }) => names?.has(name) && Number(args.seat) === seat).map(({ sentence }) => sentence);
}
