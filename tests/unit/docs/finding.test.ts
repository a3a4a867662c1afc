import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const page = readFileSync("docs/developers/finding.md", "utf8");
const rows = page.split("\n").filter((line) => /^\| (?!looking|-)/.test(line));

it("leads an engineer from each word to files that exist", () => {
  const files = rows.map((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file));
  expect(files.length).toBeGreaterThan(80);
  expect(rows.filter((_, index) => files[index]?.length === 0)).toEqual([]);
  expect(files.flat().filter((file) => !existsSync(file))).toEqual([]);
});
