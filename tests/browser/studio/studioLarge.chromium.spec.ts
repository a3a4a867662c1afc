import { expect, type Page } from "@playwright/test";
import { test } from "../../support/studio/openStudio.ts";
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

test("with 624 apartments the page stays as high as its window, and each place scrolls inside itself", async ({
  page,
  owner,
}) => {
  await owner.open(largeDraft);
  await expect(main(page)).toBeVisible();
  const heights = () =>
    page.evaluate(() => [document.documentElement.scrollHeight - window.innerHeight, document.body.scrollHeight - window.innerHeight]); // prettier-ignore
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
