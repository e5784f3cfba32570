/** What went wrong, in the reader's language if there are words for that type of problem, else in the server's words. */
import { Problem } from "../api/client";
import { shell } from "./words.svelte";

export function sentenceOf(kind: string, detail: string): string {
  return shell.has(`problem-${kind}`) ? shell.say(`problem-${kind}`) : detail;
}

/** The sentence for something that was thrown. */
export function told(problem: unknown): string {
  if (problem instanceof Problem) return sentenceOf(problem.kind, problem.message);
  return problem instanceof Error ? problem.message : String(problem);
}
