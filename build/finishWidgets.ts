import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { copyFile, cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressorScript } from "../src/services/shrinkImage.ts";

/**
 * Completes the folder of scripts: adds the page of the iframe edition, the compressor's worker (so that it is not loaded from a third
 * party) and hashes, and copies everything to its version (`v1.0.0/`, immutable) and its major version (`v1/`, updated). The copies are
 * identical, because a script derives its folder from its own address.
 */
export async function finishWidgets(folder: string): Promise<void> {
  await copyFile("widgets/embed.html", join(folder, "embed.html"));
  await copyFile("LICENSE", join(folder, "LICENSE"));
  await copyFile(
    "node_modules/browser-image-compression/dist/browser-image-compression.js",
    join(folder, compressorScript),
  );
  const { version } = JSON.parse(await readFile("package.json", "utf8")) as { version: string };
  await writeHashes(folder, version);
  const files = readdirSync(folder);
  for (const name of [`v${version}`, `v${version.split(".")[0] ?? ""}`]) {
    for (const file of files) await cp(join(folder, file), join(folder, name, file), { recursive: true });
  }
}

/** The files that a page loads from a folder: scripts with their chunks, and style sheets. */
function filesOf(folder: string): readonly string[] {
  const chunks = readdirSync(join(folder, "c")).map((file) => `c/${file}`);
  return [...readdirSync(folder), ...chunks].filter((file) => /\.(js|css)$/.test(file)).toSorted();
}

/**
 * Subresource integrity. `integrity.json`: SHA-384 by file; `importmap.json`: those of the scripts as an import map, which also covers imports.
 */
async function writeHashes(folder: string, version: string): Promise<void> {
  const hashes = filesOf(folder).map((file) => {
    const hash = createHash("sha384")
      .update(readFileSync(join(folder, file)))
      .digest("base64");
    return [file, `sha384-${hash}`] as const;
  });
  const scripts = hashes.filter(([file]) => file.endsWith(".js"));
  const integrity = Object.fromEntries(scripts.map(([file, hash]) => [`./${file}`, hash]));
  await writeJson(join(folder, "integrity.json"), { version, files: Object.fromEntries(hashes) });
  await writeJson(join(folder, "importmap.json"), { imports: { kulla: "./kulla.js" }, integrity });
}

const writeJson = (file: string, value: object) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
