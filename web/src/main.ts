import { mount } from "svelte";

import App from "./App.svelte";
import "./style/fonts.css";
import "./style/base.css";
import { atRest } from "./ui/frames";

/** A server that was updated has other files: the page is read again, but not over and over. */
const APART = 60_000;
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("read-again"));
  if (Date.now() - last < APART) return;
  sessionStorage.setItem("read-again", String(Date.now()));
  location.reload();
});

// The worker reads all files of the page, so it waits until somebody can use the page. Where it cannot be, nothing is kept.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => atRest(() => void navigator.serviceWorker.register("./worker.js").catch(() => undefined)));

const target = document.getElementById("app")!;
target.replaceChildren();
export default mount(App, { target });
