/** Clicks on numbers, and choices that are nowhere on the table: they are laid out where the hand is. */
import { argument, type Action } from "../../api/codes";
import { offered } from "../../kit/thing";
import type { Scene } from "../../table/scene";
import { CHAMBERS_PLACE, FIELD_PLACE, TRACK_PLACE } from "./generated";
import type { Player } from "./position";

export interface Choice {
  readonly kind: "house" | "origin" | "agenda" | "event";
  readonly value: number;
}
const NOWHERE = ["house", "origin", "event"] as const;

/** The answer with this number, which has its own place on the table: an action of a card, a field, a slot. */
export function numbered(decision: Scene["decision"], verb: string, key: string, value: number): Action | undefined {
  return decision.legal.find((action) => action.verb === verb && argument(action, key) === value);
}

/** Whether what is about to be confirmed has this number. */
export function isChosen(decision: Scene["decision"], verb: string, key: string, value: number): boolean {
  const { ready, touched } = decision;
  return touched && ready?.verb === verb && argument(ready, key) === value;
}

/** Lay out the answer with this number, or ask why there is none. */
export function chooseNumber(scene: Scene, verb: string, key: string, value: number, event: Event): void {
  const action = numbered(scene.decision, verb, key, value);
  if (action) scene.decision.choose(action);
  else if (scene.decision.asked) scene.whyNot(`${verb} ${key}=${value}`, event.currentTarget as Element);
}

const sorted = (values: Iterable<number>): number[] => [...values].sort((a, b) => a - b);

export function choicesOf(decision: Scene["decision"], player: Player): Choice[] {
  for (const kind of NOWHERE) {
    const values = sorted(offered(decision, kind));
    if (values.length) return values.map((value) => ({ kind, value }));
  }
  const lying = new Set<number | null>([...player.agendaHand, ...player.agendas]);
  return sorted(offered(decision, "agenda"))
    .filter((agenda) => !lying.has(agenda))
    .map((value) => ({ kind: "agenda", value }));
}

/** How many things of a pane may be clicked now: of some kinds, places of corruption, numbers of some verbs. */
const clickable = (kinds: string[], lies: (place: number) => boolean, verbs: string[]) => ({ decision }: Scene): number =>
  kinds.flatMap((kind) => decision.targets(kind)).length +
  decision.targets("place").filter(lies).length +
  decision.narrowed.left.filter(({ verb }) => verbs.includes(verb)).length;
const onField = (place: number): boolean => place >= FIELD_PLACE && place < CHAMBERS_PLACE;
const onBoard = (place: number): boolean => place >= TRACK_PLACE && !onField(place);

export const inAgendas = clickable(["kind", "agenda"], onField, ["attach", "remove-agenda", "decree"]);
export const inHouse = clickable(["technology", "track"], onBoard, ["bonus"]);
