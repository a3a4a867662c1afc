import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { hosts } from "./hosts.ts";

/** React 18 has an install of its own: in a common one npm would lay our libraries beside React 19. */
const installs = ["apps", "react18"] as const;
const builtPackage = "dist/package";

/**
 * Where the hosts are built: outside of the repository, so that they find none of its modules, and kept for as long as a
 * lock file stays what it is.
 */
export function workFolder(folder: string): string {
  const [installed = "", ...below] = folder.split("/");
  const lock = createHash("sha256").update(readFileSync(join("tests/hosts", installed, "package-lock.json")));
  const cache = process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache");
  return resolve(cache, "kulla", `hosts-${installed}-${lock.digest("hex").slice(0, 12)}`, ...below);
}

/** Deletes all but what npm laid there. */
function clear(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (existsSync(join(path, "node_modules"))) clear(path);
    else if (entry.name !== "node_modules") rmSync(path, { recursive: true });
  }
  // What Vite made of the package of the run before.
  rmSync(join(folder, "node_modules/.vite"), { recursive: true, force: true });
}

function copyPackage(to: string): void {
  clear(to);
  cpSync(builtPackage, to, { recursive: true });
}

type Dependencies = Readonly<Record<string, string>>;

/** @throws Error where the lock file was made for other libraries than the package names now. */
function checkLock(name: string): void {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
  const { dependencies = {} } = read(join(builtPackage, "package.json")) as { dependencies?: Dependencies };
  const { packages } = read(join("tests/hosts", name, "package-lock.json")) as {
    packages: Readonly<Record<string, { dependencies?: Dependencies }>>;
  };
  const locked = packages["node_modules/kulla"]?.dependencies ?? {};
  const missing = Object.entries(dependencies).filter(([library, range]) => locked[library] !== range);
  if (missing.length === 0) return;
  const names = missing.map(([library, range]) => `${library} ${range}`).join(", ");
  throw new Error(`The lock file of tests/hosts/${name} lacks ${names}: run "node tests/hosts/writeLocks.mjs".`);
}

/** `npm ci` where this lock file was not installed yet; then the package as it was built just now. */
function install(name: string): void {
  checkLock(name);
  const folder = workFolder(name);
  clear(folder);
  cpSync(join("tests/hosts", name), folder, { recursive: true });
  copyPackage(join(folder, "kulla"));
  const mark = join(folder, "node_modules/.complete");
  if (!existsSync(mark)) {
    const done = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, encoding: "utf8" });
    if (done.status !== 0) throw new Error(`npm ci in tests/hosts/${name}:\n${done.stdout}${done.stderr}`);
    writeFileSync(mark, "");
  }
  copyPackage(join(folder, "node_modules/kulla"));
}

/** Before all tests: every host lies in its work folder with all that it needs, and with a project of its own. */
export default function installHosts(): void {
  for (const name of installs) install(name);
  for (const { folder } of hosts) {
    cpSync("tests/hosts/project", join(workFolder(folder), "public/kulla"), { recursive: true });
  }
  rmSync("test-results/hosts", { recursive: true, force: true });
}
