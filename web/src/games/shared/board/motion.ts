/** Whether pieces should not travel: the reader, or the system, asks for stillness. */
export const stillness = (): boolean =>
  matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.motion === "reduced";
