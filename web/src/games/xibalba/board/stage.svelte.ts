/** What the hands do on the board: what is legal, chosen or lifted, and which stack is spread out. */
import type { Point } from "../../../kit/board/point";
import { Walk } from "../../../kit/board/walk.svelte";
import type { Scene } from "../../../table/scene";
import { contentOf } from "../content";
import { EMPTY } from "../generated";
import { foreseen, positionOf } from "../position";
import { prepared } from "./attack";
import { lastMove } from "./changes";
import { cardAction, landings, liftable, rearranging, type Lifted } from "./rearranging";
import { act, allThings, chosenKeys, keyOf, meaningOf, spotOf, wished } from "./things";
import type { Meaning, StackThing as Own, Thing } from "./things";

/** Where a thing is for the arrow keys: a base where its name stands, since its stacks lie upon it. */
function heart(key: string, node: Element): Point {
  const { left, top, width, height } = node.getBoundingClientRect();
  if (key.startsWith("base-")) return { x: left + Math.min(width / 2, 56), y: top + 18 };
  return { x: left + width / 2, y: top + height / 2 };
}

export class Stage {
  lifted = $state.raw<Lifted | null>(null);
  /** The key of the stack that is spread out. */
  open = $state("");

  readonly position = $derived.by(() => positionOf(this.scene()));
  readonly next = $derived.by(() => foreseen(this.scene()));
  /** Cards are moved by hand, unless a verb has been chosen. */
  readonly moving: boolean = $derived.by(() => {
    const { legal, verb } = this.scene().decision;
    return verb === null && rearranging(legal);
  });
  readonly landings = $derived.by(() =>
    this.moving && this.lifted ? landings(this.scene().decision.legal, this.lifted) : null,
  );
  readonly chosen = $derived.by(() => {
    const { decision, seats, viewer } = this.scene();
    return chosenKeys(decision, seats, viewer);
  });
  readonly last = $derived.by(() => {
    const { moments, viewer } = this.scene();
    return lastMove(moments, viewer, this.position.ark.controller);
  });
  /** The attack that is laid out, with what it would do. */
  readonly attack = $derived.by(() => prepared(this.position.attack, this.scene()));

  readonly walk = new Walk<string>(
    () => this.pointable,
    () => this.choosable,
    heart,
  );
  /** Empty places are things only where something may be laid. */
  private readonly lying = $derived.by(() =>
    allThings(this.scene().seats).filter(
      (thing) => thing.kind !== "stack" || this.cards(thing) > 0 || this.legal(thing),
    ),
  );
  /** The stack that is spread out, and each of its cards. */
  private readonly spread = $derived.by(() => {
    const open = this.lying.find((thing) => keyOf(thing) === this.open);
    if (open?.kind !== "stack") return [];
    return [this.open, ...[...Array(this.cards(open)).keys()].map((depth) => this.cardKey(open, depth))];
  });
  private readonly pointable = $derived([...this.lying.map(keyOf), ...this.spread]);
  private readonly choosable = $derived.by(() => {
    const legal = this.lying.filter((thing) => this.legal(thing)).map(keyOf);
    return legal.length ? [...legal, ...this.spread] : [];
  });

  constructor(private readonly scene: () => Scene) {}

  cardKey(stack: Own, depth: number): string {
    return `${keyOf(stack)}-${depth}`;
  }

  meaning(thing: Thing): Meaning {
    const { decision, viewer } = this.scene();
    return meaningOf(decision, thing, viewer);
  }

  private own(thing: Thing): thing is Own {
    return thing.kind === "stack" && thing.seat === this.scene().viewer;
  }

  private cards(thing: Own): number {
    return this.position.bases[thing.seat]?.stacks[thing.stack]?.length ?? 0;
  }

  /** Whether a click on the thing does something now. */
  legal(thing: Thing): boolean {
    if (!this.moving || !this.own(thing)) return this.meaning(thing).legal;
    if (this.landings) return this.landings.has(thing.stack);
    const { legal } = this.scene().decision;
    return [...Array(this.cards(thing)).keys()].some((depth) => liftable(legal, { stack: thing.stack, depth }));
  }

  /** The attributes of the element that draws a thing. */
  attributes(thing: Thing, chosen: boolean | undefined, press?: (event: MouseEvent) => void) {
    const { pick } = this.meaning(thing);
    return {
      tabindex: this.walk.tabindex(keyOf(thing)),
      "aria-pressed": chosen,
      "data-kind": pick.kind,
      "data-value": pick.value,
      "data-legal": this.legal(thing) ? "yes" : undefined,
      onclick: press ?? ((event: MouseEvent) => this.act(thing, event.currentTarget as Element)),
      onkeydown: (event: KeyboardEvent) => this.walk.follow(event, keyOf(thing)),
    };
  }

  act(thing: Thing, at: Element): void {
    if (this.moving && this.own(thing)) return this.rearrange(thing);
    const { decision, viewer } = this.scene();
    if (act(decision, thing, viewer)) return;
    // The stacks of a base are part of it.
    if (thing.kind === "stack" && act(decision, { kind: "base", seat: thing.seat }, viewer)) return;
    const card = contentOf(this.scene().content).cards[decision.chosen("card")[0] ?? EMPTY]?.id;
    this.scene().whyNot(wished(thing, viewer, decision.verb, card), at);
  }

  /** Lay down what is lifted, or lift the active card and spread out the stack. */
  private rearrange(thing: Own): void {
    if (this.landings?.has(thing.stack)) return this.land(thing.stack);
    const same = this.lifted?.stack === thing.stack;
    this.lift(same || !this.cards(thing) ? null : { stack: thing.stack, depth: 0 });
    this.open = this.lifted && this.cards(thing) > 1 ? keyOf(thing) : "";
  }

  private lift(lifted: Lifted | null): void {
    this.lifted = lifted;
    this.scene().decision.reset();
  }

  private land(stack: number): void {
    const action = this.landings?.get(stack);
    if (!action) return;
    this.lifted = null;
    this.open = "";
    this.scene().decision.choose(action);
    this.scene().confirm?.();
  }

  /** A click on one card of a stack that is spread out. */
  actCard(thing: Own, depth: number, at: Element): void {
    if (this.moving && this.own(thing)) {
      const lifted = { stack: thing.stack, depth };
      const again = this.lifted?.stack === thing.stack && this.lifted.depth === depth;
      return this.lift(again || !liftable(this.scene().decision.legal, lifted) ? null : lifted);
    }
    const action = this.destroys(thing, depth);
    if (action) this.scene().decision.choose(action);
    else if (depth === 0) this.act(thing, at);
  }

  private destroys(thing: Own, depth: number) {
    return cardAction(this.scene().decision.narrowed.left, spotOf(thing.seat, thing.stack), depth);
  }

  cardLegal(thing: Own, depth: number): boolean {
    if (this.moving && this.own(thing)) return liftable(this.scene().decision.legal, { stack: thing.stack, depth });
    return this.destroys(thing, depth) !== undefined || (depth === 0 && this.meaning(thing).legal);
  }

  cardChosen(thing: Own, depth: number): boolean {
    if (this.moving && this.own(thing)) return this.lifted?.stack === thing.stack && this.lifted.depth === depth;
    const { ready } = this.scene().decision;
    return ready?.verb === "destroy" && this.destroys(thing, depth)?.code === ready.code;
  }
}
