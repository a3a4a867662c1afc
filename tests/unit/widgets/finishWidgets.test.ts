import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { finishWidgets } from "../../../build/finishWidgets.ts";
import { compressorScript } from "../../../src/services/shrinkImage.ts";

it("a page can pin every script and style sheet of the elements by its hash", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kulla-widgets-"));
  try {
    const loaded = ["kulla.js", "kulla.css", "search.css", "c/part-a.js", "c/part-a.css"];
    await mkdir(join(folder, "c"));
    for (const name of loaded) await writeFile(join(folder, name), name);
    await finishWidgets(folder);
    const json = async (name: string) => JSON.parse(await readFile(join(folder, name), "utf8")) as unknown;
    const hashOf = (text: string) => `sha384-${createHash("sha384").update(text).digest("base64")}`;
    const hashes = Object.fromEntries(loaded.map((name) => [name, hashOf(name)]));
    expect(await json("integrity.json")).toMatchObject({ files: hashes });
    // Import maps only cover scripts.
    const { integrity } = (await json("importmap.json")) as { integrity: Readonly<Record<string, string>> };
    expect(Object.keys(integrity).toSorted()).toEqual(["./bic-2.0.2.js", "./c/part-a.js", "./kulla.js"]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it("the compressor's script is named after the installed version, so that no cache returns an earlier one", async () => {
  const { version } = JSON.parse(await readFile("node_modules/browser-image-compression/package.json", "utf8")) as {
    version: string;
  };
  expect(compressorScript).toBe(`bic-${version}.js`);
});
