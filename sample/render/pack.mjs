// Rendering on another machine, with more cores or a graphics card: an archive with all that a list of pictures is made of, and what comes back.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./run.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** What the pictures are made of and written to, beside the model. */
const PARTS = [
  "sample/blender",
  "sample/tone",
  "sample/render",
  "sample/data",
  "owner/pictures",
  "public/project/pictures.json",
  "public/tours/panoramas.json",
];
/** Made by commands, not by hand. */
const BUILT = /^(model\.json|stands-.*)$/;
/** Where finished pictures and their lists lie. */
const WRITTEN = ["public/project", "public/tours", "sample/data"];
const MOST_BYTES = 15_000_000;

const SCRIPT = `#!/bin/sh
# Renders the pictures of jobs.txt and puts what changed into results/, in files of at most 16 MB. Python 3.11, Node 20.19 and npm have to be there.
# Example: sh render.sh --device optix --jobs 6
set -e
cd "$(dirname "$0")"
[ -e sample/build/bpy/bin/python ] || { python3.11 -m venv sample/build/bpy && sample/build/bpy/bin/pip install -r sample/render/requirements.txt; }
[ -e node_modules/sharp ] || npm install --no-audit --no-fund
exec node sample/render/render.mjs --only "$(cat jobs.txt)" --final --results results "$@"
`;

/** Writes an archive that renders these pictures elsewhere. @param {string} archive its path @param {string[]} names */
export async function pack(archive, names) {
  const folder = mkdtempSync(path.join(tmpdir(), "kulla-render-"));
  for (const part of PARTS)
    cpSync(path.join(ROOT, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !file.endsWith("__pycache__"),
    });
  const build = path.join(ROOT, "sample", "build");
  for (const name of readdirSync(build).filter((one) => BUILT.test(one)))
    cpSync(path.join(build, name), path.join(folder, "sample/build", name), { recursive: true });
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));
  const sharp = { ...devDependencies, ...dependencies }["sharp"];
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ private: true, dependencies: { sharp } }));
  writeFileSync(path.join(folder, "jobs.txt"), names.join(","));
  writeFileSync(path.join(folder, "render.sh"), SCRIPT);
  await run(["tar", "czf", path.resolve(archive), "-C", folder, "."]);
  rmSync(folder, { recursive: true });
}

/** Files that were written since a moment. @param {string} folder @param {number} since milliseconds @returns {{ file: string, bytes: number }[]} */
function writtenSince(folder, since) {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".part"))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file: path.relative(ROOT, file), stat: statSync(file) }))
    .filter(({ stat }) => stat.mtimeMs >= since)
    .map(({ file, stat }) => ({ file, bytes: stat.size }));
}

/** Everything that was written since a moment, in archives to be unpacked over the repository. @param {string} folder @param {number} since milliseconds */
export async function collect(folder, since) {
  mkdirSync(folder, { recursive: true });
  /** @type {{ files: string[], bytes: number }[]} */
  const groups = [];
  for (const { file, bytes } of WRITTEN.flatMap((one) => writtenSince(one, since))) {
    const last = groups.at(-1);
    // An archive has some 1 KB of its own per file.
    if (!last || last.bytes + bytes + 1024 > MOST_BYTES) groups.push({ files: [file], bytes: bytes + 1024 });
    else groups[groups.length - 1] = { files: [...last.files, file], bytes: last.bytes + bytes + 1024 };
  }
  for (const [index, { files }] of groups.entries()) {
    const names = path.join(folder, "files.txt");
    writeFileSync(names, files.join("\n"));
    await run(["tar", "cf", path.join(folder, `pictures-${index + 1}.tar`), "-C", ROOT, "-T", names]);
    rmSync(names);
  }
}
