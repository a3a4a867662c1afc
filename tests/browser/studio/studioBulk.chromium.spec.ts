import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { axeFaults } from "../../support/axe.ts";
import { smallDraft } from "../../support/ownerFolder.ts";
import { draftIn, test } from "../../support/studio/openStudio.ts";

const tree = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Projekti" }).getByRole("button", { name });
const tick = (page: Page, home: number) => page.getByRole("checkbox", { name: `Zgjidh banesën ${home}`, exact: true });
const foot = (page: Page) => page.getByRole("form", { name: /banesa$/ });

/** A floor of six apartments; the fifth is on request. */
function sixHomes(): object {
  const apartments = [1, 2, 3, 4, 5, 6].map((number) => ({
    id: `b1-${number}`,
    label: String(number),
    layout: "a",
    status: "available",
    price: number === 5 ? { kind: "onRequest" } : { kind: "exact", amount: 90_000 + number * 100, currency: "EUR" },
  }));
  return smallDraft({ floors: [{ tower: "b1", floor: 1, plan: "p1", outline: "M10 10H90V90H10Z", apartments }] });
}

const homesIn = async (folder: string) => (await draftIn(folder)).project.floors[0]?.apartments ?? [];
const statusesIn = async (folder: string) => (await homesIn(folder)).map(({ status }) => status);

test("apartments are ticked, a range by Shift, and changed in one step that one press undoes", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(sixHomes());
  await tree(page, /^Banesat/).click();
  await expect(foot(page)).toHaveCount(0);
  await tick(page, 2).click();
  await tick(page, 5).click({ modifiers: ["Shift"] });
  await expect(page.getByRole("checkbox", { name: "Zgjidh të gjitha" })).toBeChecked({ indeterminate: true });
  await expect(foot(page)).toHaveAccessibleName("4 banesa");
  await foot(page).getByLabel("Gjendja").selectOption("E rezervuar");
  await foot(page).getByLabel("Çmimi", { exact: true }).fill("shumë");
  await expect(foot(page).getByRole("alert")).toHaveText(/Shkruani një numër/);
  await expect(foot(page).getByRole("button", { name: "Zbato te 4" })).toBeDisabled();
  await foot(page).getByLabel("Çmimi", { exact: true }).fill("+2");
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  await foot(page).getByRole("button", { name: "Zbato te 4" }).click();
  await expect(page.getByText("U ndryshuan 4 nga 4 banesa.")).toBeVisible();
  const [one, two] = ["available", "reserved"];
  await expect.poll(() => statusesIn(folder)).toEqual([one, two, two, two, two, one]);
  const amounts = (await homesIn(folder)).map((home) => (home as { price?: { amount?: number } }).price?.amount);
  expect(amounts).toEqual([90_100, 92_000, 92_000, 92_000, undefined, 90_600]);
  await page.getByRole("button", { name: "Ktheje", exact: true }).click();
  await expect.poll(() => statusesIn(folder)).toEqual([one, one, one, one, one, one]);
  await foot(page).getByRole("button", { name: "Hiq zgjedhjen" }).click();
  await expect(foot(page)).toHaveCount(0);
});

test("the keys choose, too: Space one, Shift with arrows a range, Ctrl+A all; Enter in a field applies", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(sixHomes());
  await tree(page, /^Banesat/).click();
  await page.getByRole("gridcell").first().click();
  await page.keyboard.press("Space");
  await expect(tick(page, 1)).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(foot(page)).toHaveAccessibleName("4 banesa");
  await page.keyboard.press("Shift+ArrowUp");
  await expect(foot(page)).toHaveAccessibleName("3 banesa");
  await page.keyboard.press("Control+a");
  await expect(foot(page)).toHaveAccessibleName("6 banesa");
  await foot(page).getByRole("button", { name: "Fusha të tjera" }).click();
  await foot(page).getByLabel("Orientimi").selectOption("Juglindje");
  await foot(page).getByLabel("Tipologjia").fill("2+1");
  await foot(page).getByLabel("Tipologjia").press("Enter");
  await expect.poll(async () => JSON.stringify(await homesIn(folder)).match(/"side":\["E","S"\]/g)?.length).toBe(6);
  expect(JSON.stringify(await homesIn(folder)).match(/"type":"2\+1"/g)).toHaveLength(6);
  // The selection next to the table shows the same for the single apartment.
  await expect(page.getByRole("complementary").getByLabel("Orientimi")).toHaveValue("E S");
});

test("one press ticks all apartments, and a tick is large enough for a finger", async ({ page, owner }) => {
  await owner.open(sixHomes());
  await tree(page, /^Banesat/).click();
  const box = await tick(page, 1).locator("..").boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await page.getByRole("checkbox", { name: "Zgjidh të gjitha" }).check();
  await expect(foot(page)).toHaveAccessibleName("6 banesa");
  await page.getByRole("checkbox", { name: "Zgjidh të gjitha" }).uncheck();
  await expect(foot(page)).toHaveCount(0);
});

test("the table links to the lists: a template with the accepted words, as Excel and CSV", async ({ page, owner }) => {
  await owner.open(sixHomes());
  await tree(page, /^Banesat/).click();
  await page.getByRole("main").getByRole("button", { name: "Importo nga Excel" }).click();
  const [excel] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Modeli, Excel" }).click(),
  ]);
  const parts = unzipSync(await readFile(await excel.path()));
  const [homes, words] = ["sheet1", "sheet2"].map((name) =>
    strFromU8(parts[`xl/worksheets/${name}.xml`] ?? new Uint8Array()),
  );
  expect(homes?.match(/<row /g)).toHaveLength(7);
  expect(homes).toContain('<dataValidation type="list"');
  expect(homes).not.toContain("90100");
  for (const word of ["E lirë", "E rezervuar", "E shitur", "sipas kërkesës"]) expect(words).toContain(word);
  const [csv] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Krejt banesat, CSV" }).click(),
  ]);
  const lines = (await readFile(await csv.path(), "utf8")).split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFFKodi;Kulla;/);
  expect(lines.filter((line) => line.startsWith("b1-"))).toHaveLength(6);
  expect(lines.find((line) => line.startsWith("b1-5"))).toContain("sipas kërkesës");
});
