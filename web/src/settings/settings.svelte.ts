/** What a reader prefers, kept in this browser. */
export type Theme = "system" | "dark" | "light";
export type Motion = "system" | "reduced";
/** How fast the turns of others are shown. */
export const TEMPOS = ["calm", "brisk", "instant"] as const;
export type Tempo = (typeof TEMPOS)[number];
/** When the coach explains rules that apply for the first time: in the first games of a title, always, never. */
export const COACHED = ["first", "on", "off"] as const;
export type Coached = (typeof COACHED)[number];

interface Kept {
  theme: Theme;
  motion: Motion;
  pace: Tempo;
  coach: Coached;
  /** Give an answer as soon as the clicks leave one that cannot be meant otherwise. */
  autoConfirm: boolean;
  /** Ask before a turn ends with something useful left. */
  askUnused: boolean;
  /** Ask even where there is only one answer, instead of giving it. */
  askForced: boolean;
  /** Show the legal actions as a plain list. */
  listView: boolean;
  /** Letters, digits and signs are keys of the table; without them only arrows, Enter and Escape are. */
  singleKeys: boolean;
}

const DEFAULTS: Kept = {
  theme: "dark",
  motion: "system",
  pace: "brisk",
  coach: "first",
  autoConfirm: false,
  askUnused: true,
  askForced: false,
  listView: false,
  singleKeys: true,
};

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem("settings") ?? "{}") as Partial<Kept>;
    return { ...DEFAULTS, ...found };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Kept>(kept());

/** Keep the settings and let the page follow them; called once, by the root component. */
export function followSettings(): void {
  const light = matchMedia("(prefers-color-scheme: light)");
  let systemIsLight = $state(light.matches);
  light.addEventListener("change", () => (systemIsLight = light.matches));
  $effect(() => {
    localStorage.setItem("settings", JSON.stringify(settings));
    const root = document.documentElement.dataset;
    root.theme = settings.theme === "light" || (settings.theme === "system" && systemIsLight) ? "light" : "dark";
    root.motion = settings.motion;
  });
}

/** Whether things should appear at their place instead of travelling there. */
export function still(): boolean {
  return settings.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
