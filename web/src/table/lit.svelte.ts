/**
 * What is pointed at: places that a sentence names light up on the board, and a place of the board lights the sentences
 * that name it.
 */
class Lit {
  /** The places of the sentence under the pointer or the focus, and those of the pin that was pressed last. */
  over = $state.raw<readonly number[]>([]);
  kept = $state.raw<readonly number[]>([]);
  readonly named: readonly number[] = $derived([...new Set([...this.over, ...this.kept])]);
  /** The place that is pointed at on the board; -1 where none is. */
  pointed = $state(-1);
}

export const lit = new Lit();
