/** The colours of a mark's owner on the board, which looks the same on light and dark pages. */
import { NEUTRAL } from "../../ui/marks";

const SQUARE = 3;

/** A style: fill, number on the fill, and a colour for dark plates, on which the square's violet is too dark. */
export function ownColours(mark: number): string {
  if (mark === NEUTRAL) return "--own: var(--neutral); --own-ink: var(--ink); --own-lit: var(--neutral)";
  const lit = mark === SQUARE ? "#a98cff" : `var(--seat-${mark})`;
  return `--own: var(--seat-${mark}); --own-ink: var(--seat-${mark}-ink); --own-lit: ${lit}`;
}
