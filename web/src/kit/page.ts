/** An explanation shown next to something: what it is, what it does line by line, and the rules behind it. */
import type { Component } from "svelte";

import type { IconName, Part } from "../ui/icons";

type Sign = IconName | readonly Part[];

/** A drawing of the game's own, with what it needs. */
export type Drawing = readonly [component: Component<never>, props: Record<string, unknown>];

export interface Line {
  /** Beside its words, or above them and behind their head where it is wide. */
  readonly drawing?: Drawing;
  readonly above?: boolean;
  readonly head?: string;
  readonly text: string;
  readonly rules?: readonly string[];
}

export interface Page {
  /** What the art of its card follows from. */
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly colour: string;
  /** The mark of a seat, or a sign, before its kind. */
  readonly mark?: number;
  readonly sign?: Sign;
  /** What it costs and brings, at the upper right. */
  readonly figures?: readonly { readonly sign: Sign; readonly value: number; readonly colour?: string }[];
  readonly art?: Drawing;
  readonly lines: readonly Line[];
  readonly table?: { readonly heads: readonly (string | { sign: Sign; title: string })[]; readonly rows: readonly (readonly string[])[] };
  /** No source describes it. */
  readonly designed?: boolean;
}

/** Everything a page says, in one sentence, for those who do not see it. */
export function spoken({ title, lines }: Page): string {
  const said = lines.map(({ head, text }) => (head ? `${head}: ${text}` : text).replace(/[.;]?$/, ""));
  return `${title}. ${said.join(". ")}.`;
}
