import { randomBytes } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

export type AtomicOptions = {
  /** A folder on the same disk for the half-written file; defaults to the file's own folder. */
  readonly beside?: string;
  /** Permissions of the new file; defaults to the system's. */
  readonly mode?: number;
};

/**
 * Writes a file completely or not at all: a concurrent reader, and any reader after a power failure, finds either the previous file
 * or the new one. The half-written file has an unpredictable name and must not exist beforehand, so no link planted in advance
 * is written through; a link at `path` itself is replaced, never followed.
 */
export async function writeFileAtomic(
  path: string,
  data: string | Uint8Array,
  { beside = dirname(path), mode }: AtomicOptions = {},
): Promise<void> {
  const half = halfWritten(beside);
  try {
    const handle = await open(half, "wx", mode);
    try {
      await handle.writeFile(data);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(half, path);
  } catch (error) {
    await rm(half, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(path));
}

/** A new name for a half-written file in a folder. */
export const halfWritten = (folder: string): string => join(folder, `.${randomBytes(12).toString("hex")}.tmp`);

/** Whether a name is that of a half-written file. */
export const isHalfWritten = (name: string): boolean => /^\..*\.tmp$/.test(name);

/** Flushes renames in a folder to disk; some systems do so automatically and reject the request. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!["EPERM", "EISDIR", "EINVAL", "EACCES", "ENOTSUP"].includes(code)) throw error;
  }
}
