import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import type { Walk } from "./walkPicker.ts";

const folder = "test-results/hosts";
const rows = `${folder}/rows.txt`;

const inK = (bytes: number) => (bytes / 1024).toFixed(1);

/** What a host's page showed: bytes of scripts on the wire until the picker could be used, and what the tag brings of them. */
export type Row = Pick<Walk, "react" | "lines"> & { readonly bytes: number; readonly added: number | undefined };

/** Notes it for the table that closes the run. */
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
