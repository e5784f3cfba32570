/** Answers of Xibalba for tests: the verbs that the board knows, in a table of their own. */
import { decode, encode, type Action, type VerbTable } from "../../../api/codes";
import { Decision } from "../../../table/decision.svelte";
import { taste } from "../taste";

const STACKS = ["squad", "slot1", "slot2", "slot3", "slot4"];
const seats = [1, 2, 3, 4].map((seat) => `p${seat}`);
const named = (kind: string, names: string[], bits: number) => {
  return { kind, names, most: names.length - 1, flag: false, bits };
};
const stack = named("stack", STACKS, 3);
const place = named("place", ["ark", ...STACKS], 3);
const target = named("target", ["ark", ...seats], 3);
const spots = ["-", "ark", ...seats, ...seats.flatMap((seat) => STACKS.map((each) => `${seat}-${each}`))];
const spot = named("spot", spots, 5);
const count = { kind: "count", names: null, most: 63, flag: false, bits: 6 };

const table: VerbTable = {
  width: 24,
  verbs: [
    { name: "resolve", args: [{ key: "place", ...place }] },
    {
      name: "attack",
      args: [
        { key: "target", ...target },
        { key: "symbols", ...count },
        { key: "criticals", ...count },
      ],
    },
    { name: "enter", args: [{ key: "critical", kind: "flag", names: null, most: 1, flag: true, bits: 1 }] },
    { name: "block", args: [] },
    { name: "let-through", args: [] },
    { name: "destroy", args: [{ key: "spot", ...spot }, { key: "depth", ...count }] },
    { name: "use", args: [{ key: "place", ...stack }] },
    { name: "bring", args: [{ key: "place", ...stack }, { key: "depth", ...count }] },
    { name: "shift", args: [{ key: "src", ...stack }, { key: "dst", ...stack }, { key: "depth", ...count }] },
    { name: "swap", args: [{ key: "first", ...stack }, { key: "second", ...stack }] },
    { name: "done", args: [] },
    { name: "end", args: [] },
  ],
};

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
