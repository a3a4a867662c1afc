import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyProject } from "../../../../owner/studio/server/site/copyProject.ts";
import { lockFolder } from "../../../../owner/studio/server/folder/folderLock.ts";
import { checkFolder } from "../../../../owner/studio/server/publish/checkFolder.ts";
import { publishFolder } from "../../../../owner/studio/server/publish/publishFolder.ts";
import { makeOwnerFolder, plan, put, smallDraft } from "../../../support/ownerFolder.ts";

let all = "";
beforeAll(async () => void (all = await mkdtemp(join(tmpdir(), "kulla-tours-"))));
afterAll(() => rm(all, { recursive: true }));

const project = {
  version: 2,
  name: "Qendra",
  contact: {},
  towers: [{ id: "b1" }],
  floors: [
    {
      tower: "b1",
      floor: 1,
      apartments: [
        { id: "b1-1", label: "1", tour: "above" },
        { id: "b1-2", label: "2", tour: "near" },
        { id: "b1-3", label: "3", tour: "own" },
        { id: "b1-4", label: "4", tour: "gone" },
        { id: "b1-5", label: "5", tour: "web" },
      ],
    },
  ],
  tours: [
    { id: "above", url: "../../tours/9/index.htm" },
    { id: "near", url: "../tours/1/index.htm" },
    { id: "own", url: "tours/2/" },
    { id: "gone", url: "tours/3/index.htm" },
    { id: "web", url: "https://tours.example/4" },
  ],
};

/** The page of a tour that this program made. */
const ourPage = `<!doctype html>
<html lang="sq">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>360</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="../../tours/viewer.css">
<script type="module" src="../../tours/viewer.js" fetchpriority="low"></script>
`;
const foreignPage = "<!doctype html><script>top.stolen = 1</script>";

/** Files by their paths: in the project's folder, or above it. */
type Files = Readonly<Record<string, string | Buffer>>;

type Copy = { readonly files?: Files; readonly name?: string; readonly allowedTours?: readonly string[] };

/** The site's project.json and other files, its project as read, and the sentences. */
async function copied(json: object, { files = {}, name = "project", allowedTours = [] }: Copy = {}) {
  const root = await mkdtemp(join(all, "owner-"));
  await put(root, "tours/1/index.htm", ourPage);
  await put(root, `${name}/tours/2/index.htm`, ourPage);
  await put(root, `${name}/project.json`, JSON.stringify(json));
  for (const [path, content] of Object.entries(files)) await put(join(root, name), path, content);
  return copiedFrom(join(root, name), allowedTours);
}

async function copiedFrom(published: string, allowedTours: readonly string[] = []) {
  const site = await mkdtemp(join(all, "site-"));
  await mkdir(join(site, "project"));
  const viewer = join(all, "viewer");
  for (const file of ["tours/viewer.js", "tours/viewer.js.map", "fonts/a.woff2"]) await put(viewer, file, "");
  const notes: string[] = [];
  const report = (sentence: string) => void notes.push(sentence);
  const root = await realpath(published);
  const found = await copyProject({ root }, site, { report, allowedTours, viewer });
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const paths = entries.flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name).slice(site.length + 1)] : [],
  );
  return { notes, found, paths: paths.toSorted(), text: await readFile(join(site, "project/project.json"), "utf8") };
}

describe("a tour whose files a site does not have", () => {
  it("is left out of the site with a sentence, and its apartments offer none; the other tours stay", async () => {
    const { notes, found, text } = await copied(project);
    expect(notes).toEqual([
      expect.stringMatching(
        /^project\.json: tours\[0\]\.url: "\.\.\/\.\.\/tours\/9\/index\.htm" lies above \.\.\/tours\/,/,
      ),
      "project.json: tours[3].url: there is no file tours/3/index.htm: a site leaves this tour out. Correct its address, or put the tour there.",
    ]);
    expect(found.tours.map(({ id }) => id)).toEqual(["near", "own", "web"]);
    const apartments = found.floors.flatMap((floor) => floor.apartments);
    expect(apartments.map(({ tour }) => tour)).toEqual([undefined, "near", "own", undefined, "web"]);
    expect(text).not.toMatch(/tours\/9|tours\/3/);
  });

  it("changes nothing in a project whose tours are all there, whatever the operating system has put beside them", async () => {
    const whole = { ...project, tours: project.tours.toSpliced(3, 1).slice(1) };
    const floors = project.floors.map((floor) => ({ ...floor, apartments: floor.apartments.slice(1, 3) }));
    const json = { ...whole, floors, buildingWord: {} };
    const files = { "tours/2/Thumbs.db": "", "tours/2/desktop.ini": "", "tours/2/.DS_Store": "" };
    const { notes, text } = await copied(json, { files });
    expect([notes, text]).toEqual([[], JSON.stringify(json)]);
  });
});

describe("a site's project.json", () => {
  it("calls the buildings of a project without a word of its own buildings, not towers", async () => {
    const { tours: _, ...withoutTours } = project;
    const { text } = await copied({ ...withoutTours, floors: [] });
    expect(JSON.parse(text)).toMatchObject({ name: "Qendra", buildingWord: { en: ["building", "buildings"] } });
    const own = { ...withoutTours, floors: [], buildingWord: { en: ["wing"] } };
    expect((await copied(own)).text).toBe(JSON.stringify(own));
    const invalid = { ...own, buildingWord: null };
    expect(JSON.parse((await copied(invalid)).text).buildingWord).toMatchObject({ en: ["building", "buildings"] });
  });
});

const withoutTours = { ...project, tours: [], floors: [] };
const withTours = (...tours: readonly (readonly [id: string, url: string])[]) => ({
  ...withoutTours,
  tours: tours.map(([id, url]) => ({ id, url })),
});
/** What every site of these projects has. */
const always = ["project/project.json"];

describe("a file that a received project names as its availability", () => {
  const valid = { version: 1, revision: 1, generatedAt: "2026-11-20T12:00:00Z", homes: {} };

  it("is copied if it holds statuses and prices", async () => {
    const { notes, paths } = await copied(
      { ...withoutTours, availability: "statuses.json" },
      { files: { "statuses.json": JSON.stringify(valid) } },
    );
    expect([notes, paths]).toEqual([[], [...always, "project/statuses.json"]]);
  });

  const texts: Files = {
    "shell.php": '"<?php system($_GET[0]); ?>"',
    ".env": '"secret"',
    "kulla-draft.json": JSON.stringify(valid),
    "prices.jsonl": JSON.stringify(valid),
    "sync.json": '{"source":"list.xlsx"}',
    "sub/.git/config": "{}",
    "_worker.js": JSON.stringify(valid),
    "page.html": JSON.stringify(valid),
    "x.php.json": JSON.stringify(valid),
    "website.shtml": JSON.stringify(valid),
    "program.json": "<?php",
  };
  for (const [path, text] of Object.entries(texts))
    it(`is left out with a sentence otherwise: ${path}`, async () => {
      const { notes, paths } = await copied({ ...withoutTours, availability: path }, { files: { [path]: text } });
      expect(paths).toEqual(always);
      expect(notes).toEqual([expect.stringContaining(path)]);
    });
});

describe("a list of published files", () => {
  const listed = (...paths: readonly string[]) =>
    JSON.stringify({
      number: 1,
      publishedAt: "2026-11-20T12:00:00Z",
      fingerprint: "x",
      files: Object.fromEntries(paths.map((path) => [path, 5])),
    });

  it("that arrived with the folder counts for nothing: only the files that the project names are copied", async () => {
    const programs = ["shell.php", ".htaccess", "run.cgi", "page.html", "note.txt", "tours/2/index.htm"];
    const { paths } = await copied(
      { ...withoutTours, contact: { links: [{ name: "Plan", url: "plan.svg" }] } },
      {
        name: "published",
        files: {
          ...Object.fromEntries(programs.map((path) => [path, "#!/bin/sh"])),
          "plan.svg": plan,
          ".kulla-version.json": listed("project.json", "plan.svg", ...programs),
        },
      },
    );
    expect(paths).toEqual(["project/plan.svg", ...always]);
  });

  it("is followed if this computer published it: also the pages of a tour that its owner agreed to", async () => {
    const draft = {
      towers: [{ id: "b1", name: "Blloku 1", outline: "M10 10H90V90H10Z" }],
      floors: [{ tower: "b1", floor: 1, apartments: [{ id: "b1-1", label: "1", status: "sold", tour: "vr" }] }],
      tours: [{ id: "vr", url: "tours/vr/index.html" }],
      plans: [],
      layouts: [],
    };
    const owner = await makeOwnerFolder(all, smallDraft(draft));
    await put(owner, "tours/vr/index.html", foreignPage);
    await put(owner, "tours/vr/a/b.js", "1");
    const folder = { root: await realpath(owner) };
    const lock = await lockFolder(folder, "a test");
    const { kind } = await publishFolder({ folder, lock, allowedTours: ["vr"], onProgress: () => undefined });
    expect(kind).toBe("published");
    await lock.release();
    const own = await copiedFrom(join(owner, "published"));
    expect(own.notes).toEqual([]);
    expect(own.paths).toEqual(expect.arrayContaining(["project/tours/vr/a/b.js", "project/tours/vr/index.html"]));
    const elsewhere = join(all, "returned/published");
    await cp(join(owner, "published"), elsewhere, { recursive: true });
    const received = await copiedFrom(elsewhere);
    expect(received.notes).toEqual([expect.stringContaining("--allow-tour vr")]);
    expect(received.paths.filter((path) => path.includes("tours"))).toEqual([]);
  });
});

describe("a tour made elsewhere", () => {
  const files = { "evil/index.html": foreignPage, "evil/deep/a.js": "1", "../tours/far/index.html": foreignPage };
  const json = withTours(["vr", "evil/index.html"], ["far", "../tours/far/"], ["own", "tours/2/"]);

  it("is left out of the site with a sentence that says how to agree, and no page links to it", async () => {
    const { notes, paths, found } = await copied(json, { files });
    expect(notes).toEqual([
      expect.stringMatching(/^project\.json: tours\[0\]\.url: .* made elsewhere.* --allow-tour vr\.$/),
      expect.stringMatching(/^project\.json: tours\[1\]\.url: .* made elsewhere.* --allow-tour far\.$/),
    ]);
    expect(paths.filter((path) => /evil|far/.test(path))).toEqual([]);
    expect(found.tours.map(({ id }) => id)).toEqual(["own"]);
  });

  it("is named by check as well, before a site is built, and so is an availability file that is none", async () => {
    const root = await mkdtemp(join(all, "checked-"));
    await put(root, "project/project.json", JSON.stringify({ ...json, availability: "statuses.php" }));
    await put(root, "project/tours/2/index.htm", ourPage);
    const valid = JSON.stringify({ version: 1, revision: 1, generatedAt: "2026-11-20T12:00:00Z" });
    await put(root, "project/statuses.php", valid);
    for (const [path, content] of Object.entries(files)) await put(join(root, "project"), path, content);
    const { problems } = await checkFolder({ root: await realpath(join(root, "project")) });
    const found = problems.filter(({ path }) => /^tours|^availability/.test(path));
    expect(found.map(({ path, problem, severity }) => `${severity} ${path}: ${problem}`)).toEqual([
      expect.stringMatching(/^blocks availability: statuses\.php is not a JSON file of statuses and prices/),
      expect.stringMatching(/^warns tours\[0\]\.url: .* --allow-tour vr$/),
      expect.stringMatching(/^warns tours\[1\]\.url: .* --allow-tour far$/),
    ]);
  });

  it("is copied with its scripts once its owner agrees, without programs of the server and hidden files", async () => {
    const { notes, paths, found } = await copied(json, {
      files: { ...files, "evil/run.php": "<?php", "evil/.git/config": "x" },
      allowedTours: ["vr", "far"],
    });
    expect(found.tours.map(({ id }) => id)).toEqual(["vr", "far", "own"]);
    expect(paths.filter((path) => /evil|far/.test(path))).toEqual([
      "project/evil/deep/a.js",
      "project/evil/index.html",
      "tours/far/index.html",
    ]);
    expect(notes).toEqual([expect.stringMatching(/evil\/run\.php, evil\/\.git\/config \(2 in all\)/)]);
  });

  it("needs no agreement if this program made it, and comes with this program's viewer", async () => {
    const { notes, paths } = await copied(withTours(["own", "tours/2/"]), { files: { "tours/viewer.js": "evil" } });
    expect([notes, paths]).toEqual([
      [],
      ["project/fonts/a.woff2", ...always, "project/tours/2/index.htm", "project/tours/viewer.js"],
    ]);
  });
});

describe("of the tours next to the project's folder", () => {
  const others = {
    "../tours/panoramas.json": "{}",
    "../tours/contract.txt": "secret",
    "../tours/9/index.htm": ourPage,
    "../tours/9/a.webp": "x",
  };

  it("a site has only those that the project names", async () => {
    const { paths } = await copied(withTours(["near", "../tours/1/index.htm"]), { files: others });
    expect(paths.filter((path) => path.startsWith("tours/"))).toEqual(["tours/1/index.htm"]);
  });

  it("a missing one brings none of the others", async () => {
    const { notes, paths } = await copied(withTours(["gone", "../tours/8/index.htm"]), { files: others });
    expect(paths.filter((path) => path.startsWith("tours/"))).toEqual([]);
    expect(notes).toEqual([expect.stringContaining("there is no file ../tours/8/index.htm")]);
  });

  it("the one of the surroundings, which the site names itself, comes with them", async () => {
    const { notes, paths } = await copied(withTours(["near", "../tours/1/index.htm"]), {
      files: { "../tours/exterior/index.htm": ourPage },
    });
    expect(notes).toEqual([]);
    expect(paths).toContain("tours/exterior/index.htm");
  });
});
