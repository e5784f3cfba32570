import { mount } from "svelte";

import App from "./App.svelte";
import "./style/fonts.css";
import "./style/base.css";

const target = document.getElementById("app")!;
target.replaceChildren();
export default mount(App, { target });
