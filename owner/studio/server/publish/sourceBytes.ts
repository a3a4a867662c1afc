import { createHash } from "node:crypto";
import { lstat } from "node:fs/promises";
import { writeFileAtomic } from "../../../system/files/writeFileAtomic.ts";
import { byKey, required, object, type Read } from "../../../../src/project/file/schemas.ts";
import { asFailure, StudioError } from "../StudioError.ts";
import { ownNames } from "../folder/folderPath.ts";
import { isTrusted } from "../folder/trustFolder.ts";
import { insideFolder } from "../folder/insideFolder.ts";
import { openSource, sourcePlace, type OwnerFolder } from "../folder/ownerFolder.ts";
import { readOwnJson } from "../folder/readOwnFile.ts";

/** The state of an owner's file when it was last read. */
type Seen = Read<typeof seenSchema>;

const ms = { kind: "number", from: -Number.MAX_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER } as const;
const seenSchema = object({
  bytes: required({ kind: "number", from: 0, to: Number.MAX_SAFE_INTEGER, isWhole: true }),
  changedMs: required(ms),
  /** The time when its name or permissions changed, too: a replacement file can be given the original's modification time. */
  movedMs: required(ms),
  hash: required({ kind: "text", pattern: /^[0-9a-f]{64}$/, problem: "not a hash" }),
});

/** The owner's files by content; a file that looks unchanged is not read again. */
export type Sources = {
  /** SHA-256 of its content. @throws StudioError if it cannot be read */
  readonly hash: (path: string) => Promise<string>;
  /** Its bytes and their hash: generated files are stored under this hash, even if the file changes in the meantime. @throws StudioError */
  readonly read: (path: string) => Promise<{ readonly bytes: Buffer; readonly hash: string }>;
  /** Whether it is unchanged since it was last published, and therefore intact. */
  readonly isKnown: (path: string) => Promise<boolean>;
  /** Remembers these files as intact for the next time. */
  readonly remember: (paths: readonly string[]) => Promise<void>;
};

/** Larger than any photograph or brochure; two of them are in memory at a time. */
const largestFile = 300 * 1024 * 1024;

const memoryName = `${ownNames.work}/whole.json`;
const memorySchema = object({ files: required(byKey(seenSchema)) });

export async function openSources(folder: OwnerFolder): Promise<Sources> {
  const before = await readSeen(folder);
  const current = new Map<string, Seen>();
  const read = async (path: string) => {
    const handle = await openSource(folder, path);
    try {
      const { size, mtimeMs, ctimeMs } = await handle.stat();
      if (size > largestFile) throw new StudioError("fileTooLarge", `${path} is larger than 300 MB.`);
      const bytes = await handle.readFile();
      const hash = createHash("sha256").update(bytes).digest("hex");
      // A file that is being written during the read will look changed next time.
      if (bytes.length === size) current.set(path, { bytes: size, changedMs: mtimeMs, movedMs: ctimeMs, hash });
      return { bytes, hash };
    } catch (error) {
      throw asFailure(error, `${path} cannot be read`);
    } finally {
      await handle.close();
    }
  };
  const seenAt = async (path: string): Promise<{ readonly seen: Seen; readonly isUnmoved: boolean } | undefined> => {
    const place = await sourcePlace(folder, path);
    const { size, mtimeMs, ctimeMs } = await lstat(place).catch((error: unknown) => {
      throw asFailure(error, `${path} cannot be read`);
    });
    const seen = current.get(path) ?? before.get(path);
    if (seen?.bytes !== size || seen.changedMs !== mtimeMs) return undefined;
    return { seen, isUnmoved: seen.movedMs === ctimeMs };
  };
  const hash = async (path: string) => {
    const found = await seenAt(path);
    // Publishes exactly the inspected bytes: another file could have the same modification time.
    if (!found?.isUnmoved) return (await read(path)).hash;
    current.set(path, found.seen);
    return found.seen.hash;
  };
  const isKnown = async (path: string) => (await seenAt(path)) !== undefined;
  const remember = async (paths: readonly string[]) => {
    const whole = paths.flatMap((path) => {
      const seen = current.get(path);
      return seen ? [[path, seen] as const] : [];
    });
    const text = JSON.stringify({ files: Object.fromEntries(whole) });
    await writeFileAtomic(await insideFolder(folder.root, memoryName), text);
  };
  return { hash, read, isKnown, remember };
}

/** Losing this file only costs time. */
async function readSeen(folder: OwnerFolder): Promise<ReadonlyMap<string, Seen>> {
  const read = (await isTrusted(folder)) ? await readOwnJson(folder.root, memoryName, memorySchema) : undefined;
  return new Map(Object.entries(read?.files ?? {}));
}
