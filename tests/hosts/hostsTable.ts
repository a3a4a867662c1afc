import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import type { Walk } from "./walkPicker.ts";

const folder = "test-results/hosts";
const rows = `${folder}/rows.txt`;

const inK = (bytes: number) => (bytes / 1024).toFixed(1);

/** Measurements of a host's page: bytes of scripts on the wire until the picker is usable, and the tag's share of them. */
export type Row = Pick<Walk, "react" | "lines"> & { readonly bytes: number; readonly added: number | undefined };

/** Records it for the table printed after the run. */
export function noteRow(host: string, { react, lines, bytes, added }: Row): void {
  mkdirSync(folder, { recursive: true });
  const cells = [host, react.join(" + "), inK(bytes), added === undefined ? "" : inK(added), lines.length];
  appendFileSync(rows, `| ${cells.join(" | ")} |\n`);
}

/** After all tests: prints the table. */
export default function printTable(): void {
  if (!existsSync(rows)) return;
  const head =
    "| host, built | React | scripts, K br | of it the tag's | console lines |\n| --- | --- | --- | --- | --- |";
  console.log(`\n${head}\n${readFileSync(rows, "utf8").trim().split("\n").toSorted().join("\n")}\n`);
}
