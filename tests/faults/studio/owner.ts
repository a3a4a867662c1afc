import { spawn } from "node:child_process";
import { mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { CommandResult } from "../../support/builtCommand.ts";
import type { Bad } from "./badFiles.ts";

/** A running process, and its end. */
export type Running = { readonly ended: Promise<CommandResult>; readonly kill: () => void };

/** `npx kulla ...` as in the package, in a separate process. */
export function startCommand(args: readonly string[], env: Readonly<Record<string, string>> = {}): Running {
  const child = spawn(process.execPath, ["dist/package/bin/kulla.js", ...args], { env: { ...process.env, ...env } });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += String(chunk)));
  const ended = new Promise<CommandResult>((settle) => child.once("close", (code) => settle({ code, printed })));
  return { ended, kill: () => void child.kill("SIGKILL") };
}

/** The environment of a process whose disk is full after so many bytes, or read-only. */
export const brokenDisk = (kind: "full" | "readOnly", bytes = 0): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${pathToFileURL(resolve("tests/support/studio/brokenDisk.mjs")).href}`,
  KULLA_TEST_DISK: kind,
  KULLA_TEST_DISK_BYTES: String(bytes),
});

export async function putBad(folder: string, path: string, { kind, bytes }: Bad): Promise<void> {
  const place = join(folder, path);
  await rm(place, { recursive: true, force: true });
  if (bytes) await writeFile(place, bytes);
  else if (kind.startsWith("a folder")) await mkdir(place);
  else if (kind.startsWith("a link")) await symlink(resolve("package.json"), place);
}

/** Every file of a folder, with its content; nothing without such a folder. */
export async function contentsOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const read = async (file: string) => [file.slice(folder.length), await readFile(file, "base64")] as const;
  return new Map(await Promise.all(files.map(read)));
}

export const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one].every(([name, content]) => other.get(name) === content);

export const draftName = "kulla-draft.json";

/** The number of a draft that a case has saved, 0 for the initial one; `undefined` for an incomplete draft. */
export async function draftNumber(folder: string): Promise<number | undefined> {
  try {
    const draft = JSON.parse(await readFile(join(folder, draftName), "utf8")) as Record<string, unknown>;
    const { draftVersion, project, count = 0 } = draft;
    const isWhole = draftVersion === 1 && typeof project === "object" && project !== null && "towers" in project;
    return isWhole && typeof count === "number" ? count : undefined;
  } catch {
    return undefined;
  }
}
