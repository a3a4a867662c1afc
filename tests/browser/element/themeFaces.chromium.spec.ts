import { expect, test } from "@playwright/test";
import { layoutFaults } from "../../support/layoutFaults.ts";
import { expectScreen, place } from "../../support/place.ts";

// Fonts of other widths, derived from one on this machine: the width of "Apartment" in each.
const faces = { Poppins: "104%", Montserrat: "108%", Georgia: "90%" };

for (const [name, size] of Object.entries(faces))
  for (const locale of ["en", "de"])
    test(`the title of an apartment never breaks inside a word at ${locale} in a font as wide as ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.route("**/__faces/sans.ttf", (route) =>
        route.fulfill({ path: "node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf" }),
      );
      await place(
        page,
        `<style>@font-face { font-family: Theirs; src: url(/__faces/sans.ttf); size-adjust: ${size} }</style>
        <div><kulla-apartment-preview locale="${locale}" apartment="k5-07-05" style="--kulla-display-font: Theirs"></kulla-apartment-preview></div>`,
      );
      const element = page.locator("kulla-apartment-preview");
      await expectScreen(element, { name: "apartment", apartment: "k5-07-05" });
      await page.evaluate(() => document.fonts.load("20px Theirs"));
      for (const width of [900, 940, 1000, 1100, 1140, 1199]) {
        await page.locator("main > div").evaluate((box, px) => (box.style.width = `${px}px`), width);
        const broken = async (): Promise<readonly string[]> =>
          (await layoutFaults(page)).filter(({ where }) => /title/.test(where)).map(({ where }) => where);
        await expect.poll(broken, `at ${width} px`).toEqual([]);
      }
    });
