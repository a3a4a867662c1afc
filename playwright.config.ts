import { resolve } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { chromiumPath, shellPath } from "./tests/support/chromiumPaths.ts";

// Separates the state that Kulla stores outside of an owner's folder from that of the person who runs the tests.
process.env["KULLA_STATE"] ??= resolve("node_modules/.cache/kulla-state");

const firefoxPath = process.env["KULLA_FIREFOX"] ?? "/usr/bin/firefox-esr";

// A different port allows two checkouts to be tested on one machine at the same time.
const site = `http://127.0.0.1:${process.env["KULLA_TEST_PORT"] ?? "4180"}`;

const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const chromiumAt = (path: string) => ({
  ...devices["Desktop Chrome"],
  launchOptions: { ...(path === "playwright" ? {} : { executablePath: path }), args: chromiumArguments },
});
/** With a full browser window; uses the new headless mode if it is Playwright's build. */
const chromium = { ...chromiumAt(chromiumPath), ...(chromiumPath === "playwright" ? { channel: "chromium" } : {}) };
/** The same engine without window chrome takes half to two thirds of the time; it has no sensors. */
const withoutWindow = chromiumAt(shellPath);
const firefox = {
  ...devices["Desktop Firefox"],
  ...(firefoxPath === "playwright" ? {} : { channel: "moz-firefox", launchOptions: { executablePath: firefoxPath } }),
};

const sensors = /tourSensor\.chromium\.spec\.ts$/;
/** Tests of returning to a page from the back/forward cache. */
const backForwardCache = /backForward\.chromium\.spec\.ts$/;
/** Tests of features that only Firefox has, such as its font settings. */
const onlyFirefox = /\.firefox\.spec\.ts$/;

/** Real browsers on the built showcase (npm run build first; npm test does everything). */
export default defineConfig({
  testDir: "tests/browser",
  // Emptied when the browser tests begin; other steps write next to it.
  outputDir: "test-results/browsers",
  globalSetup: "tests/support/display.ts",
  fullyParallel: true,
  // For two cores that also run other steps: tests wait more than they compute. Firefox does need the cores (below). Tests that take long
  // start first.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  // A machine with two cores that also builds and renders may be slow.
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  webServer: {
    command: "node demo/runTs.mjs tests/support/serve.ts",
    url: `${site}/`,
    reuseExistingServer: true,
    timeout: 30_000,
  },
  // Tests cannot intercept a worker's responses, so workers are blocked; the test of the worker allows them.
  use: { baseURL: site, serviceWorkers: "block" },
  projects: [
    // Without a browser: a clean clone on a new machine.
    { name: "machine", testDir: "tests/machine" },
    // An owner's own files: imported by the studio, published, and shown by a showcase built from them.
    { name: "owner", testDir: "tests/owner", use: withoutWindow },
    // Where engines differ: focus, keys, storage, fonts, layout, hydration. Behaviour that only depends on our code is tested in one of them.
    {
      name: "firefox",
      use: firefox,
      testIgnore: /\.chromium\.spec\.ts$/,
      grepInvert: /@chromium/,
      workers: 2,
      // A newly started Firefox takes 20 s for its first page on a busy machine.
      timeout: 90_000,
      expect: { timeout: 30_000 },
    },
    { name: "chromium", use: withoutWindow, testIgnore: [sensors, backForwardCache, onlyFirefox] },
    { name: "chromium with sensors", use: chromium, testMatch: sensors },
    {
      name: "chromium with back-forward cache",
      // Playwright switches this off for all others.
      use: {
        ...chromium,
        launchOptions: { ...chromium.launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] },
      },
      testMatch: backForwardCache,
    },
    {
      name: "looks",
      testDir: "tests/looks",
      // Screenshots of entire pages, each repeated until two are identical.
      timeout: 90_000,
      expect: { timeout: 45_000 },
      use: {
        ...withoutWindow,
        launchOptions: {
          ...withoutWindow.launchOptions,
          // Text is rendered identically on machines with different settings.
          args: [
            ...chromiumArguments,
            "--font-render-hinting=slight",
            "--disable-lcd-text",
            "--force-color-profile=srgb",
          ],
        },
      },
      snapshotPathTemplate: "{testDir}/baselines/{arg}{ext}",
    },
  ],
});
