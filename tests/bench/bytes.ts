import { readFileSync, readdirSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import type { Row } from "./rows.ts";

/** The content hash in a name, or in another file that mentions it: it does not affect the size. */
const marks = /-[\w-]{8}(?=\.js\b)/g;

/** The bundle size of each script, in bytes at brotli 11, names without their hash; copied third-party code does not count. */
export function byteRows(folder: string): readonly Row[] {
  const chunks = readdirSync(`${folder}/c`).map((file) => `c/${file}`);
  const files = [...readdirSync(folder), ...chunks].filter((file) => file.endsWith(".js") && !file.startsWith("bic-"));
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const sizes = new Map<string, number>();
  for (const file of files) {
    const code = readFileSync(`${folder}/${file}`, "utf8").replace(marks, "");
    const name = file.startsWith("c/") ? file.replace(marks, "") : file;
    // Two chunks with the same name are added up.
    sizes.set(name, (sizes.get(name) ?? 0) + brotliCompressSync(code, options).length);
  }
  return [...sizes]
    .toSorted(([a], [b]) => a.localeCompare(b, "en"))
    .map(([name, value]) => ({ name: `bytes of ${name}`, value, unit: "B br" }));
}
