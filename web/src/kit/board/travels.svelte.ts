/** Pieces on their way after something has happened; any input ends them. */
import { still } from "../../settings/settings.svelte";
import type { Point } from "./point";

export interface Traveller<Thing> {
  readonly thing: Thing;
  readonly from: Point;
  readonly to: Point;
  /** Its place on the board where it must not be seen before it arrives: the key of that place. */
  readonly hides?: string;
}

/** More than this is a jump to another time, not a move. */
const MOST = 12;

export class Travels<Thing> {
  /** Those under way. */
  under = $state.raw<readonly Traveller<Thing>[]>([]);
  /** The keys of what is not at its place yet. */
  readonly hidden: ReadonlySet<string> = $derived(new Set(this.under.flatMap(({ hides }) => hides ?? [])));

  begin(travellers: readonly Traveller<Thing>[]): void {
    this.under = travellers.length > MOST || still() ? [] : travellers;
  }

  finish(): void {
    if (this.under.length) this.under = [];
  }
}
