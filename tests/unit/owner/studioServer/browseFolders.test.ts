import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { browseFolders } from "../../../../owner/studio/server/folder/browseFolders.ts";

let all: string;
beforeEach(async () => {
  all = await mkdtemp(join(tmpdir(), "kulla-folders-"));
});
afterEach(() => rm(all, { recursive: true }));

const names = async (path: string) => (await browseFolders(path)).folders.map(({ name }) => name);

test("folders are listed by name and number; files and hidden folders are not", async () => {
  for (const name of ["Godina 10", "Godina 2", "arkiva", ".git", "node_modules"]) await mkdir(join(all, name));
  await writeFile(join(all, "lista.xlsx"), "");
  expect(await names(all)).toEqual(["arkiva", "Godina 2", "Godina 10"]);
});

test("a link to a folder is listed, one to a file or to nothing is not", async () => {
  await mkdir(join(all, "Fotot"));
  await writeFile(join(all, "lista.xlsx"), "");
  await symlink(join(all, "Fotot"), join(all, "to-folder"));
  await symlink(join(all, "lista.xlsx"), join(all, "to-file"));
  await symlink(join(all, "gone"), join(all, "to-nothing"));
  expect(await names(all)).toEqual(["Fotot", "to-folder"]);
});

test("a folder with a draft or a project file is marked as a project", async () => {
  for (const [folder, file] of [
    ["drafted", "kulla-draft.json"],
    ["published", "project.json"],
    ["pictures", "1.jpg"],
  ] as const) {
    await mkdir(join(all, folder));
    await writeFile(join(all, folder, file), "{}");
  }
  const { folders } = await browseFolders(all);
  expect(folders.map(({ name, isProject }) => [name, isProject])).toEqual([
    ["drafted", true],
    ["pictures", false],
    ["published", true],
  ]);
});

test("the parent entry leads up to the top of the disk, and no further", async () => {
  expect((await browseFolders(all)).parent).toBe(dirname(all));
  expect((await browseFolders("/")).parent).toBeNull();
});

test("of more than 500 folders the first are listed, and a note says that there are more", async () => {
  await Promise.all(Array.from({ length: 501 }, (_, index) => mkdir(join(all, `${index}`))));
  const { folders, isCutOff } = await browseFolders(all);
  expect([folders.length, folders.at(-1)?.name, isCutOff]).toEqual([500, "499", true]);
});

test("a missing folder, a file, and a relative path are refused with a sentence", async () => {
  await writeFile(join(all, "lista.xlsx"), "");
  await expect(browseFolders(join(all, "gone"))).rejects.toThrow(/There is no folder .*gone/);
  await expect(browseFolders(join(all, "lista.xlsx"))).rejects.toThrow(/There is no folder .*lista.xlsx/);
  await expect(browseFolders("Fotot")).rejects.toThrow("Fotot is not a full path.");
});
