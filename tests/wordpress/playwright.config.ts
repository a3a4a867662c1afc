import { defineConfig } from "@playwright/test";
import browsers from "../../playwright.config.ts";

const chromium = browsers.projects?.find(({ name }) => name === "chromium")?.use ?? {};

/** The WordPress plugin in two WordPresses (npm run build first). */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/wordpress",
  globalSetup: "./installWordPress.ts",
  workers: 1,
  forbidOnly: true,
  retries: 0,
  // PHP's own server renders the block editor in several seconds.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: "../../test-results/wordpress.json" }]],
  use: { ...chromium, serviceWorkers: "block" },
});
