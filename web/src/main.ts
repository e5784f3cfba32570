import { mount } from "svelte";

import App from "./App.svelte";
import "./style/fonts.css";
import "./style/base.css";

/** A server that was updated has other files: the page is read again, but not over and over. */
const APART = 60_000;
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("read-again"));
  if (Date.now() - last < APART) return;
  sessionStorage.setItem("read-again", String(Date.now()));
  location.reload();
});

const target = document.getElementById("app")!;
target.replaceChildren();
export default mount(App, { target });
