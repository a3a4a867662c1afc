import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { draftIn, savedAt, test } from "../../support/studio/openStudio.ts";

const toPage = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Projekti" }).getByRole("button", { name }).click();

const list = `Kodi;Gjendja;Çmimi;Çmimi/m2;TVSH;Çmimi i parkingut;Rezervuar deri;Blerësi
b1-1;E rezervuar;98.000;1.620;me TVSH 18%;15.000;31.12.2026;Teuta Gashi
b1-2;E lirë;95.000;;abc;;së shpejti;Arben Krasniqi
`;

test("a list with all price details is published as it states them; a wrong cell says what would be right", async ({
  page,
  owner,
}) => {
  test.slow();
  const { folder } = await owner.open();
  await toPage(page, /Importo nga Excel/);
  await page.getByLabel("Zgjidh listën").setInputFiles({ name: "shitja.csv", mimeType: "", buffer: Buffer.from(list) });
  for (const [heading, column] of [
    ["TVSH", "vat"],
    ["Çmimi i parkingut", "parkingPrice"],
    ["Rezervuar deri", "reservedUntil"],
    ["Blerësi", ""],
  ] as const) {
    await expect(page.getByRole("combobox", { name: heading, exact: true })).toHaveValue(column);
  }
  await page.getByRole("button", { name: "Vazhdo te parapamja" }).click();
  await expect(page.getByText("E3: nuk thotë nëse TVSH-ja është në çmim")).toBeVisible();
  await expect(page.getByText("G3: jo datë (shkruani 2026-12-31 ose 31.12.2026)")).toBeVisible();
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  await page.getByRole("button", { name: /^Zbato 2 ndryshime/ }).click();
  await expect(savedAt(page)).toBeVisible();

  // The apartment's panel has them, and accepts another extra.
  await toPage(page, /Banesat/);
  await page.getByRole("gridcell", { name: "E rezervuar" }).click();
  const panel = page.getByRole("complementary", { name: /^Banesa/ });
  await expect(panel.getByLabel("Rezervuar deri")).toHaveValue("2026-12-31");
  const price = panel.getByRole("region", { name: "Çmimi, përveç shumës" });
  await expect(price.getByRole("combobox", { name: "TVSH", exact: true })).toHaveValue("included");
  await expect(price.getByLabel("Çmimi për m²")).toHaveValue("1\u00a0620");
  await price.getByRole("button", { name: "Shto një shtesë" }).click();
  const extra = price.getByRole("group", { name: "Shtesa 2" });
  await extra.getByLabel("Çfarë është").selectOption("other");
  await extra.getByLabel(/^Emri.*sq/).fill("Kyçja në rrjet");
  await extra.getByLabel("Shuma").fill("abc");
  await extra.getByLabel("Shuma").press("Enter");
  await expect(extra.getByRole("alert")).toContainText("mbetet si ishte");
  await extra.getByLabel("Shuma").fill("850");
  await extra.getByLabel("Shuma").press("Enter");
  await extra.getByLabel("A duhet blerë?").selectOption("obligatory");
  expect(await axeFaults(page, { by: "all" })).toEqual([]);

  // The project's facts about its buildings, and its second currency.
  await toPage(page, /Të dhënat e projektit/);
  const building = page.getByRole("region", { name: "Të gjitha ndërtesat" });
  await building.getByLabel("Klasa energjetike").fill("A+");
  await building.getByLabel("Dorëzimi").fill("shpejt");
  await building.getByLabel("Dorëzimi").blur();
  await expect(building.getByRole("alert")).toContainText("2027-Q2");
  await building.getByLabel("Dorëzimi").fill("Q2 2027");
  await building.getByLabel("Ndërtimi").selectOption("shell");
  const rate = page.getByRole("region", { name: "Valuta e dytë" });
  for (const [label, text] of [
    ["Valuta e çmimeve", "EUR"],
    ["Valuta e dytë", "ALL"],
    ["Kursi", "98,2"],
    ["Më", "2026-11-20"],
  ] as const) {
    await rate.getByLabel(label, { exact: true }).fill(text);
  }
  await expect(savedAt(page)).toBeVisible();
  await expect.poll(async () => (await draftIn(folder)).project).toHaveProperty("exchangeRate");
  expect(await axeFaults(page, { by: "all" })).toEqual([]);

  await page.getByRole("banner").getByRole("button", { name: "Publiko" }).click();
  await page.getByRole("complementary").getByRole("button", { name: "Publiko" }).click();
  await expect(page.getByText("U publikua versioni 1.")).toBeVisible({ timeout: 60_000 });
  const text = await readFile(join(folder, "published/project.json"), "utf8");
  const project = JSON.parse(text) as Record<string, unknown> & { floors: { apartments: unknown[] }[] };
  const [one, other] = project.floors[0]?.apartments ?? [];
  expect(one).toMatchObject({
    status: "reserved",
    reservedUntil: "2026-12-31",
    price: {
      amount: 98_000,
      perM2: 1620,
      vat: "included",
      vatPercent: 18,
      extras: [
        { kind: "parking", amount: 15_000 },
        { kind: "other", name: { sq: "Kyçja në rrjet" }, amount: 850, obligatory: true },
      ],
    },
  });
  expect(other).toMatchObject({ status: "available", price: { kind: "exact", amount: 95_000, currency: "EUR" } });
  expect(other).not.toHaveProperty("reservedUntil");
  expect(project).toMatchObject({
    energyClass: "A+",
    handOver: { when: "2027-Q2" },
    constructionStage: "shell",
    exchangeRate: { from: "EUR", to: "ALL", rate: 98.2, date: "2026-11-20" },
  });
  const availability = await readFile(join(folder, "published/availability.json"), "utf8");
  expect(availability).toContain('"reservedUntil":"2026-12-31"');
  for (const file of [text, availability]) expect(file).not.toContain("Teuta");
});
