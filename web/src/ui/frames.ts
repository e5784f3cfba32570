/** When to do things: before or after the page is drawn, or once it has nothing else to do. */

/** A frame is not waited for longer than this: a page in the background draws none. */
const LATE = 100;
const REST = 200;
/** A page that never rests does it all the same after so long. */
const AT_LAST = 5000;

/** Resolves once the page shows everything that has changed so far. */
export function drawn(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const late = setTimeout(resolve, LATE);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
}

const due = new Map<() => unknown, (found: never) => void>();

/**
 * Measure something just before the page is drawn, when its layout is worked out anyway, and then use what was found. All
 * that is measured for a frame is measured before any of it is used; the same measure once.
 */
export function measure<Found>(look: () => Found, use: (found: Found) => void): void {
  if (!due.size) requestAnimationFrame(settle);
  due.set(look, use);
}

function settle(): void {
  const found = [...due].map(([look, use]) => [use, look() as never] as const);
  due.clear();
  for (const [use, each] of found) use(each);
}

/** Work that can wait; returns how to call it off. */
export function atRest(work: () => void): () => void {
  // Safari cannot tell when it rests.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, REST);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: AT_LAST });
  return () => cancelIdleCallback(asked);
}
