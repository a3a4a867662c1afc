import { spawn } from "node:child_process";
import { mkdir, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { commandScripts } from "../../build/package/packageScripts.ts";
import { commandPrefix, commandsFolder } from "./removeCommands.ts";

/** The exit code of a command, and its output: stdout and stderr together. */
export type CommandResult = { readonly code: number | null; readonly printed: string };

/**
 * `kulla` as in the package, removed when all tests have ended (removeCommands.ts). `run` starts a process and waits until it ends.
 */
export type BuiltCommand = {
  readonly file: string;
  readonly run: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<CommandResult>;
};

let shared: Promise<BuiltCommand> | undefined;

/** Built once for all test files of a process, none of which changes it. */
export function builtCommand(): Promise<BuiltCommand> {
  shared ??= buildCommand();
  return shared;
}

/** Builds one that a test may change, among the modules, so that it finds its libraries. */
export async function buildCommand(): Promise<BuiltCommand> {
  await mkdir(commandsFolder, { recursive: true });
  const folder = await mkdtemp(join(commandsFolder, commandPrefix(process.ppid)));
  await build({ ...commandScripts(folder), logLevel: "silent" });
  const file = join(folder, "bin/kulla.js");
  const run: BuiltCommand["run"] = (args, env = {}) => {
    const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...env } });
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += String(chunk)));
    return new Promise((resolve) => child.on("close", (code) => resolve({ code, printed })));
  };
  return { file, run };
}
