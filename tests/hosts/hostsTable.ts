import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import type { Walk } from "./walkPicker.ts";

const folder = "test-results/hosts";
const rows = `${folder}/rows.txt`;

const inK = (bytes: number) => (bytes / 1024).toFixed(1);

/** Notes what a host's page showed, for the table that closes the run. `added`: bytes that the tag brings of `scriptBytes`. */
export function noteRow(host: string, { react, scriptBytes, lines }: Walk, added?: number): void {
  mkdirSync(folder, { recursive: true });
  const cells = [host, react.join(" + "), inK(scriptBytes), added === undefined ? "" : inK(added), lines.length];
  appendFileSync(rows, `| ${cells.join(" | ")} |\n`);
}

/** After all tests: prints the table. */
export default function printTable(): void {
  if (!existsSync(rows)) return;
  const head =
    "| host, built | React | scripts, K br | of it the tag's | console lines |\n| --- | --- | --- | --- | --- |";
  console.log(`\n${head}\n${readFileSync(rows, "utf8").trim().split("\n").toSorted().join("\n")}\n`);
}
