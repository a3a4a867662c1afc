import { randomBytes } from "node:crypto";
import { lstat, mkdir, readdir, readFile, realpath, rename, rm, rmdir, utimes } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { isHalfWritten, syncFolder } from "../../../system/files/writeFileAtomic.ts";
import { asFailure, StudioError, systemCode } from "../StudioError.ts";
import { siteMark } from "../folder/folderPath.ts";
import { isInsideFolder, kindOf } from "../folder/insideFolder.ts";
import { moveAside } from "../folder/trustFolder.ts";
import { forgetSite, isMarked, markSite, ownSite, recordSite, type MadeOf, type OwnSite } from "./ownSite.ts";
import { leavePrevious } from "./previousSite.ts";
import { siteOutputs } from "./siteInputs.ts";
import type { SiteSource } from "./siteSource.ts";

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

export type SiteOutputSetting = {
  /** Whether the place is the default one: a site there that was made elsewhere is renamed. At any other place it is refused. */
  readonly isDefault: boolean;
  /** Receives a sentence for every addition of the owner that was set aside. */
  readonly report: (sentence: string) => void;
  /** Receives a sentence for every site made elsewhere that was renamed. */
  readonly reportReceived: (sentence: string) => void;
};

/**
 * Begins a site for `path`. Leftovers of crashes next to it are cleaned up.
 * @throws StudioError if something else is there, or it cannot be written
 */
export async function beginSite(
  path: string,
  { published, contents }: SiteSource,
  { isDefault, report, reportReceived }: SiteOutputSetting,
): Promise<SiteOutput> {
  const parent = await realpath(dirname(resolve(path))).catch((error: unknown) => {
    throw asFailure(error, `${dirname(path)} cannot be opened`);
  });
  const out = join(parent, basename(resolve(path)));
  for (const { root } of [published, ...contents])
    if (root === out || isInsideFolder(out, root))
      throw new StudioError("exists", `The project is in ${out}: choose another folder with --out.`);
  if (isInsideFolder(published.root, out) && contents[0]?.root !== published.root)
    throw new StudioError("exists", `${out} is in the published project: choose another folder with --out.`);
  await recover(out, report);
  const previous = await refuseForeign(out, isDefault);
  // The folder was moved: its new place is recorded, so that another folder at the previous one is not trusted.
  if (previous && previous.root !== out) await recordSite(out, { ...previous, root: out });
  const token = randomBytes(6).toString("hex");
  const place = beside(out, `${process.pid}-${token}.new`);
  let secret: string;
  try {
    await mkdir(place);
    secret = await markSite(place);
  } catch (error) {
    await rm(place, { recursive: true, force: true }).catch(() => undefined);
    throw asFailure(error, `${out} cannot be written`);
  }
  let isFinished = false;
  const discard = async () => {
    await rm(place, { recursive: true, force: true });
    if (!isFinished) await forgetSite(secret);
  };
  const unchanged = async (inputs: string) => {
    const { names = [], made } = (await ownSite(out)) ?? {};
    return made?.inputs === inputs && made.outputs === (await siteOutputs(out, names)) ? made : undefined;
  };
  const finish = async (made: MadeOf | undefined) => {
    try {
      const names = (await readdir(place)).filter((name) => name !== siteMark);
      const site = await refuseForeign(out, isDefault);
      if (site) for (const name of names) await keepTimes(join(out, name), join(place, name));
      // Recorded before it is in place: a site without names would pass for its owner's additions.
      const outputs = await siteOutputs(place, names);
      await recordSite(place, { root: out, names, made: made && { ...made, outputs }, secret });
      const isThere = (await kindOf(out)) === "folder";
      const before = isThere ? await clearPlace(out, site && beside(out, `${token}.before`)) : undefined;
      await rename(place, out).catch(async (error: unknown) => {
        if (before !== undefined) await rename(before, out);
        throw error;
      });
      isFinished = true;
      await syncFolder(parent);
      if (site && before !== undefined) await leavePrevious({ before, out, site, report });
      else if (before !== undefined) reportReceived(receivedText(out, basename(out), basename(before)));
      await leaveReceived(out, reportReceived);
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

/**
 * The previous site, if this computer made it; undefined for nothing, an empty folder, or a site made elsewhere at the default place.
 * @throws StudioError for anything else
 */
async function refuseForeign(out: string, isDefault: boolean): Promise<OwnSite | undefined> {
  const kind = await kindOf(out);
  if (kind === "missing") return undefined;
  if (kind !== "folder") throw new StudioError("exists", `${out} is not a folder: choose another name with --out.`);
  const site = await ownSite(out);
  if (site || (await readdir(out)).length === 0) return site;
  const isSite = await isMarked(out);
  if (isSite && isDefault) return undefined;
  throw new StudioError(
    "exists",
    isSite
      ? `${out} is a site without a record on this computer (${origins}): rename it, or choose another folder with --out. ${byHand}`
      : `${out} is not a site that kulla made: rename it, or choose another folder with --out.`,
  );
}

const origins = "it came from elsewhere, or an earlier release made it";
const byHand = "Your own additions to it, such as .git and CNAME, have to be moved into the new site by hand.";

/** The console message for the owner. */
const receivedText = (out: string, from: string, to: string): string =>
  `"${from}" in ${dirname(out)} has no record on this computer (${origins}): it was renamed to "${to}", and nothing in it is used. ${byHand}`;

/** Moves the folder at a site's place away, and returns its new place: `before` for a site of this computer; undefined if it was empty. */
async function clearPlace(out: string, before: string | undefined): Promise<string | undefined> {
  if (before !== undefined) await rename(out, before);
  else if (await isMarked(out)) return join(dirname(out), await moveAside(dirname(out), basename(out)));
  // Another program may have written to it since: then the system refuses.
  else await rmdir(out);
  return before;
}

/** The folders next to a site's place that look like leftovers of a crash: half-written sites, and previous ones that were moved away. */
async function leftovers(out: string) {
  const [parent, start] = [dirname(out), `.${basename(out)}-`];
  const names = (await readdir(parent)).filter((name) => name.startsWith(start));
  const halves: { readonly place: string; readonly writer: number }[] = [];
  const moved: string[] = [];
  for (const name of names) {
    const [place, rest] = [join(parent, name), name.slice(start.length)];
    if ((await kindOf(place)) !== "folder") continue;
    const [, writer] = /^(\d{1,10})-[0-9a-f]{12}\.new$/.exec(rest) ?? [];
    if (writer !== undefined) halves.push({ place, writer: Number(writer) });
    else if (/^[0-9a-f]{12}\.before$/.test(rest)) moved.push(place);
  }
  return { halves, moved };
}

/** Cleans up after a crash: a half-written site is removed, a site that was moved away is restored. What this computer did not make stays. */
async function recover(out: string, report: (sentence: string) => void): Promise<void> {
  try {
    const { halves, moved } = await leftovers(out);
    for (const { place, writer } of halves) if (!isRunning(writer)) await removeHalfSite(place);
    for (const before of moved) {
      const site = await ownSite(before, out);
      if (!site) continue;
      if ((await kindOf(out)) === "missing") await rename(before, out);
      else if (await ownSite(out)) await leavePrevious({ before, out, site, report });
    }
  } catch (error) {
    throw asFailure(error, `${out} cannot be written`);
  }
}

/** Shows the owner a previous site that arrived with the folder, as if it had been moved away here. */
async function leaveReceived(out: string, report: (sentence: string) => void): Promise<void> {
  const { moved } = await leftovers(out);
  for (const before of moved) {
    if (await ownSite(before, out)) continue;
    const aside = await moveAside(dirname(out), basename(before), basename(out));
    report(receivedText(out, basename(before), aside));
  }
}

/** Removes a site that this computer did not finish, or a folder with only half-written files. */
async function removeHalfSite(place: string): Promise<void> {
  const site = await ownSite(place);
  if (site) {
    await rm(place, { recursive: true, force: true });
    await forgetSite(site.secret);
    return;
  }
  const names = await readdir(place);
  for (const name of names) if (!isHalfWritten(name) || (await kindOf(join(place, name))) !== "file") return;
  for (const name of names) await rm(join(place, name), { force: true });
  await rmdir(place);
}

function isRunning(id: number): boolean {
  if (id === 0) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    return systemCode(error) === "EPERM";
  }
}
