import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copySiteContent } from "../../../../owner/studio/server/site/copySiteContent.ts";
import { parseProject } from "../../../../src/project/parseProject.ts";
import { photograph, put } from "../../../support/ownerFolder.ts";

let all = "";
beforeAll(async () => void (all = await mkdtemp(join(tmpdir(), "kulla-content-"))));
afterAll(() => rm(all, { recursive: true }));

const { project } = parseProject(
  {
    version: 2,
    name: "Qendra",
    contact: {},
    towers: [{ id: "b1" }],
    floors: [{ tower: "b1", floor: 1, apartments: [{ id: "b1-1", label: "1" }] }],
  },
  "https://kulla.example/project.json",
);
const visuals = { title: "Foto", headline: "Foto", pictures: ["site/roof", "site-pictures/court"] };
const site = (headline: string) =>
  JSON.stringify({ version: 1, brand: { name: "Qendra" }, pages: { home: { title: "Qendra", headline }, visuals } });
const listed = (src: string) => ({ src, width: 40, height: 30, alt: "" });

it("prefers the studio's published content to the site.json next to the draft, and uses the pictures of both lists", async () => {
  const [owner, published, to] = [join(all, "owner"), join(all, "owner/published"), join(all, "site")];
  for (const folder of [owner, published, to]) await mkdir(folder);
  await put(owner, "site.json", site("Më parë"));
  await put(owner, "site/roof.jpg", await photograph(40, 30, 1));
  await put(owner, "pictures.json", JSON.stringify({ "site/roof": listed("site/roof.jpg") }));
  await put(published, "site.json", site("E publikuar"));
  await put(published, "site-pictures/court.jpg", await photograph(40, 30, 2));
  await put(published, "pictures.json", JSON.stringify({ "site-pictures/court": listed("site-pictures/court.jpg") }));
  const notes: string[] = [];
  const content = await copySiteContent({
    contents: [{ root: owner }, { root: published }],
    project,
    to,
    report: (sentence) => notes.push(sentence),
  });
  expect(content.pages.home.headline).toBe("E publikuar");
  expect(await readFile(join(to, "site.json"), "utf8")).toBe(site("E publikuar"));
  const pictures = JSON.parse(await readFile(join(to, "pictures.json"), "utf8")) as object;
  expect(Object.keys(pictures)).toEqual(["site/roof", "site-pictures/court"]);
  expect(notes).toEqual([]);
});

it("has no picture with a file elsewhere and no placeholder that a browser would fetch, and says so", async () => {
  const [owner, to] = [join(all, "received"), join(all, "received site")];
  for (const folder of [owner, to]) await mkdir(folder);
  const keys = ["site/roof", "site/web", "site/trick", "site/size"];
  const pages = { home: { title: "Q", headline: "Q" }, visuals: { ...visuals, pictures: keys } };
  await put(owner, "site.json", JSON.stringify({ version: 1, brand: { name: "Qendra" }, pages }));
  await put(owner, "site/roof.jpg", await photograph(40, 30, 1));
  const evil = "https://evil.example/p";
  const sources = [{ type: "image/jpeg", srcset: "site/roof.jpg 40w" }];
  const roof = { ...listed("site/roof.jpg"), placeholder: evil, sources, onload: evil };
  const pictures = { "site/roof": roof, "site/web": listed(evil), "site/trick": listed(`./${evil}`), "site/size": {} };
  await put(owner, "pictures.json", JSON.stringify(pictures));
  const notes: string[] = [];
  await copySiteContent({ contents: [{ root: owner }], project, to, report: (sentence) => notes.push(sentence) });
  const written = await readFile(join(to, "pictures.json"), "utf8");
  expect(JSON.parse(written)).toEqual({ "site/roof": { ...listed("site/roof.jpg"), sources } });
  expect(notes.filter((note) => note.startsWith("pictures.json"))).toEqual([
    "pictures.json: site/roof: placeholder: not a data: picture of letters, digits and %: this part of the picture is left out.",
    `pictures.json: site/web: "${evil}" is not the address of a file in the folder: the picture is left out.`,
    `pictures.json: site/trick: "./${evil}" is not the address of a file in the folder: the picture is left out.`,
    "pictures.json: site/size: needs src, width and height: the picture is left out.",
  ]);
});
