import { test } from "@playwright/test";
import { expectWhole } from "../../support/largerLetters.ts";

// Firefox has a minimum size for all letters, which lengths in a style sheet do not follow (Settings, Fonts).
test.use({
  contextOptions: { reducedMotion: "reduce" },
  launchOptions: [
    async ({ launchOptions }, use) => {
      const firefoxUserPrefs = { "font.minimum-size.x-western": 24, "font.minimum-size.x-unicode": 24 };
      await use({ ...launchOptions, firefoxUserPrefs });
    },
    { scope: "worker" },
  ],
});

expectWhole("in letters of no less than 24 px");
