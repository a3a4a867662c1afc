import { copyFile, constants, link, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { asFault, StudioFault, systemCode } from "../StudioFault.ts";
import { ownNames } from "../folder/folderPath.ts";
import { ownPlace, publishedPlace, type OwnerFolder } from "../folder/ownerFolder.ts";
import { settle, writeWhole } from "../folder/writeWhole.ts";

/** What a published folder says of itself, in `.kulla-version.json`. */
export type Version = {
  /** One more with every publication. */
  readonly number: number;
  /** ISO date and time. */
  readonly publishedAt: string;
  /** Of all that went into it: the same again means that nothing has to be done. */
  readonly fingerprint: string;
  /** Bytes of every file, by its path. */
  readonly files: Readonly<Record<string, number>>;
};

const versionName = ".kulla-version.json";
const keptVersions = 3;
const [building, next, versions] = ["building", "next", "versions"];

const at = ({ root }: OwnerFolder, ...parts: readonly string[]): string => join(root, ownNames.work, ...parts);

/** A file of the folder to be: one that was made for it, a copy of one of the owner's, or a text. */
export type Content = { readonly made: string } | { readonly copy: string } | { readonly text: string };

export async function versionIn(place: string): Promise<Version | undefined> {
  try {
    return JSON.parse(await readFile(join(place, versionName), "utf8")) as Version;
  } catch {
    return undefined;
  }
}

/** What visitors get now, if anything. */
export const presentVersion = (folder: OwnerFolder): Promise<Version | undefined> => versionIn(publishedPlace(folder));

/** The versions before, the newest first. */
export async function versionsBefore(folder: OwnerFolder): Promise<readonly Version[]> {
  const names = await readdir(at(folder, versions)).catch(() => []);
  const found = await Promise.all(names.map((name) => versionIn(at(folder, versions, name))));
  return found.filter((version) => version !== undefined).toSorted((a, b) => b.number - a.number);
}

/** Whether every file of a version is there, as long as it was. */
export async function isComplete(place: string, { files }: Version): Promise<boolean> {
  for (const [path, bytes] of Object.entries(files)) {
    const found = await stat(join(place, path)).catch(() => undefined);
    if (found?.size !== bytes) return false;
  }
  return true;
}

/** Ends what a crash has left: a whole version that was about to take its place takes it, a half one goes. */
export async function recoverPublished(folder: OwnerFolder): Promise<void> {
  await rm(at(folder, building), { recursive: true, force: true });
  const isThere = await stat(publishedPlace(folder)).then(
    () => true,
    () => false,
  );
  if (!isThere) await rename(at(folder, next), publishedPlace(folder)).catch(ignoreMissing);
  await rm(at(folder, next), { recursive: true, force: true });
}

function ignoreMissing(error: unknown): void {
  if (systemCode(error) !== "ENOENT") throw asFault(error, `${ownNames.published} cannot be written`);
}

/**
 * Builds a version beside the present one, then puts it in its place; the present one goes to the versions before.
 * @throws StudioFault where the disk refuses, or the folder's own "published" is the owner's: the present one stays
 */
export async function putVersion(
  folder: OwnerFolder,
  contents: ReadonlyMap<string, Content>,
  told: Pick<Version, "fingerprint" | "publishedAt">,
): Promise<Version> {
  await recoverPublished(folder);
  await refuseForeign(folder);
  const [present, ...before] = [await presentVersion(folder), ...(await versionsBefore(folder))];
  const number = Math.max(0, present?.number ?? 0, ...before.map((each) => each.number)) + 1;
  const place = await ownPlace(folder, ownNames.work, building);
  try {
    const files: Record<string, number> = {};
    for (const [path, content] of contents) files[path] = await putContent(join(place, path), content);
    const version: Version = { number, ...told, files };
    await writeWhole(join(place, versionName), JSON.stringify(version));
    await rename(place, at(folder, next));
    await swap(folder, present);
    return version;
  } catch (error) {
    throw asFault(error, `${ownNames.published} cannot be written`);
  } finally {
    await rm(place, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** An owner may have had a folder of that name before. */
async function refuseForeign(folder: OwnerFolder): Promise<void> {
  const names = await readdir(publishedPlace(folder)).catch(() => []);
  if (names.length === 0 || (await presentVersion(folder))) return;
  throw new StudioFault("exists", `There is a folder "${ownNames.published}" that the studio did not make: rename it.`);
}

async function swap(folder: OwnerFolder, present: Version | undefined): Promise<void> {
  const kept = await ownPlace(folder, ownNames.work, versions);
  if (present) {
    await rm(join(kept, String(present.number)), { recursive: true, force: true });
    await rename(publishedPlace(folder), join(kept, String(present.number)));
  } else await rm(publishedPlace(folder), { recursive: true, force: true });
  try {
    await rename(at(folder, next), publishedPlace(folder));
  } catch (error) {
    if (present) await rename(join(kept, String(present.number)), publishedPlace(folder));
    throw error;
  }
  await settle(folder.root);
  const old = (await versionsBefore(folder)).slice(keptVersions);
  for (const { number } of old) await rm(join(kept, String(number)), { recursive: true, force: true });
}

/** Files that were made for this are linked, as they are on the disk already; the owner's are not, as they may be edited. */
async function putContent(path: string, content: Content): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  if ("text" in content) {
    await writeWhole(path, content.text);
    return Buffer.byteLength(content.text);
  }
  if ("copy" in content) await copyWhole(content.copy, path);
  else await link(content.made, path).catch(() => copyWhole(content.made, path));
  return (await stat(path)).size;
}

async function copyWhole(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  const handle = await open(to, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Puts a version before in the present one's place, with the statuses and prices of now: what is sold stays sold.
 * @throws StudioFault where there is no such version
 */
export async function bringBack(folder: OwnerFolder, number: number): Promise<Version> {
  await recoverPublished(folder);
  const place = at(folder, versions, String(number));
  const version = await versionIn(place);
  if (!version) throw new StudioFault("missing", `Version ${number} is not kept any more.`);
  if (!(await isComplete(place, version)))
    throw new StudioFault("missing", `Version ${number} has lost files: it cannot be brought back.`);
  const contents = new Map<string, Content>(
    Object.keys(version.files).map((path) => [path, { made: join(place, path) }]),
  );
  const told = join(publishedPlace(folder), "availability.json");
  const now = await readFile(told, "utf8").catch(() => undefined);
  if (now !== undefined && contents.has("availability.json")) contents.set("availability.json", { text: now });
  return putVersion(folder, contents, { fingerprint: version.fingerprint, publishedAt: new Date().toISOString() });
}
