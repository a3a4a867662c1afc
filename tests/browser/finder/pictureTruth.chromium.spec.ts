import { readFileSync } from "node:fs";
import { expect, test, type Locator, type Page } from "@playwright/test";
import type { ProjectFile } from "../../../src/project/file/projectSchema.ts";

const file = JSON.parse(readFileSync("public/project/project.json", "utf8")) as ProjectFile;

/** The sample, with whether its pictures of the site and of the towers are renderings or photos. */
function statedFile(): ProjectFile {
  const towers = file.towers.map((tower) => ({
    ...tower,
    ...(tower.picture && { picture: { ...tower.picture, truth: "asBuilt" as const } }),
    ...(tower.portrait && { portrait: { ...tower.portrait, truth: "asBuilt" as const } }),
  }));
  const { site } = file;
  const seen = site?.picture && {
    ...site,
    picture: { ...site.picture, truth: "rendering" as const },
    ...(site.portrait && { portrait: { ...site.portrait, truth: "rendering" as const } }),
  };
  const pages = (file.brochure?.pages ?? []).map((picture, page) => ({
    ...picture,
    ...(page === 1 && { truth: "asBuilt" as const }),
    ...(page === 2 && { truth: "rendering" as const }),
  }));
  return { ...file, towers, ...(seen && { site: seen }), brochure: { ...file.brochure, pages } };
}

async function open(page: Page, query: string, json: ProjectFile): Promise<Locator> {
  await page.route("**/project/project.json", (route) => route.fulfill({ json }));
  await page.goto(`/embed.html?${query}`);
  const element = page.locator("kulla-apartment-picker").first();
  await element.locator(".regions [part]").first().waitFor({ state: "attached" });
  return element;
}

const captions = {
  sq: ["Vizualizim", "Foto e asaj që është ndërtuar"],
  en: ["Rendering", "Photo of what is built"],
  de: ["Visualisierung", "Foto des Gebauten"],
} as const;

for (const [locale, [site, tower]] of Object.entries(captions))
  test(`the pictures of the site and of a tower say whether they are a rendering or a photo, if stated (${locale})`, async ({
    page,
  }) => {
    const element = await open(page, `widget=apartment-picker&locale=${locale}`, statedFile());
    await expect(element.locator(".stage .picture-truth")).toHaveText(site);
    await element.locator(".half").first().click();
    await expect(element.locator(".tower-screen .stage .picture-truth")).toHaveText(tower);
    // The caption is over the picture and catches no press on a region below it.
    await expect(element.locator(".stage .picture-truth")).toHaveCSS("pointer-events", "none");
  });

test("a picture without that information has no caption", async ({ page }) => {
  const element = await open(page, "widget=apartment-picker&locale=en", file);
  await element.locator(".half").first().click();
  await element.locator(".tower-screen .regions [part]").first().waitFor({ state: "attached" });
  await expect(element.locator(".picture-truth")).toHaveCount(0);
});

/** The sample without a picture of the site: a card for each tower. */
function cardsFile(): ProjectFile {
  const { site: _, ...withoutSite } = statedFile();
  return withoutSite;
}

for (const [locale, [, tower]] of Object.entries(captions))
  test(`the card of a tower says whether its picture is a rendering or a photo, if stated (${locale})`, async ({
    page,
  }) => {
    await page.route("**/project/project.json", (route) => route.fulfill({ json: cardsFile() }));
    await page.goto(`/embed.html?widget=building-picker&locale=${locale}`);
    const card = page.getByRole("button", { name: new RegExp(`^Kulla 5, .*, ${tower}$`) });
    await expect(card.getByText(tower, { exact: true })).toBeVisible();
    // On a phone the caption is below the picture, which it would half cover.
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const [caption, words] = await Promise.all([
        box(card.getByText(tower, { exact: true })),
        box(card.getByText("Kulla 5")),
      ]);
      expect(caption.y + caption.height).toBeLessThanOrEqual(words.y);
    }
  });

const nextPage = { sq: "Faqja tjetër", en: "Next page", de: "Nächste Seite" } as const;

for (const [locale, [rendering, built]] of Object.entries(captions))
  test(`a caption below a page of the brochure says whether the picture is a rendering or a photo, if stated (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route("**/project/project.json", (route) => route.fulfill({ json: statedFile() }));
    await page.goto(`/embed.html?widget=brochure&locale=${locale}`);
    const brochure = page.locator("kulla-brochure");
    await brochure.locator(".step").last().click();
    await expect(brochure.locator(".picture-truth")).toHaveCount(0);
    await brochure.getByRole("button", { name: nextPage[locale as keyof typeof nextPage] }).click();
    await expect(brochure.locator(".picture-truth")).toHaveText([built, rendering]);
    for (const { width, height } of [
      { width: 1440, height: 900 },
      { width: 1024, height: 600 },
      { width: 390, height: 844 },
      { width: 320, height: 640 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize({ width, height });
      const text = brochure.getByText(built, { exact: true });
      await expect(text).toBeVisible();
      // Beside the page or below it, and over neither the buttons nor the footer; the book first moves to its new place.
      await expect
        .poll(async () => {
          const caption = await box(text);
          const buttons = await brochure.getByRole("button").filter({ visible: true }).all();
          const others = await Promise.all([brochure.locator(`.face[data-page="1"]`), ...buttons].map(box));
          return others.every((other) => areApart(caption, other));
        })
        .toBe(true);
    }
  });

for (const width of [320, 390, 820, 1440])
  test(`the caption of a picture covers neither what lies over it nor a region (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const element = await open(page, "widget=apartment-picker&locale=sq", statedFile());
    const caption = await box(element.locator(".stage .picture-truth:visible"));
    const stage = await box(element.locator(".stage"));
    // A page's header, or its headline, may lie over the top of the picture.
    expect(caption.y + caption.height).toBeCloseTo(stage.y + stage.height, 0);
    const regions = await element.locator(".regions [part]:visible").all();
    expect(regions.length).toBeGreaterThan(1);
    for (const region of regions) expect(areApart(caption, await box(region))).toBe(true);
    expect(areApart(caption, await box(element.getByRole("button", { name: "Kërkimi" })))).toBe(true);
  });

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

async function box(locator: Locator): Promise<Box> {
  const found = await locator.boundingBox();
  if (!found) throw new Error("The element is not visible.");
  return found;
}

/** Rounding errors of transforms are not an overlap. */
const areApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x + 0.5 ||
  other.x + other.width <= one.x + 0.5 ||
  one.y + one.height <= other.y + 0.5 ||
  other.y + other.height <= one.y + 0.5;
