import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "rolldown";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000";

/** What the page needs from `public/`; the icons are kept by whoever installs it. */
const GIVEN = ["favicon.svg", "manifest.webmanifest"];

/** Build the worker, which shares no file with the page, and tell it which files the page consists of. */
function worker(): Plugin {
  return {
    name: "worker",
    generateBundle: {
      order: "post",
      async handler(_options, bundle): Promise<void> {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("The page was not built.");
        const files = [...Object.keys(bundle).filter((name) => !name.startsWith(".")), ...GIVEN].sort();
        const { output } = await build({ input: "src/worker.ts", write: false, output: { format: "iife", minify: true } });
        const code = output[0].code;
        const version = await digest(`${page.source} ${files.join(" ")} ${code}`);
        const built = JSON.stringify(JSON.stringify({ files, version }));
        this.emitFile({ type: "asset", fileName: "worker.js", source: code.replace(/(["'`])__BUILT__\1/, () => built) });
      },
    },
  };
}

/** It differs as soon as anything of the page does. */
async function digest(text: string): Promise<string> {
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...found.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export default defineConfig({
  // Relative, so that a proxy may serve the table below any path.
  base: "./",
  plugins: [svelte(), worker()],
  build: {
    outDir: "../src/ludarium/table/web",
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // How long plugins take on a busy machine says nothing about the client.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  // Loading the client again for each of the files takes three times as long as all tests; they pass in any order.
  test: { include: ["src/**/*.test.ts"], css: { include: /[?]raw/ }, isolate: false },
});
