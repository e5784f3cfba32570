/** The keys of the table. Keys that a field or a card of the hand takes for itself never come here. */
export interface Commands {
  confirm: () => void;
  undo: () => void;
  reset: () => void;
  back: () => void;
  list: () => void;
  hint: () => void;
}

const FIELDS = "input, textarea, select, [contenteditable]";

export function keys(commands: Commands): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target?.closest(FIELDS)) return;
    const command = commandOf(event.key, commands, target);
    if (!command) return;
    event.preventDefault();
    command();
  };
}

function commandOf(key: string, commands: Commands, target: Element | null): (() => void) | null {
  switch (key) {
    case "Enter":
      // Enter on a button or link presses it; what is chosen already is confirmed.
      return target?.closest("button, a, [role=button]")?.matches(":not([aria-pressed=true])") ? null : commands.confirm;
    case "u":
      return commands.undo;
    case "U":
      return commands.reset;
    case "Escape":
      return commands.back;
    case "l":
      return commands.list;
    case "h":
      return commands.hint;
    default:
      return null;
  }
}
