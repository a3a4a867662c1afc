import { test } from "@playwright/test";
import { expectWhole } from "../../support/largerLetters.ts";

// Only Firefox enlarges text alone (Zoom text only), which lengths and queries in em follow.
test.use({
  contextOptions: { reducedMotion: "reduce" },
  launchOptions: [
    async ({ launchOptions }, use) => {
      const firefoxUserPrefs = { "ui.textScaleFactor": 200, "browser.display.os-zoom-behavior": 2 };
      await use({ ...launchOptions, firefoxUserPrefs });
    },
    { scope: "worker" },
  ],
});

expectWhole("in letters of twice their size");
