import { readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** The files a browser gets before an entry runs: itself and all its static imports. */
export function closureOf(folder: string, entry: string): readonly string[] {
  const found = new Set<string>();
  const queue = [entry];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const code = readFileSync(join(folder, file), "utf8");
    for (const match of code.matchAll(/(?:^|[;}\n])\s*(?:import|export)\b[^"'`;()]*?["'](\.{1,2}\/[^"']+)["']/g)) {
      queue.push(relative(folder, normalize(join(folder, dirname(file), match[1] ?? ""))));
    }
  }
  return [...found];
}

/** Bytes on the wire: each file at brotli 11. */
export function brotliBytes(folder: string, files: readonly string[]): number {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file)), options).length, 0);
}
