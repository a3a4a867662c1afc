import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtCommand, type BuiltCommand } from "../../../support/builtCommand.ts";
import { copyOwnerFolder } from "../../../support/copyOwnerFolder.ts";
import { makeOwnerFolder, photograph, put } from "../../../support/ownerFolder.ts";

let all = "";
let published = "";
let kulla: BuiltCommand;
beforeAll(async () => {
  all = await mkdtemp(join(tmpdir(), "kulla-disk-"));
  kulla = await builtCommand();
  published = await makeOwnerFolder(all);
  const { code, printed } = await kulla.run(["publish", published]);
  if (code !== 0) throw new Error(printed);
}, 60_000);
afterAll(() => rm(all, { recursive: true }));

const disk = (kind: string, bytes = 0) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(resolve("tests/support/studio/brokenDisk.mjs")).href}`,
  KULLA_TEST_DISK: kind,
  KULLA_TEST_DISK_BYTES: String(bytes),
});

/** Every file of a folder except the studio's working files, with its content. */
async function contents(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((each) => each.isFile() && !each.parentPath.includes(".kulla"));
  const read = async (path: string) => [path.slice(folder.length), await readFile(path, "base64")] as const;
  return new Map(await Promise.all(files.map(({ parentPath, name }) => read(join(parentPath, name)))));
}

async function copyOfPublished(): Promise<string> {
  const folder = await copyOwnerFolder(published, all);
  await put(folder, "Tipi A/image1.jpg", await photograph(400, 300, 7));
  return folder;
}

describe("a disk", () => {
  // Full while writing a picture, the list of checked files, the project, the version.
  for (const bytes of [0, 3000, 30_000, 36_000, 37_000, 38_000])
    it(`that is full after ${bytes} bytes is reported, and all existing files stay intact`, async () => {
      const folder = await copyOfPublished();
      const before = await contents(folder);
      const ran = await kulla.run(["publish", folder], disk("full", bytes));
      if (ran.code === 0) return expect(ran.printed).toContain("Published: version 2");
      expect(ran.code).toBe(1);
      expect(ran.printed).toContain("the disk is full.");
      expect(ran.printed).not.toContain("    at ");
      expect(await contents(folder)).toEqual(before);
      expect((await readdir(join(folder, ".kulla"))).toSorted()).toEqual([
        "made",
        "mark.json",
        "published.json",
        "versions",
        "whole.json",
      ]);
      // With room again it continues.
      expect((await kulla.run(["publish", folder])).printed).toContain("Published: version 2");
    });

  it("that is read-only is reported", async () => {
    const folder = await copyOfPublished();
    const before = await contents(folder);
    const ran = await kulla.run(["publish", folder], disk("readOnly"));
    expect(ran).toMatchObject({ code: 1, printed: expect.stringContaining("the folder is read-only.") });
    expect(ran.printed).not.toContain("    at ");
    expect(await contents(folder)).toEqual(before);
    expect((await kulla.run(["check", folder], disk("readOnly"))).code).toBe(0);
    const untouched = await kulla.run(["publish", await makeOwnerFolder(all)], disk("readOnly"));
    expect(untouched.printed).toContain("cannot be written: the folder is read-only.");
  });
});
