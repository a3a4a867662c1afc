import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTourViewer } from "../../../../build/studioPage.ts";
import type { ProjectFile } from "../../../../src/project/file/projectSchema.ts";
import { readTour } from "../../../../src/project/tourFile.ts";
import { tourPage } from "../../../../owner/studio/server/publish/tours/tourPage.ts";
import { buildCommand, builtCommand, type BuiltCommand } from "../../../support/builtCommand.ts";
import { makeOwnerFolder, photograph, picture, plan, put, smallDraft } from "../../../support/ownerFolder.ts";

let all = "";
let kulla: BuiltCommand;
let withoutViewer: BuiltCommand;
beforeAll(async () => {
  all = await mkdtemp(join(tmpdir(), "kulla-tours-"));
  [kulla, withoutViewer] = [await buildCommand(), await builtCommand()];
  await buildTourViewer(join(dirname(kulla.file), "../studio"), "silent");
}, 240_000);
afterAll(() => rm(all, { recursive: true }));

/** White except for a red quarter that begins at the middle: its position shows how the sphere was turned. */
const panorama = (width: number, height = width / 2): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#fff" } })
    .composite([
      { input: { create: { width: width / 4, height, channels: 3, background: "#f00" } }, left: width / 2, top: 0 },
    ])
    .jpeg()
    .toBuffer();

const scene = (id: string, to: string, more: object = {}) => ({
  id,
  name: { sq: `<b>${id}</b>`, en: "", de: "" },
  file: `360/${id}.jpg`,
  width: 2048,
  height: 1024,
  headingDeg: 90,
  startDeg: 0,
  at: [50, 50],
  doors: [{ to, yawDeg: 30, distanceM: 2 }],
  ...more,
});
const ownTour = (more: object = {}) => ({
  tours: [
    {
      id: "vr-a-1",
      url: "tours/a/vr-a-1/index.htm",
      studio: {
        layout: "a",
        title: { sq: "Banesa «A»", en: "Apartment A", de: "" },
        scenes: [scene("ndenja", "gjumi", more), scene("gjumi", "ndenja", { width: 2400, height: 1200 })],
      },
    },
  ],
  layouts: [
    {
      id: "a",
      plan: picture("layouts/a/plan.svg", [100, 100], "Planet/kati 1.svg"),
      pictures: [picture("layouts/a/1.jpg", [400, 300], "Tipi A/image1.jpg")],
    },
  ],
});

/** Small panoramas, which are quick to make; `width`: of the first one. */
async function withTour(more: object = {}, width = 2048): Promise<string> {
  const folder = await makeOwnerFolder(all, smallDraft(ownTour(more)));
  await put(folder, "360/ndenja.jpg", await panorama(width));
  await put(folder, "360/gjumi.jpg", await panorama(2400));
  return folder;
}

const published = (folder: string, path: string) => join(folder, "published", path);
const text = (folder: string, path: string) => readFile(published(folder, path), "utf8");
const dotAt = async (place: string, left: number): Promise<readonly number[]> => {
  const { data } = await sharp(place)
    .extract({ left, top: 100, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((each) => Math.round(each / 255));
};
const [white, red] = [
  [1, 1, 1],
  [1, 0, 0],
];

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4096 2048"><path d="M0 0h9v9z"/></svg>',
);

/** A scene takes even an idle machine some seconds. */
const timeout = 240_000;

describe("a tour of the owner's panoramas", { timeout }, () => {
  it("is published like the sample's: tiles, previews, posters, its page, its data and the viewer", async () => {
    const folder = await withTour({ width: 4096, height: 2048 }, 4096);
    expect((await kulla.run(["publish", folder])).printed).toContain("Published: version 1");
    const files = new Set(await readdir(published(folder, "tours"), { recursive: true }));
    const own = ["index.htm", "tour.json", "poster.webp", "poster-560.webp", "ndenja/preview.webp", "gjumi/full.webp"];
    for (const file of own) expect(files).toContain(`a/vr-a-1/${file}`);
    expect([...files].filter((file) => file.startsWith("a/vr-a-1/ndenja/tiles/"))).toHaveLength(32);
    expect([...files].filter((file) => file.startsWith("a/vr-a-1/gjumi/tiles"))).toHaveLength(0);
    expect([...files].filter((file) => file.includes("gjumi/poster"))).toHaveLength(0);
    for (const file of ["viewer.js", "viewer.css"]) expect(files).toContain(file);
    expect(await readdir(published(folder, "fonts"))).toHaveLength(2);
    const tourJson: unknown = JSON.parse(await text(folder, "tours/a/vr-a-1/tour.json"));
    expect(readTour(tourJson)).toEqual(tourJson);
    expect(tourJson).toMatchObject({
      home: { sq: "Banesa «A»", en: "Apartment A", de: "Banesa «A»" },
      plan: { src: "../../../layouts/a/plan.svg", width: 100, height: 100 },
      stills: [{ src: "../../../layouts/a/1-400.jpg" }],
      scenes: [
        {
          id: "ndenja",
          heading: 90,
          width: 4096,
          tiles: { cols: 8, rows: 4 },
          at: [50, 50],
          links: [{ to: "gjumi", heading: 60 }],
        },
        { id: "gjumi", width: 2048, tiles: null },
      ],
    });
    const project = JSON.parse(await text(folder, "project.json")) as ProjectFile;
    expect(project.tours?.[0]).toMatchObject({
      poster: { src: "tours/a/vr-a-1/poster.webp", width: 800, height: 632 },
    });
    expect(JSON.stringify(project)).not.toContain("360/");
    const page = await text(folder, "tours/a/vr-a-1/index.htm");
    expect(page).toContain("&lt;b&gt;ndenja&lt;/b&gt;");
    expect(page).toContain('src="../../../tours/viewer.js"');
    expect((await kulla.run(["check", published(folder, "")])).code).toBe(0);
  });

  it("is rebuilt only if its panorama or its first view has changed: the picture is turned to it, and doors stay in place", async () => {
    const folder = await withTour();
    await kulla.run(["publish", folder]);
    expect((await kulla.run(["publish", folder])).printed).toContain("Nothing has changed");
    const inode = async (path: string) => (await stat(published(folder, `tours/a/vr-a-1/${path}`))).ino;
    const before = [await inode("ndenja/full.webp"), await inode("gjumi/full.webp")];
    await put(folder, "kulla-draft.json", JSON.stringify(smallDraft(ownTour({ doors: [] }))));
    expect((await kulla.run(["publish", folder])).printed).toContain("version 2");
    expect([await inode("ndenja/full.webp"), await inode("gjumi/full.webp")]).toEqual(before);
    await put(folder, "kulla-draft.json", JSON.stringify(smallDraft(ownTour({ startDeg: 90 }))));
    expect((await kulla.run(["publish", folder])).printed).toContain("version 3");
    expect(await inode("ndenja/full.webp")).not.toBe(before[0]);
    expect(await inode("gjumi/full.webp")).toBe(before[1]);
    const full = published(folder, "tours/a/vr-a-1/ndenja/full.webp");
    // The red quarter began at the middle; a quarter turn to the right moves its end there.
    expect(await Promise.all([500, 540, 1000, 1050].map((left) => dotAt(full, left)))).toEqual([
      white,
      red,
      red,
      white,
    ]);
    const { scenes } = JSON.parse(await text(folder, "tours/a/vr-a-1/tour.json")) as {
      scenes: { heading: number; links: { heading: number }[] }[];
    };
    expect([scenes[0]?.heading, scenes[0]?.links[0]?.heading]).toEqual([0, 60]);
  });

  for (const [what, bytes, sentence] of [
    ["not a full circle", () => photograph(800, 600), "has 800 x 600 pixels: a panorama is twice as wide as high."],
    ["too small", () => panorama(1024), "is 1024 pixels wide: a panorama needs 2048 or more."],
    ["not a picture", () => Buffer.from("a letter"), "is not a picture that can be read"],
    ["a drawing", () => drawing, "is a drawing: save the panorama as JPEG, PNG, WebP, AVIF or TIFF."],
    ["truncated", async () => (await panorama(2048)).subarray(0, 4000), "is damaged"],
  ] as const) {
    it(`is refused with a sentence if its panorama is ${what}, and nothing is written`, async () => {
      const { tours, layouts } = ownTour();
      const alone = tours.map((tour) => ({ ...tour, studio: { ...tour.studio, scenes: [scene("ndenja", "gjumi")] } }));
      const folder = await makeOwnerFolder(all, smallDraft({ tours: alone, layouts }));
      await put(folder, "360/ndenja.jpg", await bytes());
      const ran = await kulla.run(["publish", folder]);
      expect(ran).toMatchObject({ code: 1, printed: expect.stringContaining(`360/ndenja.jpg ${sentence}`) });
      expect(await readdir(folder)).not.toContain("published");
    });
  }

  it("with a missing panorama is reported before anything is built", async () => {
    const folder = await withTour();
    await rm(join(folder, "360/gjumi.jpg"));
    expect((await kulla.run(["check", folder])).printed).toContain("360/gjumi.jpg cannot be read: it does not exist.");
  });

  it("needs the viewer, and cannot be published with a message if it is missing", async () => {
    const ran = await withoutViewer.run(["publish", await withTour()]);
    expect(ran).toMatchObject({ code: 1, printed: expect.stringContaining("The tours' viewer is missing") });
  });
});

describe("a tour made with Kulla in an imported project", { timeout }, () => {
  it("is published with the viewer that its page needs", async () => {
    const folder = await makeOwnerFolder(
      all,
      smallDraft({ tours: [{ id: "vr-a-1", url: "tours/a/vr-a-1/index.htm" }] }),
    );
    const page = tourPage(
      { home: { sq: "A", en: "A", de: "A" }, plan: null, stills: [], scenes: [] },
      { toViewer: "../../../tours/", language: "sq" },
    );
    await put(folder, "tours/a/vr-a-1/index.htm", page);
    await put(folder, "tours/a/vr-a-1/tour.json", "{}");
    expect((await kulla.run(["publish", folder])).printed).toContain("Published: version 1");
    expect(await readdir(published(folder, "tours"))).toEqual(expect.arrayContaining(["a", "viewer.js", "viewer.css"]));
    expect(await readdir(published(folder, "fonts"))).toHaveLength(2);
  });
});

describe("a tour that was made elsewhere", { timeout }, () => {
  it("is published with its complete folder where the project expects it", async () => {
    const tours = [
      {
        id: "vr-a-1",
        url: "tours/a/vr-a-1/index.html",
        studio: { layout: "a", folder: "Vizita e vjetër" },
      },
    ];
    const folder = await makeOwnerFolder(all, smallDraft({ tours }));
    await put(folder, "Vizita e vjetër/index.html", "<!doctype html><title>360</title>");
    await put(folder, "Vizita e vjetër/skin/plan.svg", plan.replace("</svg>", "<foreignObject/></svg>"));
    const { printed } = await kulla.run(["publish", folder, "--allow-tour", "vr-a-1"]);
    expect(printed).toContain("Published: version 1");
    expect(printed).toContain("Vizita e vjetër/skin/plan.svg has parts that visitors do not get: <foreignObject>");
    expect(await readFile(published(folder, "tours/a/vr-a-1/skin/plan.svg"), "utf8")).not.toContain("foreignObject");
    expect((await readdir(published(folder, "tours/a/vr-a-1"), { recursive: true })).toSorted()).toEqual([
      "index.html",
      "skin",
      "skin/plan.svg",
    ]);
    expect((await kulla.run(["publish", folder, "--allow-tour", "vr-a-1"])).printed).toContain("Nothing has changed");
  });

  it("without its folder is reported", async () => {
    const tours = [{ id: "vr-a-1", url: "tours/a/vr-a-1/index.htm", studio: { layout: "a", folder: "Vizita" } }];
    const ran = await kulla.run(["publish", await makeOwnerFolder(all, smallDraft({ tours }))]);
    expect(ran).toMatchObject({ code: 1, printed: expect.stringContaining("Vizita/ cannot be read") });
  });
});
