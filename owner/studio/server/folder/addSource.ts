import { link, open, readdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { halfWritten } from "../../../system/files/writeFileAtomic.ts";
import { asFailure, StudioError, systemCode } from "../StudioError.ts";
import { isOwn, ownNames, pathParts } from "./folderPath.ts";
import { insideFolder, makeFolderInside } from "./insideFolder.ts";
import { ownPlace, type OwnerFolder } from "./ownerFolder.ts";

/** Larger than any photograph, brochure or sheet. */
const maxBytes = 300 * 1024 * 1024;

type Added = {
  readonly path: string;
  readonly parts: AsyncIterable<Uint8Array>;
  /** Inspects the file before it is put in place; an error rejects it. */
  readonly check?: (place: string) => Promise<void>;
};

/**
 * Writes a new file of the owner's to the folder, completely or not at all; an existing one is never overwritten, whatever the case of
 * its name.
 * @throws StudioError
 */
export async function addSource(folder: OwnerFolder, { path, parts, check }: Added): Promise<void> {
  const names = pathParts(path);
  if (isOwn(path) || names.some((name) => name.startsWith(".")))
    throw new StudioError("badPath", `"${path}" is a name that the studio reserves for itself.`);
  const half = halfWritten(await ownPlace(folder, ownNames.work));
  try {
    if (names.length > 1) await makeFolderInside(folder.root, names.slice(0, -1).join("/"));
    const place = await insideFolder(folder.root, path);
    await refuseExisting(dirname(place), names.at(-1) ?? "", path);
    await writeParts(half, parts);
    await check?.(half);
    await moveIntoPlace(half, place);
  } catch (error) {
    if (systemCode(error) === "EEXIST") throw new StudioError("exists", `${path} already exists.`);
    throw asFailure(error, `${path} cannot be written`);
  } finally {
    await rm(half, { force: true }).catch(() => undefined);
  }
}

const plain = (name: string): string => name.normalize("NFC").toLowerCase();

async function refuseExisting(folder: string, name: string, path: string): Promise<void> {
  const existing = (await readdir(folder)).find((each) => plain(each) === plain(name));
  if (existing !== undefined) throw new StudioError("exists", `${path} already exists, as "${existing}".`);
}

async function writeParts(half: string, parts: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(half, "wx");
  try {
    let length = 0;
    for await (const part of parts) {
      length += part.length;
      if (length > maxBytes) throw new StudioError("badRequest", "More than 300 MB were sent.");
      await handle.write(part);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creating a link, unlike a rename, fails if something exists there by now. */
async function moveIntoPlace(half: string, place: string): Promise<void> {
  try {
    await link(half, place);
  } catch (error) {
    if (!["EPERM", "ENOTSUP", "ENOSYS"].includes(systemCode(error))) throw error;
    await rename(half, place);
  }
}
