/**
 * Colours that tell things apart, as people with each kind of colour-blindness see them: seats stay apart by colour
 * alone, and everything else that has colours has a sign of its own as well. Contrast of text and controls is here, too.
 */
import { describe, expect, it } from "vitest";

import { ICONS } from "../ui/icons";
import { markPath } from "../ui/marks";
import { SIGNS as VOIDFALL } from "./voidfall/signs";
import { SIGNS as XIBALBA } from "./xibalba/signs";

const STYLES = import.meta.glob<string>(["../style/*.css", "./*/*.css"], { query: "?raw", import: "default", eager: true });

type Triple = readonly [number, number, number];

/** Machado, Oliveira and Fernandes (2009), severity 1, on linear RGB. */
const SIGHT: Readonly<Record<string, readonly Triple[]>> = {
  full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
/** Differences in CIE Lab: two colours side by side are told apart from about 2.3 on, small tokens far from each other from 20. */
const SEATS_APART = 20;
const NOT_THE_SAME = 5;

const times = (rows: readonly Triple[], [x, y, z]: Triple): Triple =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

function linear(hex: string): Triple {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as unknown as Triple;
}

function lab(rgb: Triple): Triple {
  const inside = rgb.map((part) => Math.min(1, Math.max(0, part))) as unknown as Triple;
  const white = [0.95047, 1, 1.08883] as const;
  const xyz = times([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]], inside);
  const [x, y, z] = xyz.map((part, at) => {
    const share = part / white[at]!;
    return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116;
  }) as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function apart(a: string, b: string, sight: string): number {
  const [one, other] = [a, b].map((hex) => lab(times(SIGHT[sight]!, linear(hex)))) as [Triple, Triple];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function contrast(a: string, b: string): number {
  const [one, other] = [a, b].map((hex) => times([[0.2126, 0.7152, 0.0722], [0, 0, 0], [0, 0, 0]], linear(hex))[0] + 0.05);
  return Math.max(one!, other!) / Math.min(one!, other!);
}

/** The colours of a style file by name, the first block of them that has one: the dark theme, or the light one. */
function colours(file: string, light = false): Map<string, string> {
  const text = STYLES[file]!.replace(/\/\*.*?\*\//gs, "");
  const blocks = [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const found = new Map<string, string>();
  for (const [, selector, body] of blocks) {
    if (selector!.includes("light") !== light) continue;
    for (const [, name, hex] of body!.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)) if (!found.has(name!)) found.set(name!, hex!);
  }
  return found;
}

function pairs<Each>(of: readonly Each[]): [Each, Each][] {
  return of.flatMap((one, at) => of.slice(at + 1).map((other): [Each, Each] => [one, other]));
}

const TOKENS = colours("../style/tokens.css");
/** Things of one kind that colours tell apart, with the sign that each is drawn with. */
const KINDS: Readonly<Record<string, { file: string; names: readonly string[]; sign: (name: string) => unknown }>> = {
  "markets and outposts of D.E.I.": {
    file: "./dei/dei.css",
    names: ["market-red", "market-blue", "market-green", "market-black"],
    sign: (name) => ICONS[name.replace("market-", "") as keyof typeof ICONS],
  },
  "goods of D.E.I.": {
    file: "./dei/dei.css",
    names: ["technology", "energy", "supplies"],
    sign: (name) => ICONS[({ technology: "tech", energy: "energy", supplies: "supply" } as const)[name]!],
  },
  "cards of Xibalba": {
    file: "./xibalba/xibalba.css",
    names: ["type-soldier", "type-civilian", "type-building", "type-event"],
    sign: (name) => XIBALBA[name.replace("type-", "") as keyof typeof XIBALBA],
  },
  "resources of Voidfall": {
    file: "./voidfall/voidfall.css",
    names: ["food", "void-energy", "materials", "credits", "science", "influence", "corruption"],
    sign: (name) => VOIDFALL[name.replace("void-", "") as keyof typeof VOIDFALL],
  },
};

describe.each(Object.keys(SIGHT))("with %s sight", (sight) => {
  it("seats differ by colour alone, and by their silhouettes", () => {
    const seats = [0, 1, 2, 3].map((seat) => TOKENS.get(`seat-${seat}`)!);
    const close = pairs([...seats, TOKENS.get("neutral")!]).filter(([a, b]) => apart(a, b, sight) < SEATS_APART);
    expect(close).toEqual([]);
    expect(new Set([0, 1, 2, 3, 4].map((mark) => markPath(mark, 10))).size).toBe(5);
  });

  it.each(Object.entries(KINDS))("%s differ by colour or have signs of their own", (_, { file, names, sign }) => {
    for (const light of [false, true]) {
      const known = colours(file, light);
      const same = pairs(names).filter(([a, b]) => {
        expect([known.get(a), known.get(b), sign(a), sign(b)]).not.toContain(undefined);
        return apart(known.get(a)!, known.get(b)!, sight) < NOT_THE_SAME && JSON.stringify(sign(a)) === JSON.stringify(sign(b));
      });
      expect(same).toEqual([]);
    }
    expect(new Set(names.map((name) => JSON.stringify(sign(name)))).size).toBe(names.length);
  });
});

describe.each([["dark", false], ["light", true]] as const)("in the %s theme", (_, light) => {
  const own = new Map([...TOKENS, ...(light ? colours("../style/tokens.css", true) : [])]);
  const on = (name: string): number =>
    Math.min(...["bg", "panel", "raised"].map((ground) => contrast(own.get(name)!, own.get(ground)!)));

  it("text has a contrast of 4.5 and controls one of 3", () => {
    const text = ["t1", "t2", "t3", "info", "warn", "bad", "act-line", ...[0, 1, 2, 3].map((seat) => `seat-${seat}-text`)];
    expect(text.filter((name) => on(name) < 4.5).map((name) => [name, on(name)])).toEqual([]);
    expect(on("ctl")).toBeGreaterThanOrEqual(3);
    expect(contrast(own.get("act")!, own.get("act-ink")!)).toBeGreaterThanOrEqual(4.5);
  });
});
