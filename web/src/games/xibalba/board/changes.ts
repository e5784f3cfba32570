/** What has just happened on the board: which cards moved, and what the others did since one's own last answer. */
import type { Wire } from "../../../api/client";
import { lately } from "../../../kit/board/lately";
import { SQUAD } from "../generated";
import { type Position } from "../position";

/** The place a card comes from or goes to: a thing's key, or the market. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

const MARKET = "market";

/** The titles that lie in each place. */
function lying(position: Position): Map<string, number[]> {
  const places = new Map<string, number[]>();
  places.set("ark", position.ark.occupant ? [position.ark.occupant.title] : []);
  for (const { seat, stacks } of position.bases) {
    stacks.forEach((cards, stack) => places.set(`stack-${seat}-${stack}`, cards.map((card) => card.title)));
  }
  return places;
}

/** What a list has more than another, each as often as it does. */
function more(now: readonly number[], before: readonly number[]): number[] {
  const rest = [...before];
  return now.filter((title) => {
    const at = rest.indexOf(title);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** The ways that cards went between two positions of one game: what came somewhere, from where the same is gone. */
export function moves(before: Position, after: Position): Move[] {
  const [old, now] = [lying(before), lying(after)];
  const gone = [...old].flatMap(([key, titles]) => more(titles, now.get(key) ?? []).map((title) => ({ key, title })));
  return [...now].flatMap(([to, titles]) =>
    more(titles, old.get(to) ?? []).map((title) => {
      const at = gone.findIndex((each) => each.title === title);
      const [source] = at < 0 ? [] : gone.splice(at, 1);
      return { from: source?.key ?? MARKET, to };
    }),
  );
}

export interface LastMove {
  readonly seat: number;
  /** The keys of the things that were concerned. */
  readonly keys: ReadonlySet<string>;
  /** From where to where an attack went. */
  readonly attack: Move | null;
}

type Args = Readonly<Record<string, unknown>>;

/** `p2` is the base of the second seat. */
const targetKey = (target: unknown): string =>
  typeof target === "string" && /^p\d$/.test(target) ? `base-${Number(target.slice(1)) - 1}` : "ark";

/** Things that an event was about, where they can be told. */
function concerned(name: string, args: Args): string[] {
  const seat = Number(args.seat);
  switch (name) {
    case "attacked":
      return [targetKey(args.target)];
    case "entered":
    case "damaged":
    case "healed":
    case "recalled":
      return ["ark"];
    case "blocked":
      return [`stack-${seat}-${SQUAD}`];
    case "breached":
    case "held":
    case "upgraded":
    case "reorganised":
      return [`base-${seat}`];
    case "won-over":
    case "stole":
    case "looted":
      return [`base-${Number(args.other)}`];
    case "demoted":
      return [`base-${seat}`];
    default:
      return [];
  }
}

/** The things of the last move of another seat, until one answers oneself. */
export function lastMove(moments: readonly Wire["MomentInfo"][], viewer: number, controller: number): LastMove | null {
  return lately(moments, viewer, ({ seat, events }, args) => {
    const keys = events.flatMap(({ name }, at) => concerned(name, args[at]!));
    if (!keys.length) return null;
    const struck = events.findIndex(({ name }) => name === "attacked");
    const to = struck < 0 ? null : targetKey(args[struck]!.target);
    const from = to === "ark" || seat !== controller ? `stack-${seat}-${SQUAD}` : "ark";
    return { seat, keys: new Set(keys), attack: to ? { from, to } : null };
  });
}
