import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { copyFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const isScript = (file: string) => file.endsWith(".js");

/**
 * Makes the folder of scripts what a partner may rely on: complete (the compressor's worker lies beside the chunks, so that no
 * third party is asked), with hashes, and once more under its version (`v1.0.0/`, never changed again) and under its major
 * version (`v1/`, which moves on). Then it is copied to where it stands alone.
 */
export async function finishWidgets(folder: string, alone: string): Promise<void> {
  await copyFile(
    "node_modules/browser-image-compression/dist/browser-image-compression.js",
    join(folder, "bic-2.0.2.js"),
  );
  const { version } = JSON.parse(await readFile("package.json", "utf8")) as { version: string };
  const scripts = filesIn(folder);
  for (const name of [`v${version}`, `v${version.split(".")[0] ?? ""}`]) {
    for (const file of scripts) await copyStamped(join(folder, file), join(folder, name, file));
    await writeHashes(join(folder, name), version);
  }
  await writeHashes(folder, version);
  await rm(alone, { recursive: true, force: true });
  await cp(folder, alone, { recursive: true });
}

/** Scripts of a folder and of its chunks, without the versioned folders. */
function filesIn(folder: string): readonly string[] {
  const chunks = readdirSync(join(folder, "c")).map((file) => `c/${file}`);
  return [...readdirSync(folder), ...chunks].filter(isScript).toSorted();
}

/** One folder deeper: the project file that lies beside the scripts' folder is one step further up. */
async function copyStamped(from: string, to: string): Promise<void> {
  const code = await readFile(from, "utf8");
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, code.replaceAll("../project/project.json", "../../project/project.json"));
}

/** `integrity.json`: SHA-384 by file; `importmap.json`: the same as an import map, which covers what scripts import too. */
async function writeHashes(folder: string, version: string): Promise<void> {
  const hashes = filesIn(folder).map((file) => {
    const hash = createHash("sha384")
      .update(readFileSync(join(folder, file)))
      .digest("base64");
    return [file, `sha384-${hash}`] as const;
  });
  const integrity = Object.fromEntries(hashes.map(([file, hash]) => [`./${file}`, hash]));
  await writeJson(join(folder, "integrity.json"), { version, files: Object.fromEntries(hashes) });
  await writeJson(join(folder, "importmap.json"), { imports: { kulla: "./kulla.js" }, integrity });
}

const writeJson = (file: string, value: object) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
