import { constants } from "node:fs";
import { lstat, open } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { LockedError, withLockFile } from "../../system/files/lockFile.ts";
import { writeFileAtomic } from "../../system/files/writeFileAtomic.ts";
import { priceChanges } from "./priceChanges.ts";
import { readPriceLines, writePriceLines, type PriceChange, type PriceLines, type PriceOffer } from "./priceLine.ts";

/** Every price and status that visitors got, one line per change; next to sync.json, and in the studio's folder. Never published. */
export const pricesName = "prices.jsonl";

/** Some 300,000 changes. */
const maxBytes = 64 * 1024 * 1024;

const renameIt = "rename it and keep it: the next run begins a new one";

/** Why prices.jsonl cannot be continued: the problem and the remedy, as the end of a sentence that begins with the file's name. */
export class PriceFileError extends Error {
  override readonly name = "PriceFileError";
  readonly code: "pricesBroken" | "pricesUnreadable" | "pricesUnwritable";
  /** The changes before the broken line. */
  readonly intact: readonly PriceChange[];

  constructor(code: PriceFileError["code"], sentence: string, intact: readonly PriceChange[] = []) {
    super(sentence);
    this.code = code;
    this.intact = intact;
  }
}

type PriceFile = Pick<PriceLines, "changes" | "lastHash"> & { readonly text: string; readonly mode?: number };

/** All changes so far, the earliest first; empty if there is no file yet. @throws PriceFileError if any line is wrong */
export async function readPrices(path: string): Promise<readonly PriceChange[]> {
  return (await readPriceFile(path)).changes;
}

/**
 * Appends the changes since the file's last lines; the first time, everything. The file is written completely or not at all, and by one
 * process at a time.
 * @throws PriceFileError where the file cannot be continued or written; nothing is added then
 */
export async function recordPrices(path: string, offers: readonly PriceOffer[], day: string): Promise<void> {
  if (priceChanges(await readPrices(path), offers, day).length === 0) return;
  try {
    await withLockFile(join(dirname(path), `.${basename(path)}.lock`), async () => {
      const { text, changes, lastHash, mode } = await readPriceFile(path);
      const lines = writePriceLines(priceChanges(changes, offers, day), lastHash);
      if (lines === "") return;
      const isCut = text !== "" && !text.endsWith("\n");
      await writeFileAtomic(path, `${text}${isCut ? "\n" : ""}${lines}`, mode === undefined ? {} : { mode });
    });
  } catch (error) {
    if (error instanceof PriceFileError) throw error;
    const reason = error instanceof LockedError ? "another process is writing it" : reasonOf(error);
    throw new PriceFileError("pricesUnwritable", `it cannot be written: ${reason}. The next run tries again.`);
  }
}

async function readPriceFile(path: string): Promise<PriceFile> {
  const file = await readBounded(path);
  if (!file) return { changes: [], lastHash: "", text: "" };
  const { broken, ...lines } = readPriceLines(file.text);
  if (!broken) return { ...lines, ...file };
  const sentence = `line ${broken.line} ${broken.problem}. Restore an unchanged copy, or ${renameIt}. Until then no change is recorded.`;
  throw new PriceFileError("pricesBroken", sentence, lines.changes);
}

/** undefined if there is no file. Links are not followed, and pipes are not waited for. */
async function readBounded(path: string): Promise<{ readonly text: string; readonly mode: number } | undefined> {
  const unreadable = (why: string) => new PriceFileError("pricesUnreadable", why);
  try {
    const found = await lstat(path);
    if (found.isSymbolicLink()) throw unreadable("it is a link: put the file itself in its place, or remove the link.");
    if (!found.isFile()) throw unreadable("it is not a file: rename it.");
    const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const { size, mode } = await handle.stat();
      if (size > maxBytes) throw unreadable(`it is larger than 64 MB: ${renameIt}.`);
      return { text: await handle.readFile("utf8"), mode: mode & 0o777 };
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof PriceFileError) throw error;
    if (codeOf(error) === "ENOENT") return undefined;
    throw unreadable(`it cannot be read: ${reasonOf(error)}.`);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota of this user is used up",
  EACCES: "this user does not have permission",
  EPERM: "this user does not have permission",
  EROFS: "the folder is read-only",
};

const reasonOf = (error: unknown): string =>
  reasons[codeOf(error)] ?? (error instanceof Error ? error.message : String(error));
