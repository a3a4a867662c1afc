import { mkdtemp, readdir, readFile, rm, stat, unlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProjectFile } from "../../../../src/project/file/projectSchema.ts";
import { builtCommand, type BuiltCommand } from "../../../support/builtCommand.ts";
import { makeOwnerFolder, photograph, picture, put, smallDraft, smallProject } from "../../../support/ownerFolder.ts";

let all = "";
let kulla: BuiltCommand;
beforeAll(async () => {
  all = await mkdtemp(join(tmpdir(), "kulla-publish-"));
  kulla = await builtCommand();
}, 60_000);
afterAll(() => rm(all, { recursive: true }));

const filesIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
};
const json = async (folder: string, path: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, path), "utf8"));
const projectIn = async (folder: string) => (await json(folder, "published/project.json")) as ProjectFile;

describe.concurrent("kulla publish", () => {
  it("prints its usage, and accepts nothing else", async () => {
    const help = await kulla.run(["publish", "--help"]);
    expect(help.code).toBe(0);
    expect(help.printed).toContain("kulla publish <folder>");
    expect((await kulla.run(["publish"])).code).toBe(2);
    expect((await kulla.run(["publish", "a", "b"])).code).toBe(2);
    expect((await kulla.run(["publish", "--wrong"])).code).toBe(2);
    expect(await kulla.run(["publish", join(all, "nowhere")])).toMatchObject({
      code: 1,
      printed: expect.stringContaining("There is no folder"),
    });
  });

  it("builds a project with every file in place, in the displayed widths, and leaves the owner's files alone", async () => {
    const folder = await makeOwnerFolder(all);
    const before = await stat(join(folder, "Fotot/Blloku nga jugu.jpg"));
    const ran = await kulla.run(["publish", folder]);
    expect(ran).toMatchObject({ code: 0, printed: expect.stringContaining("Published: version 1") });
    const project = await projectIn(folder);
    const shown = project.towers[0]?.picture;
    expect(shown).toMatchObject({ src: "site/b1-800.jpg", width: 800, height: 600 });
    expect(shown?.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(shown?.placeholder?.length).toBeLessThanOrEqual(200);
    expect(shown?.sources?.[0]?.srcset).toBe("site/b1-640.avif 640w, site/b1-800.avif 800w");
    const largest = await sharp(join(folder, "published/site/b1-800.avif")).metadata();
    expect([largest.format, largest.width, largest.exif]).toEqual(["heif", 800, undefined]);
    expect(project.plans?.[0]?.picture?.src).toBe("plans/p1.svg");
    const rendered = await readFile(join(folder, "published/rendered/building-picker-b1.en.html"), "utf8");
    expect(rendered).toMatch(/^<kulla-building-picker tower="b1" locale="en"><template shadowrootmode="open">/);
    expect(rendered).toContain("https://kulla.invalid/project/site/b1-640.avif 640w");
    const checked = await kulla.run(["check", join(folder, "published")]);
    expect(checked).toMatchObject({ code: 0, printed: expect.stringContaining("Nothing blocks publishing.") });
    expect(await json(folder, "published/availability.json")).toMatchObject({
      version: 1,
      revision: expect.any(Number),
      homes: { "b1-1": { status: "available", price: { amount: 90_000 } }, "b1-2": { status: "sold" } },
    });
    expect(await json(folder, "published/apartments.json")).toMatchObject({
      version: 1,
      apartments: [
        { id: "b1-1", status: "available", price: 90_000 },
        { id: "b1-2", status: "sold" },
      ],
    });
    expect((await stat(join(folder, "Fotot/Blloku nga jugu.jpg"))).mtimeMs).toBe(before.mtimeMs);
    expect((await readdir(folder)).toSorted()).toEqual([
      ".kulla",
      "Fotot",
      "Planet",
      "Tipi A",
      "kulla-draft.json",
      "prices.jsonl",
      "published",
    ]);
    expect((await readdir(join(folder, ".kulla"))).toSorted()).toEqual([
      "made",
      "mark.json",
      "published.json",
      "versions",
      "whole.json",
    ]);
  });

  it("rebuilds only what has changed, and nothing if nothing has", async () => {
    const folder = await makeOwnerFolder(all);
    await kulla.run(["publish", folder]);
    const inode = async (path: string) => (await stat(join(folder, "published", path))).ino;
    const inodeBefore = await inode("site/b1-640.avif");
    const again = await kulla.run(["publish", folder]);
    expect(again).toMatchObject({ code: 0, printed: expect.stringContaining("Nothing has changed: version 1") });
    const before = await readFile(join(folder, "published/layouts/a/1-400.avif"));
    await put(folder, "Tipi A/image1.jpg", await photograph(400, 300, 9));
    expect((await kulla.run(["publish", folder])).printed).toContain("version 2");
    expect(await inode("site/b1-640.avif")).toBe(inodeBefore);
    expect(await readFile(join(folder, "published/layouts/a/1-400.avif"))).not.toEqual(before);
    // Only the key order of one built file each: files no longer referenced are gone.
    expect(await readdir(join(folder, ".kulla/made"))).toHaveLength(2);
  });

  it("keeps three earlier versions, and restores one with the current statuses", async () => {
    const folder = await makeOwnerFolder(all);
    for (const name of ["one", "two", "three", "four", "five"]) {
      const project = smallProject({ name });
      const floors = project["floors"] as { apartments: { status: string }[] }[];
      if (name !== "one" && floors[0]?.apartments[0]) floors[0].apartments[0].status = "sold";
      await put(folder, "kulla-draft.json", JSON.stringify({ draftVersion: 1, project }));
      expect((await kulla.run(["publish", folder])).code).toBe(0);
    }
    const listed = await kulla.run(["publish", folder, "--versions"]);
    expect(listed.printed.split("\n").map((line) => line.split(" ")[0])).toEqual(["4", "3", "2", ""]);
    expect(await kulla.run(["publish", folder, "--back", "1"])).toMatchObject({
      code: 1,
      printed: expect.stringContaining("Version 1 is no longer stored."),
    });
    expect((await projectIn(folder)).name).toBe("five");
    expect((await kulla.run(["publish", folder, "--back", "3"])).printed).toContain("Version 3 is back, as version 6.");
    expect((await projectIn(folder)).name).toBe("three");
    expect(await json(folder, "published/availability.json")).toMatchObject({ homes: { "b1-1": { status: "sold" } } });
    expect(await json(folder, "published/apartments.json")).toMatchObject({
      project: "three",
      apartments: [{ id: "b1-1", status: "sold" }, { id: "b1-2" }],
    });
    expect((await kulla.run(["check", join(folder, "published")])).code).toBe(0);
  });

  it("leaves an availability.json alone that kulla sync has written in the meantime", async () => {
    const folder = await makeOwnerFolder(all);
    await kulla.run(["publish", folder]);
    const synced = {
      version: 1,
      revision: 9,
      generatedAt: new Date().toISOString(),
      staleAfterS: 86400,
      source: "homes.xlsx",
      homes: {},
    };
    await put(folder, "published/availability.json", JSON.stringify(synced));
    await put(folder, "kulla-draft.json", JSON.stringify(smallDraft({ name: "Tjetër" })));
    expect((await kulla.run(["publish", folder])).code).toBe(0);
    expect(await json(folder, "published/availability.json")).toEqual(synced);
  });

  it("reports whose statuses visitors see next to a synced list, and uses the studio's if the owner chooses them", async () => {
    const folder = await makeOwnerFolder(all);
    await kulla.run(["publish", folder]);
    const changedAt = "2026-11-20T08:00:00Z";
    const list = {
      version: 1,
      revision: 9,
      generatedAt: new Date().toISOString(),
      staleAfterS: 86400,
      source: "shitja.xlsx",
      homes: { "b1-1": { status: "reserved", changedAt }, "b1-2": { status: "sold", changedAt } },
    };
    const sync = () => put(folder, "published/availability.json", JSON.stringify(list));
    const statuses = async () => {
      const { homes } = (await json(folder, "published/availability.json")) as { homes: Record<string, object> };
      return Object.values(homes);
    };
    const publishAs = async (statusesFrom?: string) => {
      await put(folder, "kulla-draft.json", JSON.stringify(smallDraft({}, { statusesFrom })));
      return kulla.run(["publish", folder]);
    };
    await sync();
    const ofList = await publishAs();
    expect(ofList.printed).toContain("Nothing has changed: version 1");
    expect(ofList.printed).toContain("visitors get the statuses and prices of the list shitja.xlsx");
    expect(ofList.printed).toContain("the draft differs for b1-1: choose in the studio which apply.");
    expect(await statuses()).toMatchObject([{ status: "reserved" }, { status: "sold" }]);
    expect((await publishAs("list")).printed).toContain("Nothing has changed: version 1");
    const ofStudio = await publishAs("studio");
    expect(ofStudio.printed).toContain("replace those of the list shitja.xlsx");
    expect(ofStudio.printed).toContain("Published: version 2");
    expect(await statuses()).toMatchObject([
      { status: "available", price: { amount: 90_000 } },
      { status: "sold", changedAt },
    ]);
    expect(await json(folder, "published/availability.json")).toMatchObject({ source: "kulla-draft.json" });
    const again = await publishAs("studio");
    expect(again.printed).toContain("Nothing has changed: version 2");
    expect(again.printed).not.toContain("shitja.xlsx");
    // If the list is synced after that, publishing restores the studio's statuses.
    await sync();
    expect((await publishAs("studio")).printed).toContain("Published: version 3");
    expect(await statuses()).toMatchObject([{ status: "available" }, { status: "sold" }]);
  });

  it("publishes a drawing without parts that load or show something else, and lists them when checking and publishing", async () => {
    const folder = await makeOwnerFolder(all);
    const html = '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="https://x.invalid"/>';
    const head =
      '<?xml-stylesheet href="#x" type="text/xsl"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';
    await put(folder, "Planet/kati 1.svg", `${head}<path d="M0 0"/>${html}<image href="https://x.invalid/a"/></svg>`);
    const note = "Planet/kati 1.svg has parts that visitors do not get: <?xml-stylesheet";
    const checked = await kulla.run(["check", folder]);
    expect(checked).toMatchObject({
      code: 0,
      printed: expect.stringContaining(`Note: Plan Floor 1 (plans[0].picture): ${note}`),
    });
    const ran = await kulla.run(["publish", folder]);
    expect(ran).toMatchObject({ code: 0, printed: expect.stringContaining(note) });
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>\n';
    expect(await readFile(join(folder, "published/plans/p1.svg"), "utf8")).toBe(drawing);
    expect((await kulla.run(["publish", folder])).printed).toContain("Nothing has changed");
    // Written there by something else: the studio's own check finds it.
    await put(folder, "published/plans/p1.svg", drawing.replace("<path", "<script>1</script><path"));
    const published = await kulla.run(["check", join(folder, "published")]);
    expect(published).toMatchObject({ code: 1, printed: expect.stringContaining("plans/p1.svg has a script in it") });
  });

  it("refuses with every reason and its place, and the published version stays", async () => {
    const folder = await makeOwnerFolder(all);
    await kulla.run(["publish", folder]);
    const before = await filesIn(join(folder, "published"));
    await put(folder, "Fotot/Blloku nga jugu.jpg", "this is a letter");
    await unlink(join(folder, "Tipi A/image1.jpg"));
    await put(folder, "Planet/kati 1.svg", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const ran = await kulla.run(["publish", folder]);
    expect(ran.code).toBe(1);
    expect(ran.printed).toContain("Fotot/Blloku nga jugu.jpg is not a picture that can be read");
    expect(ran.printed).toContain("Tipi A/image1.jpg cannot be read: it does not exist.");
    expect(ran.printed).toContain("Planet/kati 1.svg has a script in it");
    expect(await filesIn(join(folder, "published"))).toEqual(before);
    expect(await readdir(join(folder, ".kulla"))).not.toContain("building");
    const checked = await kulla.run(["check", folder]);
    expect(checked.code).toBe(1);
    expect(checked.printed).toContain("Blloku 1 (towers[0].picture): Fotot/Blloku nga jugu.jpg is not a picture");
    expect(checked.printed).toContain(
      "Layout a, Picture 1 (layouts[0].pictures[0]): Tipi A/image1.jpg cannot be read: it does not exist.",
    );
  });

  it("refuses a project that visitors' pages would report", async () => {
    const folder = await makeOwnerFolder(all, smallDraft({ layouts: [] }));
    const ran = await kulla.run(["publish", folder]);
    expect(ran.code).toBe(1);
    expect(ran.printed).toContain('floors[0].apartments[0].layout: no layout "a"');
    expect(await readdir(folder)).not.toContain("published");
  });

  it("refuses an unknown status, quoted as typed, and an outline that crosses itself; warnings alone stop nothing", async () => {
    const [floor, plan] = [(smallProject()["floors"] as object[])[0], (smallProject()["plans"] as object[])[0]];
    const homes = [
      { id: "b1-1", label: "1", layout: "a", studio: { typedStatus: "rez?" } },
      { id: "b1-2", label: "2", layout: "a" },
    ];
    const regions = [
      { home: "1", label: "1", outline: "M10 10L90 90L90 10L10 90Z" },
      { home: "9", label: "9", outline: "M10 10H90V90H10Z" },
    ];
    const broken = { floors: [{ ...floor, apartments: homes }], plans: [{ ...plan, regions }] };
    const folder = await makeOwnerFolder(all, smallDraft(broken));
    const ran = await kulla.run(["publish", folder]);
    expect(ran.code).toBe(1);
    expect(ran.printed).toContain(
      'Blloku 1, Floor 1, Apartment 1 (floors[0].apartments[0]): "rez?" is not a known status',
    );
    expect(ran.printed).toContain("Blloku 1, Floor 1, Apartment 1 (plans[0].regions[0]): its outline crosses itself");
    expect(ran.printed).not.toContain('no apartment "9"');
    expect(await readdir(folder)).not.toContain("published");
    const checked = await kulla.run(["check", folder]);
    expect(checked).toMatchObject({ code: 1, printed: expect.stringContaining("2 problems block publishing.") });
    expect(checked.printed).toContain(
      'Note: Plan Floor 1 (plans[0].regions[1]): there is no apartment "9" on its floors',
    );
    await put(
      folder,
      "kulla-draft.json",
      JSON.stringify(smallDraft({ floors: [{ ...floor, apartments: homes.slice(1) }] })),
    );
    expect((await kulla.run(["publish", folder])).code).toBe(0);
  });

  it("refuses pictures that are too large, truncated, or of different proportions than the draft's", async () => {
    const folder = await makeOwnerFolder(all);
    const huge = sharp({ create: { width: 20_000, height: 10_000, channels: 3, background: "#888" } });
    await put(folder, "Fotot/Blloku nga jugu.jpg", await huge.png().toBuffer());
    const full = await photograph(400, 300, 2);
    await put(folder, "Tipi A/image1.jpg", full.subarray(0, full.length / 2));
    const ran = await kulla.run(["publish", folder]);
    expect(ran.printed).toContain("has more than 100 megapixels");
    expect(ran.printed).toContain("Tipi A/image1.jpg is damaged");
    await put(folder, "Fotot/Blloku nga jugu.jpg", await photograph(1000, 1000));
    await put(folder, "Tipi A/image1.jpg", full);
    expect((await kulla.run(["publish", folder])).printed).toContain("expects the shape of 800 x 600");
  });

  it("reports a draft that is truncated, of a later version, or missing", async () => {
    const folder = await makeOwnerFolder(all);
    const draft = await readFile(join(folder, "kulla-draft.json"), "utf8");
    const checked = async (text: string) => {
      await writeFile(join(folder, "kulla-draft.json"), text);
      const ran = await kulla.run(["publish", folder]);
      expect(await readFile(join(folder, "kulla-draft.json"), "utf8")).toBe(text);
      return ran;
    };
    expect(await checked(draft.slice(0, 300))).toMatchObject({
      code: 1,
      printed: expect.stringContaining("cut off or damaged"),
    });
    expect(await checked('{"draftVersion":2,"project":{}}')).toMatchObject({
      code: 1,
      printed: expect.stringContaining("of version 2; this studio supports version 1"),
    });
    await unlink(join(folder, "kulla-draft.json"));
    expect((await kulla.run(["publish", folder])).printed).toContain("There is no kulla-draft.json");
  });

  it("does not mistake a folder of the owner's for its own", async () => {
    const folder = await makeOwnerFolder(all);
    await put(folder, "published/thesis.doc", "years of work");
    const ran = await kulla.run(["publish", folder]);
    expect(ran).toMatchObject({ code: 1, printed: expect.stringContaining("the studio did not make: rename it") });
    expect(await filesIn(join(folder, "published"))).toEqual(["thesis.doc"]);
  });
});

describe.concurrent("kulla check", () => {
  it("finds nothing wrong with the sample", async () => {
    const ran = await kulla.run(["check", resolve("public/project")]);
    expect(ran).toMatchObject({ code: 0, printed: expect.stringContaining("179 apartments") });
  });

  it("reports a truncated picture at each place that shows it; an already published one is not read again", async () => {
    const own = picture("plans/2.jpg", [400, 300], "Tipi A/image1.jpg");
    const folder = await makeOwnerFolder(
      all,
      smallDraft({
        layouts: [
          { id: "a", pictures: [own] },
          { id: "b", pictures: [own] },
        ],
      }),
    );
    const full = await readFile(join(folder, "Tipi A/image1.jpg"));
    await put(folder, "Tipi A/image1.jpg", full.subarray(0, full.length - 100));
    const checked = await kulla.run(["check", folder]);
    expect(checked).toMatchObject({ code: 1, printed: expect.stringContaining("2 problems block publishing.") });
    for (const place of [
      "Layout a, Picture 1 (layouts[0].pictures[0])",
      "Layout b, Picture 1 (layouts[1].pictures[0])",
    ])
      expect(checked.printed).toContain(`${place}: Tipi A/image1.jpg is damaged`);
    // A refused picture is read again.
    expect((await kulla.run(["publish", folder])).code).toBe(1);
    expect((await kulla.run(["check", folder])).code).toBe(1);
    await put(folder, "Tipi A/image1.jpg", full);
    const day = new Date("2026-11-20");
    await utimes(join(folder, "Tipi A/image1.jpg"), day, day);
    expect((await kulla.run(["publish", folder])).code).toBe(0);
    // Changed bytes with the same size and time are noticed only by reading them.
    await writeFile(join(folder, "Tipi A/image1.jpg"), Buffer.alloc(full.length));
    await utimes(join(folder, "Tipi A/image1.jpg"), day, day);
    expect((await kulla.run(["check", folder])).code).toBe(0);
  });

  it("lists the files that a project file lacks, and writes nothing", async () => {
    const folder = await mkdtemp(join(all, "plain-"));
    await put(folder, "project.json", JSON.stringify(smallProject()));
    await put(folder, "site/b1.jpg", await photograph(800, 600));
    const ran = await kulla.run(["check", folder]);
    expect(ran.code).toBe(1);
    expect(ran.printed).toContain("plans[0].picture: there is no file plans/p1.svg");
    expect(ran.printed).toContain("layouts[0].pictures[0]: there is no file layouts/a/1.jpg");
    expect(ran.printed).not.toContain("b1.jpg");
    expect(await filesIn(folder)).toEqual(["project.json", "site/b1.jpg"]);
  });
});
