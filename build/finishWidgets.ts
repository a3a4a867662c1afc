import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { copyFile, cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressorScript } from "../src/services/shrinkImage.ts";

/**
 * Completes the folder of partners' scripts: adds `embed.html` for iframes, the licence, the script of the image compressor's worker (which
 * would otherwise be loaded from a third party) and hashes. Then copies everything into a folder of the version (`v1.0.0/`, never changed)
 * and one of the major version (`v1/`, updated by each release). The copies are identical, because a script derives the addresses of its
 * files from its own.
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

/** The files in a folder that pages load: scripts with their chunks, and style sheets. */
function filesOf(folder: string): readonly string[] {
  const chunks = readdirSync(join(folder, "c")).map((file) => `c/${file}`);
  return [...readdirSync(folder), ...chunks].filter((file) => /\.(js|css)$/.test(file)).toSorted();
}

/**
 * Writes hashes for subresource integrity: `integrity.json` has the SHA-384 hash of each file, `importmap.json` those of the scripts as an
 * import map, which browsers also apply to imports.
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
