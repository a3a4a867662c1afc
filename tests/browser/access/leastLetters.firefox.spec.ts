import { test } from "@playwright/test";
import { expectWhole } from "../../support/largerLetters.ts";

// Firefox has a least size for all letters, which no length of a style sheet follows (Settings, Fonts).
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
