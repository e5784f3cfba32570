/** What has just happened: who went where. */
import { scrappersOf, type Standing } from "./standing";
import { EMPTY } from "../generated";

export interface Journey {
  /** The key of the piece that travels. */
  readonly key: string;
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

/** The ways that figures and drones have gone between two positions of one board. */
export function journeys(before: Standing, after: Standing): Journey[] {
  const found: Journey[] = [];
  const sameBoard = before.regions === after.regions && before.scrappers.length === after.scrappers.length;
  if (!sameBoard) return found;
  const gone = (key: string, from = EMPTY, to = EMPTY): void => {
    if (from !== to && from !== EMPTY && to !== EMPTY) found.push({ key, count: 1, from, to });
  };
  for (let seat = 0; seat < after.seats; seat += 1) {
    const left: { region: number; count: number }[] = [];
    const come: { region: number; count: number }[] = [];
    for (let region = 0; region < after.regions; region += 1) {
      const more = scrappersOf(after, seat, region) - scrappersOf(before, seat, region);
      if (more > 0) come.push({ region, count: more });
      if (more < 0) left.push({ region, count: -more });
    }
    for (const { region: to, count } of come) {
      const source = left.find((each) => each.count >= count) ?? left[0];
      if (source) found.push({ key: `group-${seat}`, count, from: source.region, to });
    }
    gone(`champion-${seat}`, before.champions[seat], after.champions[seat]);
  }
  after.drones.forEach((to, drone) => gone(`drone-${drone}`, before.drones[drone], to));
  return found;
}
