/** What the server says has changed in a value that the page has. */

/** An object leads to what is there by these keys; a list with one value replaces what is there. */
export type Change = readonly [unknown] | { readonly [key: string]: Change };

/** The value after a change; whatever has not changed is the same object as before. */
export function changed<T>(known: T, change: Change): T {
  if (Array.isArray(change)) return change[0] as T;
  const parts = Object.entries(change as Readonly<Record<string, Change>>);
  if (!parts.length) return known;
  const copy = (Array.isArray(known) ? [...(known as unknown[])] : { ...known }) as Record<string, unknown>;
  for (const [key, within] of parts) copy[key] = changed(copy[key], within);
  return copy as T;
}
