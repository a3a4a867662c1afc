import { spawn, type ChildProcess } from "node:child_process";
import { cp, mkdir, readFile, symlink } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { CommandResult } from "./builtCommand.ts";

/** `kulla` as installed by `npm install` into a folder, with nothing of this repository next to it. */
export type InstalledPackage = {
  readonly run: (args: readonly string[]) => Promise<CommandResult>;
  /** Starts it, and returns the process. */
  readonly start: (args: readonly string[]) => ChildProcess;
};

/** Copies `dist/package` into `folder`, with the dependencies that its package.json names and no others. */
export async function installPackage(folder: string): Promise<InstalledPackage> {
  const modules = join(folder, "node_modules");
  await cp("dist/package", join(modules, "kulla"), { recursive: true });
  const { dependencies } = JSON.parse(await readFile("dist/package/package.json", "utf8")) as { dependencies: object };
  for (const name of Object.keys(dependencies)) {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(resolve("node_modules", name), join(modules, name));
  }
  const start: InstalledPackage["start"] = (args) =>
    spawn(process.execPath, [join(modules, "kulla/bin/kulla.js"), ...args], { cwd: folder });
  return {
    start,
    run(args) {
      const child = start(args);
      let printed = "";
      for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (printed += String(chunk)));
      return new Promise((done) => child.on("close", (code) => done({ code, printed })));
    },
  };
}
