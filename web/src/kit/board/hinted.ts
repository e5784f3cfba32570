/** Where the answers of a hint are on a board: ways from place to place, and places that something is done at. */
import type { Action } from "../../api/codes";

/** One thing to draw: `to` alone is a place, with `from` it is a way. `label` says which answer and which step of it. */
export interface HintMark {
  readonly label: string;
  readonly best: boolean;
  readonly from: number | null;
  readonly to: number;
}

/** The places that an action names, in its order, and whether it leads from the first to the second. */
export function placesOf(action: Action): { places: number[]; way: boolean } {
  const named = action.args.flatMap((arg, at) => {
    const name = arg.names?.[action.values[at]!] ?? "";
    return /^[a-z]\d+$/.test(name) && ["region", "sector", "place"].includes(arg.kind) ? [{ key: arg.key, place: Number(name.slice(1)) }] : [];
  });
  const way = named.length === 2 && named[0]!.key === "src" && named[1]!.key === "dst";
  return { places: [...new Set(named.map(({ place }) => place))], way };
}

/** An answer that names two of these places at most and nothing else: so a board draws what is there, or a way from one to the other. */
export function lookAt(all: readonly number[], way = false): Action | null {
  const places = [...new Set(all)].slice(0, 2);
  const args = places.map((place, at) => ({ key: way ? ["src", "dst"][at]! : "there", kind: "place", names: [`p${place}`], most: 0, bits: 0, flag: false }));
  return places.length ? { code: -1, verb: "", args, values: places.map(() => 0) } : null;
}

/**
 * The marks of several answers, best first. The chosen one is drawn with the steps that follow it, 1a, 1b and so on; of the others
 * only the answer itself.
 */
export function hintMarks(lines: readonly (readonly Action[])[], chosen: number): HintMark[] {
  return lines.flatMap((steps, line) => {
    const drawn = line === chosen ? steps : steps.slice(0, 1);
    const found = drawn.map((action) => placesOf(action)).filter(({ places }) => places.length);
    return found.flatMap(({ places, way }, step): HintMark[] => {
      const label = `${line + 1}${found.length > 1 ? String.fromCharCode(97 + step) : ""}`;
      const best = line === chosen;
      if (way) return [{ label, best, from: places[0]!, to: places[1]! }];
      return places.map((to) => ({ label, best, from: null, to }));
    });
  });
}
