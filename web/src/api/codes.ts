/** Action codes as structured values, read with the verb table the server sends. */
import type { Wire } from "./client";

/** What is "" is left out on the wire. */
type Sent<T, Empty extends keyof T> = Omit<T, Empty> & Partial<Pick<T, Empty>>;
export type Arg = Sent<Wire["ArgInfo"], "zone">;
export interface VerbTable {
  readonly width: number;
  readonly verbs: readonly (Omit<Sent<Wire["VerbInfo"], "rule">, "args"> & { readonly args: readonly Arg[] })[];
}

export interface Action {
  readonly code: number;
  readonly verb: string;
  /** The arguments' kinds and keys, in the order of the verb. */
  readonly args: readonly Arg[];
  /** The value of each argument; for a named one its number in `Arg.names`. */
  readonly values: readonly number[];
}

/** Codes may be longer than 32 bits, so they are taken apart by division. */
export function decode(table: VerbTable, code: number): Action {
  const verb = table.verbs[Math.floor(code / 2 ** table.width)];
  if (!verb) throw new Error(`no verb has the code ${code}`);
  let rest = code % 2 ** table.width;
  const values: number[] = [];
  for (const arg of [...verb.args].reverse()) {
    values.unshift(rest % 2 ** arg.bits);
    rest = Math.floor(rest / 2 ** arg.bits);
  }
  return { code, verb: verb.name, args: verb.args, values };
}

/** The value of an argument by its key. */
export function argument(action: Action, key: string): number | undefined {
  const at = action.args.findIndex((arg) => arg.key === key);
  return at < 0 ? undefined : action.values[at];
}

/** The code of a verb with these arguments, for asking why something is not allowed. */
export function encode(table: VerbTable, verb: string, values: Record<string, number>): number {
  const number = table.verbs.findIndex((each) => each.name === verb);
  const found = table.verbs[number];
  if (!found) throw new Error(`there is no verb ${verb}`);
  const packed = found.args.reduce((code, arg) => code * 2 ** arg.bits + (values[arg.key] ?? 0), 0);
  return number * 2 ** table.width + packed;
}
