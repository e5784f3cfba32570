/** The signs of Voidfall on a grid of 24, drawn like the icons of the page (`ui/icons`). */
import type { Part } from "../../ui/icons";

const PERSON: readonly Part[] = [["disc", 9, 8, 3.8], ["fill", "M1.5 21v-1.4C1.5 15.8 4.8 13.5 9 13.5s7.5 2.3 7.5 6.1V21z"]];

export const SIGNS = {
  food: [
    ["line", "M12 21V10M12 12C8 12 5.5 9.5 5.5 5.5 9.5 5.5 12 8 12 12zM12 14c4 0 6.5-2.5 6.5-6.5C14.5 7.5 12 10 12 14z"],
  ],
  energy: [["solid", "M13.5 2L4.5 13.5h6L9.5 22l9.5-12h-6.2z"]],
  materials: [["solid", "M4 15l3-8h10l3 8-3 3H7z"]],
  credits: [["ring", 12, 12, 8.5], ["line", "M9 8.5h6M9 15.5h6M12 8.5v7"]],
  science: [["line", "M9.5 3v6L4 19.5c-.5 1 .1 2 1.2 2h13.6c1.1 0 1.7-1 1.2-2L14.5 9V3M8 3h8M7 15h10"]],
  influence: [["solid", "M12 2l2.6 6.6 7 .5-5.4 4.6 1.8 6.8L12 16.8l-6 3.7 1.8-6.8L2.4 9.1l7-.5z"]],
  shipyard: [["line", "M4 20V8l8-5 8 5v12M4 13h16M9 20v-4h6v4"]],
  defence: [["line", "M12 2.5l8 3v6c0 4.8-3.3 8.2-8 10-4.7-1.8-8-5.2-8-10v-6z"], ["line", "M12 7v9"]],
  starbase: [["ring", 12, 12, 5], ["line", "M12 2v5M12 17v5M2 12h5M17 12h5"], ["disc", 12, 12, 1.8]],
  corvette: [["solid", "M12 3l7 17-7-4-7 4z"]],
  sentry: [["solid", "M12 3l8.5 5v8L12 21l-8.5-5V8z"]],
  destroyer: [["solid", "M12 2l4 8 5 10-6-2-3 3-3-3-6 2 5-10z"]],
  dreadnought: [["solid", "M9 2h6l2 8 4 3v7l-6 2H9l-6-2v-7l4-3z"]],
  carrier: [["solid", "M8 3h8v6h5v9l-5 3H8l-5-3V9h5z"]],
  fleet: [["solid", "M22 12L3 4l4 8-4 8z"]],
  population: [["disc", 12, 7, 4], ["fill", "M4 21v-1.5C4 15.5 7.5 13 12 13s8 2.5 8 6.5V21z"]],
  corruption: [["hole", "M12 2c5 0 4 4 7 6s3 6 0 8-2 6-7 6-4-4-7-6-3-6 0-8 2-6 7-6zM12 8a4 4 0 100 8 4 4 0 000-8z"]],
  glory: [["solid", "M4 3h16v5c0 5-3.5 8-8 8s-8-3-8-8z"], ["line", "M12 16v5M7 21.5h10"]],
  bounty: [["line", "M4 9h16v12H4zM4 9l2.5-5.5h11L20 9M10 13h4"]],
  reclaim: [["line", "M20 12a8 8 0 11-2.6-5.9M20 2.5V7h-4.5"]],
  trade: [["line", "M4 8h15M15 4l4.5 4L15 12M20 16H5M9 12l-4.5 4L9 20"]],
  society: [
    ["disc", 8, 8, 3.2],
    ["disc", 16, 8, 3.2],
    ["fill", "M2.5 20c0-4 2-6.5 5.5-6.5S12 15 12 15s.5-1.5 4-1.5 5.5 2.5 5.5 6.5z"],
  ],
  government: [["line", "M3 9l9-6 9 6zM5 9v9M10 9v9M14 9v9M19 9v9M3 21h18"]],
  economy: [["line", "M4 20V10M10 20V4M16 20v-7M21 20H3"]],
  dominance: [["line", "M5 22V3h13l-3 5 3 5H5"]],
  wealth: [["ring", 12, 12, 8.5], ["line", "M9 8.5h6M9 15.5h6M12 8.5v7"]],
  might: [["line", "M5 4l14 14M19 4L5 18M4 14l5 5M15 19l5-5"]],
  support: [["disc", 12, 7, 4], ["fill", "M4 21v-1.5C4 15.5 7.5 13 12 13s8 2.5 8 6.5V21z"]],
  // What effects do.
  invade: [["solid", "M22 12L9 5l3 7-3 7z"], ["line", "M2.5 7h3.5M1.5 12h6M2.5 17h3.5"]],
  regroup: [["solid", "M22 7L12 2.5 14.3 7 12 11.5z"], ["line", "M2 7h7M2 17.5h13M11 13.5l4.5 4-4.5 4"]],
  activate: [["solid", "M16 15L3 9l3 6-3 6z"], ["line", "M18 2.5v8M14 6.5h8"]],
  deactivate: [["solid", "M16 15L3 9l3 6-3 6z"], ["line", "M14 6.5h8"]],
  deploy: [["solid", "M12 2l5 8.5-5-2.4-5 2.4z"], ["line", "M12 12v6M4 14.5V21h16v-6.5"]],
  recall: [["solid", "M12 2l5 8.5-5-2.4-5 2.4z"], ["line", "M7.5 13L4 16.5 7.5 20M4.5 16.5H16c3 0 4.5-1.5 4.5-4.5"]],
  guild: [["ring", 12, 12, 9], ["disc", 12, 12, 3.6]],
  installation: [["line", "M4 21V9.5L12 3l8 6.5V21z"], ["fill", "M9 21v-6.5h6V21z"]],
  grow: [...PERSON, ["line", "M19 2.5v8M15 6.5h8"]],
  shrink: [...PERSON, ["line", "M15 6.5h8"]],
  purify: [
    ["line", "M12 3.5c4.2 0 3.3 3.3 5.9 5s2.5 5.1 0 6.8-1.7 5.2-5.9 5.2-3.3-3.4-5.9-5.2-2.5-5.1 0-6.8 1.7-5 5.9-5zM3 21L21 3"],
  ],
  shift: [
    ["hole", "M8 3c3.4 0 2.7 2.7 4.8 4s2 4 0 5.4S11.4 16.5 8 16.5s-2.7-2.7-4.8-4.1-2-4.1 0-5.4S4.6 3 8 3zM8 7a2.8 2.8 0 100 5.6A2.8 2.8 0 008 7z"],
    ["line", "M8 20.5h12.5M16.5 16.5l4 4-4 4"],
  ],
  agenda: [["line", "M5.5 2.5h13v19h-13zM9 7.5h6M9 12h6M9 16.5h3"]],
  technology: [
    ["disc", 12, 12, 2.4],
    ["line", "M12 2.5c2.8 0 4.5 4 4.5 9.5s-1.7 9.5-4.5 9.5-4.5-4-4.5-9.5 1.7-9.5 4.5-9.5zM2.5 12c0-2.8 4-4.5 9.5-4.5s9.5 1.7 9.5 4.5-4 4.5-9.5 4.5-9.5-1.7-9.5-4.5z"],
  ],
  produce: [["solid", "M3 21V10.5l6 4v-4l6 4V4h5.5v17z"]],
  upgrade: [["line", "M5 12l7-7 7 7M5 20l7-7 7 7"]],
  foresee: [["line", "M2 12c3-4.7 6.3-7 10-7s7 2.3 10 7c-3 4.7-6.3 7-10 7s-7-2.3-10-7z"], ["disc", 12, 12, 3.2]],
  score: [
    ["line", "M5.5 2.5h13v19h-13z"],
    ["solid", "M12 7l1.4 3.4 3.6.3-2.8 2.4.9 3.6L12 14.8l-3.1 1.9.9-3.6L7 10.7l3.6-.3z"],
  ],
  preferred: [["solid", "M12 20.5C5.5 15.5 3.5 12 3.5 8.8A4.4 4.4 0 0112 6.5a4.4 4.4 0 018.5 2.3c0 3.2-2 6.7-8.5 11.7z"]],
  any: [["ring", 12, 12, 9], ["line", "M9 9.5a3 3 0 116 0c0 2.2-3 2.3-3 4.5M12 17.5v.2"]],
  onward: [["line", "M8.5 4l8 8-8 8"]],
  blank: [["line", "M7 12h10"]],
  tracks: [["line", "M2.5 5h19M2.5 12h19M2.5 19h19"], ["disc", 16, 5, 3], ["disc", 8, 12, 3], ["disc", 13, 19, 3]],
  void: [["solid", "M12 21L3 4h18z"]],
  destroy: [["line", "M5 5l14 14M19 5L5 19"]],
} satisfies Record<string, readonly Part[]>;

export type SignName = keyof typeof SIGNS;

/** By focus. */
export const FOCUS_SIGNS: readonly SignName[] = [
  "invade", "installation", "technology", "government", "produce", "science", "credits", "deploy", "corruption",
];
