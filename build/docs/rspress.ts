import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** The folder with the settings and the theme of Rspress, which builds the manual's site. */
export const rspressSource = "docs/site";

/** Rspress is installed in the user's cache, because it is larger than all other dependencies of a build, and checkouts can share it. */
const cache = resolve(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "kulla-docs");

/** Without a network, npm would retry for more than a minute. */
const retryOptions = ["--fetch-retries=1", "--fetch-retry-mintimeout=2000", "--fetch-retry-maxtimeout=2000"];

const connectionFailed = /\bE(?:NOTCACHED|NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH)\b/;

/** The folder of the installation, named after the hash of the lock file: a changed lock file needs a new installation. */
function rspressFolder(): string {
  const lock = createHash("sha256").update(readFileSync(join(rspressSource, "package-lock.json")));
  return join(cache, lock.digest("hex").slice(0, 12));
}

/** The script that runs Rspress, in its installation. */
export const rspressCommand = (installation: string): string =>
  join(installation, "node_modules/@rspress/core/bin/rspress.js");

/** Runs a command to completion; if it fails, its output becomes the error. */
export async function runQuietly(command: string, args: readonly string[], cwd: string): Promise<void> {
  // On Windows npm is a script, which needs a shell; a program whose path contains a space must not be run in one.
  const child = spawn(command, [...args], { cwd, shell: process.platform === "win32" && command === "npm" });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (printed += String(data)));
  const status = await new Promise((settle) => child.on("close", settle));
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}\n${printed}`);
}

/**
 * The folder with the installation of Rspress, which is installed if necessary, under a temporary name: concurrent builds never see an
 * incomplete installation. `undefined` if npm's registry cannot be reached.
 */
export async function installedRspress(): Promise<string | undefined> {
  const folder = rspressFolder();
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const tempFolder = mkdtempSync(`${folder}-`);
  try {
    for (const name of ["package.json", "package-lock.json"]) cpSync(join(rspressSource, name), join(tempFolder, name));
    await runQuietly("npm", ["ci", "--no-audit", "--no-fund", "--prefer-offline", ...retryOptions], tempFolder);
    renameSync(tempFolder, folder);
  } catch (error) {
    rmSync(tempFolder, { recursive: true, force: true });
    if (existsSync(folder)) return folder;
    if (error instanceof Error && connectionFailed.test(error.message)) return undefined;
    throw error;
  }
  return folder;
}
