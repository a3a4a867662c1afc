import { createHash } from "node:crypto";
import { link, lstat, readdir, rename, rm, rmdir } from "node:fs/promises";
import { basename, dirname, join, posix } from "node:path";
import { syncFolder, writeFileAtomic } from "../../../system/files/writeFileAtomic.ts";
import { parseJsonText } from "../../../../src/project/file/parseJsonText.ts";
import { byKey, list, required, object } from "../../../../src/project/file/schemas.ts";
import { apartmentListName, publishedListText } from "../../../../src/facts/structuredData/apartmentList.ts";
import type { PriceFileError } from "../../../sync/prices/priceFile.ts";
import { asFailure, StudioError, systemCode } from "../StudioError.ts";
import { copyOpened } from "../folder/copyOpened.ts";
import { isTrusted, moveAside } from "../folder/trustFolder.ts";
import { isPath, ownNames } from "../folder/folderPath.ts";
import { insideFolder, kindOf, makeFolderInside, openRegular } from "../folder/insideFolder.ts";
import { openSource, ownPlace, type OwnerFolder } from "../folder/ownerFolder.ts";
import { parseBySchema, readOwnJson, readOwnText } from "../folder/readOwnFile.ts";
import { availabilityName, availabilityText, openPrices, presentAvailability } from "./availabilityText.ts";

/** A published folder's description of itself, in `.kulla-version.json`. */
export type Version = {
  /** Increases with every publication. */
  readonly number: number;
  /** ISO date and time. */
  readonly publishedAt: string;
  /** Of all inputs: the same value again means that nothing has to be done. */
  readonly fingerprint: string;
  /** Size of every file in bytes, by its path. */
  readonly files: Readonly<Record<string, number>>;
};

const versionName = ".kulla-version.json";
const keptVersions = 3;
const maxVersions = 1e9;

const [building, next, versions] = [`${ownNames.work}/building`, `${ownNames.work}/next`, `${ownNames.work}/versions`];
/** The hashes of the version files that were written here: nothing else in the folder proves which published folder is ours. */
const oursName = `${ownNames.work}/published.json`;

const versionSchema = object({
  number: required({ kind: "number", from: 1, to: maxVersions, isWhole: true }),
  publishedAt: required({
    kind: "text",
    pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/,
    problem: "not a moment like 2026-11-20T12:00:00Z",
  }),
  fingerprint: required({ kind: "text", pattern: /^[!-~]{1,200}$/, problem: "not a fingerprint" }),
  files: required(byKey({ kind: "number", from: 0, to: Number.MAX_SAFE_INTEGER, isWhole: true })),
});
const oursSchema = object({
  hashes: required(list({ kind: "text", pattern: /^[0-9a-f]{64}$/, problem: "not a hash" })),
});

/** A file of the new folder: a generated one, one of the owner's with its hash, one of the tours' viewer, or a text. */
export type Content =
  | { readonly made: string }
  | { readonly source: string; readonly hash: string }
  | { readonly viewer: string }
  | { readonly text: string };

function parseVersion(text: string | undefined): Version | undefined {
  const version = text === undefined ? undefined : parseBySchema(versionSchema, text);
  return version && Object.keys(version.files).every(isPath) ? version : undefined;
}

const versionText = ({ root }: OwnerFolder, at: string): Promise<string | undefined> =>
  readOwnText(root, `${at}/${versionName}`);

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * The version that visitors get now; undefined if the published folder was created elsewhere, by another computer, or not by a studio.
 */
export async function currentVersion(folder: OwnerFolder): Promise<Version | undefined> {
  const text = await versionText(folder, ownNames.published);
  if (text === undefined || !(await isTrusted(folder))) return undefined;
  const ours = await readOwnJson(folder.root, oursName, oursSchema);
  return ours?.hashes.includes(hashOf(text)) ? parseVersion(text) : undefined;
}

/**
 * The paths of all files of a published folder, from its own list; `undefined` unless this computer published it: any folder can arrive with
 * such a list.
 */
export async function publishedFiles({ root }: OwnerFolder): Promise<readonly string[] | undefined> {
  if (basename(root) !== ownNames.published) return undefined;
  const version = await currentVersion({ root: dirname(root) });
  return version && Object.keys(version.files);
}

/** Records that these version files were written here. */
async function rememberOurs({ root }: OwnerFolder, texts: readonly (string | undefined)[]): Promise<void> {
  const hashes = texts.flatMap((text) => (text === undefined ? [] : [hashOf(text)]));
  await writeFileAtomic(await insideFolder(root, oursName), JSON.stringify({ hashes }));
}

/** The previous versions, the newest first; each is named after its folder. */
export async function previousVersions(folder: OwnerFolder): Promise<readonly Version[]> {
  if (!(await isTrusted(folder))) return [];
  const place = await insideFolder(folder.root, versions);
  const names = (await kindOf(place)) === "folder" ? await readdir(place) : [];
  const found = await Promise.all(
    names.filter(isVersionName).map(async (name) => {
      const version = parseVersion(await versionText(folder, `${versions}/${name}`));
      return version && { ...version, number: Number(name) };
    }),
  );
  return found.filter((version) => version !== undefined).toSorted((a, b) => b.number - a.number);
}

const isVersionName = (name: string): boolean => /^[1-9]\d{0,9}$/.test(name);

/** Whether every file of a version exists with its original size, and all other entries are regular files or folders. */
export async function isComplete({ root }: OwnerFolder, at: string, { files }: Version): Promise<boolean> {
  try {
    const place = await insideFolder(root, at);
    for (const [path, bytes] of Object.entries(files)) {
      const found = await lstat(await insideFolder(place, path));
      if (!found.isFile() || found.size !== bytes) return false;
    }
    return (await linkIn(place)) === undefined;
  } catch {
    return false;
  }
}

/** `kulla sync` may write the availability and the list of apartments of a published folder. */
export function withoutSynced({ files, ...version }: Version): Version {
  const synced = new Set([availabilityName, apartmentListName]);
  return { ...version, files: Object.fromEntries(Object.entries(files).filter(([name]) => !synced.has(name))) };
}

/** The name of an entry in a folder that is neither a file nor a folder: a link would include a foreign file. */
export async function linkIn(place: string): Promise<string | undefined> {
  if ((await kindOf(place)) !== "folder") return place;
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries.find((entry) => !entry.isFile() && !entry.isDirectory())?.name;
}

/** The place of a published file, or the index.html of a published folder; links are not followed. @throws StudioError */
export async function publishedFile({ root }: OwnerFolder, path: string): Promise<string | undefined> {
  for (const name of [path, `${path.replace(/\/+$/, "")}/index.html`]) {
    const place = isPath(name) ? await insideFolder(root, `${ownNames.published}/${name}`) : undefined;
    if (place !== undefined && (await kindOf(place)) === "file") return place;
  }
  return undefined;
}

/** Cleans up after a crash: a complete version that was about to be put in place is put there, a half-written one is removed. */
export async function recoverPublished(folder: OwnerFolder): Promise<void> {
  const { root } = folder;
  if (!(await isTrusted(folder))) return;
  await rm(await insideFolder(root, building), { recursive: true, force: true });
  const [from, to] = [await insideFolder(root, next), await insideFolder(root, ownNames.published)];
  const text = await versionText(folder, next);
  if ((await kindOf(to)) === "missing" && (await kindOf(from)) === "folder" && parseVersion(text)) {
    try {
      await rememberOurs(folder, [text]);
      await rename(from, to);
    } catch (error) {
      throw asFailure(error, `${ownNames.published} cannot be written`);
    }
  }
  await rm(from, { recursive: true, force: true });
}

/** A version after it was put in place. */
export type PutVersion = {
  readonly version: Version;
  /** The new name of a published folder that was created elsewhere; it is preserved completely. */
  readonly movedAside?: string;
};

/**
 * Builds a version next to the present one, then replaces it; the present one becomes a previous version.
 * @throws StudioError if the disk refuses, or the folder's own "published" is the owner's: the present one stays
 */
export async function putVersion(
  folder: OwnerFolder,
  contents: ReadonlyMap<string, Content>,
  about: Pick<Version, "fingerprint" | "publishedAt">,
): Promise<PutVersion> {
  await recoverPublished(folder);
  await refuseForeign(folder);
  const present = await currentVersion(folder);
  const place = await ownPlace(folder, building);
  try {
    const files: [string, number][] = [];
    for (const [path, content] of contents) files.push([path, await putContent({ folder, place, path }, content)]);
    const version = { number: await nextNumber(folder), ...about, files: Object.fromEntries(files) };
    const text = JSON.stringify(version);
    await writeFileAtomic(await insideFolder(place, versionName), text);
    await rememberOurs(folder, [text, present && (await versionText(folder, ownNames.published))]);
    await rename(place, await insideFolder(folder.root, next));
    const movedAside = await swap(folder, present);
    return { version, ...(movedAside !== undefined && { movedAside }) };
  } catch (error) {
    throw asFailure(error, `${ownNames.published} cannot be written`);
  } finally {
    await rm(place, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** A number that arrived with a folder, or was typed, must leave room for all later ones. */
const maxBefore = 1e6;

async function nextNumber(folder: OwnerFolder): Promise<number> {
  const all = [parseVersion(await versionText(folder, ownNames.published)), ...(await previousVersions(folder))];
  return Math.max(0, ...all.flatMap((each) => (each && each.number < maxBefore ? each.number : []))) + 1;
}

/** An owner may have had a folder of that name before; one that another computer published is moved aside later. */
async function refuseForeign({ root }: OwnerFolder): Promise<void> {
  const place = await insideFolder(root, ownNames.published);
  const kind = await kindOf(place);
  if (kind === "link")
    throw new StudioError("badPath", `${ownNames.published} is a link that leads elsewhere: remove it.`);
  if (kind === "missing") return;
  const isOurKind = kind === "folder" && (await kindOf(join(place, versionName))) !== "missing";
  if (isOurKind || (kind === "folder" && (await readdir(place)).length === 0)) return;
  throw new StudioError("exists", `There is a folder "${ownNames.published}" that the studio did not make: rename it.`);
}

/** Moves a published folder aside that is not ours, and returns its new name. */
async function swap(folder: OwnerFolder, present: Version | undefined): Promise<string | undefined> {
  const { root } = folder;
  const [place, versionsFolder] = [await insideFolder(root, ownNames.published), await ownPlace(folder, versions)];
  let was: string | undefined;
  if (present) {
    was = await freeVersion(versionsFolder, present.number);
    await rename(place, await insideFolder(root, was));
  } else if ((await kindOf(place)) === "folder" && !(await removedEmpty(place)))
    was = await moveAside(root, ownNames.published);
  try {
    await rename(await insideFolder(root, next), place);
  } catch (error) {
    if (was !== undefined) await rename(await insideFolder(root, was), place);
    throw error;
  }
  await syncFolder(root);
  const old = (await previousVersions(folder)).slice(keptVersions);
  for (const { number } of old)
    await rm(await insideFolder(root, `${versions}/${number}`), { recursive: true, force: true });
  return present ? undefined : was;
}

/** The place of a stored version: its number, or the next free one. */
async function freeVersion(versionsFolder: string, number: number): Promise<string> {
  const names = new Set(await readdir(versionsFolder));
  let free = number;
  while (names.has(String(free))) free += 1;
  return `${versions}/${free}`;
}

async function removedEmpty(place: string): Promise<boolean> {
  try {
    await rmdir(place);
    return true;
  } catch (error) {
    if (["ENOTEMPTY", "EEXIST"].includes(systemCode(error))) return false;
    throw error;
  }
}

type Target = {
  readonly folder: OwnerFolder;
  /** The version that is being built. */
  readonly place: string;
  /** A path in it. */
  readonly path: string;
};

/** Generated files are linked, as they are on the disk already; the owner's are not, as they may be edited. */
async function putContent({ folder, place, path }: Target, content: Content): Promise<number> {
  if (path === versionName) throw new StudioError("badPath", `${path} is a name that the studio reserves for itself.`);
  if (path.includes("/")) await makeFolderInside(place, posix.dirname(path));
  const target = await insideFolder(place, path);
  if ("text" in content) {
    await writeFileAtomic(target, content.text);
    return Buffer.byteLength(content.text);
  }
  if ("source" in content) {
    const { bytes, hash } = await copyOpened(await openSource(folder, content.source), target, "new");
    if (hash === content.hash) return bytes;
    throw new StudioError("fileChanged", `${content.source} was changed during publishing: publish again.`);
  }
  if ("made" in content && (await linked(content.made, target))) return (await lstat(target)).size;
  const from = "made" in content ? content.made : content.viewer;
  return (await copyOpened(await openRegular(from, path), target, "new")).bytes;
}

/** Whether a file could be linked; only a regular file is linked, not a link to one. */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
  } catch {
    return false;
  }
  if ((await kindOf(to)) === "file") return true;
  await rm(to, { force: true });
  throw new StudioError("notReadable", `${from} is not a file that can be read.`);
}

/** `priceFailure`: why prices.jsonl lacks the changes. */
type BroughtBack = PutVersion & { readonly priceFailure: PriceFileError | undefined };

/**
 * Restores a previous version, with the current statuses and prices: sold apartments stay sold.
 * @throws StudioError if there is no such version
 */
export async function bringBack(folder: OwnerFolder, number: number): Promise<BroughtBack> {
  await recoverPublished(folder);
  const version = (await previousVersions(folder)).find((each) => each.number === number);
  if (!version) throw new StudioError("missing", `Version ${number} is no longer stored.`);
  const at = `${versions}/${number}`;
  if (!(await isComplete(folder, at, withoutSynced(version))))
    throw new StudioError("missing", `Version ${number} has missing files: it cannot be restored.`);
  const place = await insideFolder(folder.root, at);
  const contents = new Map<string, Content>();
  for (const path of Object.keys(version.files)) contents.set(path, { made: await insideFolder(place, path) });
  const now = new Date();
  const prices = await openPrices(folder, now);
  const availability = contents.has(availabilityName) ? await presentAvailability(folder) : undefined;
  const project = parseJsonText((await readOwnText(folder.root, `${at}/project.json`)) ?? "");
  const publication = availability && project.ok ? { project: project.value, availability } : undefined;
  if (publication) {
    const statuses = prices.withHistory(publication);
    contents.set(availabilityName, { text: availabilityText(statuses) });
    const apartments = publishedListText({ projectFile: publication.project, availability: statuses }, now.getTime());
    if (apartments !== undefined) contents.set(apartmentListName, { text: apartments });
  }
  const put = await putVersion(folder, contents, { fingerprint: version.fingerprint, publishedAt: now.toISOString() });
  return { ...put, priceFailure: await (publication ? prices.record(publication) : prices.failure) };
}
