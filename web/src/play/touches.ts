/** What the turns of others did to the viewer: what was lost and gained, and everything else that names them. */
import type { VerbTable } from "../api/codes";
import type { Held } from "../table/face";
import type { Step, Told } from "../table/recap";
import { seatsOf } from "./log";

export interface Touches {
  readonly lost: readonly Held[];
  readonly gained: readonly Held[];
  /** What else happened to the viewer, each sentence once; `named` is everything that names them. */
  readonly told: readonly Told[];
  readonly named: readonly Told[];
  /** The numbers of the steps that did it. */
  readonly steps: ReadonlySet<number>;
}

export interface Around {
  readonly events: VerbTable;
  readonly zones: Readonly<Record<string, unknown>>;
  readonly viewer: number;
  /** What the viewer had before the first step and after the last; null until that is known. */
  readonly held: { readonly before: readonly Held[]; readonly after: readonly Held[] } | null;
}

/** Events with which a place changes hands. */
const TAKES: readonly string[] = ["cube", "cube-back", "conquered", "abandoned", "incursion"];
/** What only adds something to what one has. */
const GAINS: readonly string[] = ["controls", "rolled-paragon", "paragon", "gained"];
/** What happens to everybody when a round or turn ends. */
const USUAL: readonly string[] = ["priority", "place", "recycled", "income"];
const missing = (from: readonly Held[], than: readonly Held[]): Held[] => from.filter(({ key }) => !than.some((each) => each.key === key));

export function touchesOf(steps: readonly Step[], { events, zones, viewer, held }: Around): Touches {
  const lost = held ? missing(held.before, held.after) : [];
  const gained = held ? missing(held.after, held.before) : [];
  const places = new Set(lost.map(({ place }) => place?.number));
  const names = (event: Told): boolean => !USUAL.includes(event.name) && seatsOf(event, events, zones).includes(viewer);
  // What can be counted is shown as numbers: in words is told where it happened, or who did it.
  const says = (event: Told): boolean => names(event) && (event.pins.length > 0 || new Set(seatsOf(event, events, zones)).size > 1);
  const takes = (event: Told): boolean => TAKES.includes(event.name) && event.pins.some(({ place }) => places.has(place));
  // What the viewer did in between, such as a block, is no news to them.
  const theirs = steps.filter(({ seat }) => seat !== viewer);
  const found = (wanted: (event: Told) => boolean): Told[] => [
    ...new Map(theirs.flatMap((step) => step.events.filter(wanted).map((event) => [event.sentence, event]))).values(),
  ];
  const hurts = (event: Told): boolean => names(event) && !GAINS.includes(event.name);
  // The first to take it took it from the viewer, the next ones from each other.
  const taken = steps.find(({ events }) => events.some(({ name }) => lost.some(({ by }) => by === name)));
  const hit = steps.filter((step) => step === taken || step.events.some((event) => hurts(event) || takes(event)));
  return { lost, gained, told: found(says), named: found(names), steps: new Set(hit.map(({ seq }) => seq)) };
}
