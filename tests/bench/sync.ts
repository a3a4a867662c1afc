import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { xlsxFile } from "../support/xlsxFile.ts";
import { printMemory } from "./processMemory.ts";
import type { Row } from "./rows.ts";

const homes = 10_000;
const statuses = ["Shitur", "Në shitje", "Rezervuar", "Per Shitje", ""];
const head = ["Nr.", "Statusi", "Çmimi", "Vlen deri", "Shënime"];

/** A project and its sheet, as CSV and as Excel. */
function writeSheets(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const ids = Array.from({ length: homes }, (_, index) => `k${index % 50}-${index}`);
  const rows = ids.map((id, index) => ({ id, status: statuses[index % 5] ?? "", amount: 98_000 + index }));
  const csv = rows.map(({ id, status, amount }) => `${id};${status};${amount} €;31.12.2027;Arben Hoxha, kapar 5.000`);
  const until = new Date("2027-12-31");
  const cells = rows.map(({ id, status, amount }) => [id, status, amount, until, `Arben Hoxha ${amount}`]);
  writeFileSync(join(folder, "homes.csv"), [head.join(";"), ...csv].join("\r\n"));
  writeFileSync(join(folder, "homes.xlsx"), xlsxFile({ Banesat: [head, ...cells] }));
  const apartments = rows.map(({ id }) => ({ id, label: id, status: "sold" }));
  writeFileSync(join(folder, "project.json"), JSON.stringify({ floors: [{ tower: "k", floor: 1, apartments }] }));
  const columns = { home: "Nr.", status: "Statusi", price: "Çmimi", validUntil: "Vlen deri" };
  for (const kind of ["csv", "xlsx"]) {
    const config = { project: "project.json", source: `homes.${kind}`, columns, out: `${kind}/availability.json` };
    writeFileSync(join(folder, `${kind}.json`), JSON.stringify(config));
  }
}

/** `kulla sync --write` of the built package, as a cron job starts it: duration of the entire process, and its memory. */
export async function measureSync(scratch: string): Promise<Row[]> {
  const folder = join(scratch, "sync");
  writeSheets(folder);
  const rows: Row[] = [];
  for (const [kind, name] of [
    ["csv", "CSV"],
    ["xlsx", "Excel"],
  ] as const) {
    const command = ["dist/package/bin/kulla.js", "sync", "--config", join(folder, `${kind}.json`), "--write", "--yes"];
    const started = performance.now();
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ["--import", printMemory, ...command]);
    const ms = performance.now() - started;
    if (!stdout.includes("Written: ")) throw new Error(stdout);
    rows.push({ name: `kulla sync, ${homes} apartments in ${name}`, value: Math.round(ms), unit: "ms" });
    rows.push({ name: "  its memory", value: Number(stderr) / 1024, unit: "MB", limit: 200 });
  }
  return rows;
}
