import { expect, type Page } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { draftIn, test } from "../../support/studio/openStudio.ts";
import { largeDraft, largeList } from "../../support/studio/largeDraft.ts";
import { show, type Shown } from "../../support/studio/wholeDraft.ts";

const main = (page: Page) => page.getByRole("main");

const screens: readonly Shown[] = [
  ["the overview", { kind: "overview" }],
  ["the apartments", { kind: "homes" }],
  ["a floor", { kind: "outlines", layer: { on: "tower", tower: "c" }, region: 4 }],
  ["a plan", { kind: "outlines", layer: { on: "plan", plan: "p1" }, region: 0 }],
  ["the layouts", { kind: "layouts" }],
  ["the languages", { kind: "languages" }],
  ["publishing", { kind: "publish" }],
  ["the preview of a list", { kind: "importList" }, giveList],
];

async function giveList(page: Page): Promise<void> {
  await page.getByLabel("Zgjidh listën").setInputFiles({ name: "l.csv", mimeType: "", buffer: Buffer.from(largeList) });
  await page.getByRole("button", { name: "Vazhdo te parapamja" }).click();
  await expect(page.getByRole("button", { name: "Zbato 624 ndryshime" })).toBeVisible();
}

test("with 624 apartments the page stays as tall as its window, and each panel scrolls separately", async ({
  page,
  owner,
}) => {
  await owner.open(largeDraft);
  await expect(main(page)).toBeVisible();
  const heights = () =>
    page.evaluate(() => [
      document.documentElement.scrollHeight - window.innerHeight,
      document.body.scrollHeight - window.innerHeight,
    ]);
  for (const screen of screens) {
    await show(page, screen);
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(heights, { message: `${screen[0]} at ${width}x${height}` }).toEqual([0, 0]);
    }
  }
});

const filters = (page: Page) => page.getByRole("search", { name: "Filtro banesat" });
const rows = (page: Page) => page.getByRole("grid", { name: "Banesat" }).getByRole("row");

test("the apartments are found by name and filtered by type, status and entrance, with their count and a way back", async ({
  page,
  owner,
}) => {
  await owner.open(largeDraft);
  await show(page, ["the apartments", { kind: "homes" }]);
  const count = filters(page).getByRole("status");
  await expect(count).toHaveText("624 banesa");
  await filters(page).getByLabel("Kërko sipas emrit").fill("16");
  await expect(count).toHaveText("24 nga 624 banesa");
  await filters(page).getByLabel("Vendi").selectOption("Godina B");
  await filters(page).getByLabel("Tipologjia").selectOption("1+1");
  await filters(page).getByLabel("Gjendja").selectOption("E shitur");
  await filters(page).getByLabel("Hyrja").selectOption("1");
  await expect(count).toHaveText("8 nga 624 banesa");
  await expect(rows(page)).toHaveCount(9);
  expect(await axeFaults(page, { by: "all" })).toEqual([]);
  await filters(page).getByLabel("Kërko sipas emrit").fill("99");
  await expect(page.getByText("Asnjë banesë nuk i përgjigjet filtrit.")).toBeVisible();
  await filters(page).getByRole("button", { name: "Hiq filtrin" }).click();
  await expect(count).toHaveText("624 banesa");
  await expect(filters(page).getByRole("button")).toHaveCount(0);
});

test("an apartment edited under a filter stays in view, and the selection includes no filtered-out apartment", async ({
  page,
  owner,
}) => {
  const { folder } = await owner.open(largeDraft);
  await show(page, ["the apartments", { kind: "homes" }]);
  await filters(page).getByLabel("Vendi").selectOption("a 1");
  await filters(page).getByLabel("Gjendja").selectOption("E lirë");
  await expect(rows(page)).toHaveCount(9);
  await page.getByRole("checkbox", { name: "Zgjidh të gjitha" }).check();
  const foot = page.getByRole("form", { name: "8 banesa" });
  await foot.getByLabel("Gjendja").selectOption("E rezervuar");
  await foot.getByRole("button", { name: "Zbato te 8" }).click();
  const reserved = async () =>
    (await draftIn(folder)).project.floors
      .flatMap((floor) => floor.apartments)
      .filter((each) => each.status === "reserved").length;
  // Four on each of the 40 floors were reserved before.
  await expect.poll(reserved).toBe(160 + 8);
  await expect(rows(page)).toHaveCount(9);
});
