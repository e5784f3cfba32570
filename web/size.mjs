// What a visitor loads, packed, without fonts: the lobby at once, and everything up to the first move of a game.
// usage: node size.mjs FOLDER; exit code 1 above the limit
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const LIMIT = 200_000;
const folder = process.argv[2];
const manifest = JSON.parse(readFileSync(join(folder, ".vite", "manifest.json"), "utf8"));

/** The scripts and styles that an entry needs, each once. */
function files(entry, found = new Set()) {
  const chunk = manifest[entry];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const other of chunk.imports ?? []) files(other, found);
  return found;
}

function packed(...entries) {
  const all = new Set(entries.flatMap((entry) => [...files(entry)]));
  return [...all].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const first = packed("index.html");
console.log(`Client, gzipped, without fonts: ${kilobytes(first)} at first (limit ${kilobytes(LIMIT)})`);
for (const game of Object.keys(manifest).filter((name) => /^src\/games\/\w+\/index\.ts$/.test(name))) {
  const all = packed("index.html", "src/play/PlayPage.svelte", game);
  console.log(`  with the table of ${game.split("/")[2]}: ${kilobytes(all)}`);
}
if (first > LIMIT) {
  console.error("The first load is too heavy.");
  process.exit(1);
}
