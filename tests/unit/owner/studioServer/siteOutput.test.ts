import { once } from "node:events";
import { lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile, cp } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { listSources } from "../../../../owner/studio/server/folder/ownerFolder.ts";
import { stateFolder } from "../../../../owner/studio/server/folder/stateFolder.ts";
import { beginSite } from "../../../../owner/studio/server/site/siteOutput.ts";
import { put } from "../../../support/ownerFolder.ts";

let all = "";
beforeAll(async () => void (all = await mkdtemp(join(tmpdir(), "kulla-site-output-"))));
afterAll(() => rm(all, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

const mark = ".kulla-site.json";

/** The mark of an earlier release, which anybody can write. */
const forgedMark = (...names: readonly string[]) => JSON.stringify({ version: 1, names });

const ownersFolder = () => mkdtemp(join(all, "Blloku-"));

type Made = { readonly out?: string; readonly pages?: readonly string[]; readonly inputs?: string };

/** Makes a site as `kulla site` does, with these pages, and returns its sentences. `out`: as in `--out`. */
async function makeSite(folder: string, { out, pages = ["index.html"], inputs = "same" }: Made = {}) {
  const sentences: string[] = [];
  const source = { published: { root: folder }, contents: [{ root: folder }], out: join(folder, "website") };
  const output = await beginSite(out ?? source.out, source, {
    isDefault: out === undefined,
    report: (sentence) => void sentences.push(sentence),
    reportReceived: (sentence) => void sentences.push(sentence),
  });
  try {
    if (await output.unchanged(inputs)) return ["unchanged", ...sentences];
    for (const page of pages) await put(output.place, page, `<p>${page}`);
    await output.finish({ inputs, origin: "https://lumi.example", pages: pages.length });
  } finally {
    await output.discard();
  }
  return sentences;
}

const namesIn = async (folder: string) => (await readdir(folder)).toSorted();

const kindOf = (place: string) =>
  lstat(place).then(
    (found) => (found.isSymbolicLink() ? "link" : "there"),
    () => "missing",
  );

/** What somebody sends: a program of web servers, a file of settings, and links to private files. */
async function writeForged(site: string): Promise<void> {
  await put(site, "shell.php", "<?php system($_GET['c']);");
  await put(site, ".htaccess", "Options +Indexes");
  await put(site, "deep/page.html", "theirs");
  await symlink("/etc/passwd", join(site, "passwd"));
  await symlink("/etc", join(site, "deep/etc"));
}

describe("a site that arrived with a folder", () => {
  for (const [which, text] of Object.entries({
    "an earlier release": forgedMark(),
    "another computer": JSON.stringify({ version: 2, secret: "0".repeat(64) }),
    nobody: "not JSON",
  }))
    it(`is renamed with everything in it, and reported, if its mark is from ${which}`, async () => {
      const folder = await ownersFolder();
      await put(folder, `website/${mark}`, text);
      await writeForged(join(folder, "website"));
      expect(await makeSite(folder)).toEqual([
        expect.stringMatching(/"website" in .* was renamed to "website-received-1".*\.git and CNAME.* by hand\.$/),
      ]);
      expect(await namesIn(join(folder, "website"))).toEqual([mark, "index.html"]);
      expect(await namesIn(join(folder, "website-received-1"))).toEqual(
        [".htaccess", mark, "deep", "passwd", "shell.php"].toSorted(),
      );
      expect(await kindOf(join(folder, "website-received-1/deep/etc"))).toBe("link");
      // The new site is this computer's own.
      expect(await makeSite(folder)).toEqual(["unchanged"]);
      expect(await makeSite(folder, { inputs: "other" })).toEqual([]);
    });

  it("is renamed if it is a copy of a site that this computer made, at another place", async () => {
    const [mine, theirs] = [await ownersFolder(), await ownersFolder()];
    await makeSite(mine);
    await cp(join(mine, "website"), join(theirs, "website"), { recursive: true });
    await writeForged(join(theirs, "website"));
    expect(await makeSite(theirs)).toEqual([expect.stringContaining('"website-received-1"')]);
    expect(await namesIn(join(theirs, "website"))).toEqual([mark, "index.html"]);
    expect(await makeSite(mine)).toEqual(["unchanged"]);
  });

  it("is renamed if it was moved away before, and never becomes part of the new site, nor the site itself", async () => {
    for (const hasSite of [true, false]) {
      const folder = await ownersFolder();
      if (hasSite) await makeSite(folder);
      const before = join(folder, ".website-0123456789ab.before");
      await writeForged(before);
      expect(await makeSite(folder, { inputs: "other" })).toEqual([
        expect.stringMatching(/"\.website-0123456789ab\.before" in .* was renamed to "website-received-1"/),
      ]);
      expect(await namesIn(join(folder, "website"))).toEqual([mark, "index.html"]);
      expect(await kindOf(before)).toBe("missing");
      expect(await namesIn(join(folder, "website-received-1"))).toContain("shell.php");
      expect(await listSources({ root: folder })).toEqual([]);
    }
  });

  it("is not removed as a half-written one, whatever its mark states", async () => {
    const folder = await ownersFolder();
    const half = join(folder, ".website-0-0123456789ab.new");
    await put(half, mark, forgedMark("photos"));
    await put(half, "photos/child.jpg", "a photograph");
    const files = join(folder, ".website-0-ba9876543210.new");
    await put(files, ".photos.tmp/child.jpg", "a photograph");
    await makeSite(folder);
    expect(await kindOf(join(half, "photos/child.jpg"))).toBe("there");
    expect(await kindOf(join(files, ".photos.tmp/child.jpg"))).toBe("there");
  });
});

describe("a folder that is named by --out", () => {
  it("is refused, with everything in it, if its mark is not from this computer", async () => {
    const [folder, home] = [await ownersFolder(), await mkdtemp(join(all, "home-"))];
    await put(home, "Documents/letter.txt", "precious");
    await put(home, mark, forgedMark("Documents"));
    await expect(makeSite(folder, { out: home })).rejects.toThrow(
      /is a site without a record on this computer .*: rename it, or choose another folder with --out\. .*\.git and CNAME/,
    );
    expect(await namesIn(home)).toEqual([mark, "Documents"]);
    expect(await readFile(join(home, "Documents/letter.txt"), "utf8")).toBe("precious");
  });

  it("is refused without a mark; an empty one becomes the site", async () => {
    const [folder, photos, empty] = [await ownersFolder(), join(all, "photos"), join(all, "empty")];
    await put(photos, "wedding.jpg", "precious");
    await mkdir(empty);
    await expect(makeSite(folder, { out: photos })).rejects.toThrow("is not a site that kulla made: rename it");
    expect(await namesIn(photos)).toEqual(["wedding.jpg"]);
    expect(await makeSite(folder, { out: empty })).toEqual([]);
    expect(await namesIn(empty)).toEqual([mark, "index.html"]);
  });

  it("loses only what this computer wrote, even if somebody changes the mark of a site", async () => {
    const [folder, out] = [await ownersFolder(), join(all, "changed")];
    await makeSite(folder, { out, pages: ["index.html", "old/index.html"] });
    await put(out, "Documents/letter.txt", "precious");
    const { secret } = JSON.parse(await readFile(join(out, mark), "utf8")) as { secret: string };
    await writeFile(join(out, mark), JSON.stringify({ version: 2, secret, names: ["Documents"] }));
    await makeSite(folder, { out, inputs: "other" });
    expect(await namesIn(out)).toEqual([mark, "Documents", "index.html"]);
  });
});

describe("a site that this computer made", () => {
  it("keeps its owner's additions, also after its folder was moved, and drops obsolete pages", async () => {
    const folder = await ownersFolder();
    await makeSite(folder, { pages: ["index.html", "apartments/2-1/index.html", "old.html"] });
    await put(folder, "website/.git/HEAD", "ref: refs/heads/main");
    await put(folder, "website/CNAME", "lumi.example");
    const moved = `${folder}-moved`;
    await rename(folder, moved);
    expect(await makeSite(moved, { inputs: "other" })).toEqual([]);
    expect(await namesIn(moved)).toEqual(["website"]);
    expect(await namesIn(join(moved, "website"))).toEqual([".git", mark, "CNAME", "index.html"]);
    expect(await makeSite(moved, { inputs: "other" })).toEqual(["unchanged"]);
  });

  it("never gets a link; what cannot be moved into the new site is set aside and named", async () => {
    const folder = await ownersFolder();
    await makeSite(folder);
    const site = join(folder, "website");
    await put(site, ".git/HEAD", "ref: refs/heads/main");
    await mkdir(join(site, ".git/hooks"));
    await symlink("/etc/passwd", join(site, ".git/hooks/pre-commit"));
    await symlink("/etc", join(site, "etc"));
    await put(site, "about/mine.txt", "mine");
    await symlink("/etc", join(site, "about/etc"));
    const daemon = createServer().listen(join(site, ".git/daemon.ipc"));
    await once(daemon, "listening");
    const sentences = await makeSite(folder, { pages: ["index.html", "about/index.html"], inputs: "other" });
    expect(sentences).toEqual([expect.stringContaining('not in the new site, but in "website-previous-1"')]);
    for (const path of [".git/hooks/pre-commit", "etc", "about"]) expect(sentences[0]).toContain(`"${path}"`);
    expect(await namesIn(site)).toEqual([".git", mark, "about", "index.html"]);
    expect(await namesIn(join(site, "about"))).toEqual(["index.html"]);
    expect(await namesIn(join(site, ".git"))).toEqual(["HEAD", "daemon.ipc", "hooks"]);
    daemon.close();
    expect(await namesIn(join(site, ".git/hooks"))).toEqual([]);
    const aside = join(folder, "website-previous-1");
    expect(await kindOf(join(aside, ".git/hooks/pre-commit"))).toBe("link");
    expect(await kindOf(join(aside, "etc"))).toBe("link");
    expect(await readFile(join(aside, "about/mine.txt"), "utf8")).toBe("mine");
    expect(await kindOf(join(aside, "about/etc"))).toBe("link");
    expect(await namesIn(folder)).toEqual(["website", "website-previous-1"]);
  });

  it("is restored after a crash that left it moved away, and keeps the additions that were not moved yet", async () => {
    const folder = await ownersFolder();
    const [site, before] = [join(folder, "website"), join(folder, ".website-0123456789ab.before")];
    await makeSite(folder, { pages: ["index.html", "old.html"] });
    await put(site, "CNAME", "lumi.example");
    await rename(site, before);
    expect(await makeSite(folder)).toEqual(["unchanged"]);
    expect(await namesIn(site)).toEqual([mark, "CNAME", "index.html", "old.html"].toSorted());
    // A crash after the new site was put in place.
    await rename(site, join(folder, "previous"));
    await makeSite(folder);
    await rename(join(folder, "previous"), before);
    expect(await makeSite(folder, { inputs: "other" })).toEqual([]);
    expect(await namesIn(site)).toEqual([mark, "CNAME", "index.html"].toSorted());
    expect(await namesIn(folder)).toEqual(["website"]);
  });

  it("leaves no record in the state folder of a site that was replaced, or never finished", async () => {
    vi.stubEnv("KULLA_STATE", join(all, "own state"));
    const folder = await ownersFolder();
    await makeSite(folder);
    await makeSite(folder, { inputs: "other" });
    await makeSite(folder, { inputs: "other" });
    expect(await readdir(join(stateFolder(), "sites"))).toHaveLength(1);
  });
});
