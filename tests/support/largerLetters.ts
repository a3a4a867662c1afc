import { test } from "@playwright/test";
import { addressOf } from "../../demo/navigation/matchRoute.ts";
import { lossesAndOverlaps, expectNoFaults } from "./expectNoFaults.ts";
import { openFilters, openSubject, showScreen, subjects } from "./shownScreens.ts";
import { kindsOfPages } from "./siteRoutes.ts";
import { hydrated } from "./hydrated.ts";

const sizes = [
  [390, 844],
  [320, 568],
] as const;

/** Tests of the main screens and of all pages in a browser that sets letters larger than style sheets specify. */
export function expectWhole(letters: string): void {
  for (const name of ["a search of real names", "a picker of real names", "the sample's search"] as const)
    test(`${name} ${letters} loses nothing on a phone`, async ({ page }) => {
      test.setTimeout(90_000);
      const { query, screens } = subjects[name];
      await openSubject(page, query, "de");
      for (const screen of screens) {
        await showScreen(page, screen);
        await expectNoFaults(page, screen[0], { sizes, kinds: lossesAndOverlaps });
      }
      if (name !== "a search of real names") return;
      await openFilters(page, "de");
      await expectNoFaults(page, "the filters", { sizes, kinds: lossesAndOverlaps });
    });

  test(`every page ${letters} loses nothing on a phone`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const { page: kind, path } of kindsOfPages) {
      // Its address redirects.
      if (kind === "moved") continue;
      await page.goto(addressOf(kind === "missing" ? "/thirteenth-floor" : path, "de"));
      if (kind !== "tour") await hydrated(page);
      await expectNoFaults(page, kind, { sizes, kinds: lossesAndOverlaps });
    }
  });
}
