import type { Stats } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { readFile } from "node:fs/promises";

/** The preferred one first. */
export const encodings = ["br", "gzip"] as const;

export type Encoding = (typeof encodings)[number];

/** Identifies the version of a file. */
export const versionOf = ({ size, mtime }: Stats): string => `${size.toString(16)}-${mtime.getTime().toString(16)}`;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** One version per file and encoding, because the site's texts take only a few megabytes. */
const cache = new Map<string, { readonly version: string; readonly body: Promise<Buffer> }>();

/** A compressed file, compressed once per version as a good host would do. `version`: changes when the file does. */
export function compressed(file: string, version: string, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${file}`;
  const cached = cache.get(key);
  if (cached?.version === version) return cached.body;
  const entry = { version, body: compress(file, encoding) };
  cache.set(key, entry);
  // After a failure, the next request tries again.
  entry.body.catch(() => {
    if (cache.get(key) === entry) cache.delete(key);
  });
  return entry.body;
}

async function compress(file: string, encoding: Encoding): Promise<Buffer> {
  const bytes = await readFile(file);
  if (encoding === "gzip") return zip(bytes, { level: 9 });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
