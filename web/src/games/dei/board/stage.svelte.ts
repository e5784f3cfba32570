/** The position as it is drawn: the city once for each board, and in it what stands now or would stand then. */
import type { Point } from "../../../kit/board/point";
import type { Scene } from "../../../table/scene";
import { contentOf } from "../content";
import type { Plan } from "../generated";
import { buildings, roomTaken } from "./buildings";
import { City } from "./city";
import { streetNames, type StreetName } from "./landmarks";
import { Memory } from "./memory";
import { foreseen, piecesIn, type Piece } from "./pieces";
import { Placement } from "./placement";
import { markOf, readStanding, type Standing } from "./standing";

interface Ground {
  readonly name: string;
  readonly city: City;
  readonly placement: Placement;
}

/** The room a region's name needs around its middle. */
const NAME = 13;

export class Stage {
  private known: Ground | null = null;
  /** Null while the board is fetched. */
  readonly ground: Ground | null = $derived.by(() => this.build());
  readonly streets: readonly StreetName[] = $derived(this.ground ? streetNames(this.ground.city, this.ground.placement.lattice) : []);
  readonly standing: Standing = $derived.by(() => this.read(this.scene().view));
  /** What the prepared answer leads to. */
  readonly after: Standing | null = $derived.by(() => {
    const then = this.scene().preview?.view;
    return then ? this.read(then) : null;
  });
  /** The silhouette of the viewer. */
  readonly mark: number = $derived.by(() => markOf(this.standing, this.scene().viewer));

  readonly buildings = $derived(this.ground ? buildings(this.ground.city, this.after ?? this.standing) : []);
  /** The keys of the buildings that stand already. */
  readonly built: ReadonlySet<string> = $derived.by(
    () => new Set(this.ground ? buildings(this.ground.city, this.standing).map(({ key }) => key) : []),
  );
  readonly pieces: ReadonlyMap<number, readonly Piece[]> = $derived.by(() => this.collect());
  readonly places = $derived(this.ground?.placement.place(this.pieces, roomTaken(this.buildings)) ?? new Map());
  /** All groups, for the overview. */
  readonly people: readonly (Point & { readonly mark: number })[] = $derived.by(() =>
    [...this.pieces].flatMap(([region, lying]) =>
      lying.flatMap((piece) =>
        piece.kind === "group" ? [{ ...this.spot(region, piece.seat), mark: piece.mark }] : [],
      ),
    ),
  );

  /** Where the name of each region can be written beside what lies there. */
  readonly names: readonly (Point & { readonly region: number })[] = $derived.by(() => {
    // Placement knows what lies there only after it has placed it.
    const placement = this.places && this.ground?.placement;
    const signed = new Set(this.streets.map(({ street }) => street));
    return (this.ground?.city.regions ?? []).flatMap((region) => {
      const at = signed.has(region) ? null : placement?.room(region, NAME);
      return at ? [{ region, ...at }] : [];
    });
  });

  constructor(private readonly scene: () => Scene) {}

  /** Where a seat's people stand in a region, or would. */
  spot(region: number, seat: number): Point {
    const lying = this.places.get(region)?.places;
    return lying?.get(`group-${seat}`) ?? lying?.get(`champion-${seat}`) ?? this.heart(region);
  }

  heart(region: number): Point {
    return this.ground?.placement.heart(region) ?? { x: 0, y: 0 };
  }

  private build(): Ground | null {
    const { board, view } = this.scene();
    if (!board) return null;
    if (this.known?.name !== view.board) {
      const city = new City(board as Plan);
      this.known = { name: view.board, city, placement: new Placement(city, new Memory(view.board)) };
    }
    return this.known;
  }

  private read(view: Scene["view"]): Standing {
    return readStanding(view, this.ground?.city.plan.heights.length ?? 0, contentOf(this.scene().content));
  }

  private collect(): Map<number, readonly Piece[]> {
    const found = new Map<number, readonly Piece[]>();
    const city = this.ground?.city;
    for (const region of city?.regions ?? []) {
      const now = piecesIn(city!, this.standing, region);
      const all = this.after ? foreseen(now, piecesIn(city!, this.after, region)) : now;
      if (all.length) found.set(region, all);
    }
    return found;
  }
}
