/** Everything that lies in a region, in the order in which it is given room. */
import type { Point } from "../../../kit/board/point";
import { inOrder } from "../../../kit/position";
import { NEUTRAL } from "../../../ui/marks";
import { COLOURS, DRONES, EMPTY } from "../generated";
import type { City } from "./city";
import type { Crowd } from "./crowding";
import { markOf, refugesOf, scrappersOf, type Standing } from "./standing";

const LETTERS = ["A", "B", "C"] as const;

export type Ghost = "come" | "change" | "go";

interface Common extends Crowd {
  readonly region: number;
  readonly home?: Point | undefined;
  /** What the prepared answer would do to it. */
  readonly ghost?: Ghost;
}
export type Piece = Common &
  (
    | { readonly kind: "group"; readonly seat: number; readonly mark: number; readonly count: number }
    | { readonly kind: "champion"; readonly seat: number; readonly mark: number }
    | {
        readonly kind: "outpost";
        /** The market shape of its colour; null while the key is not drawn. */
        readonly icon: (typeof COLOURS)[number] | null;
        readonly letter: string;
        /** The mark of who controls it, or null. */
        readonly owner: number | null;
      }
    | { readonly kind: "drone"; readonly icon: (typeof DRONES)[number] }
    | { readonly kind: "refuge"; readonly mark: number; readonly count: number }
    | { readonly kind: "resource"; readonly icon: "tech" | "energy"; readonly count: number }
  );

export function piecesIn(city: City, standing: Standing, region: number): Piece[] {
  const { plan } = city;
  const thing = { person: false, group: "", region } as const;
  const refuge = (of: number | string, mark: number, count: number, home?: Point): Piece => {
    return { ...thing, key: `refuge-${of}`, kind: "refuge", radius: 10.5, mark, count, home };
  };
  const seats = inOrder(standing, standing.order);
  const found: Piece[] = [];
  standing.drones.forEach((where, drone) => {
    if (where === region) found.push({ ...thing, key: `drone-${drone}`, kind: "drone", radius: 16, icon: DRONES[drone]! });
  });
  plan.outposts.region.forEach((where, at) => {
    if (where !== region) return;
    const letter = plan.outposts.letter[at]!;
    const holder = standing.holder[region] ?? EMPTY;
    found.push({
      ...thing,
      key: `outpost-${at}`,
      kind: "outpost",
      radius: 14.2,
      home: city.centre(plan.outposts.cell[at]!),
      icon: COLOURS[standing.key[letter] ?? EMPTY] ?? null,
      letter: LETTERS[letter]!,
      owner: holder === EMPTY ? null : markOf(standing, holder),
    });
  });
  for (const seat of seats) {
    const person = { person: true, group: `seat-${seat}`, region, seat, mark: markOf(standing, seat) };
    const count = scrappersOf(standing, seat, region);
    if (count) found.push({ ...person, key: `group-${seat}`, kind: "group", radius: 12, count });
    if (standing.champions[seat] === region)
      found.push({ ...person, key: `champion-${seat}`, kind: "champion", radius: 14 });
  }
  plan.refuges.region.forEach((where, at) => {
    if (where === region) found.push(refuge(`printed-${at}`, NEUTRAL, 1, city.centre(plan.refuges.cell[at]!)));
  });
  for (const seat of seats) {
    const count = refugesOf(standing, seat, region);
    if (count) found.push(refuge(seat, markOf(standing, seat), count));
  }
  const count = standing.resources[region] ?? 0;
  if (count) {
    const icon = city.isRoof(region) ? "energy" : "tech";
    found.push({ ...thing, key: "resource", kind: "resource", radius: count > 1 ? 11.5 : 9, icon, count });
  }
  return found;
}

const size = (piece: Piece): number => ("count" in piece ? piece.count : 1);
const sign = (piece: Piece): string => (piece.kind === "outpost" ? String(piece.owner) : "");

/** What lies there now and what would lie there, in one: changed pieces show what they would be. */
export function foreseen(now: readonly Piece[], then: readonly Piece[]): Piece[] {
  const after = new Map(then.map((piece) => [piece.key, piece]));
  const before = new Set(now.map((piece) => piece.key));
  return [
    ...now.map((piece): Piece => {
      const next = after.get(piece.key);
      if (!next) return { ...piece, ghost: "go" };
      return size(next) === size(piece) && sign(next) === sign(piece) ? piece : { ...next, ghost: "change" };
    }),
    ...then.filter((piece) => !before.has(piece.key)).map((piece): Piece => ({ ...piece, ghost: "come" })),
  ];
}
