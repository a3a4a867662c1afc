import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { expect, test } from "../support/mailboxTest.ts";

// What axe reads is the document, not how an engine paints it: one engine is enough.
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
    name: "a home",
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

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  for (const theme of ["light", "dark"]) {
    test.describe(`at ${width} px, ${theme}`, () => {
      test.use({ viewport: { width, height }, reducedMotion: "reduce" });
      for (const { name, attributes, shown } of screens) {
        test(`axe finds nothing to mend in ${name}`, async ({ page }) => {
          await page.goto(`/__fixtures/picker.html?theme=${theme}&${attributes}`);
          await shown(page);
          expect(await axeFaults(page)).toEqual([]);
        });
      }
    });
  }
}
