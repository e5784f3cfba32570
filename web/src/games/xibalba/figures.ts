/**
 * The figures on cards, on a grid of 100 that stands on its lower edge: `ink` is the silhouette, `glint` what the light
 * catches of it. Which figure a card shows follows from its id; cards of other packs share the figures of their type.
 */
import type { Card, Type } from "./content";

interface Drawn {
  /** The type of cards, and those of ours that show it. */
  readonly on: Type;
  readonly cards: string;
  readonly ink: string;
  readonly glint?: string;
}

const HEAD = "M50 18c7 0 12 5 12 12s-5 13-12 13-12-6-12-13 5-12 12-12z";

export const FIGURES = {
  rifle: {
    on: "soldier", cards: "rifleman conscript veteran trench-guard sniper scout",
    ink: `${HEAD}M34 29c0-11 7-17 16-17s16 6 16 17l4 3H30zM24 100l5-38c1-9 9-14 21-14s20 5 21 14l5 38z`,
    glint: "M68 8l5 2-22 84-6-2zM70 3l7 2-2 7-7-2zM52 62l10 3-4 12-9-3z",
  },
  gunslinger: {
    on: "soldier", cards: "gunslinger duellist corsair raider turncoat",
    ink:
      `${HEAD}M24 25c6-1 10-3 12-6l3-12c6 3 16 3 22 0l3 12c2 3 6 5 12 6-8 7-44 7-52 0z` +
      "M14 100l14-42c3-7 11-10 22-10s19 3 22 10l14 42H64l-4-18-4 18H44l-4-18-4 18z",
    glint: "M22 66l-14-3 1-5 16 1 4 9-5 5zM78 66l14-3-1-5-16 1-4 9 5 5zM47 50h6l-1 28h-4z",
  },
  shield: {
    on: "soldier", cards: "shield-bearer ark-warden jaguar-knight berserker",
    ink: `${HEAD}M33 33V22l17-12 17 12v11h-6l-2-6H41l-2 6zM20 100l4-40c2-8 12-13 26-13s24 5 26 13l4 40z`,
    glint: "M18 52h40v26c0 12-8 19-20 24-12-5-20-12-20-24zM34 58h8v34h-8zM24 68h28v7H24z",
  },
  gunner: {
    on: "soldier", cards: "bomber grenadier siege-gunner sapper",
    ink:
      `${HEAD}M36 31c0-9 5-16 14-16s14 7 14 16l-5 5H41zM22 100l3-36c1-9 10-16 25-16s24 7 25 16l3 36z` +
      "M40 34h20v9c-4 5-16 5-20 0z",
    glint: "M4 66l56-17 4 12-56 18zM2 64l9-3 5 17-9 3zM58 46l20-6 5 17-20 6zM62 74a7 7 0 107 7 7 7 0 00-7-7z",
  },
  officer: {
    on: "soldier", cards: "captain standard-bearer quartermaster",
    ink:
      `${HEAD}M31 22l6-13c8-4 18-4 26 0l6 13-6 6H37zM16 100l10-42c2-7 12-10 24-10s22 3 24 10l10 42H66l-2-26-3 26H39` +
      "l-3-26-2 26z",
    glint: "M34 26h32l2 4H32zM26 52l14-3-1 7-14 4zM74 52l-14-3 1 7 14 4zM48 50h4l2 26-4 8-4-8zM47 12l3-4 3 4-3 4z",
  },
  flame: {
    on: "soldier", cards: "flame-maiden prophet",
    ink:
      `${HEAD}M34 40c-6-14 2-28 16-32 14 4 22 18 16 32l-6 6c4-12 1-20-10-24-11 4-14 12-10 24z` +
      "M20 100c2-30 8-52 30-52s28 22 30 52H66l-5-16-3 16H42l-3-16-5 16z",
    glint:
      "M79 14c8 9 4 15 8 22 3 8-3 15-9 15s-11-6-9-13c1-4 5-6 5-11 2 1 4 4 4 6 3-5 3-12 1-19zM75 54h7l1 42h-9z" +
      "M44 60h12l-6 26z",
  },
  stalker: {
    on: "soldier", cards: "walker drone-pilot",
    ink: "M30 8h40l8 16-6 20H28l-6-20zM32 48h36l4 12-8 8 10 32H60l-6-26h-8l-6 26H26l10-32-8-8zM14 30h8v30h-8zM78 30h8v30h-8z",
    glint: "M36 20h28l3 8H33zM40 54h20v6H40zM12 58h12l-3 12h-6zM76 58h12l-3 12h-6z",
  },
  worker: {
    on: "civilian", cards: "engineer prospector armourer refugee drill-sergeant watchman saboteur",
    ink: `${HEAD}M34 30c0-11 7-18 16-18s16 7 16 18h6v4H28v-4zM22 100l4-34c1-12 10-18 24-18s23 6 24 18l4 34z`,
    glint: "M38 50h5v18h14V50h5v50H38zM76 30l10-4 4 8-9 6 7 40-6 1-8-41z",
  },
  robed: {
    on: "civilian", cards: "acolyte oracle astrologer zealot pacifist",
    ink: "M50 6c15 6 22 20 20 36l-8 6c10 8 16 24 18 52H20c2-28 8-44 18-52l-8-6C28 26 35 12 50 6z",
    glint: "M50 18c9 4 13 12 11 24-4 6-18 6-22 0-2-12 2-20 11-24zM50 54l8 14-8 18-8-18z",
  },
  dealer: {
    on: "civilian", cards: "smuggler trader recruiter gambler informer agitator tax-collector war-reporter fence",
    ink:
      `${HEAD}M22 26c8 0 12-2 13-5l2-12h26l2 12c1 3 5 5 13 5v4H22z` +
      "M26 100l3-38c1-9 9-14 21-14s20 5 21 14l3 38z",
    glint: "M44 49l6 8 6-8 4 2-7 20v29h-6V71l-7-20zM66 74h24v20H66zM73 74v-5h10v5h-3v-2h-4v2z",
  },
  healer: {
    on: "civilian", cards: "field-medic surgeon chemist",
    ink: `${HEAD}M33 30c-1-13 7-19 17-19s18 6 17 19l-4 2c0-7-5-10-13-10s-13 3-13 10zM22 100c0-32 8-52 28-52s28 20 28 52z`,
    glint: "M45 60h10v9h9v10h-9v9H45v-9h-9V69h9zM38 33h24v7c-6 5-18 5-24 0z",
  },
  factory: {
    on: "building", cards: "refinery foundry workshop slag-heap",
    ink: "M8 100V58l18-14v14l18-14v14l18-14v14h2l3-44h12l3 44h10v42z",
    glint: "M16 66h12v10H16zM36 66h12v10H36zM56 66h12v10H56zM42 84h14v16H42zM70 12c-4-6 2-10 8-8 6-4 14 0 12 6-6 4-14 4-20 2z",
  },
  bunker: {
    on: "building", cards: "bunker vault arsenal barracks artillery",
    ink: "M6 100l10-34c2-6 6-9 12-9h44c6 0 10 3 12 9l10 34zM34 57V44h32v13zM58 50l34-14 2 5-32 15z",
    glint: "M24 70h18v7H24zM58 70h18v7H58zM42 84h16v16H42z",
  },
  tower: {
    on: "building", cards: "observatory watchtower monument",
    ink: "M36 100l6-56H28V22h6v6h8v-6h6V8l2-4 2 4v14h6v6h8v-6h6v22H58l6 56z",
    glint: "M46 50h8v12h-8zM45 72h10v12H45zM34 32h32v5H34z",
  },
  hall: {
    on: "building", cards: "field-hospital market-hall black-market shrine",
    ink: "M10 100V54h80v46zM4 52L50 22l46 30zM46 22V6h4v2h16l-4 6 4 6H50v2z",
    glint: "M18 60h8v40h-8zM34 60h8v40h-8zM58 60h8v40h-8zM74 60h8v40h-8zM50 34a6 6 0 106 6 6 6 0 00-6-6z",
  },
  bolt: {
    on: "event", cards: "ark-quake battle-frenzy mutiny market-crash desecration",
    ink: "M60 4L22 56h22L34 98l44-58H54z",
    glint: "M56 18L34 50h18l-5 22 20-28H48z",
  },
  bomber: {
    on: "event", cards: "air-raid reinforcements evacuation",
    ink: "M50 6c5 0 8 6 8 14v10l36 18v10l-36-8v16l14 10v7l-22-4-22 4v-7l14-10V50L6 58V48l36-18V20c0-8 3-14 8-14z",
    glint: "M24 70h6v16l-3 8-3-8zM70 70h6v16l-3 8-3-8zM47 14h6v10h-6zM40 38h20v6H40z",
  },
  dagger: {
    on: "event", cards: "assassination purge defection pilfering",
    ink: "M50 2l10 14v42h14v9H59v17l4 14H37l4-14V67H26v-9h14V16z",
    glint: "M47 14h6v40h-6zM46 70h8v10h-8z",
  },
  crate: {
    on: "event", cards: "supply-drop ammunition fortification smoke-screen",
    ink: "M50 6c24 0 40 14 40 30L66 34l-16 6-16-6-24 2C10 20 26 6 50 6zM22 60h56v40H22z",
    glint: "M11 37l17 22 3-1-15-21zM89 37L72 59l-3-1 15-21zM48 41h4v18h-4zM28 66h44v5H28zM28 90h44v5H28zM28 72l40 17 4-1-41-17z",
  },
  star: {
    on: "event", cards: "revelation tribute",
    ink: "M50 4l12 32 34 2-27 21 10 37-29-20-29 20 10-37L4 38l34-2z",
    glint: "M50 22l6 20 20 1-16 12 6 20-16-12-16 12 6-20-16-12 20-1z",
  },
} satisfies Record<string, Drawn>;

export type FigureName = keyof typeof FIGURES;

const NAMES = Object.keys(FIGURES) as FigureName[];

/** The same card always shows the same figure. */
export function figureOf({ id, type }: Pick<Card, "id" | "type">): FigureName {
  const own = NAMES.filter((name) => FIGURES[name].on === type);
  const sum = [...id].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  return NAMES.find((name) => FIGURES[name].cards.split(" ").includes(id)) ?? own[sum % own.length]!;
}
