import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressed } from "../../../../demo/server/compressed.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compressed-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

test("a failed compression is not cached: once the file can be read, the next request gets it", async () => {
  const file = join(folder, "page.html");
  await expect(compressed(file, "1", "br")).rejects.toThrow("ENOENT");
  await expect(compressed(file, "1", "gzip")).rejects.toThrow("ENOENT");
  writeFileSync(file, "<p>Kulla");
  expect(brotliDecompressSync(await compressed(file, "1", "br")).toString()).toBe("<p>Kulla");
  expect(gunzipSync(await compressed(file, "1", "gzip")).toString()).toBe("<p>Kulla");
});

test("a file is compressed once per version, and again after a change", async () => {
  const file = join(folder, "page.html");
  writeFileSync(file, "old");
  const first = compressed(file, "1", "br");
  expect(await compressed(file, "1", "br")).toBe(await first);
  writeFileSync(file, "new");
  expect(brotliDecompressSync(await compressed(file, "2", "br")).toString()).toBe("new");
});
