import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProjectFile } from "../../../../src/project/file/projectSchema.ts";
import { draftFromProjectFile } from "../../../../owner/studio/draft/file/draftFromProjectFile.ts";
import { lockFolder } from "../../../../owner/studio/server/folder/folderLock.ts";
import { checkFolder } from "../../../../owner/studio/server/publish/checkFolder.ts";
import { printedProblems } from "../../../../owner/studio/server/publish/problem.ts";
import { publishFolder } from "../../../../owner/studio/server/publish/publishFolder.ts";
import { pdfFile } from "../../../support/pdfFile.ts";
import { makeOwnerFolder, picture, plan, put, smallDraft, smallProject } from "../../../support/ownerFolder.ts";

let all = "";
beforeAll(async () => {
  all = await realpath(await mkdtemp(join(tmpdir(), "kulla-received-")));
});
afterAll(() => rm(all, { recursive: true }));

const timeout = 120_000;

const home = (more: object = {}) => ({
  floors: [{ tower: "b1", floor: 1, apartments: [{ id: "b1-1", label: "1", status: "sold", ...more }] }],
});

/** Nothing blocks it, and no picture has to be made for it. */
const bare = {
  towers: [{ id: "b1", name: "Blloku 1", outline: "M10 10H90V90H10Z" }],
  plans: [],
  layouts: [],
  ...home(),
};
const project = (more: object) => smallDraft({ ...bare, ...more });

/** A separate folder inside a write-protected one. */
async function folderOf(draft: object): Promise<string> {
  const around = await mkdtemp(join(all, "around-"));
  await mkdir(join(around, "home"));
  return makeOwnerFolder(join(around, "home"), draft);
}

const filesIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [],
  );
};

async function publish(root: string, allowedTours: readonly string[] = []) {
  const folder = { root };
  const lock = await lockFolder(folder, "a test");
  try {
    const viewer = join(all, "viewer");
    await put(viewer, "tours/viewer.js", "");
    const published = await publishFolder({ folder, lock, viewer, allowedTours, onProgress: () => undefined });
    const problems = published.kind === "refused" ? published.problems : published.leftOut;
    const files = (await filesIn(join(root, "published"))).filter((name) => !/^(tours\/viewer|\.kulla)/.test(name));
    return { kind: published.kind, problems: printedProblems(problems, published.draft), files };
  } finally {
    await lock.release();
  }
}

const check = async (root: string) => (await checkFolder({ root })).problems;
const published = async (root: string) =>
  JSON.parse(await readFile(join(root, "published/project.json"), "utf8")) as ProjectFile;

describe("an address in a received draft", { timeout }, () => {
  const escaping = "a%2f..%2f..%2f..%2fhome2%2fauthorized_keys";
  const scene = {
    id: "s",
    file: "360/s.jpg",
    width: 2048,
    height: 1024,
    name: { sq: "s", en: "", de: "" },
    headingDeg: 0,
    startDeg: 0,
    doors: [],
  };
  const fields: Readonly<Record<string, object>> = {
    "a tour's page": { tours: [{ id: "vr-1", url: escaping }] },
    "the page of a tour that the studio makes": { tours: [{ id: "vr-1", url: escaping, studio: { scenes: [scene] } }] },
    "the place of a tour made elsewhere": {
      tours: [{ id: "vr-1", url: escaping, studio: { folder: "Vizita", allowsScripts: true } }],
    },
    "an apartment's PDF": home({ pdf: escaping }),
    "a brochure's PDF": { brochure: { pages: [], pdf: escaping } },
    "a brochure's texts": { brochure: { pages: [], text: escaping } },
    "a picture": { brochure: { pages: [picture(escaping, [8, 8])] } },
    "a picture's other files": {
      brochure: {
        pages: [{ ...picture("a.jpg", [8, 8]), sources: [{ type: "image/avif", srcset: `${escaping} 8w` }] }],
      },
    },
    "a tour's poster": { tours: [{ id: "vr-1", url: "https://example.com/", poster: picture(escaping, [8, 8]) }] },
    "a layout's folder": { layouts: [{ id: "a", folder: escaping }] },
    "a language's words": { texts: { it: escaping } },
    "a link": { contact: { links: [{ name: "Facebook", url: escaping }] } },
  };
  for (const [name, more] of Object.entries(fields)) {
    it(`prevents publishing if it could lead out of the folder: ${name}`, async () => {
      const root = await folderOf(project(more));
      await put(root, "Vizita/index.html", "<!doctype html><title>360</title>");
      const around = join(root, "../..");
      const before = await filesIn(around);
      expect(await check(root)).toContainEqual(
        expect.objectContaining({
          severity: "blocks",
          problem: expect.stringContaining("is not the address of a file"),
        }),
      );
      const ran = await publish(root);
      expect(ran.kind).toBe("refused");
      expect((await filesIn(around)).filter((file) => !file.includes(".kulla/"))).toEqual(before);
    });
  }

  it("is found in a project.json as well, before anything is imported", async () => {
    const root = await mkdtemp(join(all, "project-"));
    await put(root, "project.json", JSON.stringify(smallProject({ ...bare, ...home({ pdf: escaping }) })));
    expect(await check(root)).toContainEqual(
      expect.objectContaining({ path: "floors[0].apartments[0].pdf", severity: "blocks" }),
    );
  });

  it("of statuses is not read from behind a link that leads out", async () => {
    const root = await mkdtemp(join(all, "project-"));
    await put(all, "elsewhere/secret.json", "{}");
    await symlink(join(all, "elsewhere"), join(root, "live"));
    await put(root, "project.json", JSON.stringify(smallProject({ ...bare, availability: "live/secret.json" })));
    await expect(check(root)).rejects.toThrow(/link that leads out of the folder/);
  });
});

describe("a field of a received draft", { timeout }, () => {
  const secrets: Readonly<Record<string, object>> = {
    "keys/secret.key as an apartment's PDF": home({ pdf: "keys/secret.key" }),
    ".env as an apartment's PDF": home({ pdf: ".env" }),
    "a PDF by its name alone": home({ pdf: "keys/secret.pdf" }),
    "the draft as a brochure's texts": { brochure: { pages: [], text: "kulla-draft.json" } },
    "keys as a language's words": { texts: { it: "keys/list.json" } },
    "keys as a brochure's texts": { brochure: { pages: [], text: "keys/list.txt" } },
    "a picture by its name alone": { brochure: { pages: [picture("keys/secret.jpg", [8, 8])] } },
    "a program that begins as a picture": { brochure: { pages: [picture("keys/run.php", [8, 8])] } },
    "a program that a server finds in the middle": { brochure: { pages: [picture("keys/run.php.jpg", [8, 8])] } },
    "a drawing with a script": { brochure: { pages: [picture("keys/plan.svg", [8, 8])] } },
    "a page as a link": { contact: { links: [{ name: "Facebook", url: "keys/page.html" }] } },
    "keys as the privacy statement": { inquiry: { privacy: { url: "keys/secret.key" } } },
  };
  for (const [name, more] of Object.entries(secrets)) {
    it(`publishes only what belongs there: ${name}`, async () => {
      const root = await folderOf(project(more));
      const photograph = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
        .jpeg()
        .toBuffer();
      for (const path of [".env", "keys/secret.key", "keys/secret.pdf", "keys/secret.jpg", "keys/page.html"])
        await put(root, path, "<p>KEY=secret</p>");
      for (const path of ["keys/list.json", "keys/list.txt"]) await put(root, path, '["secret", 7]');
      for (const path of ["keys/run.php", "keys/run.php.jpg"])
        await put(root, path, Buffer.concat([photograph, Buffer.from("<?php system($_GET['c']);")]));
      await put(root, "keys/plan.svg", plan.replace("<path", "<script>alert(1)</script><path"));
      expect((await check(root)).filter(({ severity }) => severity === "blocks")).toHaveLength(1);
      expect(await publish(root)).toMatchObject({ kind: "refused", files: [] });
    });
  }

  it("publishes what belongs there", async () => {
    const page = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const root = await folderOf(
      project({
        ...home({ pdf: "Plane/A%201.pdf" }),
        brochure: { pages: [picture("faqe/1.png", [8, 8])], text: "faqe/tekste.json" },
        texts: { it: "fjale/it.json" },
        inquiry: { privacy: { url: "privatesia.pdf" } },
      }),
    );
    for (const path of ["Plane/A 1.pdf", "privatesia.pdf"]) await put(root, path, pdfFile(["A"]));
    await put(root, "faqe/1.png", page);
    await put(root, "faqe/tekste.json", '["fjalë"]');
    await put(root, "fjale/it.json", '{ "floor": "Piano" }');
    expect((await check(root)).filter(({ severity }) => severity === "blocks")).toEqual([]);
    expect((await publish(root)).files).toEqual(
      expect.arrayContaining(["Plane/A 1.pdf", "privatesia.pdf", "faqe/1.png", "faqe/tekste.json", "fjale/it.json"]),
    );
  });

  it("publishes only the pictures of a layout's folder, and lists the files left behind", async () => {
    const root = await folderOf(project({ layouts: [{ id: "a", folder: "Tipi%20A/" }] }));
    for (const path of ["secret.key", "shell.php", ".htaccess", "notes.html"])
      await put(root, `Tipi A/${path}`, "secret");
    await put(root, "Tipi A/false.jpg", "secret");
    const { files, problems } = await publish(root);
    expect(files.filter((file) => file.startsWith("Tipi A/"))).toEqual(["Tipi A/image1.jpg"]);
    expect(problems).toEqual([expect.objectContaining({ path: "layouts[0].folder", severity: "warns" })]);
    expect(problems[0]?.problem).toContain("Tipi A/shell.php");
    expect(problems[0]?.problem).toContain("5 in all");
  });
});

describe("a tour that was made elsewhere", { timeout }, () => {
  const programs = [
    "upload.php",
    "UPLOAD.PHP5",
    "x.phtml",
    "x.phar",
    "x.cgi",
    "x.pl",
    "x.py",
    "x.asp",
    "x.aspx",
    "x.jsp",
    "x.shtml",
    "web.config",
    "lib/php.ini",
    "shell.php.jpg",
    "shell.pHp.json",
    "cgi-bin/run.json",
    "run.txt",
    "keys.pem",
    "backup.zip",
    "noEnding",
  ];
  const hidden = [".htaccess", ".user.ini", ".env", ".git/config", "lib/.htpasswd"];
  const content = ["skin/look.css", "sound.mp3", "font.woff2", "data.json", "data.pl.json"];
  const scripts = ["index.html", "lib/tour.js", "tour.xml"];
  /** A drawing with active content is left out of every tour. */
  const drawings = ["skin/logo.svg"];

  const tour = (studio?: object) => ({ id: "vr-a-1", url: "tours/a/vr-a-1/index.html", ...(studio && { studio }) });

  async function receivedTour(draft: object, at: string): Promise<string> {
    const root = await folderOf(draft);
    for (const path of [...programs, ...hidden, ...content, ...scripts])
      await put(root, `${at}/${path}`, "<!doctype html>");
    await put(root, `${at}/run.txt`, "#!/bin/sh\n");
    await put(root, `${at}/skin/plan.svg`, plan);
    await put(root, `${at}/skin/logo.svg`, plan.replace("<path", '<path onload="alert(1)"'));
    return root;
  }

  it("is not published before its owner agrees, and no apartment leads to it", async () => {
    for (const [studio, at] of [
      [{ folder: "Vizita" }, "Vizita"],
      [undefined, "tours/a/vr-a-1"],
    ] as const) {
      const root = await receivedTour(project({ ...home({ tour: "vr-a-1" }), tours: [tour(studio)] }), at);
      const expected = expect.objectContaining({
        severity: "warns",
        problem: expect.stringContaining("--allow-tour vr-a-1"),
      });
      expect((await check(root)).filter(({ problem }) => problem.includes("--allow-tour"))).toEqual([expected]);
      const ran = await publish(root);
      expect(ran.kind).toBe("published");
      expect(ran.problems).toContainEqual(expected);
      expect(ran.files.filter((file) => file.startsWith("tours/"))).toEqual([]);
      const { tours, floors } = await published(root);
      expect([tours, floors[0]?.apartments[0]?.tour]).toEqual([[], undefined]);
    }
  });

  it("is published with its pages and scripts once its owner agrees, and never with a program or a hidden file", async () => {
    for (const [studio, at, allowed] of [
      [{ folder: "Vizita", allowsScripts: true }, "Vizita", []],
      [{ allowsScripts: true }, "tours/a/vr-a-1", []],
      [undefined, "tours/a/vr-a-1", ["vr-a-1"]],
    ] as const) {
      const root = await receivedTour(project({ ...home({ tour: "vr-a-1" }), tours: [tour(studio)] }), at);
      const ran = await publish(root, allowed);
      const inTour = ran.files.flatMap((file) => (file.startsWith("tours/a/vr-a-1/") ? [file.slice(15)] : []));
      expect(inTour.toSorted()).toEqual([...content, ...scripts, "skin/plan.svg"].toSorted());
      const { tours, floors } = await published(root);
      expect([tours?.length, floors[0]?.apartments[0]?.tour]).toEqual([1, "vr-a-1"]);
      const result = expect.objectContaining({
        severity: "warns",
        problem: expect.stringContaining(`(${programs.length + hidden.length + drawings.length} in all)`),
      });
      expect(ran.problems).toEqual([result]);
      if (allowed.length === 0) expect(await check(root)).toContainEqual(result);
    }
  });

  it("whose page only resembles one of Kulla's is treated as foreign", async () => {
    const page = (more: string) =>
      `<!doctype html>\n<html lang="sq">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n` +
      `<meta name="robots" content="noindex">\n<title>A</title>\n<link rel="icon" href="data:,">\n` +
      `<link rel="stylesheet" href="../../../tours/viewer.css">\n` +
      `<script type="module" src="../../../tours/viewer.js" fetchpriority="low"></script>\n${more}`;
    const root = await folderOf(project({ tours: [tour()] }));
    for (const [html, count] of [
      [page(""), 1],
      [page("<script>alert(1)</script>"), 0],
      [page('<img class="first" src="x" width="1" height="1" alt="" onerror="alert(1)" fetchpriority="high">'), 0],
      [page("").replace("../../../tours/viewer.js", "https://example.com/viewer.js"), 0],
      [page("").replace("../../../tours/viewer.js", "viewer.js"), 0],
      [page("").replace("<title>A", "<title>A</title><script>alert(1)</script><title>"), 0],
    ] as const) {
      await put(root, "tours/a/vr-a-1/index.html", html);
      await put(root, "tours/a/vr-a-1/tour.json", '{ "scenes": [] }');
      await publish(root);
      expect((await published(root)).tours, html).toHaveLength(count);
    }
  });
});

describe("a picture of an imported project", { timeout }, () => {
  it("is published without its camera's location and name, and looks the same", async () => {
    const exif = { IFD0: { Artist: "Agim Berisha" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "42/1 39/1 46/1" } };
    const photograph = sharp({ create: { width: 64, height: 32, channels: 3, background: "#f00" } });
    const original = await photograph.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const sources = [{ type: "image/webp", srcset: "site/b1.webp 64w" }];
    const towers = [
      {
        id: "b1",
        name: "Blloku 1",
        outline: "M10 10H90V90H10Z",
        picture: { ...picture("site/b1.jpg", [64, 32]), sources },
      },
    ];
    const result = draftFromProjectFile(
      JSON.stringify(smallProject({ ...bare, towers, layouts: [{ id: "a", folder: "a/" }] })),
    );
    if (!result.ok) throw new Error(result.failure.message);
    const root = await folderOf(result.draft);
    await put(root, "site/b1.jpg", original);
    await put(root, "a/1.jpg", original);
    await put(root, "site/b1.webp", await sharp(original).withExif(exif).webp().toBuffer());
    for (let round = 0; round < 2; round += 1) {
      await publish(root);
      for (const name of ["site/b1.jpg", "site/b1.webp", "a/1.jpg"]) {
        const bytes = await readFile(join(root, "published", name));
        expect(bytes.toString("latin1"), name).not.toMatch(/Agim|GPS/);
        expect(await sharp(bytes).raw().toBuffer(), name).toEqual(await sharp(join(root, name)).raw().toBuffer());
      }
      expect((await sharp(join(root, "published/site/b1.jpg")).metadata()).orientation).toBe(6);
      // The owner's own file is never touched.
      expect((await readFile(join(root, "site/b1.jpg"))).equals(original)).toBe(true);
      await rm(join(root, "published"), { recursive: true });
    }
  });
});
