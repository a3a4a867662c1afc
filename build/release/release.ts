// npm run release [-- --dry-run]: the next version, built, checked and packed; --dry-run restores all files of the repository.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { zipSync, type Zippable } from "fflate";
import { ReleaseError, nextVersion, releasedChangelog } from "./changelog.ts";
import { print, printCrashes, printError } from "../../owner/system/terminal/print.ts";

printCrashes();
const isDryRun = process.argv.includes("--dry-run");
const date = new Date().toISOString().slice(0, 10);
const outDir = "dist/release";

/** The next version, and the new contents of the files that contain it. Throws a ReleaseError if there is nothing to release. */
function prepareRelease(): { readonly version: string; readonly files: ReadonlyMap<string, string> } {
  const texts = new Map(
    ["package.json", "package-lock.json", "CHANGELOG.md"].map((file) => [file, readFileSync(file, "utf8")]),
  );
  const changelog = texts.get("CHANGELOG.md") ?? "";
  const { version: current } = JSON.parse(texts.get("package.json") ?? "") as { version: string };
  const version = nextVersion(current, changelog);
  const bumped = (text: string): string => text.replaceAll(`"version": "${current}"`, `"version": "${version}"`);
  // The lock file contains the version twice, at its top; other packages may have the same version.
  const [top = "", ...rest] = (texts.get("package-lock.json") ?? "").split('"node_modules/');
  return {
    version,
    files: new Map([
      ["package.json", bumped(texts.get("package.json") ?? "")],
      ["package-lock.json", [bumped(top), ...rest].join('"node_modules/')],
      ["CHANGELOG.md", releasedChangelog(changelog, version, date)],
    ]),
  };
}

const run = (command: string, ...args: readonly string[]): void =>
  void execFileSync(command, args, { stdio: ["ignore", "inherit", "inherit"], shell: process.platform === "win32" });

/** All files of a folder, by relative path. */
function filesOf(folder: string): Zippable {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1).replaceAll(sep, "/"), new Uint8Array(readFileSync(path))];
    }),
  );
}

/** Builds, checks and packs the working tree, and returns a line for each archive. Throws if a step fails. */
function pack(version: string): readonly string[] {
  run("npm", "run", "build", "--silent", "--", "--logLevel", "warn");
  run("node", "tests/support/checkPackage.mjs");
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  run("npm", "pack", "./dist/package", "--pack-destination", outDir, "--silent");
  const archive = join(outDir, `kulla-widgets-${version}.zip`);
  writeFileSync(archive, zipSync(filesOf("dist/widgets"), { mtime: new Date(`${date}T00:00:00`) }));
  return readdirSync(outDir).map((name) => `  ${join(outDir, name)}`);
}

function nextSteps(version: string): readonly string[] {
  const isPrivate = process.env["KULLA_PUBLISH"] !== "1";
  return [
    "Next steps:",
    isDryRun
      ? "  npm run release                      repeats this and updates package.json, package-lock.json and CHANGELOG.md"
      : `  git commit -am "release: ${version}" && git tag v${version} && git push --follow-tags`,
    `  upload dist/widgets/                 to the CDN; leave the folders of older versions there`,
    isPrivate
      ? "  (npm cannot publish this package while it is private: see docs/developers/releasing.md)"
      : `  npm publish ${join(outDir, `kulla-${version}.tgz`)} --provenance --access public`,
  ];
}

function release(): void {
  const status = execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" }).trim();
  if (status !== "")
    throw new ReleaseError(`Commit or stash these changes first, because a release is built from a commit:\n${status}`);
  const { version, files } = prepareRelease();
  const originals = new Map([...files.keys()].map((file) => [file, readFileSync(file, "utf8")]));
  const write = (texts: ReadonlyMap<string, string>): void => texts.forEach((text, file) => writeFileSync(file, text));
  write(files);
  let isPacked = false;
  try {
    const archives = pack(version);
    isPacked = true;
    print(["", `Kulla ${version}${isDryRun ? " (dry run)" : ""}`, ...archives, "", ...nextSteps(version)]);
  } finally {
    if (isDryRun || !isPacked) write(originals);
  }
}

try {
  release();
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  printError(error.message.split("\n"));
  process.exitCode = 1;
}
