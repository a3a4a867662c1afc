import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { startStaticServer } from "../../demo/server/staticServer.ts";
import type { ProjectFile } from "../../src/project/file/projectShape.ts";
import { startStudio } from "../support/studio/startStudio.ts";
import {
  apart,
  comparedOutlines,
  comparedRegions,
  filesWith,
  ourHomes,
  publishedHomes,
  publishedTour,
} from "./compareWithOurs.ts";
import { writeOwnersFiles } from "./ownersFiles.ts";
import {
  beginProject,
  makeTour,
  publish,
  takeBrochure,
  takeLayouts,
  takeList,
  takePictures,
  takePlans,
} from "./ownersWay.ts";
import { ourChapters, ourFolder, ourPages, ours, ourTour, people, priceOf, slice, towerName } from "./ownSlice.ts";

test.use({ locale: "sq", viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });

/** Files by their paths, with their bytes: sources stay as they were. */
async function bytesOf(folder: string): Promise<ReadonlyMap<string, number>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const own = files.filter((file) => !/[/\\](\.kulla|published)[/\\]|(kulla-draft\.json|prices\.jsonl)$/.test(file));
  return new Map(await Promise.all(own.map(async (file) => [file, (await readFile(file)).length] as const)));
}

test("an owner's files become a published folder through the studio's page, and what it says is what ours says", async ({
  page,
}) => {
  // A minute by itself; a machine that does other things as well may take its time.
  test.setTimeout(400_000);
  const folder = await mkdtemp(join(tmpdir(), "kulla-owner-"));
  await writeOwnersFiles(folder);
  const sources = await bytesOf(folder);
  const studio = await startStudio(folder);
  try {
    await page.goto(studio.address);
    await test.step("a project with towers and floors", () => beginProject(page));
    await test.step("layouts", () => takeLayouts(page, folder));
    await test.step("the list of apartments", () => takeList(page, folder));
    await test.step("photographs and outlines", () => takePictures(page, folder));
    await test.step("plans", () => takePlans(page, folder));
    await test.step("the tour", () => makeTour(page, folder));
    await test.step("the brochure", () => takeBrochure(page, folder));
    await test.step("publishing", () => publish(page));
  } finally {
    await studio.stop();
  }
  const published = join(folder, "published");
  await test.step("compared with ours", () => compare(published));
  await test.step("the owner's files are unchanged, and beside them are only the draft and the record of prices", async () => {
    expect(await bytesOf(folder)).toEqual(sources);
  });
  await test.step("no buyer's name was published, nor is one in the draft", async () => {
    expect(await filesWith(join(folder, "published"), people)).toEqual([]);
    expect(await readFile(join(folder, "kulla-draft.json"), "utf8")).not.toContain(people[0]);
  });
  // Among the modules: its pages are written by code that finds its libraries there; another run clears what lies with the results.
  const out = "node_modules/.cache/kulla-owner-site";
  await rm(out, { recursive: true, force: true });
  await test.step("the showcase is built of it", () => buildShowcase(published, out));
  await test.step("the showcase shows it", () => lookAtShowcase(page, out));
  await Promise.all([folder, out].map((each) => rm(each, { recursive: true })));
});

async function compare(published: string): Promise<void> {
  const project = JSON.parse(await readFile(join(published, "project.json"), "utf8")) as ProjectFile;
  const outlines = comparedOutlines(project);
  expect(outlines).toHaveLength(23);
  expect(outlines.filter(({ likeness }) => likeness < 0.985)).toEqual([]);
  const regions = comparedRegions(project);
  expect(regions).toHaveLength(16);
  expect(regions.filter(({ likeness }) => likeness < 0.985)).toEqual([]);
  for (const storey of slice.storeys) expect(publishedHomes(project, storey)).toEqual(ourHomes(storey, priceOf));
  const fileOf = (src: string) => join(published, decodeURIComponent(src));
  for (const id of slice.layouts) {
    const [theirs, our] = [project, ours].map(({ layouts }) => layouts?.find((layout) => layout.id === id)?.pictures);
    expect(theirs).toHaveLength(slice.pictures.length);
    for (const [index, { src }] of (theirs ?? []).entries()) {
      expect(await apart(fileOf(src), `${ourFolder}/${our?.[index]?.src ?? ""}`)).toBeLessThan(4);
    }
  }
  await compareTour(published);
  await compareBrochure(published, project);
}

async function compareTour(published: string): Promise<void> {
  const { scenes, plan } = await publishedTour(published);
  expect(plan).toBeNull();
  const place = join("tours", slice.tour.layout, slice.tour.id);
  for (const [index, id] of slice.tour.scenes.entries()) {
    const our = ourTour.scenes.find((scene) => scene.id === id);
    const [scene, link] = [scenes[index], our?.links.find(({ to }) => to === slice.tour.scenes[1 - index])];
    expect(scene).toMatchObject({ name: { sq: our?.name.sq }, heading: our?.heading, width: slice.tour.widths[index] });
    expect(scene?.links).toEqual([{ ...link, to: scenes[1 - index]?.id }]);
    const [theirs, full] = [join(published, place, scene?.folder ?? ""), join("public", place, id)];
    expect(await apart(join(theirs, "full.webp"), join(full, "full.webp"))).toBeLessThan(4);
  }
}

async function compareBrochure(published: string, { brochure }: ProjectFile): Promise<void> {
  expect(brochure?.chapters).toEqual(ourChapters);
  expect(brochure?.pages).toHaveLength(ourPages.length);
  const texts = JSON.parse(await readFile(join(published, brochure?.text ?? ""), "utf8")) as readonly string[];
  for (const [index, { file, text }] of ourPages.entries()) {
    expect(await apart(join(published, brochure?.pages[index]?.src ?? ""), file)).toBeLessThan(6);
    expect(texts[index]?.replaceAll(/\s+/g, " ").trim()).toBe(text);
  }
}

/** `KULLA_PROJECT=folder npm run build`, into a folder of its own. */
async function buildShowcase(project: string, out: string): Promise<void> {
  const env = { ...process.env, KULLA_PROJECT: project, KULLA_OUT: out };
  const child = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "build", "--app", "--logLevel", "warn"], {
    env,
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (printed += String(part)));
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect(code, printed).toBe(0);
}

async function lookAtShowcase(page: Page, out: string): Promise<void> {
  const server = await startStaticServer(0, [{ at: "", folder: join(out, "site") }]);
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const faults: string[] = [];
  // The studio's page, whose program has stopped, asks for it again and again.
  await page.goto("about:blank");
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("response", (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`));
  try {
    await walkShowcase(page, site);
    expect(faults).toEqual([]);
  } finally {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }
}

/** Towers, an apartment with its pictures, its tour and the brochure, as visitors find them. */
async function walkShowcase(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/click-floor`);
  for (const id of slice.towers) {
    await expect(page.getByRole("heading", { name: towerName(id), exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Kati 2, 10 banesa, 7 të lira" }).first()).toBeVisible();
  await page.goto(`${site}/apartments/kulla-5-02-02`);
  await expect(page.getByText("58,7").first()).toBeVisible();
  const shown = page.locator("img").first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto(`${site}/project/tours/${slice.tour.layout}/${slice.tour.id}/index.htm`);
  await expect(page.getByRole("heading", { name: "Ndenja" })).toBeVisible();
  await page.goto(`${site}/flipbook`);
  await expect(page.getByText(`${slice.pages.length} faqe`)).toBeVisible();
}
