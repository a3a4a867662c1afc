import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { buildings, units } from "./development.ts";
import { type Box, buildingBox, floorBox, roomBoxes } from "./developmentFiles.ts";
import type { PressCounter } from "./pressCounter.ts";

const tree = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("navigation", { name: "Projekti" }).getByRole("button", { name });
const panel = (page: Page): Locator => page.getByRole("complementary");
const board = (page: Page): Locator => page.getByRole("application");

/** A rectangle of the picture, pressed corner by corner, and its first corner again. */
async function drawBox(owner: PressCounter, { x, y, width, height }: Box): Promise<void> {
  const picture = board(owner.page).locator("image").first();
  const shown = await picture.evaluate((image: SVGImageElement) => {
    const { left, top, width: wide } = image.getBoundingClientRect();
    return { left, top, scale: wide / image.width.baseVal.value };
  });
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ] as const;
  for (const [across, down] of corners) {
    await owner.clickAt(shown.left + across * shown.scale, shown.top + down * shown.scale);
  }
}

export async function beginProject(owner: PressCounter): Promise<void> {
  const { page } = owner;
  await owner.type(page.getByLabel("Emri i projektit"), "Lagjja e Re");
  await owner.click(page.getByRole("button", { name: "Projekt i ri" }));
  await expect(page.getByRole("heading", { level: 1, name: "Lagjja e Re" })).toBeVisible();
}

/** The list creates buildings, floors and units in one step. */
export async function takeList(owner: PressCounter, folder: string): Promise<void> {
  const { page } = owner;
  await owner.click(tree(page, "Importo nga Excel"));
  await owner.files(page.getByLabel("Zgjidh listën"), join(folder, "Lista e shitjes.xlsx"));
  await expect(page.getByRole("row", { name: /^Blerësi/ })).toContainText("Duket se ka emra njerëzish");
  await owner.click(page.getByRole("button", { name: "Vazhdo te parapamja" }));
  await owner.click(page.getByRole("button", { name: `Krijo ${buildings.length} ndërtesa` }));
  await owner.select(page.getByLabel("Gjendja për «Pezull»"), "Ende jo në shitje");
  await expect(page.getByRole("button", { name: `${units.length} të reja` })).toBeVisible();
  // The sum below is not an apartment.
  await expect(page.getByRole("button", { name: "1 me gabim" })).toBeVisible();
  await owner.click(page.getByRole("button", { name: `Zbato ${units.length} ndryshime` }));
  await expect(page.getByText(`U morën ${units.length} rreshta.`)).toBeVisible();
}

/** The picture of all buildings, each outlined manually. */
export async function drawSite(owner: PressCounter, folder: string): Promise<void> {
  const { page } = owner;
  await owner.click(tree(page, /^Faqja e parë/));
  await owner.files(page.getByLabel("Zgjidh foton"), join(folder, "Fotot/Lagjja.jpg"));
  for (const [index, { name }] of buildings.entries()) {
    await owner.click(panel(page).getByRole("button", { name: new RegExp(`^${name}`) }));
    await owner.click(page.getByRole("button", { name: "Vizato", exact: true }));
    await drawBox(owner, buildingBox(index));
  }
}

/** A picture of each building; its ground floor and its highest floor drawn, those between filled in; a basement is not visible. */
export async function drawFacades(owner: PressCounter, folder: string): Promise<void> {
  const { page } = owner;
  for (const { name } of buildings) {
    await owner.click(tree(page, new RegExp(`^${name}`)));
    await owner.files(page.getByLabel("Zgjidh foton"), join(folder, `Fotot/${name}.jpg`));
    if (name === "Godina E") continue;
    for (const floor of [0, 6]) {
      await owner.click(page.getByRole("main").getByRole("listitem").getByRole("button", { name: "Vizato" }).first());
      await drawBox(owner, floorBox(floor));
    }
    await owner.click(page.getByRole("button", { name: "Plotëso", exact: true }));
  }
}

/** From a floor of a building to its new plan, with a picture. */
async function newPlan(
  owner: PressCounter,
  building: string,
  floor: string | RegExp,
  button: string,
  file: string,
): Promise<void> {
  const { page } = owner;
  await owner.click(tree(page, new RegExp(`^${building}`)));
  await owner.click(panel(page).getByRole("button", { name: floor }));
  await owner.click(page.getByRole("button", { name: button }));
  await owner.files(page.getByLabel("Zgjidh vizatimin"), file);
  await expect(board(page)).toBeVisible();
}

const forOneFloor = "Plan i ri për këtë kat";
const forFloors = (count: number): string => `Plan i ri për të gjitha katet pa plan (${count})`;

/** Outlines by their names in a drawing. */
async function takeDrawing(owner: PressCounter, file: string, count: number): Promise<void> {
  const { page } = owner;
  await owner.files(page.getByLabel("Vizatim SVG"), file);
  await owner.click(panel(page).getByRole("button", { name: `Merr ${count} forma` }));
}

/** Basements and shops are the same under all buildings: one plan each, which the next buildings get, too. */
async function sharedPlan(owner: PressCounter, floor: string, file: string, count: number): Promise<void> {
  const { page } = owner;
  await newPlan(owner, "Godina A", new RegExp(`^${floor}`), forOneFloor, file);
  await takeDrawing(owner, file, count);
  for (const building of ["Godina B", "Godina C", "Godina D"]) {
    await owner.select(panel(page).getByRole("combobox", { name: "Përdore edhe për" }), `${building}, ${floor}`);
  }
}

/** Each plan in one step on all floors of its building; outlines by hand, from a drawing, and from coloured pictures. */
export async function drawPlans(owner: PressCounter, folder: string): Promise<void> {
  const { page } = owner;
  const file = (name: string) => join(folder, "Planet", name);
  await sharedPlan(owner, "Nëntoka", file("Nëntoka.svg"), 30);
  await sharedPlan(owner, "Përdhesa", file("Lokalet.svg"), 6);

  await newPlan(owner, "Godina A", /^Kati 1 /, forFloors(6), file("Godina A.jpg"));
  await owner.click(panel(page).getByRole("button", { name: /^Banesa A, .*1/ }));
  for (const box of roomBoxes(14)) await drawBox(owner, box);
  await expect(page.getByText("Të gjitha banesat e planit kanë formë.")).toBeVisible();

  await newPlan(owner, "Godina B", /^Kati 1 /, forFloors(6), file("Godina B.svg"));
  await takeDrawing(owner, file("Godina B.svg"), 21);
  await owner.click(page.getByRole("button", { name: "21 forma të përbashkëta: 124 banesa" }));

  await newPlan(owner, "Godina C", /^Kati 1 /, forFloors(6), file("Godina C.svg"));
  await takeDrawing(owner, file("Godina C.svg"), 18);
  await owner.click(page.getByRole("button", { name: "18 forma të përbashkëta: 106 banesa" }));

  await newPlan(owner, "Godina D", /^Kati 1 /, forFloors(6), file("Godina D.jpg"));
  const coloured = readdirSync(join(folder, "Ngjyrosur")).map((name) => join(folder, "Ngjyrosur", name));
  await owner.files(page.getByLabel("Fotot me banesë të ngjyrosur"), coloured);
  await owner.click(panel(page).getByRole("button", { name: "Merr 9 forma" }));
}

/** The last building is identical to the first one. */
export async function copyBuilding(owner: PressCounter): Promise<void> {
  const { page } = owner;
  await owner.click(tree(page, "Përmbledhja"));
  const section = page.getByRole("region", { name: "Godina E" });
  await owner.select(section.getByLabel("Kopjo katet, planet dhe format nga"), "Godina A");
  const all = units.filter(({ building }) => building === "Godina E").length;
  await expect(section.getByRole("status")).toHaveText(
    `Kate të reja: 0. Forma katesh: 7. Banesa me formë në plan: ${all} nga ${all}.`,
  );
  await owner.click(section.getByRole("button", { name: "Kopjo", exact: true }));
}

/** How inquiries reach the owner, and publishing to visitors. */
export async function publishDevelopment(owner: PressCounter): Promise<void> {
  const { page } = owner;
  await owner.click(tree(page, /^Kontakti/));
  await owner.type(page.getByRole("textbox", { name: "E-mail", exact: true }), "shitja@lagjja.example");
  await owner.click(page.getByRole("banner").getByRole("button", { name: /^Publiko/ }));
  await expect(page.getByRole("heading", { level: 1, name: "Gati për publikim" })).toBeVisible();
  await owner.click(panel(page).getByRole("button", { name: "Publiko", exact: true }));
  await expect(panel(page).getByText("U publikua versioni 1.")).toBeVisible({ timeout: 120_000 });
}
