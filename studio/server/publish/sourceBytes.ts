import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { asFault, StudioFault } from "../StudioFault.ts";
import { ownNames } from "../folder/folderPath.ts";
import { sourcePlace, type OwnerFolder } from "../folder/ownerFolder.ts";
import { writeWhole } from "../folder/writeWhole.ts";

/** What a file of the owner's was when it was read last. */
type Seen = { readonly bytes: number; readonly changedMs: number; readonly hash: string };

/** The owner's files by what is in them; one that looks as it did last time is not read again. */
export type Sources = {
  /** SHA-256 of what is in it. @throws StudioFault where it cannot be read */
  readonly hash: (path: string) => Promise<string>;
  /** Its bytes, and their hash: what is made of them is kept under it, whatever happens to the file meanwhile. @throws StudioFault */
  readonly read: (path: string) => Promise<{ readonly bytes: Buffer; readonly hash: string }>;
  /** Remembers what was seen for the next time. */
  readonly remember: () => Promise<void>;
};

/** Larger than any photograph or brochure; two of them are in memory at a time. */
const largestFile = 300 * 1024 * 1024;

const memoryName = "seen.json";

export async function openSources(folder: OwnerFolder): Promise<Sources> {
  const place = join(folder.root, ownNames.work, memoryName);
  const before = await readSeen(place);
  const now = new Map<string, Seen>();
  const read = async (path: string) => {
    const file = await sourcePlace(folder, path);
    try {
      const { size, mtimeMs } = await stat(file);
      if (size > largestFile) throw new StudioFault("badFile", `${path} is larger than 300 MB.`);
      const bytes = await readFile(file);
      const hash = createHash("sha256").update(bytes).digest("hex");
      // One that is being written while it is read is seen as another next time.
      if (bytes.length === size) now.set(path, { bytes: size, changedMs: mtimeMs, hash });
      return { bytes, hash };
    } catch (error) {
      throw asFault(error, `${path} cannot be read`);
    }
  };
  const hash = async (path: string) => {
    const file = await sourcePlace(folder, path);
    const { size, mtimeMs } = await stat(file).catch((error: unknown) => {
      throw asFault(error, `${path} cannot be read`);
    });
    const seen = now.get(path) ?? before.get(path);
    if (seen?.bytes !== size || seen.changedMs !== mtimeMs) return (await read(path)).hash;
    now.set(path, seen);
    return seen.hash;
  };
  const remember = () => writeWhole(place, JSON.stringify(Object.fromEntries(now)));
  return { hash, read, remember };
}

/** Its loss costs time, no more. */
async function readSeen(place: string): Promise<ReadonlyMap<string, Seen>> {
  try {
    return new Map(Object.entries(JSON.parse(await readFile(place, "utf8")) as Readonly<Record<string, Seen>>));
  } catch {
    return new Map();
  }
}
