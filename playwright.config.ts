import { resolve } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { chromiumPath, shellPath } from "./tests/support/chromiumPaths.ts";

// What Kulla notes outside of an owner's folder lies apart from the notes of whoever runs the tests.
process.env["KULLA_STATE"] ??= resolve("node_modules/.cache/kulla-state");

const firefoxPath = process.env["KULLA_FIREFOX"] ?? "/usr/bin/firefox-esr";

// Another port lets two checkouts be tested on one machine at a time.
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
/** With all that a window has; its own new kind of headless where it is Playwright's build. */
const chromium = { ...chromiumAt(chromiumPath), ...(chromiumPath === "playwright" ? { channel: "chromium" } : {}) };
/** The same engine without a window's frame takes half to two thirds of the time; it has no sensors. */
const withoutWindow = chromiumAt(shellPath);
const firefox = {
  ...devices["Desktop Firefox"],
  ...(firefoxPath === "playwright" ? {} : { channel: "moz-firefox", launchOptions: { executablePath: firefoxPath } }),
};

const sensors = /tourSensor\.chromium\.spec\.ts$/;
/** What only Firefox has: settings of its own for letters. */
const onlyFirefox = /\.firefox\.spec\.ts$/;

/** Real browsers on the built showcase (npm run build first; npm test does it all). */
export default defineConfig({
  testDir: "tests/browser",
  // Emptied when they begin: other steps write beside it.
  outputDir: "test-results/browsers",
  globalSetup: "tests/support/display.ts",
  fullyParallel: true,
  // On two cores, with a row of other steps beside them: tests wait more than they work. Firefox works (below). What takes long
  // begins first.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  // A machine of two cores that also builds and renders may take its time.
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  webServer: {
    command: "node demo/runTs.mjs tests/support/serve.ts",
    url: `${site}/`,
    reuseExistingServer: true,
    timeout: 30_000,
  },
  // What a worker answers cannot be changed by a test; the one about it lets it in.
  use: { baseURL: site, serviceWorkers: "block" },
  projects: [
    // No browser: a clean clone on a new machine.
    { name: "machine", testDir: "tests/machine" },
    // An owner's own files taken in by the studio, published, and shown by a showcase that is built of them.
    { name: "owner", testDir: "tests/owner", use: withoutWindow },
    // Where engines differ: focus, keys, storage, letters, layout, taking over. What our own code decides alike is shown in one.
    {
      name: "firefox",
      use: firefox,
      testIgnore: /\.chromium\.spec\.ts$/,
      grepInvert: /@chromium/,
      workers: 2,
      // A Firefox that has just been started takes 20 s for its first page on a busy machine.
      timeout: 90_000,
      expect: { timeout: 30_000 },
    },
    { name: "chromium", use: withoutWindow, testIgnore: [sensors, onlyFirefox] },
    { name: "chromium with sensors", use: chromium, testMatch: sensors },
    {
      name: "looks",
      testDir: "tests/looks",
      // Pictures of whole pages, each taken until two are alike.
      timeout: 90_000,
      expect: { timeout: 45_000 },
      use: {
        ...withoutWindow,
        launchOptions: {
          ...withoutWindow.launchOptions,
          // Letters are drawn alike on machines with other settings.
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
