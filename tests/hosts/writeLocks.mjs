// Regenerates the lock files of the hosts and of the manual's tool, after a change of their package.json or of the package's dependencies:
// npm run build && node tests/hosts/writeLocks.mjs
// From an empty folder: otherwise npm would only list packages for this machine's system.
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

for (const source of ["tests/hosts/apps", "tests/hosts/react18", "docs/site"]) {
  const folder = mkdtempSync(join(tmpdir(), "kulla-hosts-"));
  cpSync(source, folder, { recursive: true });
  if (source !== "docs/site") cpSync("dist/package", join(folder, "kulla"), { recursive: true });
  rmSync(join(folder, "package-lock.json"), { force: true });
  // No lock file names a registry: every machine uses its own.
  const options = ["--package-lock-only", "--no-audit", "--omit-lockfile-registry-resolved"];
  const done = spawnSync("npm", ["install", ...options], { cwd: folder, stdio: "inherit" });
  if (done.status === 0) copyFileSync(join(folder, "package-lock.json"), join(source, "package-lock.json"));
  else process.exitCode = 1;
  rmSync(folder, { recursive: true });
}
