import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { SyncFault } from "../SyncFault.ts";

/** A list of 10,000 homes is two megabytes. */
export const sourceLimits = { timeoutMs: 30_000, maxBytes: 50_000_000 };

export type SourceLimits = typeof sourceLimits;

export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

/** What a source may be called in public: its file's name. An address may have a key in it: of that only a file name stays. */
export function publicName(source: string): string {
  if (!isAddress(source)) return basename(source);
  const last = basename(new URL(source).pathname);
  return /^[\w-]+\.(?:csv|xlsx|json)$/i.test(last) ? last : "address";
}

/**
 * The bytes of a file or of an http(s) address.
 * @throws SyncFault where it cannot be read, comes too late or is too large
 */
export function readSource(source: string, limits: SourceLimits = sourceLimits): Promise<Buffer> {
  return isAddress(source) ? fetchBytes(new URL(source), limits) : readBytes(source, limits);
}

async function readBytes(path: string, { maxBytes }: SourceLimits): Promise<Buffer> {
  try {
    const { size } = await stat(path);
    if (size > maxBytes) throw tooLarge(maxBytes);
    return await readFile(path);
  } catch (error) {
    if (error instanceof SyncFault) throw error;
    throw new SyncFault(`The sheet ${path} cannot be read: ${reasonOf(error)}.`);
  }
}

/** Names the host only: the rest of an address may be a key. */
async function fetchBytes(address: URL, { timeoutMs, maxBytes }: SourceLimits): Promise<Buffer> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new SyncFault(`${address.host} answers ${response.status}.`);
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of response.body ?? []) {
      bytes += part.length;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    if (error instanceof SyncFault) throw error;
    if (error instanceof Error && error.name === "TimeoutError") {
      throw new SyncFault(`${address.host} does not answer within ${timeoutMs / 1000} s.`);
    }
    throw new SyncFault(`${address.host} cannot be reached, or breaks off in the middle.`);
  }
}

const tooLarge = (maxBytes: number): SyncFault =>
  new SyncFault(`The sheet is larger than ${Math.round(maxBytes / 1e6)} MB.`);

/** "there is no such file" of an error of the file system. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: "there is no such file",
    EACCES: "it is not allowed",
    EPERM: "it is not allowed",
    EISDIR: "it is a folder",
    ENOSPC: "the disk is full",
    EROFS: "nothing may be written there",
  };
  return reasons[code] ?? (code || "it fails");
}
