import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";

/** React 18 is installed separately: in a shared folder npm would put our libraries next to React 19. */
export const installs = ["apps", "react18"] as const;

const cache = resolve(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "kulla-hosts");

/** Named after its lock file: the installation is reused until that changes. */
function nameOf(install: string): string {
  const lock = createHash("sha256").update(readFileSync(join("tests/hosts", install, "package-lock.json")));
  return `${install}-${lock.digest("hex").slice(0, 12)}`;
}

/** Where a host is built: outside of the repository, so that it finds none of its modules. "": the parent of all. */
export function workFolder(folder: string): string {
  if (folder === "") return cache;
  const [install = "", ...below] = folder.split("/");
  return join(cache, nameOf(install), ...below);
}

const user = join(cache, "in-use");

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/** @throws Error if another run, of this checkout or of another one, works in these folders. */
export function takeWorkFolders(): void {
  mkdirSync(cache, { recursive: true });
  const other = existsSync(user) ? Number(readFileSync(user, "utf8")) : 0;
  if (other !== 0 && other !== process.pid && isAlive(other)) {
    throw new Error(
      `Process ${other} tests the hosts in ${cache}: wait for it, or give XDG_CACHE_HOME another folder.`,
    );
  }
  writeFileSync(user, `${process.pid}`);
}

/** Lets the next run start; installations of outdated lock files are removed. */
export function leaveWorkFolders(): void {
  const today: readonly string[] = installs.map(nameOf);
  for (const entry of readdirSync(cache)) {
    if (!today.includes(entry)) rmSync(join(cache, entry), { recursive: true, force: true });
  }
}
