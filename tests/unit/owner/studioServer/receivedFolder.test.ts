import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cp,
  link,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { publishCommand } from "../../../../owner/cli/publish.ts";
import {
  readPreviousDraft,
  readDraftText,
  restoreDraft,
  saveDraft,
} from "../../../../owner/studio/server/draft/draftFile.ts";
import { addSource } from "../../../../owner/studio/server/folder/addSource.ts";
import { dropReceivedAgreements } from "../../../../owner/studio/server/draft/receivedAgreements.ts";
import { trustFolder } from "../../../../owner/studio/server/folder/trustFolder.ts";
import { lockFolder } from "../../../../owner/studio/server/folder/folderLock.ts";
import { insideFolder, makeFolderInside } from "../../../../owner/studio/server/folder/insideFolder.ts";
import { findFolder, sourcePlace, type OwnerFolder } from "../../../../owner/studio/server/folder/ownerFolder.ts";
import { stateFolder } from "../../../../owner/studio/server/folder/stateFolder.ts";
import { checkFolder } from "../../../../owner/studio/server/publish/checkFolder.ts";
import { fileKey } from "../../../../owner/studio/server/publish/madeFiles.ts";
import {
  bringBack,
  currentVersion,
  putVersion,
  previousVersions,
} from "../../../../owner/studio/server/publish/publishedFolder.ts";
import { publishFolder } from "../../../../owner/studio/server/publish/publishFolder.ts";
import { uploadPublished } from "../../../../owner/studio/server/publish/uploadPublished.ts";
import { startStudioServer } from "../../../../owner/studio/server/web/studioServer.ts";
import { avifEffort, renditions } from "../../../../owner/pictures/renditions.ts";
import { photograph, picture, plan, put, smallDraft, smallProject } from "../../../support/ownerFolder.ts";

let all = "";
beforeAll(async () => void (all = await mkdtemp(join(tmpdir(), "kulla-received-"))));
afterAll(() => rm(all, { recursive: true }));

const drawing = (src: string) => picture(src, [100, 100], "Planet/kati 1.svg");

/** A project of drawings only: nothing has to be encoded. */
const drawnProject = (more: object = {}) =>
  smallProject({
    towers: [{ id: "b1", name: "Blloku 1", outline: "M10 10H90V90H10Z", picture: drawing("site/b1.svg") }],
    layouts: [{ id: "a", pictures: [drawing("layouts/a/1.svg")] }],
    ...more,
  });

/** An owner's folder next to a victim whose files must be unchanged in the end. */
async function received(project: object = drawnProject()) {
  const beside = await mkdtemp(join(all, "case-"));
  const victim = join(beside, "victim");
  for (const [name, text] of [
    ["letter.txt", "of somebody else"],
    ["photos/child.jpg", "a photograph"],
    [".bashrc", "export PATH"],
    [".kulla-version.json", "{}"],
  ] as const)
    await put(victim, name, text);
  const root = join(beside, "owner");
  await put(root, "kulla-draft.json", JSON.stringify({ draftVersion: 1, settings: {}, project }));
  await put(root, "Planet/kati 1.svg", plan);
  const before = await hashOf(victim);
  return {
    folder: await findFolder(root),
    beside,
    victim,
    isUnharmed: async () => {
      expect(await hashOf(victim)).toBe(before);
      expect((await readdir(beside)).toSorted()).toEqual(["owner", "victim"]);
    },
  };
}

/** A hash of the names, kinds and contents of everything in a folder. */
async function hashOf(place: string): Promise<string> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const each = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    const found = await lstat(path);
    const content = found.isSymbolicLink()
      ? await readlink(path)
      : found.isFile()
        ? await readFile(path, "base64")
        : "folder";
    return `${path}\n${content}`;
  });
  return createHash("sha256")
    .update((await Promise.all(each)).toSorted().join("\n\n"))
    .digest("hex");
}

async function publish(folder: OwnerFolder) {
  const lock = await lockFolder(folder, "a test");
  try {
    return await publishFolder({ folder, lock, onProgress: () => {} });
  } finally {
    await lock.release();
  }
}

const version = (more: object = {}) => ({
  number: 1,
  publishedAt: "2026-11-20T12:00:00Z",
  fingerprint: "x",
  files: {},
  ...more,
});

const versionFile = ".kulla-version.json";
const inFolder = ({ root }: OwnerFolder, ...parts: readonly string[]) => join(root, ...parts);

describe("a published folder inside a received folder", () => {
  const numbers = ["../../../victim", "../victim", "/etc", 0, -1, 1.5, "1", 1e308, null, [1], {}, true, 2 ** 53 - 1];
  for (const number of numbers)
    it(`whose version claims number ${JSON.stringify(number)} is moved aside completely, and no file is lost`, async () => {
      const { folder, isUnharmed } = await received();
      await put(folder.root, `published/${versionFile}`, JSON.stringify(version({ number })));
      await put(folder.root, "published/index.html", "<p>theirs");
      const before = await hashOf(inFolder(folder, "published"));
      expect(await publish(folder)).toMatchObject({
        kind: "published",
        movedAside: "published-received-1",
        version: { number: 1 },
      });
      await isUnharmed();
      await rename(inFolder(folder, "published"), inFolder(folder, "ours"));
      await rename(inFolder(folder, "published-received-1"), inFolder(folder, "published"));
      expect(await hashOf(inFolder(folder, "published"))).toBe(before);
      expect(JSON.parse(await readFile(inFolder(folder, "ours", versionFile), "utf8"))).toMatchObject({ number: 1 });
    });

  it("is not mistaken for the current publication, even if it claims to be, and is not uploaded", async () => {
    const mine = await received();
    const published = await publish(mine.folder);
    const { folder, isUnharmed } = await received();
    await cp(inFolder(mine.folder, "published"), inFolder(folder, "published"), { recursive: true });
    const text = await readFile(inFolder(folder, "published/site/b1.svg"), "utf8");
    await writeFile(inFolder(folder, "published/site/b1.svg"), text.replace("M0 0h100", "M9 9h100"));
    expect(await currentVersion(folder)).toBeUndefined();
    await expect(uploadPublished({ folder, command: "true", confirmed: "true", onOutput: () => {} })).rejects.toThrow(
      "Nothing is published yet",
    );
    expect(published).toMatchObject({ kind: "published" });
    // The count continues, as visitors of another computer's version have seen it.
    expect(await publish(folder)).toMatchObject({ kind: "published", version: { number: 2 } });
    expect(await readFile(inFolder(folder, "published/site/b1.svg"), "utf8")).toBe(text);
    await isUnharmed();
  });

  it("keeps sold apartments sold, and passes on no other status", async () => {
    const { folder } = await received();
    const homes = { "b1-1": { status: "sold", changedAt: "2026-01-01T00:00:00Z", buyer: "Arben" }, "b1-2": 7 };
    const file = { version: 1, revision: 2 ** 53 - 1, generatedAt: "2026-01-01T00:00:00Z", source: "list.csv" };
    await put(folder.root, `published/${versionFile}`, JSON.stringify(version()));
    await put(folder.root, "published/availability.json", JSON.stringify({ ...file, homes, secret: "Arben" }));
    await publish(folder);
    const now = await readFile(inFolder(folder, "published/availability.json"), "utf8");
    expect(JSON.parse(now)).toMatchObject({ homes: { "b1-1": { status: "sold" }, "b1-2": {} } });
    expect(now).not.toContain("Arben");
  });

  it("with the highest possible revision stops no later one", async () => {
    const { folder } = await received();
    const file = { version: 1, revision: 2 ** 53 - 1, generatedAt: "2026-01-01T00:00:00Z", source: "kulla-draft.json" };
    await put(folder.root, `published/${versionFile}`, JSON.stringify(version()));
    await put(folder.root, "published/availability.json", JSON.stringify({ ...file, homes: {} }));
    await publish(folder);
    const { revision } = JSON.parse(await readFile(inFolder(folder, "published/availability.json"), "utf8")) as {
      revision: number;
    };
    expect(Number.isSafeInteger(revision + 1e9)).toBe(true);
  });

  it("that is a link, or contains one, is reported and never followed", async () => {
    const { folder, victim, isUnharmed } = await received();
    await symlink(victim, inFolder(folder, "published"));
    await expect(publish(folder)).rejects.toThrow("published is a link that leads elsewhere: remove it.");
    await isUnharmed();
    await rm(inFolder(folder, "published"));
    await publish(folder);
    await symlink(join(victim, "letter.txt"), inFolder(folder, "published/letter.txt"));
    await expect(uploadPublished({ folder, command: "true", confirmed: "true", onOutput: () => {} })).rejects.toThrow(
      '"letter.txt" in published is neither a file nor a folder',
    );
    expect(await publish(folder)).toMatchObject({ kind: "published", version: { number: 2 } });
    expect(await readdir(inFolder(folder, "published"))).not.toContain("letter.txt");
    await isUnharmed();
  });

  it("without a version stays the owner's own", async () => {
    const { folder, isUnharmed } = await received();
    await put(folder.root, "published/thesis.doc", "mine");
    await expect(publish(folder)).rejects.toThrow("the studio did not make: rename it");
    expect(await readdir(inFolder(folder, "published"))).toEqual(["thesis.doc"]);
    await isUnharmed();
  });
});

describe("a .kulla folder inside a received folder", () => {
  const names = [
    "../../../.bashrc",
    "../victim/.bashrc",
    "/etc/passwd",
    "..\\..\\.bashrc",
    "a/../../../../victim/x",
    "a\0b",
    "C:/x",
    ".",
    "a//b",
    "x".repeat(5000),
  ];

  it("is moved aside completely before anything in it is read, and the command and the studio name its new place", async () => {
    const { folder, beside, isUnharmed } = await received();
    const files = Object.fromEntries(names.map((name) => [name, 16]));
    await put(folder.root, `.kulla/versions/3/${versionFile}`, JSON.stringify(version({ number: 3, files })));
    await put(folder.root, `.kulla/versions/3/letter.txt`, "theirs");
    await put(folder.root, ".kulla/draft-before.json", JSON.stringify(smallDraft()));
    await put(folder.root, `.kulla/next/${versionFile}`, JSON.stringify(version({ number: 9 })));
    await put(folder.root, ".kulla/next/index.html", "<script>theirs</script>");
    const before = await hashOf(inFolder(folder, ".kulla"));
    expect(await previousVersions(folder)).toEqual([]);
    expect(await readPreviousDraft(folder)).toBeUndefined();
    await expect(bringBack(folder, 3)).rejects.toThrow("Version 3 is no longer stored.");

    const printed = vi.spyOn(console, "log").mockImplementation(() => {});
    expect(await publishCommand([folder.root])).toBe(0);
    expect(printed.mock.calls.flat().join("\n")).toContain(
      '".kulla" in this folder was not made by Kulla on this computer: it was renamed to ".kulla-received-1"',
    );
    printed.mockRestore();
    await isUnharmed();
    expect(await readdir(inFolder(folder, "published"))).not.toContain("index.html");

    // As received, to the byte.
    const away = join(beside, "away");
    await rename(inFolder(folder, ".kulla"), away);
    await rename(inFolder(folder, ".kulla-received-1"), inFolder(folder, ".kulla"));
    expect(await hashOf(inFolder(folder, ".kulla"))).toBe(before);
    await rm(away, { recursive: true });

    const studio = await startStudioServer({ port: 0 });
    await studio.session.open(folder.root);
    expect((await studio.session.state()).movedAside).toEqual([{ from: ".kulla", to: ".kulla-received-1" }]);
    await studio.close();
  });

  it("is trusted nowhere, even if it still contains its first owner's secret", async () => {
    const mine = await received();
    await publish(mine.folder);
    await writeFile(inFolder(mine.folder, "Planet/kati 1.svg"), plan.replace("M0 0", "M1 1"));
    await publish(mine.folder);
    expect(await previousVersions(mine.folder)).toHaveLength(1);
    const { folder } = await received();
    await cp(mine.folder.root, folder.root, { recursive: true });
    expect(await previousVersions(folder)).toEqual([]);
    expect(await currentVersion(folder)).toBeUndefined();
    expect((await lockFolder(folder, "a test")).movedAside).toBe(".kulla-received-1");
    // A second one does not take the first one's name.
    await rm(inFolder(folder, ".kulla/mark.json"));
    expect((await lockFolder(folder, "a test")).movedAside).toBe(".kulla-received-2");
  });

  it("stays the owner's own when the folder is renamed, even if a received one takes its old place", async () => {
    const { folder, beside } = await received();
    await publish(folder);
    const moved = join(beside, "renamed");
    await rename(folder.root, moved);
    const there = await findFolder(moved);
    expect(await currentVersion(there)).toMatchObject({ number: 1 });
    const lock = await lockFolder(there, "a test");
    expect(lock.movedAside).toBeUndefined();
    await lock.release();
    await cp(moved, folder.root, { recursive: true });
    expect(await currentVersion(folder)).toBeUndefined();
  });

  it("has its mark outside the folder, for this user only", async () => {
    const state = join(all, "state");
    vi.stubEnv("KULLA_STATE", state);
    const { folder } = await received();
    await publish(folder);
    const [record = ""] = await readdir(join(state, "folders"));
    expect((await stat(join(state, "folders", record))).mode & 0o777).toBe(0o600);
    expect(await currentVersion(folder)).toMatchObject({ number: 1 });
    await rm(state, { recursive: true });
    expect(await currentVersion(folder)).toBeUndefined();
    // A write-protected folder is reported, with what to do.
    await writeFile(state, "a file");
    await expect(publish(folder)).rejects.toThrow("KULLA_STATE names another");
    vi.unstubAllEnvs();
    const at = (env: Record<string, string>, system: string) => stateFolder(env, system);
    expect(at({ XDG_STATE_HOME: "/state" }, "linux")).toBe(join("/state", "kulla"));
    expect(at({ XDG_STATE_HOME: "state" }, "linux")).toMatch(/[\\/]\.local[\\/]state[\\/]kulla$/);
    expect(at({ LOCALAPPDATA: "/local" }, "win32")).toBe(join("/local", "kulla"));
    expect(at({}, "darwin")).toMatch(/Application Support[\\/]kulla$/);
  });

  it("is moved aside whatever it is, to a free name", async () => {
    const makers: readonly ((place: string) => unknown)[] = [
      (place) => writeFile(place, "a file"),
      (place) => execFileSync("mkfifo", [place]),
      (place) => mkdir(place, { mode: 0o555 }),
      (place) => put(place, "mark.json", `{"__proto__":{"version":1,"secret":"${"a".repeat(64)}"}}`),
      (place) => put(place, "mark.json", "[".repeat(200_000)),
    ];
    for (const make of makers) {
      const { folder, victim, isUnharmed } = await received();
      await make(inFolder(folder, ".kulla"));
      await symlink(victim, inFolder(folder, ".kulla-received-1"));
      await symlink(victim, inFolder(folder, "published-received-1"));
      await put(folder.root, `published/${versionFile}`, "{}");
      const lock = await lockFolder(folder, "a test");
      expect(lock.movedAside).toBe(".kulla-received-2");
      await lock.release();
      expect(await publish(folder)).toMatchObject({ kind: "published", movedAside: "published-received-2" });
      await isUnharmed();
    }
  });

  it("that is a link, or has links instead of its folders, is reported and nothing is created behind them", async () => {
    for (const name of [".kulla", ".kulla/versions", ".kulla/made", ".kulla/building"]) {
      const { folder, victim, isUnharmed } = await received();
      if (name !== ".kulla") await trustFolder(folder);
      await symlink(victim, inFolder(folder, name));
      // Links in the way of a new version are removed, not their targets.
      if (name === ".kulla/building") await publish(folder);
      else await expect(publish(folder)).rejects.toThrow(`${name} is a link that leads elsewhere: remove it.`);
      await isUnharmed();
    }
  });
});

describe("the studio's own files, changed by somebody else", () => {
  const strange = (): readonly object[] => [
    version({ files: { "../../../victim/.bashrc": 11 } }),
    version({ files: { [versionFile]: "1" } }),
    version({ files: { "a.jpg": 1e308 } }),
    version({ files: { "a.jpg": "1" } }),
    version({ files: { "a\u001b[2J.jpg": 1 } }),
    version({ files: null }),
    version({ publishedAt: "\u001b[2J" }),
    version({ fingerprint: { toString: 1 } }),
    version({ number: 0 }),
    [],
  ];

  it("is no longer a version", async () => {
    for (const each of strange()) {
      const { folder, isUnharmed } = await received();
      await trustFolder(folder);
      await put(folder.root, `.kulla/versions/4/${versionFile}`, JSON.stringify(each));
      expect(await previousVersions(folder)).toEqual([]);
      await expect(bringBack(folder, 4)).rejects.toThrow("Version 4 is no longer stored.");
      await isUnharmed();
    }
  });

  it("is identified by its folder, and a folder with another name is not a version", async () => {
    const { folder } = await received();
    await trustFolder(folder);
    for (const name of ["4", "04", "5x", "-6", "1e3", "..7"])
      await put(folder.root, `.kulla/versions/${name}/${versionFile}`, JSON.stringify(version({ number: 77 })));
    expect((await previousVersions(folder)).map(({ number }) => number)).toEqual([4]);
  });

  it("with a link among its files is not restored", async () => {
    const { folder, victim, isUnharmed } = await received();
    await trustFolder(folder);
    const files = { "letter.txt": 16 };
    await put(folder.root, `.kulla/versions/4/${versionFile}`, JSON.stringify(version({ files })));
    await symlink(join(victim, "letter.txt"), inFolder(folder, ".kulla/versions/4/letter.txt"));
    await expect(bringBack(folder, 4)).rejects.toThrow("Version 4 has missing files");
    await isUnharmed();
  });

  it("with the highest possible number does not block later ones", async () => {
    const { folder } = await received();
    await trustFolder(folder);
    await put(folder.root, `.kulla/versions/1000000000/${versionFile}`, JSON.stringify(version()));
    expect(await publish(folder)).toMatchObject({ version: { number: 1 } });
    await writeFile(inFolder(folder, "Planet/kati 1.svg"), plan.replace("M0 0", "M1 1"));
    expect(await publish(folder)).toMatchObject({ version: { number: 2 } });
  });

  it("cannot name files outside as generated, with a key that anybody can compute", async () => {
    const bytes = await photograph(64, 48);
    const photo = picture("site/b1.jpg", [64, 48], "Fotot/b1.jpg");
    const towers = [{ id: "b1", name: "Blloku 1", outline: "M1 1H9V9H1Z", picture: photo }];
    const { folder, victim, isUnharmed } = await received(drawnProject({ towers }));
    await put(folder.root, "Fotot/b1.jpg", bytes);
    await trustFolder(folder);
    const hash = createHash("sha256").update(bytes).digest("hex");
    const key = fileKey(hash, ["picture", renditions.stage, avifEffort]);
    const { mtimeMs, size } = await stat(join(victim, "letter.txt"));
    const outside = { "../../../../victim/letter.txt": { bytes: size, changedMs: mtimeMs } };
    const at = `.kulla/made/${key}`;
    const old = new Date("2026-11-20T12:00:00Z");
    const inside = { "64.jpg": { bytes: 6, changedMs: old.getTime() } };
    const record = {
      kind: "picture",
      avif: [],
      webp: [],
      jpeg: 64,
      placeholder: "data:image/webp;base64,AA",
      sides: [4, 3],
    };
    const lists = [
      { files: outside, metadata: { ...record, avif: ["../../../../victim/letter"] } },
      { files: { ...inside, ...outside }, metadata: record },
      { files: inside, metadata: { ...record, placeholder: "url(https://evil.invalid)" } },
      { files: inside, metadata: { ...record, jpeg: "64" } },
      { files: {}, metadata: record },
    ];
    for (const list of lists) {
      await rm(inFolder(folder, at), { recursive: true, force: true });
      await put(folder.root, `${at}/64.jpg`, "theirs");
      await utimes(inFolder(folder, at, "64.jpg"), old, old);
      await put(folder.root, `${at}/made.json`, JSON.stringify(list));
      expect(await publish(folder)).toMatchObject({ kind: "published" });
      const project = await readFile(inFolder(folder, "published/project.json"), "utf8");
      expect(project).not.toMatch(/victim|evil/);
      expect(project).toMatch(/site\/b1-\d+\.avif \d+w/);
      await rm(inFolder(folder, "published"), { recursive: true });
    }
    await isUnharmed();
  });

  it("as a lock keeps no owner out, and shows no control characters", async () => {
    for (const lock of [
      "[]",
      "{}",
      '{"token":1}',
      '{"token":"t","pid":"1","host":"a","does":"b"}',
      "\0",
      "[".repeat(2e5),
    ]) {
      const { folder } = await received();
      await trustFolder(folder);
      await put(folder.root, ".kulla/lock.json", lock);
      await expect(lockFolder(folder, "a test")).rejects.toThrow("The folder is already open: continue there");
    }
    const { folder } = await received();
    await trustFolder(folder);
    const holder = { token: "t", pid: 2 ** 30, host: "a\u001b[2Jb", does: "the studio" };
    await put(folder.root, ".kulla/lock.json", JSON.stringify(holder));
    await expect(lockFolder(folder, "a test")).rejects.toThrow("The folder is already open: continue there");
  });
});

describe("a path inside a folder", () => {
  it("leads nowhere else, by its name or through a link on any level", async () => {
    const { folder, victim, isUnharmed } = await received();
    await mkdir(inFolder(folder, "a/b"), { recursive: true });
    await symlink(victim, inFolder(folder, "a/b/out"));
    await symlink(inFolder(folder, "Planet"), inFolder(folder, "in"));
    for (const path of [
      "../victim/x",
      "/etc/x",
      "a/../../x",
      "a\\b",
      "a\0b",
      "",
      ".",
      "a/",
      "C:/x",
      "a/b/out/x",
      "in/x",
    ])
      await expect(insideFolder(folder.root, path), path).rejects.toMatchObject({ code: "badPath" });
    for (const path of ["a/b/out", "a/b/out/deep/er", "in/deeper"])
      await expect(makeFolderInside(folder.root, path), path).rejects.toMatchObject({ code: "badPath" });
    await expect(makeFolderInside(folder.root, "kulla-draft.json/x")).rejects.toThrow("is not a folder");
    expect(await readdir(inFolder(folder, "Planet"))).toEqual(["kati 1.svg"]);
    await isUnharmed();
  });

  it("is refused for a new file behind a link before a folder is created there", async () => {
    const { folder, victim, isUnharmed } = await received();
    await symlink(victim, inFolder(folder, "Fotot"));
    const parts = (async function* give() {
      yield Buffer.from("new");
    })();
    await expect(addSource(folder, { path: "Fotot/2026/11/b1.jpg", parts })).rejects.toThrow("Fotot is a link");
    await isUnharmed();
  });

  it("cannot have a name longer than the disk allows, and the error gives that reason", async () => {
    const { folder, isUnharmed } = await received();
    const lock = await lockFolder(folder, "a test");
    const contents = new Map([[`${"x".repeat(300)}.txt`, { text: "x" }]]);
    const putting = putVersion(folder, contents, { fingerprint: "x", publishedAt: "2026-11-20T12:00:00Z" });
    await expect(putting).rejects.toThrow("longer than this disk allows");
    for (const path of ["../x", versionFile, "a/../../x"])
      await expect(
        putVersion(folder, new Map([[path, { text: "x" }]]), { fingerprint: "x", publishedAt: "2026-11-20T12:00:00Z" }),
      ).rejects.toMatchObject({ code: "badPath" });
    await lock.release();
    await isUnharmed();
  });

  it("publishes no file that was swapped after the check, as a link or as itself", async () => {
    const { folder, victim, isUnharmed } = await received();
    const lock = await lockFolder(folder, "a test");
    const source = "Planet/kati 1.svg";
    const hash = createHash("sha256").update(plan).digest("hex");
    const putIt = () =>
      putVersion(folder, new Map([["p1.svg", { source, hash }]]), {
        fingerprint: "x",
        publishedAt: "2026-11-20T12:00:00Z",
      });
    await writeFile(inFolder(folder, source), "<svg><script>1</script></svg>");
    await expect(putIt()).rejects.toThrow("was changed during publishing: publish again.");
    await rm(inFolder(folder, source));
    await symlink(join(victim, "letter.txt"), inFolder(folder, source));
    await expect(putIt()).rejects.toThrow("a link that leads out of the folder");
    await rm(inFolder(folder, source));
    await link(join(victim, "letter.txt"), inFolder(folder, source));
    await expect(putIt()).rejects.toThrow("was changed during publishing");
    expect(await readdir(folder.root)).not.toContain("published");
    await lock.release();
    await isUnharmed();
  });
});

describe("a pipe in place of a file", () => {
  const pipe = (place: string) => execFileSync("mkfifo", [place]);

  it("is not waited for", async () => {
    for (const name of ["kulla-draft.json", "Planet/kati 1.svg"]) {
      const { folder, isUnharmed } = await received();
      await rm(inFolder(folder, name));
      pipe(inFolder(folder, name));
      const outcome = await publish(folder).then(JSON.stringify, String);
      expect(outcome, name).toContain(`${name} is not a file that can be read.`);
      await isUnharmed();
    }
    const { folder } = await received();
    await rm(inFolder(folder, "kulla-draft.json"));
    pipe(inFolder(folder, "project.json"));
    await expect(checkFolder(folder)).rejects.toThrow("project.json is not a file that can be read.");
    await expect(sourcePlace(folder, "project.json")).rejects.toThrow("is not a file that can be read");
  });

  it("does not stop the studio's own writing", async () => {
    const { folder } = await received();
    await trustFolder(folder);
    await mkdir(inFolder(folder, "published"));
    await mkdir(inFolder(folder, ".kulla/versions/4"), { recursive: true });
    for (const name of [".kulla/whole.json", ".kulla/published.json", ".kulla/draft-before.json"])
      pipe(inFolder(folder, name));
    for (const name of ["availability.json", versionFile]) pipe(inFolder(folder, "published", name));
    pipe(inFolder(folder, `.kulla/versions/4/${versionFile}`));
    expect(await publish(folder)).toMatchObject({ kind: "published", movedAside: "published-received-1" });
    expect(await readPreviousDraft(folder)).toBeUndefined();
  });
});

describe("a project inside a received folder", () => {
  it("gives visitors none of the owner's hidden files, and none of the studio's own", async () => {
    for (const path of [".env", "Fotot/.git/config", "kulla-draft.json", "KULLA-DRAFT.json", ".kulla/mark.json"]) {
      const { folder } = await received(drawnProject({ layouts: [{ id: "a", pictures: [picture(path, [9, 9])] }] }));
      await trustFolder(folder);
      if (!(await stat(inFolder(folder, path)).catch(() => undefined))) await put(folder.root, path, "a password");
      const problem = `${path} is a hidden file or the studio's own: it is not published.`;
      const published = await publish(folder);
      expect(published.kind === "refused" && published.problems).toContainEqual(
        expect.objectContaining({ severity: "block", values: expect.objectContaining({ problem }) }),
      );
      expect((await checkFolder(folder)).problems).toContainEqual(
        expect.objectContaining({ problem, severity: "blocks" }),
      );
      expect(await readdir(folder.root)).not.toContain("published");
    }
  });

  it("is read through no link, device or pipe, and names nothing outside", async () => {
    const { folder, victim, isUnharmed } = await received();
    await rm(inFolder(folder, "kulla-draft.json"));
    await symlink(join(victim, "letter.txt"), inFolder(folder, "kulla-draft.json"));
    await expect(publish(folder)).rejects.toThrow("a link that leads out of the folder");
    await expect(checkFolder(folder)).rejects.toThrow("a link that leads out of the folder");
    await rm(inFolder(folder, "kulla-draft.json"));
    await mkdir(inFolder(folder, "kulla-draft.json"));
    await expect(publish(folder)).rejects.toThrow("kulla-draft.json is not a file that can be read.");
    await rm(inFolder(folder, "kulla-draft.json"), { recursive: true });
    await put(folder.root, "project.json", JSON.stringify(drawnProject({ availability: "%2e%2e/victim/letter.txt" })));
    expect((await checkFolder(folder)).problems.map(({ problem }) => problem).join()).not.toContain("of somebody");
    execFileSync("truncate", ["-s", "3G", inFolder(folder, "kulla-draft.json")]);
    await expect(checkFolder(folder)).rejects.toThrow("kulla-draft.json is larger than 64 MB.");
    await isUnharmed();
  });
});

describe("a draft that is nested 200,000 levels deep", () => {
  const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
  const deepObjects = `${'{"a":'.repeat(200_000)}1${"}".repeat(200_000)}`;

  it("is refused with a sentence wherever it is read", async () => {
    for (const inner of [deep, deepObjects]) {
      const { folder } = await received();
      const project = JSON.stringify(drawnProject()).replace(
        '"version":2',
        `"version":2,"studio":{"x":${inner}},"y":${inner}`,
      );
      await writeFile(inFolder(folder, "kulla-draft.json"), `{"draftVersion":1,"settings":{},"project":${project}}`);
      await expect(publish(folder)).rejects.toThrow("is nested more than 200 levels deep");
      await expect(checkFolder(folder)).rejects.toThrow("is nested more than 200 levels deep");
      const lock = await lockFolder(folder, "a test");
      const { revision } = await readDraftText(folder);
      await expect(saveDraft({ folder, lock, draft: smallDraft(), revision })).rejects.toThrow("levels deep");
      await lock.release();

      await rm(inFolder(folder, "kulla-draft.json"));
      await put(folder.root, "project.json", project);
      await expect(checkFolder(folder)).rejects.toThrow("project.json is nested more than 200 levels deep");
    }
  });

  it("is not accepted from a browser window", async () => {
    const { folder } = await received();
    const studio = await startStudioServer({ port: 0 });
    await studio.session.open(folder.root);
    const address = `http://127.0.0.1:${studio.port}`;
    const headers = { "x-kulla-token": studio.token, "Content-Type": "application/json" };
    const body = `{"draft":{"draftVersion":1,"project":${deep}},"revision":""}`;
    const response = await fetch(`${address}/api/draft`, { method: "PUT", headers, body });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("is nested more than 200 levels deep");
    await studio.close();
  });
});

describe("the consent to a tour's scripts", () => {
  it("cannot arrive with a folder; the owner's own stays when the folder is opened again", async () => {
    const tours = [{ id: "vr-a-1", url: "tours/a/index.html", studio: { folder: "Vizita", allowsScripts: true } }];
    const { folder } = await received(drawnProject({ tours }));
    const studio = await startStudioServer({ port: 0 });
    await studio.session.open(folder.root);
    const { text = "", revision } = await readDraftText(folder);
    expect(text).toContain('"folder":"Vizita"');
    expect(text).not.toContain("allowsScripts");
    const agreed = JSON.parse(text.replace('"folder":"Vizita"', '"folder":"Vizita","allowsScripts":true')) as object;
    await studio.session.save(agreed, revision);
    await studio.close();
    const again = await startStudioServer({ port: 0 });
    await again.session.open(folder.root);
    expect((await readDraftText(folder)).text).toContain('"allowsScripts":true');
    await again.close();
  });

  it("cannot arrive with its name written in escapes", async () => {
    const tours = [{ id: "vr-a-1", url: "tours/a/index.html", studio: { folder: "Vizita", allowsScripts: true } }];
    const { folder } = await received(drawnProject({ tours }));
    const file = join(folder.root, "kulla-draft.json");
    await writeFile(file, (await readFile(file, "utf8")).replace('"allowsScripts"', String.raw`"allows\u0053cripts"`));
    await dropReceivedAgreements(folder);
    const draft = JSON.parse(await readFile(file, "utf8")) as { project: { tours: object[] } };
    expect(draft.project.tours).toEqual([expect.objectContaining({ studio: { folder: "Vizita" } })]);
  });
});

describe("a previous draft", () => {
  it("is not restored through a link placed under the replaced one's name", async () => {
    const { folder, victim, isUnharmed } = await received();
    const lock = await lockFolder(folder, "a test");
    const { revision } = await readDraftText(folder);
    await saveDraft({ folder, lock, draft: smallDraft(), revision });
    const now = vi.spyOn(Date, "now").mockReturnValue(1_800_000_000_000);
    const name = ".kulla/draft-replaced-1800000000000.json";
    for (const each of [name, `${name}.tmp`]) await symlink(join(victim, ".bashrc"), inFolder(folder, each));
    await restoreDraft(folder, lock);
    now.mockRestore();
    expect((await lstat(inFolder(folder, name))).isFile()).toBe(true);
    await lock.release();
    await isUnharmed();
  });
});
