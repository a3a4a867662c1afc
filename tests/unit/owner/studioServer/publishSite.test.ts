import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSite } from "../../../../owner/site/readSite.ts";
import { iconFiles } from "../../../../owner/site/siteFiles.ts";
import { lockFolder } from "../../../../owner/studio/server/folder/folderLock.ts";
import { findFolder } from "../../../../owner/studio/server/folder/ownerFolder.ts";
import { checkDrawings, checkFolder } from "../../../../owner/studio/server/publish/checkFolder.ts";
import { publishFolder } from "../../../../owner/studio/server/publish/publishFolder.ts";
import { makeOwnerFolder, photograph, plan, put, smallDraft } from "../../../support/ownerFolder.ts";

let all = "";
beforeAll(async () => void (all = await mkdtemp(join(tmpdir(), "kulla-site-"))));
afterAll(() => rm(all, { recursive: true }));

const siteWith = (headline: string, pictures: readonly string[] = []) => ({
  version: 1,
  brand: { name: "Qendra" },
  pages: { home: { title: "Qendra", headline, sections: [{ kind: "text", title: "Drita", pictures }] } },
});
const listed = (src: string) => ({ src, width: 400, height: 300, alt: "Kulmi" });

/** A site with a page around a film. */
const withFilm = (file: string) => {
  const site = siteWith("Afër");
  const about = { title: "Ne", headline: "Ne", film: { file, name: "Kulmi" } };
  return { ...site, pages: { ...site.pages, about } };
};
const mp4 = Buffer.from("\0\0\0\x20ftypisom", "latin1");
const webm = Buffer.from("\x1A\x45\xDF\xA3", "latin1");

async function owned(draft: object = smallDraft()) {
  const root = await makeOwnerFolder(all, draft);
  const folder = await findFolder(root);
  const publish = async () => {
    const lock = await lockFolder(folder, "a test");
    try {
      return await publishFolder({ folder, lock, onProgress: () => {} });
    } finally {
      await lock.release();
    }
  };
  const published = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(root, "published", name), "utf8"));
  return { root, folder, publish, published };
}

describe("the website of a published folder", () => {
  it("is the site.json next to the draft, again after each change; without one there is none", async () => {
    const { root, publish, published } = await owned();
    await publish();
    await expect(published("site.json")).rejects.toThrow("ENOENT");
    await put(root, "site.json", JSON.stringify(siteWith("Afër")));
    expect(await publish()).toMatchObject({ kind: "published", version: { number: 2 } });
    expect(await published("site.json")).toEqual(siteWith("Afër"));
    expect(await publish()).toMatchObject({ kind: "unchanged" });
    await writeFile(join(root, "site.json"), JSON.stringify(siteWith("Pranë")));
    expect(await publish()).toMatchObject({ kind: "published", version: { number: 3 } });
    expect(readSite(await published("site.json"), "").content.pages.home.headline).toBe("Pranë");
  });

  it("is the draft's own once something was written in the studio", async () => {
    const website = { content: siteWith("E studios"), isEdited: true };
    const { root, publish, published } = await owned({ ...smallDraft(), website });
    await put(root, "site.json", JSON.stringify(siteWith("E skedarit")));
    await publish();
    expect(await published("site.json")).toEqual(siteWith("E studios"));
  });

  it("is not replaced by an unreadable site.json: nothing is published", async () => {
    const { root, folder, publish } = await owned();
    await put(root, "site.json", "{");
    expect(await publish()).toMatchObject({ kind: "refused" });
    const { problems } = await checkFolder(folder);
    expect(problems).toContainEqual(expect.objectContaining({ severity: "blocks", path: "website" }));
    expect(await readFile(join(root, "site.json"), "utf8")).toBe("{");
  });

  it("has a picture from the studio in every width, instead of the one that pictures.json lists under its key", async () => {
    const key = "site-pictures/kulmi";
    const picture = {
      src: "site-pictures/Kulmi.jpg",
      width: 900,
      height: 600,
      alt: { sq: "Kulmi" },
      studio: { file: "site-pictures/Kulmi.jpg" },
    };
    const website = {
      content: siteWith("E studios", [key, "site/roof"]),
      isEdited: true,
      pictures: { [key]: picture },
    };
    const { root, folder, publish, published } = await owned({ ...smallDraft(), website });
    await put(root, "site-pictures/Kulmi.jpg", await photograph(900, 600, 7));
    await put(root, "site/roof.jpg", await photograph(400, 300, 5));
    await put(
      root,
      "pictures.json",
      JSON.stringify({ [key]: listed("site/roof.jpg"), "site/roof": listed("site/roof.jpg") }),
    );
    expect(await publish()).toMatchObject({ kind: "published", leftOut: [] });
    const pictures = (await published("pictures.json")) as Readonly<Record<string, { readonly src: string }>>;
    expect(pictures["site/roof"]).toEqual(listed("site/roof.jpg"));
    expect(pictures[key]).toMatchObject({
      width: 900,
      height: 600,
      alt: { sq: "Kulmi" },
      sources: [{ type: "image/avif" }, { type: "image/webp" }],
    });
    expect(pictures[key]).not.toHaveProperty("studio");
    expect((await readFile(join(root, "published", pictures[key]?.src ?? ""))).length).toBeGreaterThan(0);
    const { problems } = await checkFolder(folder);
    expect(problems.filter(({ problem }) => problem.includes("picture"))).toEqual([]);
    expect(await publish()).toMatchObject({ kind: "unchanged" });
  });

  it("has the headline on the picture of all buildings only if that picture is calm enough, and otherwise reports the reason", async () => {
    const over = siteWith("Afër");
    const home = { ...over.pages.home, headlineOver: true };
    const website = { content: { ...over, pages: { home } }, isEdited: true };
    const picture = { src: "all.png", width: 400, height: 300, alt: "", studio: { file: "all.png" } };
    const { root, folder, publish, published } = await owned({ ...smallDraft({ site: { picture } }), website });
    const drawn = (sky: string) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background: sky } })
        .composite([
          { input: { create: { width: 400, height: 140, channels: 3, background: "#222" } }, top: 160, left: 0 },
        ])
        .png()
        .toBuffer();
    await put(root, "all.png", await drawn("#cfe0f0"));
    expect(await publish()).toMatchObject({ kind: "published", leftOut: [] });
    expect(await published("site.json")).toMatchObject({ pages: { home: { headlineOver: true } } });
    await put(root, "all.png", await drawn("#334"));
    expect(await publish()).toMatchObject({
      kind: "published",
      leftOut: [{ code: "websiteHeadlineClose", severity: "warning" }],
    });
    expect(await published("site.json")).toMatchObject({ pages: { home: { headlineOver: false } } });
    expect(await checkDrawings(folder)).toContainEqual(
      expect.objectContaining({ code: "websiteHeadlineClose", at: ["website", "pages", "home", "headlineOver"] }),
    );
    await put(root, "all.png", await photograph(400, 300, 3));
    expect(await publish()).toMatchObject({ leftOut: [{ code: "websiteHeadlineBusy" }] });
  });

  it("has a headline that is too long for the picture on a phone above it, and reports that", async () => {
    const over = siteWith("Afër gjithçkaje, larg zhurmës, mes gjelbërimit");
    const website = {
      content: { ...over, pages: { home: { ...over.pages.home, headlineOver: true } } },
      isEdited: true,
    };
    const picture = { src: "all.png", width: 400, height: 300, alt: "", studio: { file: "all.png" } };
    const { root, publish, published } = await owned({ ...smallDraft({ site: { picture } }), website });
    const sky = sharp({ create: { width: 400, height: 300, channels: 3, background: "#cfe0f0" } });
    await put(root, "all.png", await sky.png().toBuffer());
    expect(await publish()).toMatchObject({ leftOut: [{ code: "websiteHeadlineLow" }] });
    expect(await published("site.json")).toMatchObject({ pages: { home: { headlineOver: false } } });
  });

  it("includes the pictures that it names; a missing one, or one elsewhere, is reported and left out", async () => {
    const { root, folder, publish, published } = await owned();
    await put(root, "site/roof.jpg", await photograph(400, 300, 5));
    const pictures = {
      "site/roof": listed("site/roof.jpg"),
      "site/other": listed("site/roof.jpg"),
      "site/above": listed("../../above.jpg"),
    };
    await put(root, "pictures.json", JSON.stringify(pictures));
    const named = ["site/roof", "site/none", "site/above", "towers/b1"];
    await put(root, "site.json", JSON.stringify(siteWith("Afër", named)));
    const missing = ["site/none", "site/above"];
    const result = await publish();
    expect(result.kind === "published" && result.leftOut.map(({ values }) => values?.["value"])).toEqual(missing);
    expect(await published("pictures.json")).toEqual({ "site/roof": listed("site/roof.jpg") });
    expect((await readFile(join(root, "published/site/roof.jpg"))).length).toBeGreaterThan(0);
    const { problems } = await checkFolder(folder);
    expect(problems.map(({ problem }) => problem).filter((each) => each.includes("picture "))).toEqual(
      missing.map((key) => `there is no picture "${key}": the part of the page that shows it is left out`),
    );
  });

  it("has no placeholder of a listed picture that a browser would fetch elsewhere, and check names it", async () => {
    const { root, folder, publish, published } = await owned();
    await put(root, "site/roof.jpg", await photograph(400, 300, 5));
    const roof = listed("site/roof.jpg");
    const placeholder = "https://evil.example/p";
    await put(root, "pictures.json", JSON.stringify({ "site/roof": { ...roof, placeholder } }));
    await put(root, "site.json", JSON.stringify(siteWith("Afër", ["site/roof"])));
    const note = {
      path: "pictures.json: site/roof",
      problem: "placeholder: not a data: picture of letters, digits and %",
      severity: "warns",
    };
    expect((await checkFolder(folder)).problems).toContainEqual(note);
    expect(await publish()).toMatchObject({ kind: "published" });
    expect(await published("pictures.json")).toEqual({ "site/roof": roof });
    await put(join(root, "published"), "pictures.json", JSON.stringify({ "site/roof": { ...roof, placeholder } }));
    expect((await checkFolder(await findFolder(join(root, "published")))).problems).toContainEqual(note);
  });

  it("includes its films with their posters, its icons and its map, and no film that it does not name", async () => {
    const { root, folder, publish, published } = await owned();
    await put(root, "site.json", JSON.stringify(withFilm("roof")));
    const films = { "film/roof.mp4": mp4, "film/roof.webm": webm, "film/party.mp4": mp4 };
    for (const [path, bytes] of Object.entries(films)) await put(root, path, bytes);
    await put(root, "film/roof.jpg", await photograph(400, 300, 5));
    await put(root, "towers/b1.jpg", await photograph(400, 300, 6));
    const pictures = { "film/roof-poster": listed("film/roof.jpg"), "towers/b1": listed("towers/b1.jpg") };
    await put(root, "pictures.json", JSON.stringify({ ...pictures, "site/other": listed("film/roof.jpg") }));
    await put(root, "site-map.json", JSON.stringify({ park: "M0 0h9", streets: [{ line: "M0 0h9", width: 4 }] }));
    for (const icon of iconFiles) await put(root, icon, icon.endsWith(".svg") ? plan : await photograph(32, 32));
    expect(await publish()).toMatchObject({ kind: "published", leftOut: [] });
    const names = await readdir(join(root, "published"), { recursive: true });
    expect(names).toEqual(expect.arrayContaining(["film/roof.mp4", "film/roof.webm", "film/roof.jpg", ...iconFiles]));
    expect(names).not.toContain("film/party.mp4");
    expect(await published("pictures.json")).toEqual(pictures);
    expect(await published("site-map.json")).toMatchObject({ park: "M0 0h9", streets: [{ line: "M0 0h9", width: 4 }] });
    expect((await checkFolder(folder)).problems.filter(({ path }) => path.startsWith("website"))).toEqual([]);
    expect((await checkFolder(await findFolder(join(root, "published")))).problems).toEqual([]);
    expect(await publish()).toMatchObject({ kind: "unchanged" });
  });

  it("is published without missing or broken films, icons and map parts, and check lists them", async () => {
    const { root, folder, publish } = await owned();
    await put(root, "site.json", JSON.stringify(withFilm("roof")));
    await put(root, "icons/icon.svg", plan);
    await put(root, "site-map.json", JSON.stringify({ park: 9 }));
    await put(all, "outside.mp4", mp4);
    await mkdir(join(root, "film"));
    await symlink(join(all, "outside.mp4"), join(root, "film/roof.mp4"));
    const expected = expect.arrayContaining([
      'there is no film "roof" in film/: the part of the page that shows it is left out',
      expect.stringContaining('Add one named "film/roof-poster" to pictures.json'),
      expect.stringContaining("there is no icons/icon-32.png, icons/icon-192.png, "),
      'must be SVG path data like "M0 0h24v24z", not 9',
    ]);
    expect((await checkFolder(folder)).problems.map(({ problem }) => problem)).toEqual(expected);
    expect(await publish()).toMatchObject({ kind: "published" });
    const names = await readdir(join(root, "published"), { recursive: true });
    expect(names.filter((name) => /^(film|icons)/.test(name))).toEqual([]);
    for (const file of ["site.json", "site-map.json"]) await copyFile(join(root, file), join(root, "published", file));
    await put(join(root, "published"), "icons/icon.svg", plan);
    await put(
      join(root, "published"),
      "pictures.json",
      JSON.stringify({ "film/roof-poster": listed("film/none.jpg") }),
    );
    const { problems } = await checkFolder(await findFolder(join(root, "published")));
    expect(problems.map(({ path, problem }) => `${path}: ${problem}`)).toEqual(
      expect.arrayContaining([
        'site.json: pages.about.film.file: there is no film "roof" in film/: the part of the page that shows it is left out',
        "pictures.json: film/roof-poster: there is no file film/none.jpg",
        expect.stringMatching(/^icons: there is no .*apple-touch-icon.png: the site has no icons until all exist$/),
      ]),
    );
  });

  it("has the same notes in the studio's folder as in its publication: every sentence, and no other", async () => {
    const { root, folder, publish } = await owned();
    const site = {
      ...withFilm("roof"),
      brand: { name: { sq: "Qendra" }, colours: { accent: "#f0c040", acent: "#000000", ink: "black" } },
      figures: "400",
      floorPaths: [{ floor: 99, path: "roof" }],
    };
    const { home } = site.pages;
    const sections = [
      { kind: "text", title: "<b>Drita</b>", text: "{form} m²", pictures: ["site/none"] },
      { kind: "x" },
    ];
    const pages = { ...site.pages, home: { ...home, sections }, abuot: home };
    await put(root, "site.json", JSON.stringify({ ...site, pages }));
    expect(await publish()).toMatchObject({ kind: "published" });
    const notes = async (place: string) =>
      (await checkFolder(await findFolder(place))).problems
        .filter(({ path }) => path.startsWith("site.json"))
        .map(({ path, problem, severity }) => `${severity} ${path}: ${problem}`);
    const found = await notes(folder.root);
    expect(found).toEqual(await notes(join(root, "published")));
    for (const part of [
      "abuot",
      "acent",
      "accent",
      "ink",
      "figures",
      "[0].title",
      "[0].text",
      "[1].kind",
      "roof",
      "name",
    ])
      expect(found.filter((each) => each.includes(part)).length, part).toBeGreaterThan(0);
  });

  it("is refused with a film that no browser plays, whatever its name", async () => {
    const { root, publish } = await owned();
    await put(root, "site.json", JSON.stringify(withFilm("roof")));
    await put(root, "film/roof.mp4", "<?php");
    const result = await publish();
    expect(result.kind === "refused" && result.problems.map(({ values }) => values?.["problem"])).toContain(
      "film/roof.mp4 is not a film that browsers show: save it as MP4 or WebM.",
    );
  });
});
