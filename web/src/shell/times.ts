/** Times in words. */
const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** How long ago a moment was, such as "3 hours ago". */
export function since(at: number, language: string, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - at);
  const [unit, seconds] = UNITS.find(([, seconds]) => passed >= seconds) ?? ["second", Infinity];
  return words.format(-Math.floor(passed / seconds), unit);
}

/** A span such as "1 h 52 min". */
export function span(seconds: number, language: string): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const part = (value: number, unit: string): string =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(value);
  const hours = Math.floor(minutes / 60);
  if (!hours) return part(minutes, "minute");
  return minutes % 60 ? `${part(hours, "hour")} ${part(minutes % 60, "minute")}` : part(hours, "hour");
}
