import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { sampleChapters, sampleFloor, sampleTour, slice, towerName } from "./sampleSlice.ts";

const tree = (page: Page, name: string | RegExp) =>
  page.getByRole("navigation", { name: "Projekti" }).getByRole("button", { name });
const panel = (page: Page) => page.getByRole("complementary");
const filesIn = (folder: string): readonly string[] => readdirSync(folder).map((name) => join(folder, name));

/** A new project, its towers and their floors. */
export async function beginProject(page: Page): Promise<void> {
  await page.getByLabel("Emri i projektit").fill("Kulla");
  await page.getByRole("button", { name: "Projekt i ri" }).click();
  for (const [index, id] of slice.towers.entries()) {
    await page.getByLabel("Emri i kullës").fill(towerName(id));
    await page.getByRole("button", { name: "Shto kullë" }).click();
    const tower = page.getByRole("region", { name: towerName(id) });
    await tower.getByLabel("Deri te kati").fill(String(index === 0 ? 11 : 10));
    await tower.getByRole("button", { name: "Shto kate" }).click();
  }
  await expect(page.getByText("2 kulla, 21 kate, 0 banesa")).toBeVisible();
}

/** Folders of pictures become layouts named after them. */
export async function takeLayouts(page: Page, folder: string): Promise<void> {
  await tree(page, /^Tipat e banesave/).click();
  await page.getByLabel("Zgjidh dosje").setInputFiles(join(folder, "Tipat"));
  await expect(page.getByText("U morën 6 foto.")).toBeVisible();
}

/** The list with its guessed columns; the one unreadable figure is corrected in place. */
export async function takeList(page: Page, folder: string): Promise<void> {
  await tree(page, "Importo nga Excel").click();
  await page.getByLabel("Zgjidh listën").setInputFiles(join(folder, "homes.xlsx"));
  await expect(page.getByRole("row", { name: /^Shënime/ })).toContainText("Duket se ka emra njerëzish");
  await page.getByRole("button", { name: "Vazhdo te parapamja" }).click();
  await page.getByRole("button", { name: "Ndreqe E11" }).click();
  await page.getByRole("button", { name: "Shkruaj 60,5" }).click();
  await expect(page.getByRole("button", { name: "0 me gabim" })).toBeVisible();
  await page.getByRole("button", { name: "Zbato 19 ndryshime" }).click();
}

/** The photograph of both towers, and one of each; the coloured shapes in the pictures over them become their outlines. */
export async function takePictures(page: Page, folder: string): Promise<void> {
  await tree(page, /^Faqja e parë/).click();
  await page.getByLabel("Zgjidh foton").setInputFiles(join(folder, "Fotot/Të dyja kullat.jpg"));
  await takeOverlays(page, "Fotot me kullë të ngjyrosur", join(folder, "Ngjyrosur/kullat"));
  for (const id of slice.towers) {
    const name = towerName(id);
    await tree(page, new RegExp(`^${name}`)).click();
    await page.getByLabel("Zgjidh foton").setInputFiles(join(folder, `Fotot/${name}.jpg`));
    await takeOverlays(page, "Fotot me kat të ngjyrosur", join(folder, "Ngjyrosur", name));
  }
}

async function takeOverlays(page: Page, label: string, folder: string): Promise<void> {
  const files = filesIn(folder);
  await page.getByLabel(label).setInputFiles([...files]);
  await panel(page)
    .getByRole("button", { name: `Merr ${files.length} forma` })
    .click();
}

/** A plan for a floor, and the apartments on it. */
export async function takePlans(page: Page, folder: string): Promise<void> {
  for (const { tower, floor } of slice.plans) {
    const name = `${towerName(tower)} kati ${floor}`;
    await tree(page, new RegExp(`^${towerName(tower)}`)).click();
    await panel(page)
      .getByRole("button", { name: new RegExp(`^Kati ${floor} `) })
      .click();
    await page.getByRole("button", { name: "Plan i ri për këtë kat" }).click();
    await page.getByLabel("Zgjidh vizatimin").setInputFiles(join(folder, `Planet/${name}.jpg`));
    await takeOverlays(page, "Fotot me banesë të ngjyrosur", join(folder, "Ngjyrosur", name));
  }
}

/** Two panoramas as scenes, with their directions, and the doors between them as far and in the direction of the sample's. */
export async function makeTour(page: Page, folder: string): Promise<void> {
  await tree(page, /^Vizitat 360°/).click();
  await page.getByRole("button", { name: "Vizitë e re" }).click();
  const files = slice.tour.scenes.map((scene) => join(folder, `Panoramat/${scene}.jpg`));
  await page.getByLabel("Shto skenë").setInputFiles(files);
  const scenes = page.getByRole("region", { name: "Skenat", exact: true });
  await expect(scenes.getByRole("button", { name: /pa dyer$/ })).toHaveCount(files.length);
  for (const [index, id] of slice.tour.scenes.entries()) {
    const sampleScene = sampleTour.scenes.find((scene) => scene.id === id);
    const link = sampleScene?.links.find(({ to }) => (slice.tour.scenes as readonly string[]).includes(to));
    if (!sampleScene || !link) throw new Error(`The sample's tour has no scene ${id} with a door.`);
    // A file keeps its name, or gets the owner's word for a room if it is named after one ("hall").
    const name = `${id}|${sampleScene.name.sq}`;
    await scenes.getByRole("button", { name: new RegExp(name) }).click();
    await expect(page.getByRole("textbox", { name: "Emri, Shqip" })).toHaveValue(new RegExp(`^(${name})$`));
    await page.getByRole("spinbutton", { name: "Mesi i fotos, gradë në plan" }).fill(String(sampleScene.heading));
    await page.getByRole("textbox", { name: "Emri, Shqip" }).fill(sampleScene.name.sq);
    const door = panel(page).getByRole("list", { name: "Dyert" }).getByRole("button");
    // The way back was created with the first scene's door.
    if (index === 0) await page.getByRole("button", { name: "Shto derë në mes të pamjes" }).click();
    else await door.click();
    await page.getByRole("spinbutton", { name: "Drejtimi, °" }).fill(String(link.heading));
    await page.getByRole("spinbutton", { name: "Largësia, m" }).fill(String(link.distance));
    await page.getByRole("spinbutton", { name: "Largësia, m" }).blur();
  }
}

/** A PDF; its chapters come from its outline. */
export async function takeBrochure(page: Page, folder: string): Promise<void> {
  await tree(page, /^Broshura/).click();
  await page.getByLabel("Zgjidh PDF-në").setInputFiles(join(folder, "Broshura.pdf"));
  await expect(page.getByText(`${slice.pages.length} faqe, Broshura.pdf`)).toBeVisible();
  for (const [index, { title }] of sampleChapters.entries()) {
    await expect(panel(page).getByLabel(`Titulli i kapitullit ${index + 1}`)).toHaveValue(title);
  }
}

/** Nothing prevents publishing; it is published, and its address can be shared. */
export async function publish(page: Page): Promise<void> {
  await tree(page, /^Kontakti/).click();
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill("shitja@kulla.example");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Publiko/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Gati për publikim" })).toBeVisible();
  await panel(page).getByRole("button", { name: "Publiko", exact: true }).click();
  await expect(panel(page).getByText("U publikua versioni 1.")).toBeVisible({ timeout: 200_000 });
}

/** How many apartments the owner's list has. */
export const homeCount = slice.storeys.reduce((sum, storey) => sum + sampleFloor(storey).apartments.length, 0);
