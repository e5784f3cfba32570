/** What people want to know of a game before they choose it; what kind it is, and for whom, is in the words. */
export interface Facts {
  readonly minutes: number;
  /** From 1, light, to 5, very heavy. */
  readonly weight: number;
}

export const FACTS: Readonly<Record<string, Facts>> = {
  dei: { minutes: 90, weight: 4 },
  xibalba: { minutes: 45, weight: 2 },
  voidfall: { minutes: 150, weight: 5 },
};
