import { readdirSync } from "node:fs";
import { brotliBytes, closureOf } from "./closure.ts";
import type { Row } from "./rows.ts";

const kibi = 1024;

/** The size budget: bundle size by entry with its limit, JS at brotli 11: the loader, and each tag with everything it imports. */
export function weigh(folder: string): readonly Row[] {
  const limits: Readonly<Record<string, number>> = { "kulla.js": 1.5 * kibi, "embed.js": kibi };
  const entries = readdirSync(folder).filter((file) => /^(kulla.*|embed)\.js$/.test(file) && file !== "kulla.iife.js");
  const rows = entries.map((entry): Row => {
    const limit = limits[entry];
    const value = brotliBytes(folder, closureOf(folder, entry));
    return {
      name: `JS of ${entry} and its static imports`,
      value,
      unit: "B br",
      ...(limit === undefined ? {} : { limit }),
    };
  });
  return [...rows, weighSearch(folder)];
}

/** The search's additions to a building picker. */
function weighSearch(folder: string): Row {
  const picker = closureOf(folder, "kulla-building-picker.js");
  const own = closureOf(folder, "kulla-apartment-search.js").filter((file) => !picker.includes(file));
  return { name: "  of it the search's own", value: brotliBytes(folder, own), unit: "B br", limit: 24 * kibi };
}
