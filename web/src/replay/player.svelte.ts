/** Runs through a replay by itself, and keeps the address at the move that is shown. */
import { router } from "../shell/router.svelte";
import { to } from "../shell/routes";
import type { Replay } from "./replay.svelte";

export const SPEEDS = [1, 2, 4] as const;
const STEP = 1000;

export class Player {
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  private timer = 0;

  constructor(private readonly replay: Replay) {}

  get atEnd(): boolean {
    return this.replay.number >= this.replay.log.length;
  }

  show(number: number): void {
    const within = Math.min(Math.max(0, number), this.replay.log.length);
    router.go(to.move(this.replay.source, within), true);
  }

  step(by: number): void {
    this.pause();
    this.show(this.replay.number + by);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else {
      if (this.atEnd) this.show(0);
      this.playing = true;
      this.next();
    }
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private next(): void {
    this.timer = window.setTimeout(() => {
      this.show(this.replay.number + 1);
      if (this.atEnd) this.pause();
      else this.next();
    }, STEP / this.speed);
  }
}

/** The keys of a replay; a key that means something where the focus is stays there. */
export function replayKeys(player: Player, jump: (by: 1 | -1) => void): (event: KeyboardEvent) => void {
  const KEYS: Record<string, () => void> = {
    ArrowLeft: () => player.step(-1),
    ArrowRight: () => player.step(1),
    Home: () => player.step(-Infinity),
    End: () => player.step(Infinity),
    PageUp: () => jump(-1),
    PageDown: () => jump(1),
    " ": () => player.toggle(),
  };
  return (event) => {
    const at = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (at?.closest("input, select, textarea, dialog, svg")) return;
    if (event.key === " " && at?.closest("button, a")) return;
    const act = KEYS[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
