/** Keys of the table that are not meant for it. */

/** What takes keys for itself: fields, and anything open on top of the table. */
const OWN = "input, textarea, select, [contenteditable], dialog, [popover]";

/** Whether a key belongs to a field or an open dialog, or together with Ctrl, Alt or Meta to the browser. */
export function elsewhere(event: KeyboardEvent): boolean {
  const at = event.target as Partial<Element> | null;
  return event.ctrlKey || event.metaKey || event.altKey || Boolean(at?.closest?.(OWN));
}
