/** The keys of the table. Keys that a field or a card of the hand takes for itself never come here. */
import { settings } from "../settings/settings.svelte";
import { elsewhere } from "../ui/elsewhere";

export interface Commands {
  confirm: () => void;
  undo: () => void;
  reset: () => void;
  back: () => void;
  list: () => void;
  hint: () => void;
  /** Open the command line; with a line, ask that at once. */
  type: (line?: string) => void;
  /** Follow an arrow key, or choose by place; false where that means nothing. */
  follow: (event: KeyboardEvent) => boolean;
  choose: (place: number) => boolean;
}

export function keys(commands: Commands): (event: KeyboardEvent) => void {
  return (event) => {
    // Behind an open dialog nothing is played, wherever the focus went when a button vanished.
    if (event.defaultPrevented || elsewhere(event) || globalThis.document?.querySelector("dialog:modal")) return;
    if (event.key.length === 1 && !settings.singleKeys) return;
    if (/^[1-9]$/.test(event.key) ? commands.choose(Number(event.key) - 1) : commands.follow(event))
      return event.preventDefault();
    const command = commandOf(event.key, commands, event.target as Partial<Element> | null);
    if (!command) return;
    event.preventDefault();
    command();
  };
}

function commandOf(key: string, commands: Commands, target: Partial<Element> | null): (() => void) | null {
  switch (key) {
    case "Enter":
      // Enter on a button or link presses it; what is chosen already is confirmed, unless it is one of several to count.
      return target?.closest?.("button, a, [role=button]")?.matches(":not([aria-pressed=true]), [data-amount]")
        ? null
        : commands.confirm;
    case "u":
      return commands.undo;
    case "U":
      return commands.reset;
    case "Escape":
      // A popover that is open closes by itself, wherever the focus is.
      return document.querySelector(":popover-open") ? null : commands.back;
    case "l":
      return commands.list;
    case "h":
      return commands.hint;
    case "/":
      return () => commands.type();
    case "?":
      return () => commands.type("why");
    default:
      return null;
  }
}
