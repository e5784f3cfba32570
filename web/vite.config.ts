import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  // Relative, so that a proxy may serve the table below any path.
  base: "./",
  plugins: [svelte()],
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
