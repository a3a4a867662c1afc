import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { launchChromium } from "../bench/chromium.ts";
import { startStudio } from "../support/studio/startStudio.ts";
import { writeOwnersFiles } from "./ownersFiles.ts";
import {
  beginProject,
  makeTour,
  takeBrochure,
  takeLayouts,
  takeList,
  takePictures,
  takePlans,
} from "./ownerJourney.ts";

// npm run guide: redraws the pictures of docs/owners/afternoon.md, from the built studio and an owner's files.
const pictures = "owner/studio/guide";
const maxBytes = 60 * 1024;

const tree = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Project" }).getByRole("button", { name }).click();
const panel = (page: Page) => page.getByRole("complementary");

/** The content of the pictures, in the order of the guide. */
const views: Readonly<Record<string, (page: Page, folder: string) => Promise<unknown>>> = {
  towers: (page) => page.getByRole("heading", { level: 1, name: "Kulla" }).waitFor(),
  outlines: async (page, folder) => {
    await tree(page, /^Kulla 5/);
    const overlays = join(folder, "Ngjyrosur/Kulla 5");
    const files = (await readdir(overlays)).map((name) => join(overlays, name));
    await page.getByLabel("Pictures with a coloured floor").setInputFiles(files);
    await panel(page).getByRole("button", { name: "Apply 11 outlines" }).waitFor();
  },
  plan: async (page) => {
    await page.keyboard.press("Escape");
    await tree(page, /^Plan .*Floor 2/);
    await panel(page)
      .getByRole("button", { name: /^Apartment 6 / })
      .click();
    await page.locator("input:enabled").and(page.getByLabel("Snap to walls")).waitFor();
  },
  list: async (page, folder) => {
    await tree(page, /^Import from Excel/);
    await page.getByLabel("Choose the list").setInputFiles(join(folder, "homes.xlsx"));
    await page.getByRole("button", { name: "Preview the import" }).click();
    await page.getByRole("button", { name: "Fix E11" }).click();
  },
  tour: async (page) => {
    // Its preview is on screen before it is sharp: the sharp one is released once the soft one was seen.
    let letThrough = () => {};
    const softSeen = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(/full\.webp/, async (route) => {
      await softSeen;
      await route.continue();
    });
    await tree(page, /^360° tours/);
    await page.getByRole("button", { name: "Open vr-10-1" }).click();
    await page.getByRole("region", { name: "Scenes", exact: true }).getByRole("button", { name: /^1 / }).click();
    await panel(page).getByRole("list", { name: "Doors" }).getByRole("button").click();
    await page.getByText("The scene is opening…").waitFor({ state: "hidden" });
    const soft = await stillPicture(page);
    letThrough();
    while ((await stillPicture(page)).equals(soft));
  },
  publish: async (page) => {
    await tree(page, /^Contact/);
    await page.getByRole("textbox", { name: "E-mail", exact: true }).fill("shitja@kulla.example");
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Publish/ })
      .click();
    await panel(page).getByRole("button", { name: "Publish", exact: true }).click();
    await panel(page).getByText("Version 1 is published.").waitFor({ timeout: 300_000 });
  },
};

/** The page once two successive screenshots of it are identical. */
async function stillPicture(page: Page): Promise<Buffer> {
  for (let before = await page.screenshot(); ;) {
    const now = await page.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
}

/** As small as suits a page of text. */
async function draw(page: Page, name: string): Promise<void> {
  await page.mouse.move(640, 4);
  const seen = sharp(await page.screenshot({ animations: "disabled" })).resize({ width: 1000 });
  const file = join(pictures, `${name}.webp`);
  for (let quality = 82; quality > 30; quality -= 8) {
    await seen.clone().webp({ quality, effort: 6 }).toFile(file);
    if ((await stat(file)).size <= maxBytes) break;
  }
  console.log(`${file}: ${Math.round((await stat(file)).size / 1024)} K`);
}

// Its path is visible on the last picture.
const folder = join(tmpdir(), "Kulla");
await mkdir(folder);
await writeOwnersFiles(folder);
await mkdir(pictures, { recursive: true });
const studio = await startStudio(folder);
const browser = await launchChromium();
try {
  const view = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" } as const;
  const page = await browser.newPage({ ...view, locale: "sq" });
  await page.goto(studio.address);
  await beginProject(page);
  for (const take of [takeLayouts, takeList, takePictures, takePlans, makeTour, takeBrochure]) await take(page, folder);
  await page.keyboard.press("Control+s");
  await page
    .getByRole("banner")
    .getByText(/^U ruajt në/)
    .waitFor();
  await page.close();
  const english = await browser.newPage({ ...view, locale: "en" });
  await english.goto(studio.address);
  for (const [name, show] of Object.entries(views)) {
    await show(english, folder);
    await draw(english, name);
  }
} finally {
  await browser.close();
  await studio.stop();
  await rm(folder, { recursive: true });
}
