/** The tables in the lists of the lobby, read again while somebody looks. */
import { Problem, read, send, type Wire } from "../api/client";
import { shell } from "../words/words.svelte";

export type Card = Wire["TableCard"];
type List = "mine" | "hidden" | "open" | "watch";
const PAUSE = 8000;
/** So many tables come at once. */
const PAGE = 100;

export class Tables {
  mine = $state.raw<readonly Card[]>([]);
  open = $state.raw<readonly Card[]>([]);
  /** Mine as well, but out of sight; read when one of them may have changed. */
  hidden = $state.raw<readonly Card[]>([]);
  private hiddenKnown = false;
  watched = $state.raw<readonly Card[]>([]);
  known = $state(false);
  /** The lists of which there is more than was asked for. */
  longer = $state.raw<ReadonlySet<List>>(new Set());
  private readonly pages: Record<List, number> = { mine: 1, hidden: 1, open: 1, watch: 1 };
  readonly playing = $derived(this.mine.filter((card) => card.status === "playing"));
  readonly finished = $derived(this.mine.filter((card) => card.status !== "playing"));
  /** Open seats at tables I do not sit at. */
  readonly joinable = $derived(this.open.filter((card) => !card.seats.some((seat) => seat.mine)));

  constructor(private readonly lists: readonly List[] = ["mine", "open"]) {}

  async refresh(): Promise<void> {
    const cards = await Promise.all(this.lists.map((list) => this.list(list)));
    this.lists.forEach((list, at) => {
      if (list === "watch") this.watched = cards[at]!;
      else this[list] = cards[at]!;
    });
    this.longer = new Set(this.lists.filter((list, at) => cards[at]!.length === this.pages[list] * PAGE));
    this.known = true;
    if (this.lists.includes("mine") && !this.hiddenKnown) {
      this.hidden = await this.list("hidden");
      this.hiddenKnown = true;
    }
  }

  /** Leave a table out of my list, or show it there again. */
  async hide(card: Card, hidden: boolean): Promise<void> {
    await send<Wire["Listed"]>(`tables/${card.id}/hide`, { hidden } satisfies Wire["Hide"]);
    this.hiddenKnown = false;
    await this.refresh();
  }

  /** Delete a table for good. */
  async remove(card: Card): Promise<void> {
    await send<Wire["Listed"]>(`tables/${card.id}/delete`, { confirm: "deletes" } satisfies Wire["Delete"]);
    this.hiddenKnown = false;
    await this.refresh();
  }

  /** The pages of a list that were asked for, each from where the one before ended. */
  private async list(list: List): Promise<Card[]> {
    const cards: Card[] = [];
    for (let page = 0; page < this.pages[list] && cards.length === page * PAGE; page++) {
      const last = cards.at(-1);
      const query = { list, most: PAGE, language: shell.language, ...(last && { before: `${last.changed},${last.id}` }) };
      cards.push(...(await read<Card[]>("tables", query)));
    }
    return cards;
  }

  /** Show the next page of a list as well. */
  more(list: List): void {
    this.pages[list]++;
    this.refresh().catch(quietly);
  }

  /** Keep the lists fresh until the returned function is called. */
  watch(): () => void {
    const look = (): void => {
      if (document.visibilityState === "visible") this.refresh().catch(quietly);
    };
    look();
    const timer = setInterval(look, PAUSE);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

/** A list that could not be read stays as it is; an unreachable server is reported elsewhere. */
function quietly(problem: unknown): void {
  if (!(problem instanceof Problem)) throw problem;
}

/** Whether the game waits for a seat of mine. */
export function waitsForMe(card: Card): boolean {
  return card.status === "playing" && card.seats.some((seat) => seat.mine && seat.kind === "human" && card.asked.includes(seat.seat));
}
