/** What has just happened: who went where. */
import { markOf, scrappersOf, type Standing } from "./standing";
import { EMPTY } from "../generated";

export interface Journey {
  readonly kind: "group" | "champion" | "drone";
  /** The key of the piece that travels. */
  readonly key: string;
  readonly mark: number;
  /** The seat or the drone. */
  readonly who: number;
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

/** The ways that figures and drones have gone between two positions of one board. */
export function journeys(before: Standing, after: Standing): Journey[] {
  const found: Journey[] = [];
  const sameBoard = before.regions === after.regions && before.scrappers.length === after.scrappers.length;
  if (!sameBoard) return found;
  for (let seat = 0; seat < after.seats; seat += 1) {
    const mark = markOf(after, seat);
    const left: { region: number; count: number }[] = [];
    const come: { region: number; count: number }[] = [];
    for (let region = 0; region < after.regions; region += 1) {
      const more = scrappersOf(after, seat, region) - scrappersOf(before, seat, region);
      if (more > 0) come.push({ region, count: more });
      if (more < 0) left.push({ region, count: -more });
    }
    for (const { region: to, count } of come) {
      const source = left.find((each) => each.count >= count) ?? left[0];
      if (source) found.push({ kind: "group", key: `group-${seat}`, mark, who: seat, count, from: source.region, to });
    }
    const [from, to] = [before.champions[seat] ?? EMPTY, after.champions[seat] ?? EMPTY];
    if (from !== to && from !== EMPTY && to !== EMPTY) {
      found.push({ kind: "champion", key: `champion-${seat}`, mark, who: seat, count: 1, from, to });
    }
  }
  after.drones.forEach((to, drone) => {
    const from = before.drones[drone] ?? EMPTY;
    if (from !== to && from !== EMPTY && to !== EMPTY) {
      found.push({ kind: "drone", key: `drone-${drone}`, mark: EMPTY, who: drone, count: 1, from, to });
    }
  });
  return found;
}
