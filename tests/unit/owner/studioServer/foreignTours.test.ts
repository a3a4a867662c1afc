import { mkdtemp, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openForeignTours } from "../../../../owner/studio/server/web/foreignTours.ts";
import { put } from "../../../support/ownerFolder.ts";

describe("a tour made elsewhere, in the studio", () => {
  let root = "";
  beforeAll(async () => {
    root = await realpath(await mkdtemp(join(tmpdir(), "kulla-foreign-")));
    for (const path of ["Vizita/index.html", "Vizita/a/b.js", "Vizita/.env", "contract.txt", "kulla-draft.json"])
      await put(root, path, path);
    await symlink(".", join(root, "loop"));
    await symlink("Vizita", join(root, "Linked"));
    await symlink("..", join(root, "Vizita/up"));
    await symlink("a/b.js", join(root, "Vizita/c.js"));
    await symlink(".env", join(root, "Vizita/env.txt"));
  });
  afterAll(() => rm(root, { recursive: true }));

  /** The file that a tour in a folder gets for a path; undefined if it gets none. */
  async function fileFor(folder: string, path: string): Promise<string | undefined> {
    const tours = openForeignTours();
    const found = await tours.fileOf(tours.pathOf(folder, { root }) + path, { root }).catch(() => undefined);
    return found?.file.slice(root.length + 1);
  }

  it("gets the files of its own folder", async () => {
    expect(await fileFor("Vizita", "")).toBe("Vizita/index.html");
    expect(await fileFor("Vizita", "a/b.js")).toBe("Vizita/a/b.js");
    expect(await fileFor("Vizita", "c.js")).toBe("Vizita/a/b.js");
  });

  for (const [folder, path] of [
    ["loop", "contract.txt"],
    ["loop", "kulla-draft.json"],
    ["loop/Vizita", "index.html"],
    ["Linked", "index.html"],
    ["Vizita", "up/contract.txt"],
    ["Vizita", "up/kulla-draft.json"],
    ["Vizita", ".env"],
    ["Vizita", "env.txt"],
  ] as const)
    it(`gets nothing else of the owner's folder: ${folder}/${path}`, async () => {
      expect(await fileFor(folder, path)).toBeUndefined();
    });
});
