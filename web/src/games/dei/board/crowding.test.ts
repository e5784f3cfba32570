import { describe, expect, it } from "vitest";

import { distance, type Point } from "../../../kit/board/point";
import { City } from "./city";
import { arrange, pillWidth, settle, type Arrangement, type Crowd } from "./crowding";
import { Lattice } from "./lattice";
import { pack } from "./packing";
import type { Memory, Remembered } from "./memory";
import { Placement } from "./placement";
import { town } from "./town.fixture";

const groups = (count: number): Crowd[] =>
  Array.from({ length: count }, (_, at) => ({ key: `group-${at}`, radius: 12, person: true, group: `seat-${at}` }));
const goods: Crowd = { key: "resource", radius: 9, person: false, group: "" };

const rows = (size: number): string[] => Array.from({ length: size }, () => "a".repeat(size));
const lattice = (size: number): Lattice => new Lattice(new City(town(rows(size))));

function apart(places: ReadonlyMap<string, Point>, crowd: readonly Crowd[], scale: number): boolean {
  const lying = crowd.flatMap(({ key, radius }) => (places.has(key) ? [{ at: places.get(key)!, radius }] : []));
  return lying.every((a, i) => lying.slice(i + 1).every((b) => distance(a.at, b.at) >= (a.radius + b.radius) * scale));
}

describe("packing", () => {
  it("lets nothing overlap and nothing hang out", () => {
    const wide = lattice(5);
    const places = pack(wide.spots(0), groups(5), [], 1)!;
    expect(places.size).toBe(5);
    expect(apart(places, groups(5), 1)).toBe(true);
    for (const place of places.values()) expect(wide.depthIn(0, place)).toBeGreaterThanOrEqual(9);
  });

  it("keeps off what is taken", () => {
    const taken = [{ x: 50, y: 50, radius: 20 }];
    const place = pack(lattice(5).spots(0), groups(1), taken, 1)!.get("group-0")!;
    expect(distance(place, taken[0]!)).toBeGreaterThanOrEqual(32);
  });

  it("does not move what lies there because another one comes", () => {
    const spots = lattice(5).spots(0);
    const before = pack(spots, groups(3).slice(1), [], 1)!;
    const after = pack(spots, groups(3), [], 1, before)!;
    for (const [key, place] of before) expect(after.get(key)).toEqual(place);
  });

  it("finds no room where there is none", () => {
    expect(pack(lattice(2).spots(0), groups(9), [], 1)).toBeNull();
    expect(pack([], groups(1), [], 1)).toBeNull();
  });
});

describe("crowding", () => {
  const small = lattice(3);
  const steps = (most: number): Arrangement[] =>
    Array.from({ length: most }, (_, at) => arrange(small, 0, [...groups(at + 1), goods], []));

  it("makes pieces smaller step by step, then gathers the people in a pill", () => {
    const scales = steps(14).map((arrangement) => (arrangement.pill ? 0 : arrangement.scale));
    expect(scales[0]).toBe(1);
    expect(scales).toContain(0.7);
    expect(scales.at(-1)).toBe(0);
    expect([...scales].sort((a, b) => b - a)).toEqual(scales);
  });

  it("puts the pill inside where it fits", () => {
    // A street of one cell's width has no room for four groups side by side, but for a pill along it.
    const street = new Lattice(new City(town(["aaaaa", "BBBBB", "BBBBB", "BBBBB", "BBBBB"], { B: 1 })));
    const many = [...groups(4), ...groups(4).map((each) => ({ ...each, key: `champion${each.key}`, radius: 14 }))];
    const { pill } = arrange(street, 0, many, []);
    expect(pill).toMatchObject({ leader: null, width: pillWidth(many) });
  });

  it("puts it outside with a line where it does not, over nothing else", () => {
    const nook = new Lattice(new City(town(["abbbb", "bbbbb", "bbbbb", "bbbbb", "bbbbb"])));
    const arrangement = arrange(nook, 0, groups(4), []);
    expect(arrangement.pill?.leader).not.toBeNull();
    const lying = [{ x: 60, y: 20, radius: 14 }];
    const size = { width: 115, height: 115 };
    const { pill } = settle(new Map([[0, arrangement]]), lying, size).get(0)!;
    expect(Math.abs(pill!.x - lying[0]!.x) >= pill!.width / 2 || Math.abs(pill!.y - lying[0]!.y) >= 20).toBe(true);
    expect(pill!.x - pill!.width / 2).toBeGreaterThan(0);
  });

  it("counts a champion in the place of its seat", () => {
    const champion: Crowd = { key: "champion-0", radius: 14, person: true, group: "seat-0" };
    expect(pillWidth([...groups(2), champion])).toBe(pillWidth(groups(2)));
  });
});

describe("placement", () => {
  it("remembers where things lie", () => {
    const placement = new Placement(new City(town(rows(5))));
    const first = placement.place(new Map([[0, groups(2)]]), []).get(0)!;
    const second = placement.place(new Map([[0, [...groups(3), goods]]]), []).get(0)!;
    for (const [key, place] of first.places) expect(second.places.get(key)).toEqual(place);
  });

  it("lies the same when the page is loaded again", () => {
    let kept = new Map<number, Remembered>();
    const memory = { recall: () => new Map(kept), keep: (known: () => typeof kept) => void (kept = known()) } as unknown as Memory;
    const before = new Placement(new City(town(rows(5))), memory);
    // The third group comes first next time, and would have taken another place.
    before.place(new Map([[0, groups(3).slice(1)]]), []);
    const lay = before.place(new Map([[0, groups(3)]]), []).get(0)!;
    const again = new Placement(new City(town(rows(5))), memory).place(new Map([[0, groups(3)]]), []).get(0)!;
    expect(Object.fromEntries(again.places)).toEqual(Object.fromEntries(lay.places));
    const fresh = new Placement(new City(town(rows(5)))).place(new Map([[0, groups(3)]]), []).get(0)!;
    expect(Object.fromEntries(fresh.places)).not.toEqual(Object.fromEntries(lay.places));
    // What has been made small on the way to where it lies stays small, although a new look might find more room.
    const { asked, arrangement } = kept.get(0)!;
    kept.set(0, { asked, arrangement: { ...arrangement, scale: 0.7 } });
    expect(new Placement(new City(town(rows(5))), memory).place(new Map([[0, groups(3)]]), []).get(0)!.scale).toBe(0.7);
  });

  it("finds room for a name beside what lies there", () => {
    const placement = new Placement(new City(town(rows(5))));
    const { places } = placement.place(new Map([[0, groups(1)]]), []).get(0)!;
    expect(distance(placement.room(0, 7)!, places.get("group-0")!)).toBeGreaterThanOrEqual(19);
  });
});
