import { randomBytes } from "node:crypto";
import { lstat, mkdir, readdir, readFile, realpath, rename, rm, rmdir, utimes } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { list, required, object, withDefault, optional } from "../../../../src/project/file/schemas.ts";
import { isHalfWritten, syncFolder, writeFileAtomic } from "../../../files/writeFileAtomic.ts";
import { asFailure, StudioError, systemCode } from "../StudioError.ts";
import { siteMark } from "../folder/folderPath.ts";
import { isInsideFolder, kindOf } from "../folder/insideFolder.ts";
import { readOwnJson } from "../folder/readOwnFile.ts";
import { siteOutputs } from "./siteInputs.ts";
import type { SiteSource } from "./siteSource.ts";

/** Marks a folder as created by `kulla site`, and lists the created files. */
const markSchema = object({
  version: required({ kind: "choice", of: [1] }),
  /** The command's own entries, at the top of the folder. Everything else there is the owner's. */
  names: withDefault(list({ kind: "text" }), []),
  /** Its inputs and its result, if there were no warnings. */
  made: optional(
    object({
      inputs: required({ kind: "text" }),
      outputs: required({ kind: "text" }),
      origin: required({ kind: "text" }),
      pages: required({ kind: "number", from: 0, to: 1e7 }),
    }),
  ),
});

const markOf = (place: string) => readOwnJson(place, siteMark, markSchema);

/** The data that the next run reads to find that there is nothing to do. */
export type MadeOf = { readonly inputs: string; readonly origin: string; readonly pages: number };

/** A site in progress: it is written next to its final place, and moved there when it is complete. */
export type SiteOutput = {
  /** The folder that it is written to. */
  readonly place: string;
  /** The previous site, if it has the same inputs and has not been changed since. */
  readonly unchanged: (inputs: string) => Promise<MadeOf | undefined>;
  /** Replaces the previous site, except for everything there that the command did not write. `made`: for the next run. */
  readonly finish: (made: MadeOf | undefined) => Promise<void>;
  /** Removes the written files. */
  readonly discard: () => Promise<void>;
};

/**
 * Begins a site for `path`. Leftovers of crashes next to it are cleaned up.
 * @throws StudioError if something else is there, or it cannot be written
 */
export async function beginSite(path: string, { published, contents }: SiteSource): Promise<SiteOutput> {
  const parent = await realpath(dirname(resolve(path))).catch((error: unknown) => {
    throw asFailure(error, `${dirname(path)} cannot be opened`);
  });
  const out = join(parent, basename(resolve(path)));
  for (const { root } of [published, ...contents])
    if (root === out || isInsideFolder(out, root))
      throw new StudioError("exists", `The project is in ${out}: choose another folder with --out.`);
  if (isInsideFolder(published.root, out) && contents[0]?.root !== published.root)
    throw new StudioError("exists", `${out} is in the published project: choose another folder with --out.`);
  await recover(out);
  await refuseForeign(out);
  const token = randomBytes(6).toString("hex");
  const place = beside(out, `${process.pid}-${token}.new`);
  try {
    await mkdir(place);
    await writeFileAtomic(join(place, siteMark), JSON.stringify({ version: 1 }));
  } catch (error) {
    throw asFailure(error, `${out} cannot be written`);
  }
  const discard = () => rm(place, { recursive: true, force: true });
  const unchanged = async (inputs: string) => {
    const { names = [], made } = (await markOf(out)) ?? {};
    return made?.inputs === inputs && made.outputs === (await siteOutputs(out, names)) ? made : undefined;
  };
  const finish = async (made: MadeOf | undefined) => {
    try {
      const names = (await readdir(place)).filter((name) => name !== siteMark);
      for (const name of names) await keepTimes(join(out, name), join(place, name));
      const mark = { version: 1, names, ...(made && { made: { ...made, outputs: await siteOutputs(place, names) } }) };
      await writeFileAtomic(join(place, siteMark), `${JSON.stringify(mark)}\n`);
      await refuseForeign(out);
      const before = beside(out, `${token}.before`);
      const isThere = (await kindOf(out)) === "folder";
      if (isThere) await rename(out, before);
      await rename(place, out).catch(async (error: unknown) => {
        if (isThere) await rename(before, out);
        throw error;
      });
      await syncFolder(parent);
      if (isThere) await leaveBefore(before, out);
    } catch (error) {
      throw asFailure(error, `${out} cannot be written`);
    }
  };
  return { place, unchanged, finish, discard };
}

/** Restores the previous modification times of unchanged files: an upload that compares times and sizes then skips them. */
async function keepTimes(before: string, now: string): Promise<void> {
  const kind = await kindOf(now);
  if (kind !== (await kindOf(before))) return;
  if (kind === "folder") for (const name of await readdir(now)) await keepTimes(join(before, name), join(now, name));
  if (kind !== "file") return;
  const [was, is] = [await lstat(before), await lstat(now)];
  if (was.size === is.size && (await readFile(before)).equals(await readFile(now)))
    await utimes(now, was.atimeMs / 1000, was.mtimeMs / 1000);
}

const beside = (out: string, ending: string): string => join(dirname(out), `.${basename(out)}-${ending}`);

/** @throws StudioError unless there is nothing, an empty folder, or an earlier site */
async function refuseForeign(out: string): Promise<void> {
  const kind = await kindOf(out);
  if (kind === "missing") return;
  if (kind !== "folder") throw new StudioError("exists", `${out} is not a folder: choose another name with --out.`);
  if ((await readdir(out)).length === 0 || (await markOf(out))) return;
  throw new StudioError(
    "exists",
    `${out} is not a site that kulla made: rename it, or choose another folder with --out.`,
  );
}

/** Moves the owner's additions from the previous site to the new one, and removes the rest. */
async function leaveBefore(before: string, out: string): Promise<void> {
  const mark = await markOf(before);
  const made = new Set([siteMark, ...(mark?.names ?? [])]);
  for (const name of await readdir(before)) {
    const isMade = mark !== undefined && made.has(name);
    if (isMade) await rm(join(before, name), { recursive: true, force: true });
    else if ((await kindOf(join(out, name))) === "missing") await rename(join(before, name), join(out, name));
  }
  // An entry with the name of a new file of the site stays in the old folder.
  await rmdir(before).catch((error: unknown) => {
    if (!["ENOTEMPTY", "EEXIST"].includes(systemCode(error))) throw error;
  });
}

/** Cleans up after a crash: a half-written site is removed, a site that was moved away is restored. */
async function recover(out: string): Promise<void> {
  const [parent, start] = [dirname(out), `.${basename(out)}-`];
  const names = (await readdir(parent)).filter((name) => name.startsWith(start));
  try {
    for (const name of names) {
      const place = join(parent, name);
      const rest = name.slice(start.length);
      const [, writer] = /^(\d{1,10})-[0-9a-f]{12}\.new$/.exec(rest) ?? [];
      if (writer !== undefined) {
        if (!isRunning(Number(writer)) && (await isHalfSite(place))) await rm(place, { recursive: true, force: true });
      } else if (/^[0-9a-f]{12}\.before$/.test(rest) && (await kindOf(place)) === "folder") {
        if ((await kindOf(out)) === "missing") await rename(place, out);
        else await leaveBefore(place, out);
      }
    }
  } catch (error) {
    throw asFailure(error, `${out} cannot be written`);
  }
}

/** Whether a folder is a site of the command, or contains only half-written files. */
async function isHalfSite(place: string): Promise<boolean> {
  if ((await kindOf(place)) !== "folder") return false;
  return (await readdir(place)).every(isHalfWritten) || (await markOf(place)) !== undefined;
}

function isRunning(id: number): boolean {
  if (id === 0) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    return systemCode(error) === "EPERM";
  }
}
