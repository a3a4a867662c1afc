import { lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { halfWritten, isHalfWritten, writeFileAtomic } from "../../../../owner/system/files/writeFileAtomic.ts";

let all = "";
beforeAll(async () => void (all = await mkdtemp(join(tmpdir(), "kulla-atomic-"))));
afterAll(() => rm(all, { recursive: true }));

it("replaces a link and does not write through it", async () => {
  const [victim, path] = [join(all, "victim.txt"), join(all, "draft.json")];
  await writeFile(victim, "of somebody else");
  await symlink(victim, path);
  await writeFileAtomic(path, "mine");
  expect((await lstat(path)).isFile()).toBe(true);
  expect(await readFile(path, "utf8")).toBe("mine");
  expect(await readFile(victim, "utf8")).toBe("of somebody else");
});

it("uses a new name for each temporary file, which reveals nothing about the process or the file", () => {
  const names = Array.from({ length: 50 }, () => halfWritten(all).slice(all.length + 1));
  expect(new Set(names).size).toBe(50);
  for (const name of names) {
    expect(isHalfWritten(name)).toBe(true);
    expect(name).toMatch(/^\.[0-9a-f]{24}\.tmp$/);
  }
});

it("leaves nothing behind, and the previous file intact, if it cannot be replaced", async () => {
  const path = join(all, "taken");
  await mkdir(join(path, "inside"), { recursive: true });
  await expect(writeFileAtomic(path, "x")).rejects.toThrow("EISDIR");
  expect((await readdir(all)).filter(isHalfWritten)).toEqual([]);
  expect(await readdir(path)).toEqual(["inside"]);
});

it("accepts names as long as the disk allows, and sets the requested permissions", async () => {
  const path = join(all, "x".repeat(255));
  await writeFileAtomic(path, "x", { mode: 0o600 });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});
