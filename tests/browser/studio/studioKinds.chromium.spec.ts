import { expect } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { draftIn, savedAt, test } from "../../support/studio/openStudio.ts";

const list = `Kulla;Kati;Banesa;Sip. neto;Sip. totale;Kopshti;Gjendja
b1;1;Lokal L-1;80;92;;E lirë
b1;1;Garazh G-12;14;14;;E lirë
b1;1;Garazh G-13;14;14;;E lirë
b1;1;9;61,5;70;20;E lirë
`;

test("shops and garages of a list are recognised by their names, offered with it, and shown in the table", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  const kinds = async () =>
    (await draftIn(folder)).project.floors[0]?.apartments
      .slice(2)
      .map((home) => ("kind" in home ? home.kind : undefined));
  await page
    .getByRole("navigation", { name: "Projekti" })
    .getByRole("button", { name: /Importo nga Excel/ })
    .click();
  await page.getByLabel("Zgjidh listën").setInputFiles({ name: "l.csv", mimeType: "", buffer: Buffer.from(list) });
  await page.getByRole("button", { name: "Vazhdo te parapamja" }).click();
  await expect(page.getByRole("cell", { name: "Lokal L-1 Lokal, sipas emrit" })).toBeVisible();
  const panel = page.getByRole("complementary", { name: "Parapamja" });
  await expect(panel.getByRole("listitem").filter({ hasText: "Parking" })).toHaveText("Parking2");
  const checkbox = panel.getByRole("checkbox", { name: "Merri edhe llojet" });
  await expect(checkbox).toBeChecked();
  await checkbox.uncheck();
  await expect(page.getByText("sipas emrit", { exact: false })).toHaveCount(1);
  await checkbox.check();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: /^Zbato \d+ ndryshim/ }).click();
  await expect.poll(kinds).toEqual(["shop", "parking", "parking", undefined]);
  await page.getByRole("button", { name: "Shih banesat" }).click();
  await expect(page.getByRole("columnheader", { name: "Lloji" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Garazh G-13/ }).getByRole("gridcell", { name: "Parking" })).toBeVisible();
});

test("columns of the table are chosen in a menu, edited, and shown again the next time", async ({ page, owner }) => {
  const { folder } = await owner.open();
  const tree = page.getByRole("navigation", { name: "Projekti" });
  await tree.getByRole("button", { name: /^Banesat/ }).click();
  await expect(page.getByRole("columnheader", { name: "Kopshti, m²" })).toHaveCount(0);
  await page.getByText("Kolonat", { exact: true }).click();
  const menu = page.getByRole("group", { name: "Kolonat" });
  await menu.getByRole("checkbox", { name: "Kopshti, m²" }).check();
  await menu.getByRole("checkbox", { name: "Tipologjia" }).uncheck();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("columnheader", { name: "Tipologjia" })).toHaveCount(0);
  const heads = await page.getByRole("columnheader").allTextContents();
  const garden = page
    .getByRole("row")
    .nth(1)
    .getByRole("gridcell")
    .nth(heads.indexOf("Kopshti, m²") - 1);
  await garden.click();
  await page.keyboard.type("12,5");
  await page.keyboard.press("Enter");
  await expect(garden).toHaveText("12,5");
  await expect(savedAt(page)).toBeVisible();
  await expect.poll(async () => JSON.stringify(await draftIn(folder))).toContain('"areas":{"garden":12.5}');
  await page.reload();
  await tree.getByRole("button", { name: /^Banesat/ }).click();
  await expect(page.getByRole("columnheader", { name: "Kopshti, m²" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Tipologjia" })).toHaveCount(0);
});

test("an apartment's panel has its kind, entrance, rooms and areas, and reports what it cannot read", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open();
  await page
    .getByRole("navigation", { name: "Projekti" })
    .getByRole("button", { name: /^Banesat/ })
    .click();
  const panel = page.getByRole("complementary");
  await panel.getByRole("combobox", { name: "Lloji" }).selectOption({ label: "Lokal" });
  await panel.getByLabel("Hyrja").fill("B");
  await panel.getByLabel("Neto, m²").fill("6O,5");
  await panel.getByLabel("Totale, m²").fill("70,5");
  await expect(panel.getByRole("alert")).toHaveText("shkronja O në vend të zeros; mbetet si ishte.");
  await expect(panel.getByLabel("Neto, m²")).toHaveValue("6O,5");
  await panel.getByLabel("Totale, m²").press("Enter");
  await expect.poll(async () => JSON.stringify(await draftIn(folder))).toContain('"areas":{"total":70.5}');
  expect(JSON.stringify(await draftIn(folder))).toContain('"entrance":"B"');
  expect(JSON.stringify(await draftIn(folder))).toContain('"kind":"shop"');
});
