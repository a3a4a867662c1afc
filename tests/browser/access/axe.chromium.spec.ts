import type { Page } from "@playwright/test";
import { axeFaultsInEveryLook } from "../../support/axe.ts";
import { expect, test } from "../../support/mailboxTest.ts";

// axe reads the document, not how an engine paints it: one engine is enough.
const screens: readonly { name: string; attributes: string; shown: (page: Page) => Promise<void> }[] = [
  {
    name: "the site",
    attributes: "",
    shown: (page) => page.locator('[part~="region"]').first().waitFor({ state: "attached" }),
  },
  {
    name: "a tower",
    attributes: "tower=k5",
    shown: (page) => page.getByRole("heading", { name: "Kulla 5" }).first().waitFor(),
  },
  {
    name: "a floor",
    attributes: "tower=k5&floor=7",
    shown: (page) => page.getByRole("heading", { name: "Kati 7" }).first().waitFor(),
  },
  {
    name: "an apartment",
    attributes: "apartment=k5-07-05",
    shown: (page) => page.getByRole("button", { name: "PYET PER CMIMIN" }).waitFor(),
  },
  {
    name: "the price form",
    attributes: "apartment=k5-07-05",
    shown: async (page) => {
      await page.getByRole("button", { name: "PYET PER CMIMIN" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
];

test.use({ reducedMotion: "reduce" });

for (const { name, attributes, shown } of screens)
  test(`axe finds no problems in ${name}, in a large window and a small one, light and dark`, async ({ page }) => {
    await page.goto(`/__fixtures/picker.html?${attributes}`);
    await shown(page);
    expect(await axeFaultsInEveryLook(page.locator("kulla-apartment-picker"))).toEqual({});
  });
