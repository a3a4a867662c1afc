// Builds the scripts a second time, without writing them, and compares each with the one that lies in dist/, byte by byte.
import { readFileSync } from "node:fs";
import { createBuilder } from "vite";

const builder = await createBuilder({ logLevel: "error", build: { write: false } });

/** The scripts for partners that an environment builds, as `[file in dist/site/widgets/, code]`. */
async function scriptsOf(name, folder) {
  const { output } = await builder.build(builder.environments[name]);
  return output
    .filter(({ type, fileName }) => type === "chunk" && fileName.startsWith(folder))
    .map(({ fileName, code }) => [fileName.slice(folder.length), code]);
}

const scripts = [
  ...(await scriptsOf("client", "widgets/")),
  ...(await scriptsOf("classic", "")),
  ...(await scriptsOf("frame", "")),
];
const differing = scripts.filter(([file, code]) => {
  try {
    return readFileSync(`dist/site/widgets/${file}`, "utf8") !== code;
  } catch {
    return true;
  }
});
const missing = ["kulla.js", "kulla.iife.js", "kulla-frame.js"].filter(
  (name) => !scripts.some(([file]) => file === name),
);
console.log(`${scripts.length} scripts built again.`);
for (const [file] of differing) console.log(`${file} differs`);
for (const file of missing) console.log(`${file} is missing`);
process.exitCode = missing.length === 0 && differing.length === 0 ? 0 : 1;
