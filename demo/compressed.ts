import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const kept = new Map<string, Promise<Buffer>>();

/** The best encoding a browser takes; `undefined` for none. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const names = new Set((accepted ?? "").split(",").map((part) => part.trim().split(";")[0]));
  return (["br", "gzip"] as const).find((encoding) => names.has(encoding));
}

/** A file compressed as a good host would, once per version of it. `version`: changes when the file does. */
export function compressed(file: string, version: string, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${file} ${version}`;
  const found = kept.get(key) ?? compress(file, encoding);
  kept.set(key, found);
  return found;
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
