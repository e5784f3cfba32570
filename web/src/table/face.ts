/** What a game adds to the table: its drawings and a few names. Everything else is the same for all games. */
import type { Component } from "svelte";

import type { Action } from "../api/codes";
import type { IconName } from "../ui/icons";
import type { Preferences } from "./decision.svelte";
import type { Scene } from "./scene";

export interface PaneProps {
  scene: Scene;
}

export interface SeatProps extends PaneProps {
  seat: number;
}

/** A part of the table that phones show alone. */
export interface Pane {
  readonly id: string;
  /** Message of the game's or the shell's catalogue. */
  readonly title: string;
  /** Name of an icon in ui/icons. */
  readonly icon: string;
  readonly component: Component<PaneProps>;
  /** How many things here may be clicked now. */
  readonly targets: (scene: Scene) => number;
  /** Whether it has to be seen for decisions that click nothing in it. */
  readonly weighs?: boolean;
}

/** What one source, such as missions, gave to each seat. */
export interface PointSource {
  readonly title: string;
  readonly icon: IconName;
  /** The rule that counts it; "" where none does. */
  readonly rule: string;
  readonly points: readonly number[];
  /** By seat, what these points are made of. */
  readonly details: readonly (readonly PointDetail[])[];
}

export interface PointDetail {
  readonly name: string;
  readonly points: number;
}

/** Something that belongs to a seat and can be taken from it. */
export interface Held {
  readonly key: string;
  /** What it is; "" where the name of its place says enough. */
  readonly name: string;
  /** Where it is on the board, and what that place is called. */
  readonly place?: { readonly number: number; readonly name: string };
  /** The event with which somebody else takes it, where that names neither its place nor its holder. */
  readonly by?: string;
}

/** So many of something that everybody sees a seat have. */
export interface Counted {
  readonly name: string;
  readonly value: number;
}

/** How strong a seat is somewhere. */
export interface Strength {
  readonly seat: number;
  readonly strength: number;
}

/** A position together with the drawings of its game. */
export interface Faced extends Scene {
  readonly face: GameFace;
}

export interface GameFace {
  readonly id: string;
  /** What the game is called, where the shell has no name for it. */
  readonly title?: string;
  /** The address of its picture below the API, where the page has none of its own. */
  readonly poster?: string;
  /** The colours of the page: a class on the document, "" for the house colours. */
  readonly skin: string;
  /** Nobody has secrets: people at one screen need no curtain between them. */
  readonly open?: boolean;
  /** Round and phase, for the header. */
  readonly Clock: Component<PaneProps>;
  /** One seat in the left column: figures that everybody may know. */
  readonly Seat: Component<SeatProps>;
  readonly Board: Component<PaneProps>;
  /** What is on offer, the right column; on phones each pane alone. */
  readonly offers: readonly Pane[];
  /** My pad and my hand, in the dock. */
  readonly Mine: Component<PaneProps>;
  /** What pictures of examples may show, too, by name. */
  readonly pictures?: Readonly<Record<string, Component<PaneProps>>>;
  readonly Hand: Component<PaneProps>;
  /** Where the points at the end came from. */
  readonly sources: (scene: Scene) => readonly PointSource[];
  /** The seats in turn order. */
  readonly order: (scene: Scene) => readonly number[];
  /** Current points by seat. */
  readonly scores: (scene: Scene) => readonly number[];
  /** What a seat has that can be counted, besides points: what a step of the recap changed is told of these. */
  readonly counts: (scene: Scene, seat: number) => readonly Counted[];
  /** What others can take from a seat: outposts, sectors, cards in play. */
  readonly holds?: (scene: Scene, seat: number) => readonly Held[];
  /** Who is how strong in a place of the board, where that decides something. */
  readonly stands?: (scene: Scene, place: number) => readonly Strength[];
  /** The mark of a seat: 0 circle, 1 diamond, 2 shield, 3 square, with the seat colour of the same number. */
  readonly mark: (scene: Scene, seat: number) => number;
  /** Message for what a seat plays, such as a faction, and the name of it; both are "" where all play the same. */
  readonly plays: string;
  readonly part: (scene: Scene, seat: number) => string;
  /** The name of the card that asks, where it is not one's own choice, such as the event of a cycle; "" where there is none. */
  readonly occasion?: (scene: Scene) => string;
  /** What that card says. */
  readonly cardSays?: (scene: Scene) => string;
  /** What the card does that an answer picks, where a few words tell it. */
  readonly chosenSays?: (scene: Scene, action: Action) => string;
  /** The words on the button of a thing, where its name alone would not do. */
  readonly chip?: (scene: Scene, kind: string, value: number) => string | undefined;
  /** Kinds of cards and pieces that are on the table and chosen there; all others are offered as buttons. */
  readonly placed: ReadonlySet<string>;
  /** Those of them that lie on several panes: where one pane is shown at a time they are offered as buttons, too. */
  readonly spread?: ReadonlySet<string>;
  /** The kind of the places on the board: what can only be done in one of them is asked for with its name. */
  readonly where?: string;
  /** The words of a verb's button, where the position knows better ones. */
  readonly verb?: (scene: Scene, action: Action) => string | undefined;
  /** Verbs that have a place of their own on a wide table: a button of the pad, a card, a die. */
  readonly atHand?: ReadonlySet<string>;
  /** The events that tell what chance made of an answer: they are shown with the next question. */
  readonly rolls?: ReadonlySet<string>;
  /** Verbs whose numbers are set with the pieces on the table; they need no buttons. */
  readonly counted?: ReadonlySet<string>;
  readonly taste: Preferences;
  /** How a number or a flag that is to be chosen reads, where a bare number, or yes and no, would not do. */
  readonly amount?: (scene: Scene, action: Action, at: number, value: number) => string | undefined;
  /** The words for an answer offered next to others that differ only in numbers, such as a payment. */
  readonly whole?: (scene: Scene, action: Action) => string | undefined;
  /** What the button that gives an answer says, where "Confirm" would not do. */
  readonly confirms?: (scene: Scene, action: Action) => string | undefined;
  /** An answer as a sentence, where the position knows better words than the answer itself. */
  readonly sentence?: (scene: Scene, action: Action) => string | undefined;
  /** Verbs whose sentence has no numbers before all of them are set. */
  readonly grows?: ReadonlySet<string>;
}
