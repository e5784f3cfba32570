/** The signs of Xibalba on a grid of 24, drawn like the icons of the page (`ui/icons`). */
import type { Part } from "../../ui/icons";

export const SIGNS = {
  resource: [["line", "M3.5 8.5L12 4l8.5 4.5v8L12 21l-8.5-4.5z"], ["line", "M3.5 8.5L12 13l8.5-4.5M12 13v8"]],
  paragon: [["fill", "M12 1.5l3 7.5 7.5 3-7.5 3-3 7.5-3-7.5L1.5 12 9 9z"]],
  attack: [
    ["line", "M4 20L17 7M17 3.5V7h3.5M4 4l13 13M20.5 17H17v3.5"],
    ["line", "M6.5 15L9 17.5M15 17.5l2.5-2.5"],
  ],
  critical: [
    ["solid", "M12 1.5l2.6 6L21 6.1l-3.6 5.4 4.8 4.4-6.6.4.4 6.4L12 18l-4 4.7.4-6.4-6.6-.4 4.8-4.4L3 6.1l6.4 1.4z"],
  ],
  resistance: [["line", "M12 2l8.5 3v6.5c0 5-3.5 8.6-8.5 10.5-5-1.9-8.5-5.5-8.5-10.5V5z"]],
  medicine: [["solid", "M12 20.5C5 15.5 2.5 12 2.5 8.6A5 5 0 0112 6.4a5 5 0 019.5 2.2c0 3.4-2.5 6.9-9.5 11.9z"]],
  reorganise: [["line", "M4 8h14M14 3.5L18.5 8 14 12.5M20 16H6M10 11.5L5.5 16l4.5 4.5"]],
  upgrade: [["line", "M3 21v-9l9-7 9 7v9z"], ["line", "M12 18v-6M9 14.5l3-3 3 3"]],
  discard: [["line", "M5 5l14 14M19 5L5 19"]],
  reroll: [["line", "M20 12a8 8 0 11-2.6-5.9M20 2.5V7h-4.5"]],
  die: [["line", "M4 4h16v16H4z"], ["disc", 8.5, 8.5, 1.5], ["disc", 15.5, 15.5, 1.5], ["disc", 12, 12, 1.5]],
  soldier: [["disc", 12, 7.5, 4], ["fill", "M6.5 6.5h11l-1.5-4h-8zM4 22l1.5-7c.5-2 2.5-3 6.5-3s6 1 6.5 3L20 22z"]],
  civilian: [["disc", 12, 7, 4.5], ["fill", "M3.5 22c0-6 3.5-9 8.5-9s8.5 3 8.5 9z"]],
  building: [["fill", "M2.5 21.5V11l6-4.5V11l6-4.5V11l3-2.2V3h4v18.5z"]],
  event: [["solid", "M13.5 2L4.5 13.5h6L9.5 22l9.5-12h-6.2z"]],
  ark: [["ring", 12, 12, 9.5], ["line", "M12 5c-3.4 4-3.4 10 0 14M12 5c3.4 4 3.4 10 0 14"]],
  life: [["line", "M2.5 12.5h4.5l2.5-6 4.5 11 2.5-5h5"]],
} satisfies Record<string, readonly Part[]>;

export type SignName = keyof typeof SIGNS;
