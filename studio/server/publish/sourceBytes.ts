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
  /** Whether it looks as it did when it was published last: whole. */
  readonly isKnown: (path: string) => Promise<boolean>;
  /** Remembers these for the next time: what was made of them is whole. */
  readonly remember: (paths: readonly string[]) => Promise<void>;
};

/** Larger than any photograph or brochure; two of them are in memory at a time. */
const largestFile = 300 * 1024 * 1024;

const memoryName = "whole.json";

export async function openSources(folder: OwnerFolder): Promise<Sources> {
  const place = join(folder.root, ownNames.work, memoryName);
  const before = await readSeen(place);
  const now = new Map<string, Seen>();
  const read = async (path: string) => {
    const file = await sourcePlace(folder, path);
    try {
      const { size, mtimeMs } = await stat(file);
      if (size > largestFile) throw new StudioFault("fileTooLarge", `${path} is larger than 300 MB.`);
      const bytes = await readFile(file);
      const hash = createHash("sha256").update(bytes).digest("hex");
      // One that is being written while it is read is seen as another next time.
      if (bytes.length === size) now.set(path, { bytes: size, changedMs: mtimeMs, hash });
      return { bytes, hash };
    } catch (error) {
      throw asFault(error, `${path} cannot be read`);
    }
  };
  const seenAt = async (path: string): Promise<Seen | undefined> => {
    const file = await sourcePlace(folder, path);
    const { size, mtimeMs } = await stat(file).catch((error: unknown) => {
      throw asFault(error, `${path} cannot be read`);
    });
    const seen = now.get(path) ?? before.get(path);
    return seen?.bytes === size && seen.changedMs === mtimeMs ? seen : undefined;
  };
  const hash = async (path: string) => {
    const seen = await seenAt(path);
    if (!seen) return (await read(path)).hash;
    now.set(path, seen);
    return seen.hash;
  };
  const isKnown = async (path: string) => (await seenAt(path)) !== undefined;
  const remember = (paths: readonly string[]) => {
    const whole = paths.flatMap((path) => {
      const seen = now.get(path);
      return seen ? [[path, seen] as const] : [];
    });
    return writeWhole(place, JSON.stringify(Object.fromEntries(whole)));
  };
  return { hash, read, isKnown, remember };
}

/** Its loss costs time, no more. */
async function readSeen(place: string): Promise<ReadonlyMap<string, Seen>> {
  try {
    return new Map(Object.entries(JSON.parse(await readFile(place, "utf8")) as Readonly<Record<string, Seen>>));
  } catch {
    return new Map();
  }
}
