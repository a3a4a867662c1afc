import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { commandScripts } from "../../build/package/packageScripts.ts";

export type Ran = { readonly code: number | null; readonly printed: string };

/** `kulla` as in the package. `run`: a separate process, its exit code and its output. */
export type BuiltCommand = {
  readonly file: string;
  readonly run: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<Ran>;
  readonly remove: () => Promise<void>;
};

/** Builds it among the modules, so that it finds its libraries. */
export async function buildCommand(): Promise<BuiltCommand> {
  await mkdir("node_modules/.cache", { recursive: true });
  const folder = await mkdtemp("node_modules/.cache/kulla-command-");
  await build({ ...commandScripts(folder), logLevel: "silent" });
  const file = join(folder, "bin/kulla.js");
  const run: BuiltCommand["run"] = (args, env = {}) => {
    const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...env } });
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += String(chunk)));
    return new Promise((resolve) => child.on("close", (code) => resolve({ code, printed })));
  };
  return { file, run, remove: () => rm(folder, { recursive: true }) };
}
