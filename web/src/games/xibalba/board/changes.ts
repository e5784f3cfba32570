/** What the others did on the board since the viewer's last answer. */
import type { Wire } from "../../../api/client";
import { lately } from "../../../kit/board/lately";
import { SQUAD } from "../generated";

export interface LastMove {
  readonly seat: number;
  /** The keys of the things that were concerned. */
  readonly keys: ReadonlySet<string>;
  /** From where to where an attack went, by the keys of things. */
  readonly attack: { readonly from: string; readonly to: string } | null;
}

type Args = Readonly<Record<string, unknown>>;

/** `p2` is the base of the second seat. */
const targetKey = (target: unknown): string =>
  typeof target === "string" && /^p\d$/.test(target) ? `base-${Number(target.slice(1)) - 1}` : "ark";

const AT_ARK = new Set(["entered", "damaged", "healed", "recalled"]);
const AT_BASE = new Set(["breached", "held", "upgraded", "reorganised", "demoted"]);
const AT_OTHER = new Set(["won-over", "stole", "looted"]);

/** What an event was about, if known. */
function concerned(name: string, { seat, other, target }: Args): string[] {
  if (name === "attacked") return [targetKey(target)];
  if (name === "blocked") return [`stack-${seat}-${SQUAD}`];
  if (AT_ARK.has(name)) return ["ark"];
  return AT_BASE.has(name) ? [`base-${seat}`] : AT_OTHER.has(name) ? [`base-${other}`] : [];
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
