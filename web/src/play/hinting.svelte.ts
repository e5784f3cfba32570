/** Marks the cards and pieces on the page that the answer of a hint uses. */
import { marking } from "../kit/marking";
import type { Decision } from "../table/decision.svelte";

/** Mark as long as the calling component lives and nothing has been clicked: what is explained, and what else is proposed. */
export function hinting(of: () => Decision): void {
  $effect(() => {
    const { advised, explained, touched } = of();
    return marking(document.body, touched ? [] : [advised[explained], ...advised].flatMap((steps) => steps?.[0] ?? []));
  });
}
