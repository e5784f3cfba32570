/** Who shall sit at a new table: the usual companies, and what they come to. */
import type { Wire } from "../api/client";

export type Kind = Wire["SeatWish"]["kind"];
export interface Wish {
  readonly kind: Kind;
  /** The level of a bot; kept while somebody else is wished for, so that changing back loses nothing. */
  readonly level: string;
  readonly name: string;
}

/** The companies that one click seats. */
export const COMPANIES = ["bots", "friends", "hotseat", "open"] as const;
export type Company = (typeof COMPANIES)[number];
export const KINDS: readonly Kind[] = ["me", "friend", "open", "bot"];

const OTHERS: Record<Company, Kind> = { bots: "bot", friends: "friend", hotseat: "me", open: "open" };

export function seated(company: Company, seats: number, level: string): Wish[] {
  return Array.from({ length: seats }, (_, seat) => ({ kind: seat ? OTHERS[company] : "me", level, name: "" }));
}

/** The company that these wishes are, if they are one of the usual ones. */
export function companyOf(wishes: readonly Wish[]): Company | null {
  const others = new Set(wishes.slice(1).map((wish) => wish.kind));
  if (wishes[0]?.kind !== "me" || others.size !== 1) return null;
  return COMPANIES.find((company) => others.has(OTHERS[company])) ?? null;
}

/** The same people with more or fewer seats; new ones are like the last. */
export function resized(wishes: readonly Wish[], seats: number): Wish[] {
  const last = wishes.at(-1)!;
  const added: Wish = last.kind === "me" && wishes.length === 1 ? { ...last, kind: "bot" } : { ...last, name: "" };
  return Array.from({ length: seats }, (_, seat) => wishes[seat] ?? added);
}

/** Whether one person plays with bots: then nobody else watches, unless they are let in. */
export function isSolo(wishes: readonly Wish[]): boolean {
  return count(wishes, "me") === 1 && count(wishes, "bot") === wishes.length - 1;
}

export function count(wishes: readonly Wish[], kind: Kind): number {
  return wishes.filter((wish) => wish.kind === kind).length;
}

/** The wishes as the server takes them. */
export function sent(wishes: readonly Wish[]): Wire["SeatWish"][] {
  return wishes.map(({ kind, level, name }) => ({
    kind,
    level: kind === "bot" ? level : "",
    name: (kind === "me" && name.trim()) || null,
  }));
}
