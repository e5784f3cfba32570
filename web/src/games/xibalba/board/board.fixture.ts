/** Answers of Xibalba for tests. */
import { decode, encode, type Action, type VerbTable } from "../../../api/codes";
import { Decision } from "../../../table/decision.svelte";
import verbs from "../fixtures/verbs.json";
import { taste } from "../taste";

const table: VerbTable = verbs;

export function answer(verb: string, values: Record<string, number> = {}): Action {
  return decode(table, encode(table, verb, values));
}

export function deciding(...answers: Action[]): Decision {
  const decision = new Decision(() => taste);
  decision.offer(
    table,
    answers.map(({ code }) => code),
  );
  return decision;
}
