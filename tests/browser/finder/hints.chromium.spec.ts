import type { Page } from "@playwright/test";
import { expect, test } from "../../support/mailboxTest.ts";
import { region } from "../../support/region.ts";
import { stillClock } from "../../support/pausedClock.ts";

type Flash = { readonly id: string; readonly at: number };

/** Opens a picker whose clock is stopped, and records every later hint with its time in ms. */
async function openWithStillClock(page: Page, attributes: string, first: string): Promise<void> {
  await stillClock(page);
  await page.goto(`/__fixtures/picker.html?tag=kulla-building-picker&${attributes}`);
  await region(page, first).waitFor({ state: "attached" });
  await page.locator("kulla-building-picker").evaluate((element) => {
    const seen: Flash[] = [];
    Object.assign(window, { seenHints: seen });
    const start = performance.now();
    const root = element.shadowRoot;
    if (!root) throw new Error("The picker has no shadow root.");
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          const id = node instanceof SVGElement ? node.dataset["hint"] : undefined;
          if (id) seen.push({ id, at: Math.round(performance.now() - start) });
        }
      }
    }).observe(root, { childList: true, subtree: true });
  });
}

/** Advances the page's clock by eight seconds, and returns the hints shown. */
async function hintsOf(page: Page): Promise<readonly Flash[]> {
  for (let step = 0; step < 80; step += 1) await page.clock.runFor(100);
  return seenHints(page);
}

/**
 * Advances the page's clock until so many hints were shown, and a second more. They begin when the browser reports that the
 * picture is on screen, which takes its own time on a busy machine.
 */
async function runThrough(page: Page, count: number): Promise<readonly Flash[]> {
  for (let step = 0; step < 300 && (await seenHints(page)).length < count; step += 1) await page.clock.runFor(100);
  for (let step = 0; step < 10; step += 1) await page.clock.runFor(100);
  return seenHints(page);
}

const seenHints = (page: Page): Promise<readonly Flash[]> =>
  page.evaluate(() => (window as unknown as { seenHints: Flash[] }).seenHints);

const steps = (flashes: readonly Flash[]) => flashes.slice(1).map(({ at }, index) => at - (flashes[index]?.at ?? 0));

test("the teaser highlights one tower after the other, a second each", async ({ page }) => {
  await openWithStillClock(page, "", "Kulla 5");
  const flashes = await runThrough(page, 2);
  expect(flashes.map(({ id }) => id)).toEqual(["k5", "k6"]);
  expect(flashes[0]?.at).toBeGreaterThanOrEqual(900);
  expect(steps(flashes)).toEqual([1000]);
});

test("K5 flashes its floors from the eleventh down, one every 300 ms", async ({ page }) => {
  await openWithStillClock(page, "tower=k5", "Kati 11,");
  const flashes = await runThrough(page, 11);
  expect(flashes).toHaveLength(11);
  expect(steps(flashes)).toEqual(Array.from({ length: 10 }, () => 300));
});

test("K6 begins when K5 has finished, at 3.8 s, and ends at 6.5 s", async ({ page }) => {
  await openWithStillClock(page, "tower=k6", "Kati 10,");
  const flashes = await runThrough(page, 10);
  expect(flashes).toHaveLength(10);
  expect(steps(flashes)).toEqual(Array.from({ length: 9 }, () => 300));
  expect(flashes[0]?.at).toBeGreaterThanOrEqual(3700);
});

test("hints=off hides the hints", async ({ page }) => {
  await openWithStillClock(page, "tower=k5&hints=off", "Kati 11,");
  expect(await hintsOf(page)).toEqual([]);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the teaser is hidden", async ({ page, browserName }) => {
    // Firefox's driver cannot set it: there the page's own media query is answered.
    if (browserName === "firefox") {
      await page.addInitScript(() => {
        const ask = window.matchMedia.bind(window);
        window.matchMedia = (query) => ask(query.includes("prefers-reduced-motion") ? "all" : query);
      });
    }
    await openWithStillClock(page, "", "Kulla 5");
    expect(await hintsOf(page)).toEqual([]);
  });
});
