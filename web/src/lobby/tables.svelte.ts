/** The tables in the lists of the lobby, read again while somebody looks. */
import { Problem, read, type Wire } from "../api/client";

export type Card = Wire["TableCard"];
type List = "mine" | "open" | "watch";
const PAUSE = 8000;

export class Tables {
  mine = $state.raw<readonly Card[]>([]);
  open = $state.raw<readonly Card[]>([]);
  watched = $state.raw<readonly Card[]>([]);
  known = $state(false);
  readonly playing = $derived(this.mine.filter((card) => card.status === "playing"));
  readonly finished = $derived(this.mine.filter((card) => card.status !== "playing"));
  /** Open seats at tables I do not sit at. */
  readonly joinable = $derived(this.open.filter((card) => !card.seats.some((seat) => seat.mine)));

  constructor(private readonly lists: readonly List[] = ["mine", "open"]) {}

  async refresh(): Promise<void> {
    const cards = await Promise.all(this.lists.map((list) => read<Card[]>("tables", { list })));
    this.lists.forEach((list, at) => {
      if (list === "watch") this.watched = cards[at]!;
      else this[list] = cards[at]!;
    });
    this.known = true;
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

/** A list that could not be read stays as it is; that the server is away is told elsewhere. */
function quietly(problem: unknown): void {
  if (!(problem instanceof Problem)) throw problem;
}

/** Whether the game waits for a seat of mine. */
export function waitsForMe(card: Card): boolean {
  return card.status === "playing" && card.seats.some((seat) => seat.mine && seat.kind === "human" && card.asked.includes(seat.seat));
}
