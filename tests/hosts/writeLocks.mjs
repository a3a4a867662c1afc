// Writes the hosts' lock files anew, after a change of their package.json or of the package's dependencies:
// npm run build && node tests/hosts/writeLocks.mjs
// From an empty folder: npm would else name the packages of this machine's system alone.
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

for (const name of ["apps", "react18"]) {
  const source = join("tests/hosts", name);
  const folder = mkdtempSync(join(tmpdir(), "kulla-hosts-"));
  cpSync(source, folder, { recursive: true });
  cpSync("dist/package", join(folder, "kulla"), { recursive: true });
  rmSync(join(folder, "package-lock.json"), { force: true });
  const done = spawnSync("npm", ["install", "--package-lock-only", "--no-audit"], { cwd: folder, stdio: "inherit" });
  if (done.status === 0) copyFileSync(join(folder, "package-lock.json"), join(source, "package-lock.json"));
  else process.exitCode = 1;
  rmSync(folder, { recursive: true });
}
