/** The position as it is drawn: the galaxy once for each map, and in it what stands now or would stand then. */
import type { Point } from "../../../kit/board/point";
import type { Scene } from "../../../table/scene";
import type { Plan } from "../generated";
import { foreseen, positionOf, type Position } from "../position";
import { ATTACK, attackersOf, keyOf } from "./changes";
import { Galaxy } from "./galaxy";
import { row, standing, type FleetToken, type Standing } from "./tokens";

const FRONT = -8;
const FRONT_STEP = 30;

export class Stage {
  private known: { readonly name: string; readonly galaxy: Galaxy } | null = null;
  /** Null while the board is fetched. */
  readonly galaxy: Galaxy | null = $derived.by(() => this.build());
  readonly position: Position = $derived.by(() => positionOf(this.scene()));
  /** What the prepared answer leads to. */
  readonly after: Position | null = $derived.by(() => foreseen(this.scene()));
  readonly standing: readonly Standing[] = $derived.by(() => {
    const plan = this.galaxy?.plan;
    if (!plan) return [];
    return this.position.sectors.map(({ number }) =>
      standing(this.position, this.after, number, {
        guilds: plan.guild_slots[number] ?? 0,
        installations: plan.installation_slots[number] ?? 0,
      }),
    );
  });
  /** The sector an invasion aims at, and the force on its way there. */
  readonly front: number = $derived(this.position.gathering?.sector ?? this.position.combat?.sector ?? -1);
  readonly attack: readonly FleetToken[] = $derived.by(() => this.attackers());

  constructor(private readonly scene: () => Scene) {}

  heart(sector: number): Point {
    return this.galaxy?.heart(sector) ?? { x: 0, y: 0 };
  }

  /** Where fleet power stands, or would stand, in a place. */
  berth(place: number, key: string): Point {
    const token =
      place === ATTACK
        ? this.attack.find((each) => each.key === key)
        : this.standing[place]?.fleets.find((each) => each.key === key);
    const heart = this.heart(place === ATTACK ? this.front : place);
    return { x: heart.x + (token?.x ?? 0), y: heart.y + (token?.y ?? 0) };
  }

  private build(): Galaxy | null {
    const { board, view } = this.scene();
    if (!board) return null;
    if (this.known?.name !== view.board) this.known = { name: view.board, galaxy: new Galaxy(board as Plan) };
    return this.known.galaxy;
  }

  /** The attackers stand before the world they have come for. */
  private attackers(): FleetToken[] {
    const all = attackersOf(this.position);
    const places = row(all.length, FRONT_STEP, FRONT);
    return all.map((force, at) => ({ ...force, ...places[at]!, key: keyOf(force), change: 0, size: 0.92 }));
  }
}
