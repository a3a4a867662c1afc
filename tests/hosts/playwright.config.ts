import { defineConfig } from "@playwright/test";
import browsers from "../../playwright.config.ts";

const chromium = browsers.projects?.find(({ name }) => name === "chromium")?.use ?? {};

/** Pages of other tools and frameworks that show the picker (npm run build first). */
export default defineConfig({
  testDir: ".",
  // Next to the browser tests' results.
  outputDir: "../../test-results/hosts",
  globalSetup: "./installHosts.ts",
  globalTeardown: "./hostsTable.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // A tool's full build, on a machine with two cores.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "../../test-results/hosts.json" }]],
  use: { ...chromium, serviceWorkers: "block" },
});
