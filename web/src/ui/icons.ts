/**
 * Every icon, on a grid of 24: `line` is a stroke of 2, `fill` a surface, `solid` a surface with rounded edges, `hole` a
 * surface with a hole in it, `cut` a thin stroke in the colour of the ground, `ring` and `disc` circles.
 */
export type Part =
  | readonly ["line" | "fill" | "solid" | "hole" | "cut", string]
  | readonly ["ring" | "disc", number, number, number];

export const ICONS = {
  enlist: [
    ["disc", 9, 7, 3.6],
    ["fill", "M2.5 20v-1.2c0-3.6 2.8-5.8 6.5-5.8s6.5 2.2 6.5 5.8V20c0 .6-.4 1-1 1h-11c-.6 0-1-.4-1-1z"],
    ["line", "M19 4v7M15.5 7.5h7"],
  ],
  move: [["disc", 4.8, 12, 2.8], ["line", "M10.5 12H21M15.5 6l6 6-6 6"]],
  collect: [
    ["solid", "M12 2.5l4 4-4 4-4-4z"],
    ["line", "M3 12.5l2.4 7.6c.2.6.6.9 1.2.9h10.8c.6 0 1-.3 1.2-.9L21 12.5M3 12.5h4.5l1.6 3h5.8l1.6-3H21"],
  ],
  refuge: [["line", "M2.5 20.5L12 4l9.5 16.5zM12 4l-1.6-2M12 4l1.6-2"], ["fill", "M12 11.5l4.2 9H7.8z"]],
  elevator: [["line", "M5 2.5h14v19H5z"], ["solid", "M12 5.5l3.4 4.2H8.6z"], ["solid", "M12 18.5l3.4-4.2H8.6z"]],
  bridge: [
    ["line", "M1.5 9h21M1.5 9v11M22.5 9v11M1.5 20h3.2c0-4 3.2-7 7.3-7s7.3 3 7.3 7h3.2M7 9V4.5M12 9V4.5M17 9V4.5M7 4.5h10"],
  ],
  buy: [
    ["line", "M3 3.5h10.5v17H3z"],
    ["fill", "M6 7h4.5v2H6zM6 11h3v2H6z"],
    ["disc", 16.5, 15.5, 6.5],
    ["cut", "M16.5 12v7M14.3 13.6h3.2a1.2 1.2 0 010 2.6h-2a1.2 1.2 0 000 2.4h3.4"],
  ],
  copy: [["line", "M8.5 8.5h12v13h-12z"], ["line", "M15.5 5V2.5h-12v13H5"], ["line", "M14.5 12v6M11.5 15h6"]],
  kill: [
    ["hole", "M12 1.8c-5.4 0-9.2 3.6-9.2 8.6 0 3.2 1.5 5.4 3.7 6.8v3.6c0 .8.6 1.4 1.4 1.4h1.6v-2.6h1.6v2.6h1.8v-2.6h1.6v2.6h1.6c.8 0 1.4-.6 1.4-1.4v-3.6c2.2-1.4 3.7-3.6 3.7-6.8 0-5-3.8-8.6-9.2-8.6zM8.2 8.6a2.5 2.5 0 110 5 2.5 2.5 0 010-5zm7.6 0a2.5 2.5 0 110 5 2.5 2.5 0 010-5zM12 13.4l1.3 2.6h-2.6z"],
  ],
  gain: [["line", "M12 2.5v10M7 7.5h10"], ["line", "M2.5 14v5c0 1.4 1 2.5 2.5 2.5h14c1.5 0 2.5-1.1 2.5-2.5v-5"]],
  per: [["solid", "M7 2.8l5 9H2z"], ["line", "M15.5 4l6 6M21.5 4l-6 6"], ["line", "M4 17.5h12M12.5 13.5l4.5 4-4.5 4"]],
  drone: [["line", "M3 5h6M15 5h6M6 5v3M18 5v3"], ["solid", "M6 9.5h12l2 4-3.5 3.5h-9L4 13.5z"], ["line", "M9 20.5h6"]],
  harvester: [
    ["line", "M3 5h6M15 5h6M6 5v3M18 5v3"],
    ["solid", "M7 9h10l1.5 3.2-2.5 2.3H8l-2.5-2.3z"],
    ["line", "M8.6 15.5c-2.8 1.6-2.8 4.6.4 6M15.4 15.5c2.8 1.6 2.8 4.6-.4 6"],
  ],
  transporter: [
    ["line", "M3 5h6M15 5h6M6 5v3M18 5v3"],
    ["solid", "M7 9h10l1.5 3-2.5 2H8l-2.5-2z"],
    ["line", "M12 14v2.5M7.5 16.8h9v5h-9z"],
  ],
  teleporter: [
    ["line", "M3 5h6M15 5h6M6 5v3M18 5v3"],
    ["solid", "M7 9h10l1.5 3-2.5 2H8l-2.5-2z"],
    ["line", "M8.6 16.8L6 22M12 17v5M15.4 16.8L18 22"],
  ],
  reaper: [["line", "M3 4.5h6M15 4.5h6M6 4.5v3M18 4.5v3"], ["solid", "M12 8l10 4.5-5.6 1.8L12 22l-4.4-7.7L2 12.5z"]],
  tech: [
    ["hole", "M6 5h12c.6 0 1 .4 1 1v12c0 .6-.4 1-1 1H6c-.6 0-1-.4-1-1V6c0-.6.4-1 1-1zm3 4v6h6V9z"],
    ["line", "M9 2v2M15 2v2M9 20v2M15 20v2M2 9h2M2 15h2M20 9h2M20 15h2"],
  ],
  energy: [["solid", "M13.5 2L4.5 13.5h6L9.5 22l9.5-12h-6.2z"]],
  supply: [["hole", "M12 1.5l3.1 6.4 7 1-5.1 4.9 1.2 7L12 17.5l-6.2 3.3 1.2-7L1.9 8.9l7-1z"]],
  candy: [
    ["line", "M7.5 8.5l8-4.6a4 4 0 014 7l-8 4.6"],
    ["solid", "M11.5 15.5l-3 1.7a4 4 0 01-4-7l3-1.7z"],
    ["line", "M17 18.5v4M15 20.5h4"],
  ],
  scrapper: [["disc", 12, 6.5, 4], ["fill", "M4.5 21.5v-1.7c0-4 3.2-6.6 7.5-6.6s7.5 2.6 7.5 6.6v1.7z"]],
  champion: [["solid", "M3 18.5L2.2 7.5l5.3 4.3L12 3.5l4.5 8.3 5.3-4.3-.8 11z"], ["line", "M4 21.5h16"]],
  feat: [
    ["line", "M12 2l8.5 3.2v6.3c0 5-3.5 8.6-8.5 10.5-5-1.9-8.5-5.5-8.5-10.5V5.2z"],
    ["fill", "M12 6.5l1.7 3.5 3.8.5-2.8 2.7.7 3.8-3.4-1.8L8.6 17l.7-3.8L6.5 10.5l3.8-.5z"],
  ],
  red: [["solid", "M12 2.5L22.5 20.5h-21z"]],
  blue: [["solid", "M2 5h12l8.5 7-8.5 7H2z"]],
  green: [
    ["hole", "M10.3 1.5h3.4l.5 2.7 1.9.8 2.3-1.6 2.4 2.4-1.6 2.3.8 1.9 2.7.5v3.4l-2.7.5-.8 1.9 1.6 2.3-2.4 2.4-2.3-1.6-1.9.8-.5 2.7h-3.4l-.5-2.7-1.9-.8-2.3 1.6-2.4-2.4 1.6-2.3-.8-1.9-2.7-.5v-3.4l2.7-.5.8-1.9-1.6-2.3 2.4-2.4L8 4.9l1.9-.8zM12 8.2a3.8 3.8 0 100 7.6 3.8 3.8 0 000-7.6z"],
  ],
  black: [["solid", "M12 2l9 5v10l-9 5-9-5V7z"]],
  garrison: [["line", "M6 22V2.5h11l-2.5 4L17 10.5H6"]],
  construction: [["line", "M3 21V9l9-6 9 6v12z"], ["fill", "M9.5 13h5v8h-5z"]],
  undo: [["line", "M8 4L3 9l5 5M3.5 9H14a6 6 0 010 12h-4"]],
  check: [["line", "M4 12.5l5.5 5.5L20 6.5"]],
  lock: [["line", "M5 11h14v10H5zM8 11V7.5a4 4 0 018 0V11"]],
  clock: [["ring", 12, 12, 9], ["line", "M12 7v5.2l3.4 2"]],
  card: [["line", "M5 2.5h14v19H5z"]],
  log: [["line", "M5 5h14M5 10h14M5 15h9M5 20h6"]],
  menu: [["line", "M4 6h16M4 12h16M4 18h16"]],
  chat: [["line", "M3.5 4.5h17v12H11l-4.5 4v-4h-3z"]],
  bulb: [["line", "M9 18h6M10 21.5h4M8.5 15C6.6 13.8 5.5 12 5.5 9.5a6.5 6.5 0 0113 0c0 2.5-1.1 4.3-3 5.5v.5h-7z"]],
  zoom: [["ring", 10.5, 10.5, 7], ["line", "M16 16l5.5 5.5M10.5 7.5v6M7.5 10.5h6"]],
  eye: [["line", "M1.5 12S5.5 5 12 5s10.5 7 10.5 7-4 7-10.5 7S1.5 12 1.5 12z"], ["disc", 12, 12, 3]],
  board: [["line", "M3.5 3.5h7v7h-7zM13.5 3.5h7v7h-7zM3.5 13.5h7v7h-7zM13.5 13.5h7v7h-7z"]],
  cart: [["line", "M2 3.5h3l2.4 12h11L21 7H6"], ["disc", 9, 20, 1.6], ["disc", 17, 20, 1.6]],
  target: [["ring", 12, 12, 8.5], ["disc", 12, 12, 3], ["line", "M12 1v4M12 19v4M1 12h4M19 12h4"]],
  bot: [
    ["line", "M4.5 8h15v12h-15zM12 8V3.5M1.5 12.5v4M22.5 12.5v4"],
    ["disc", 9, 13, 1.6],
    ["disc", 15, 13, 1.6],
    ["disc", 12, 3, 1.5],
  ],
  user: [["ring", 12, 7.5, 4], ["line", "M4 21c0-4.5 3.4-7 8-7s8 2.5 8 7"]],
  link: [
    ["line", "M10 14a4.5 4.5 0 006.4 0l3.5-3.5a4.5 4.5 0 00-6.4-6.4L12 5.6M14 10a4.5 4.5 0 00-6.4 0l-3.5 3.5a4.5 4.5 0 006.4 6.4L12 18.4"],
  ],
  warn: [["line", "M12 3L22 20.5H2zM12 9.5v5"], ["disc", 12, 17.5, 1.1]],
  globe: [["ring", 12, 12, 9.5], ["line", "M2.5 12h19M12 2.5c3.5 3 5 6 5 9.5s-1.5 6.5-5 9.5c-3.5-3-5-6-5-9.5s1.5-6.5 5-9.5"]],
  play: [["solid", "M6.5 3.5l13 8.5-13 8.5z"]],
  prompt: [["line", "M3 5l6.5 7L3 19M12 19h9"]],
  pencil: [["line", "M4 20l1-5L16.5 3.5l4 4L9 19z"]],
  recycle: [["line", "M7.5 8.5L12 2l4.5 6.5M19 11l3 7.5h-7.5M5 11l-3 7.5H9.5"]],
  chev: [["line", "M9 5l7 7-7 7"]],
  flag: [["line", "M5 22V3h13l-3 5 3 5H5"]],
  x: [["line", "M5 5l14 14M19 5L5 19"]],
  share: [["line", "M12 15V3M7.5 7L12 2.5 16.5 7M5 12v9h14v-9"]],
} satisfies Record<string, readonly Part[]>;

export type IconName = keyof typeof ICONS;
