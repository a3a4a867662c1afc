import { readFileSync } from "node:fs";
import { expect, test, type Locator, type Page } from "@playwright/test";
import type { ProjectFile } from "../../../src/project/file/projectShape.ts";

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
  return { ...file, towers, ...(seen && { site: seen }) };
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
