import { createHash } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export const encodings = ["br", "gzip"] as const;

export type Encoding = (typeof encodings)[number];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const made = new Map<string, Promise<string>>();
let folder: string | undefined;

/** A file compressed as a good host would, once per version of it: the path of the copy. `version`: changes when the file does. */
export function compressedCopy(file: string, version: string, encoding: Encoding): Promise<string> {
  const name = createHash("sha256").update(`${encoding} ${file} ${version}`).digest("hex");
  const known = made.get(name);
  if (known) return known;
  const copy = writeCopy(file, name, encoding);
  made.set(name, copy);
  // One that failed is tried again by the next who asks.
  copy.catch(() => made.delete(name));
  return copy;
}

async function writeCopy(file: string, name: string, encoding: Encoding): Promise<string> {
  const bytes = await compress(await readFile(file), encoding);
  folder ??= mkdtempSync(join(tmpdir(), "kulla-compressed-"));
  const copy = join(folder, name);
  await writeFile(`${copy}.part`, bytes);
  await rename(`${copy}.part`, copy);
  return copy;
}

function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return zip(bytes, { level: 9 });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
