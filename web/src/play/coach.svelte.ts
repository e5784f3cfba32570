/** What the coach has to say at each own question: rules that apply for the first time. */
import { Problem, read, send, type Wire } from "../api/client";
import { settings } from "../settings/settings.svelte";
import { lastOf } from "../table/forced";
import type { Table } from "../table/table.svelte";
import { shell } from "../words/words.svelte";
import { triedRule } from "./level.svelte";

export class CoachWatch {
  private rules = $state.raw<readonly Wire["RuleInfo"][]>([]);
  /** The question that was asked about last, so that one question is read once. */
  private asked = "";

  constructor(private readonly table: Table) {}

  /** The rule that is told now. It stays until the reader has enough of it, or answers and meets another one. */
  get rule(): Wire["RuleInfo"] | null {
    return settings.coach === "off" ? null : (this.rules[0] ?? null);
  }

  get more(): number {
    return Math.max(0, this.rules.length - 1);
  }

  /** Ask at a new question; to be called in an effect, which follows answers and language. */
  follow(): void {
    const { id, viewer, moments, decision, gathering } = this.table;
    if (settings.coach === "off" || !gathering.hints || viewer < 0 || !decision.asked || this.table.view.forced) return;
    const question = `${viewer} ${lastOf(moments, viewer)} ${shell.language}`;
    if (question === this.asked) return;
    this.asked = question;
    const tried = triedRule(this.table);
    if (tried) {
      void this.suggest(tried, question);
      return;
    }
    read<Wire["CoachNow"]>(`tables/${id}/coach`, { seat: viewer, language: shell.language }).then(
      (now) => {
        if (question !== this.asked || (settings.coach === "first" && !now.first)) return;
        this.rules = now.rules;
        this.met();
      },
      (problem: unknown) => {
        if (!(problem instanceof Problem)) throw problem;
      },
    );
  }

  /** Where the example of a rule is tried out: that rule, and what shows it, until something else has been answered. */
  private async suggest(rule: string, question: string): Promise<void> {
    const { game, answers } = this.table;
    this.rules = [];
    if (answers > 0) return;
    try {
      const [all, { said }] = await Promise.all([
        read<readonly Wire["RuleInfo"][]>(`games/${game}/rules`, { language: shell.language }),
        read<Wire["ExampleInfo"]>(`games/${game}/examples/${rule}`, { language: shell.language }),
      ]);
      const found = all.find(({ id }) => id === rule);
      if (!found || question !== this.asked) return;
      this.rules = [said ? { ...found, says: `${found.says} ${shell.say("learn-try-this", { said })}` } : found];
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
    }
  }

  /** The next rule, or nothing more. */
  next(): void {
    this.rules = this.rules.slice(1);
    this.met();
  }

  /** Nothing more about this question. */
  hush(): void {
    this.rules = [];
  }

  /** What is shown need not be told again. */
  private met(): void {
    const rule = this.rules[0];
    if (rule) this.tell(rule.id);
  }

  /** Note that somebody else has explained a rule, such as the coach of a guided game. */
  tell(rule: string): void {
    send(`tables/${this.table.id}/coach`, { seat: this.table.viewer, rule }).catch((problem: unknown) => {
      if (!(problem instanceof Problem)) throw problem;
    });
  }
}
