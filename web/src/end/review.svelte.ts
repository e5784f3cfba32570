/** The review of a finished game: started on request, asked about until it is done. */
import { Problem, read, send, type Wire } from "../api/client";
import { told } from "../words/problems";
import { shell } from "../words/words.svelte";

const AGAIN = 1500;

export class ReviewWatch {
  found = $state.raw<Wire["Review"] | null>(null);
  problem = $state("");

  constructor(
    private readonly table: string,
    private readonly seat: number,
  ) {}

  /** Ask how far it is, again and again while it is being made; to be called in an effect. */
  follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { language } = shell;
    const ask = (): void => {
      read<Wire["Review"]>(`tables/${this.table}/review`, { seat: this.seat, language }).then((found) => {
        // A server that was started anew knows nothing of a review that was under way.
        if (found.status === "none" && this.found?.status === "running") return void this.start();
        this.found = found;
        if (found.status === "running") timer = setTimeout(ask, AGAIN);
      }, this.failed);
    };
    this.again = ask;
    ask();
    return () => clearTimeout(timer);
  }

  private again: () => void = () => undefined;
  private readonly failed = (problem: unknown): void => {
    if (!(problem instanceof Problem)) throw problem;
    this.problem = told(problem);
  };

  start(): void {
    this.problem = "";
    send<Wire["Review"]>(`tables/${this.table}/review`, { seat: this.seat }, { language: shell.language }).then((found) => {
      this.found = found;
      this.again();
    }, this.failed);
  }
}
