import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { basename } from "node:path";
import { SyncError } from "../SyncError.ts";
import { fetchBytes, tooLarge } from "./webSource.ts";

/** A list of 10,000 apartments is two megabytes. */
export const sourceLimits = { timeoutMs: 30_000, maxBytes: 50_000_000 };

export type SourceLimits = typeof sourceLimits;

export const isAddress = (source: string): boolean => /^\s*https?:/i.test(source);

/** A word, a number, or a word with a number: access keys do not look like a short series of these. */
const word = "(?:(?:[A-Z]?[a-z]{1,15}|[A-Z]{1,8})[0-9]{0,4}|[0-9]{1,8})";
const plainName = new RegExp(`^${word}(?:[-_]${word}){0,7}\\.(?:csv|xlsx|json)$`);

/** A source's public name: its file's name. An address may contain a key, even in the place of a file's name. */
export function publicName(source: string): string {
  if (!isAddress(source)) return basename(source);
  const last = basename(new URL(source).pathname);
  return plainName.test(last) ? last : "address";
}

/**
 * The bytes of a file or of an http(s) address, such as a Google Sheets document published as CSV.
 * @throws SyncError if it cannot be read, arrives too late or is too large
 */
export function readSource(source: string, limits: SourceLimits = sourceLimits): Promise<Buffer> {
  return isAddress(source) ? fetchBytes(new URL(source), limits) : readBytes(source, limits);
}

async function readBytes(path: string, { maxBytes }: SourceLimits): Promise<Buffer> {
  try {
    // Without O_NONBLOCK, opening a pipe that has no writer would never return.
    const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      if ((await handle.stat()).isFIFO()) throw new SyncError(`The sheet ${path} is a pipe: name a file.`);
      const parts: Buffer[] = [];
      let bytes = 0;
      // One byte more than allowed, since a device states no size.
      for await (const part of handle.createReadStream({ end: maxBytes, autoClose: false })) {
        parts.push(part as Buffer);
        bytes += (part as Buffer).length;
      }
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      return Buffer.concat(parts);
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof SyncError) throw error;
    throw new SyncError(`The sheet ${path} cannot be read: ${reasonOf(error)}.`);
  }
}

/** "there is no such file" of an error of the file system. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: "there is no such file",
    EACCES: "permission is denied",
    EPERM: "permission is denied",
    EISDIR: "it is a folder",
    ENOSPC: "the disk is full",
    EROFS: "the disk is read-only",
  };
  return reasons[code] ?? (code || "it fails");
}
