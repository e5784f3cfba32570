/** The dice in the tray: which lie where, which are held for the answer being prepared, and which have just been rolled. */
import type { Action } from "../../api/codes";
import { ATTACK_DICE, FACES, KEPT, ROLLED_FACES, type Face } from "./generated";
import type { Position } from "./position";

export type Kind = "resource" | "attack" | "paragon" | "blank";

export interface Die {
  /** Different for every die of a row. */
  readonly id: string;
  readonly kind: Kind;
  readonly face: Face;
  /** Its face by number, as actions name it. */
  readonly value: number;
  /** The number in an action that counts dice like this one. */
  readonly key: string;
}

/** Blanks come last in each row. */
const ROLLED_ORDER = [1, 2, 3, 0, 5, 6, 4];
const POOL_ORDER = [1, 2, 3, 4, 5, 6, 7, 0];
const DICE_OF_A_KIND = 4;

const kindOf = (face: Face): Kind =>
  face === "blank" ? "blank" : face.startsWith("r") ? "resource" : face.startsWith("p") ? "paragon" : "attack";

const row = (count: number, make: (at: number) => Die): Die[] => Array.from({ length: count }, (_, at) => make(at));

/** Dice that may still be rolled again. */
export function rolledDice(position: Pick<Position, "rolled">): Die[] {
  return ROLLED_ORDER.flatMap((at) => {
    const face = ROLLED_FACES[at]!;
    const kind = at < ATTACK_DICE ? "resource" : "attack";
    const value = FACES.indexOf(face);
    return row(position.rolled[at] ?? 0, (i) => ({ id: `${KEPT[at]}-${i}`, kind, face, value, key: KEPT[at]! }));
  });
}

const ATTACKS: Partial<Record<Face, string>> = { attack: "symbols", critical: "criticals" };

/** Dice of the action pool. */
export function actionPool(position: Pick<Position, "dice">): Die[] {
  return POOL_ORDER.flatMap((value) => {
    const face = FACES[value]!;
    const key = ATTACKS[face] ?? face;
    return row(position.dice[value] ?? 0, (i) => ({ id: `${face}-${i}`, kind: kindOf(face), face, value, key }));
  });
}

/** The dice a pool is chosen from: four of each kind. */
export function supply(): Die[] {
  return (["resource", "attack"] as const).flatMap((kind) =>
    row(DICE_OF_A_KIND, (i) => ({ id: `${kind}-${i}`, kind, face: "blank", value: 0, key: kind })),
  );
}

/** Which dice an answer takes: as many as it says, first those that were clicked. */
export function held(dice: readonly Die[], action: Action | null, clicked: ReadonlySet<string>): Set<string> {
  const taken = new Set<string>();
  action?.args.forEach((arg, at) => {
    const own = dice.filter((die) => die.key === arg.key);
    const first = own.filter((die) => clicked.has(die.id));
    const rest = own.filter((die) => !clicked.has(die.id));
    for (const die of [...first, ...rest].slice(0, action.values[at])) taken.add(die.id);
  });
  return taken;
}

/** The answers that trade every die of resources in the action pool, and how many resources they bring; none for one die. */
export function tradeAll(pool: readonly Die[], legal: readonly Action[]): { codes: number[]; n: number } {
  const dice = pool.filter(({ kind }) => kind === "resource");
  const codes = dice.flatMap(({ value }) => legal.find(({ verb, values }) => verb === "trade" && values[0] === value)?.code ?? []);
  if (codes.length < 2 || codes.length < dice.length) return { codes: [], n: 0 };
  return { codes, n: dice.reduce((sum, { face }) => sum + Number(face.slice(1)), 0) };
}

/** How many of each face came to the action pool by a roll: not those that were there or have been kept. */
export function fresh(before: Position, after: Position, kept: readonly number[]): number[] {
  const stayed = before.turn === after.turn ? before.dice : [];
  return after.dice.map((count, value) => {
    const laid = kept.reduce((all, dice, at) => all + (FACES.indexOf(ROLLED_FACES[at]!) === value ? dice : 0), 0);
    return Math.max(0, count - (stayed[value] ?? 0) - laid);
  });
}
