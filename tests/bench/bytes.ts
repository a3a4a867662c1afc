import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import type { Row } from "./rows.ts";

/** Expected bytes of every script at brotli 11; `npm run bench -- --update-bytes` writes it anew, on purpose. */
const table = "tests/bench/bytes.json";

type Bytes = Readonly<Record<string, number>>;

/** The content's hash in a name, or in another file that names it: it says nothing of size. */
const marks = /-[\w-]{8}(?=\.js\b)/g;

/** Bytes by file, names without hash; what is copied from others (the compressor's worker) is not ours to count. */
export function countBytes(folder: string): Bytes {
  const chunks = readdirSync(`${folder}/c`).map((file) => `c/${file}`);
  const files = [...readdirSync(folder), ...chunks].filter((file) => file.endsWith(".js") && !file.startsWith("bic-"));
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const sizes = new Map<string, number>();
  for (const file of files) {
    const code = readFileSync(`${folder}/${file}`, "utf8").replace(marks, "");
    const name = file.startsWith("c/") ? file.replace(marks, "") : file;
    // Two chunks of one name count together.
    sizes.set(name, (sizes.get(name) ?? 0) + brotliCompressSync(code, options).length);
  }
  return Object.fromEntries([...sizes].toSorted(([a], [b]) => a.localeCompare(b, "en")));
}

export function updateBytes(folder: string): void {
  writeFileSync(table, `${JSON.stringify(countBytes(folder), null, 2)}\n`);
}

/** One line per script that there is or should be, held to the table byte by byte. */
export function byteRows(folder: string): readonly Row[] {
  const expected: Bytes = existsSync(table) ? (JSON.parse(readFileSync(table, "utf8")) as Bytes) : {};
  const real = countBytes(folder);
  const names = [...new Set([...Object.keys(expected), ...Object.keys(real)])];
  return names.map((name) => ({
    name: `bytes of ${name}`,
    value: real[name] ?? 0,
    unit: "B br",
    exact: expected[name] ?? 0,
  }));
}
