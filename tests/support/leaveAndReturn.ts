import { expect, type Page } from "@playwright/test";
import { isAlive } from "./isAlive.ts";

// Browsers keep a page that a visitor leaves, and show the same page again on "Back", unless something in it prevents that. Playwright
// switches this off in Chromium, and only a Chromium with a window has it (playwright.config.ts). Firefox does it, but its driver finds
// nothing in a page that has returned: only `page.evaluate` works there.

/** Events that prevent it, or are announced to be so by browsers. */
const blockers = ["unload", "beforeunload"];

/** Counts the listeners of window and document by event, those that prevent going back by name, and how often the page was shown again. */
export async function recordListeners(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts: Record<string, number> = {};
    const shown: boolean[] = [];
    Object.assign(globalThis, { counts, shown });
    for (const target of [window, document]) {
      const { addEventListener: add, removeEventListener: remove } = target;
      const listeners = new Map<string, Set<unknown>>();
      const of = (type: string) => listeners.get(type) ?? listeners.set(type, new Set()).get(type);
      Object.assign(target, {
        addEventListener(...args: Parameters<typeof add>) {
          of(args[0])?.add(args[1]);
          counts[args[0]] = of(args[0])?.size ?? 0;
          add.apply(target, args);
        },
        removeEventListener(...args: Parameters<typeof remove>) {
          of(args[0])?.delete(args[1]);
          counts[args[0]] = of(args[0])?.size ?? 0;
          remove.apply(target, args);
        },
      });
    }
    addEventListener("pageshow", ({ persisted }) => shown.push(persisted));
  });
}

export const listenersOf = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const counts = Object.entries(Reflect.get(globalThis, "counts") as Record<string, number>);
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  });

/** Elements near the screen may still be starting: waits until they are alive, and for a moment nothing more listens. */
async function listenersAtRest(page: Page): Promise<Record<string, number>> {
  await expect.poll(() => isAlive(page)).toBe(true);
  await page.waitForLoadState("networkidle");
  let before: Record<string, number> = {};
  await expect(async () => {
    const now = await listenersOf(page);
    const isSame = JSON.stringify(now) === JSON.stringify(before);
    before = now;
    expect(isSame).toBe(true);
  }).toPass({ intervals: [500] });
  return before;
}

/** Leaves the page by a link and comes back; fails if the browser loads the page anew. The test's driver hears nothing of a page that returns. */
export async function leaveAndReturn(page: Page): Promise<void> {
  const before = await listenersAtRest(page);
  for (const name of blockers) expect(before[name] ?? 0, `listeners of ${name}`).toBe(0);
  const shownBefore = await page.evaluate(() => Reflect.get(globalThis, "shown") as boolean[]);
  await page.evaluate(() => location.assign("/__fixtures/element/blank.html?elsewhere"));
  await page.waitForURL(/\?elsewhere$/);
  await expect(page.getByRole("main")).toBeAttached();
  await page.evaluate(() => setTimeout(() => history.back()));
  const shown = (): Promise<unknown> =>
    page.evaluate(() => [location.search, ...(Reflect.get(globalThis, "shown") as boolean[])]).catch(() => undefined);
  await expect.poll(async () => String(await shown())).not.toContain("elsewhere");
  expect((await shown()) as unknown[]).toEqual([expect.anything(), ...shownBefore, true]);
  expect(withPrinting(await listenersOf(page))).toEqual(withPrinting(before));
}

/** The sheet for printing may begin to listen at any time, but only once. */
const withPrinting = (counts: Record<string, number>): Record<string, number> => ({
  beforeprint: 1,
  afterprint: 1,
  ...counts,
});
