import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { hosts } from "./hosts.ts";
import { installs, leaveWorkFolders, takeWorkFolders, workFolder } from "./workFolder.ts";

const builtPackage = "dist/package";

/** Deletes everything except npm's files. */
function clear(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (existsSync(join(path, "node_modules"))) clear(path);
    else if (entry.name !== "node_modules") rmSync(path, { recursive: true });
  }
  // Vite's cache of the previous run's package.
  rmSync(join(folder, "node_modules/.vite"), { recursive: true, force: true });
}

function copyPackage(to: string): void {
  clear(to);
  cpSync(builtPackage, to, { recursive: true });
}

type Dependencies = Readonly<Record<string, string>>;

/** @throws Error if the lock file was made for other libraries than the package now names. */
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

/** @throws Error with npm's output; in one sentence without a network. */
async function installLocked(name: string, folder: string): Promise<void> {
  const npm = spawn("npm", ["ci", "--no-audit", "--no-fund", "--prefer-offline"], { cwd: folder });
  let printed = "";
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (data) => (printed += String(data)));
  const status = await new Promise((settle) => npm.on("close", settle));
  if (status === 0) return;
  const [code] = /E(NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH)/.exec(printed) ?? [];
  throw new Error(
    code
      ? `The hosts of tests/hosts are built by tools from npm, and npm's registry cannot be reached (${code}).`
      : `npm ci in tests/hosts/${name}:\n${printed}`,
  );
}

/** `npm ci` unless this lock file is installed already; then the freshly built package. */
async function install(name: string): Promise<void> {
  checkLock(name);
  const folder = workFolder(name);
  clear(folder);
  cpSync(join("tests/hosts", name), folder, { recursive: true });
  copyPackage(join(folder, "kulla"));
  const mark = join(folder, "node_modules/.complete");
  if (!existsSync(mark)) {
    await installLocked(name, folder);
    writeFileSync(mark, "");
  }
  copyPackage(join(folder, "node_modules/kulla"));
}

/** Before all tests: every host is in its work folder with everything it needs, and with its own project. */
export default async function installHosts(): Promise<() => void> {
  takeWorkFolders();
  await Promise.all(installs.map(install));
  for (const { folder } of hosts) {
    cpSync("tests/hosts/project", join(workFolder(folder), "public/kulla"), { recursive: true });
  }
  return leaveWorkFolders;
}

/** Separately: next to other steps, long before the hosts are tested. */
if (process.argv[1] === resolve("tests/hosts/installHosts.ts")) {
  try {
    (await installHosts())();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
