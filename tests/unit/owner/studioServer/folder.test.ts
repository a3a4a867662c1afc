import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  readPreviousDraft,
  readDraftText,
  restoreDraft,
  saveDraft,
} from "../../../../owner/studio/server/draft/draftFile.ts";
import { currentVersion, recoverPublished } from "../../../../owner/studio/server/publish/publishedFolder.ts";
import { trustFolder } from "../../../../owner/studio/server/folder/trustFolder.ts";
import { lockFolder } from "../../../../owner/studio/server/folder/folderLock.ts";
import { findFolder, listSources, ownPlace, sourcePlace } from "../../../../owner/studio/server/folder/ownerFolder.ts";

let all = "";
beforeAll(async () => void (all = await mkdtemp(join(tmpdir(), "kulla-studio-"))));
afterAll(() => rm(all, { recursive: true }));

async function newFolder() {
  return findFolder(await mkdtemp(join(all, "owner-")));
}

const draft = (name: string) => ({
  draftVersion: 1,
  settings: {},
  project: { version: 2, name, towers: [], floors: [] },
});

describe("an owner's folder", () => {
  it("yields no file outside itself, by any name", async () => {
    const folder = await newFolder();
    await writeFile(join(all, "secret.txt"), "of somebody else");
    await mkdir(join(folder.root, "Fotot"));
    const out = [
      "../secret.txt",
      "Fotot/../../secret.txt",
      join(all, "secret.txt"),
      "C:/secret.txt",
      "..\\secret.txt",
      "Fotot//x.jpg",
      "./x.jpg",
      "a\0.jpg",
      "",
      "x".repeat(2000),
    ];
    for (const path of out)
      await expect(sourcePlace(folder, path), path).rejects.toMatchObject({ name: "StudioError", code: "badPath" });
  });

  it("follows no link that leads out", async () => {
    const folder = await newFolder();
    await writeFile(join(all, "other.jpg"), "of somebody else");
    await symlink(join(all, "other.jpg"), join(folder.root, "one.jpg"));
    await symlink(all, join(folder.root, "Fotot"));
    await symlink(join(all, "elsewhere"), join(folder.root, ".kulla"));
    await mkdir(join(all, "elsewhere"));
    for (const path of ["one.jpg", "Fotot/other.jpg"])
      await expect(sourcePlace(folder, path)).rejects.toThrow("a link that leads out of the folder");
    await expect(ownPlace(folder, ".kulla")).rejects.toThrow("a link that leads elsewhere");
    await expect(lockFolder(folder, "test")).rejects.toThrow("a link that leads elsewhere");
    expect(await readdir(join(all, "elsewhere"))).toEqual([]);
  });

  it("lists the owner's files, not the studio's", async () => {
    const folder = await newFolder();
    for (const name of ["Fotot", "published", ".kulla"]) await mkdir(join(folder.root, name));
    for (const name of ["Fotot/k5.jpg", "published/k5.jpg", ".kulla/k5.jpg", "Kulla-Draft.json", "homes.xlsx"])
      await writeFile(join(folder.root, name), "x");
    expect((await listSources(folder)).map(({ path }) => path).toSorted()).toEqual(["Fotot/k5.jpg", "homes.xlsx"]);
  });

  it("is reported if it is missing", async () => {
    await expect(findFolder(join(all, "nowhere"))).rejects.toThrow("There is no folder");
  });
});

describe("a lock", () => {
  it("keeps a second process out and names the one that uses the folder", async () => {
    const folder = await newFolder();
    const lock = await lockFolder(folder, "the studio");
    await expect(lockFolder(folder, "a command")).rejects.toThrow(
      `already open (the studio, process ${process.pid} on ${hostname()})`,
    );
    await lock.release();
    await (await lockFolder(folder, "a command")).release();
    expect(await readdir(join(folder.root, ".kulla"))).toEqual(["mark.json"]);
  });

  it("of a process that has died, or whose computer sleeps, is taken over; the sleeping one then writes nothing", async () => {
    const folder = await newFolder();
    await trustFolder(folder);
    const place = join(await ownPlace(folder, ".kulla"), "lock.json");
    await writeFile(place, JSON.stringify({ token: "t", pid: 2 ** 30, host: hostname(), does: "the studio" }));
    const first = await lockFolder(folder, "first");
    const long = new Date(Date.now() - 60_000);
    await utimes(place, long, long);
    const second = await lockFolder(folder, "second");
    await expect(saveDraft({ folder, lock: first, draft: draft("a"), revision: "" })).rejects.toThrow("second");
    await first.release();
    await second.check();
  });

  it("goes to one of many simultaneous processes", async () => {
    const folder = await newFolder();
    await trustFolder(folder);
    const place = join(await ownPlace(folder, ".kulla"), "lock.json");
    await writeFile(place, JSON.stringify({ token: "t", pid: 2 ** 30, host: hostname(), does: "the studio" }));
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder, "one")));
    const holding = await Promise.all(
      tries.flatMap((each) =>
        each.status === "fulfilled"
          ? [
              each.value.check().then(
                () => 1,
                () => 0,
              ),
            ]
          : [],
      ),
    );
    expect(holding.filter((each) => each === 1)).toHaveLength(1);
  });
});

describe("a draft", () => {
  it("only replaces the version it was made from, and keeps the previous one", async () => {
    const folder = await newFolder();
    const lock = await lockFolder(folder, "test");
    const one = await saveDraft({ folder, lock, draft: draft("one"), revision: "" });
    const two = await saveDraft({ folder, lock, draft: draft("two"), revision: one });
    await expect(saveDraft({ folder, lock, draft: draft("late"), revision: one })).rejects.toMatchObject({
      code: "draftChanged",
    });
    expect((await readDraftText(folder)).revision).toBe(two);
    expect(JSON.parse((await readPreviousDraft(folder)) ?? "")).toMatchObject({ project: { name: "one" } });
    expect((await readdir(folder.root)).toSorted()).toEqual([".kulla", "kulla-draft.json"]);
  });

  it("that is truncated is reported, left alone, and the previous one can be restored", async () => {
    const folder = await newFolder();
    const lock = await lockFolder(folder, "test");
    const one = await saveDraft({ folder, lock, draft: draft("one"), revision: "" });
    await saveDraft({ folder, lock, draft: draft("two"), revision: one });
    const place = join(folder.root, "kulla-draft.json");
    const half = (await readFile(place, "utf8")).slice(0, 20);
    await writeFile(place, half);
    const { revision } = await readDraftText(folder);
    await expect(saveDraft({ folder, lock, draft: draft("three"), revision })).rejects.toThrow("cut off or damaged");
    expect(await readFile(place, "utf8")).toBe(half);
    expect(JSON.parse((await restoreDraft(folder, lock)).text ?? "")).toMatchObject({ project: { name: "one" } });
    const replaced = (await readdir(join(folder.root, ".kulla"))).find((name) => name.startsWith("draft-replaced"));
    expect(await readFile(join(folder.root, ".kulla", replaced ?? ""), "utf8")).toBe(half);
  });

  it("of a later version is reported and never overwritten", async () => {
    const folder = await newFolder();
    const lock = await lockFolder(folder, "test");
    const later = JSON.stringify({ ...draft("later"), draftVersion: 2 });
    await writeFile(join(folder.root, "kulla-draft.json"), later);
    const { revision } = await readDraftText(folder);
    await expect(saveDraft({ folder, lock, draft: draft("mine"), revision })).rejects.toThrow(
      "of version 2; this studio supports version 1",
    );
    expect(await readFile(join(folder.root, "kulla-draft.json"), "utf8")).toBe(later);
  });
});

describe("a publication that was killed", () => {
  it("is completed if the finished version was not yet in place, and discarded if it was unfinished", async () => {
    const folder = await newFolder();
    await trustFolder(folder);
    const version = JSON.stringify({ number: 4, publishedAt: "2026-11-20T12:00:00Z", fingerprint: "x", files: {} });
    for (const name of ["next", "building"])
      await writeFile(join(await ownPlace(folder, ".kulla", name), ".kulla-version.json"), version);
    await recoverPublished(folder);
    expect(await currentVersion(folder)).toMatchObject({ number: 4 });
    expect((await readdir(join(folder.root, ".kulla"))).toSorted()).toEqual(["mark.json", "published.json"]);
    // The version that visitors see stays if both are there.
    const other = version.replace("4", "5");
    await writeFile(join(await ownPlace(folder, ".kulla", "next"), ".kulla-version.json"), other);
    await recoverPublished(folder);
    expect(await currentVersion(folder)).toMatchObject({ number: 4 });
    expect((await readdir(join(folder.root, ".kulla"))).toSorted()).toEqual(["mark.json", "published.json"]);
  });
});
