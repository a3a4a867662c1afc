import { expect, test, type Page } from "@playwright/test";
import { place } from "../../support/place.ts";
import { stillClock } from "../../support/pausedClock.ts";

// Tall enough that all elements are near the screen at once.
test.use({ viewport: { width: 1440, height: 6000 } });

const everything = `
  <kulla-building-picker></kulla-building-picker>
  <kulla-building-picker tower="k5"></kulla-building-picker>
  <kulla-floor-explorer tower="k5" floor="7"></kulla-floor-explorer>
  <kulla-apartment-preview apartment="k5-07-05"></kulla-apartment-preview>
  <kulla-brochure page="3"></kulla-brochure>`;

/** Counts pending timers and frames, and all that were ever requested. */
async function countWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting = new Set<string>();
    const work = { waiting, scheduledCount: 0 };
    Object.assign(globalThis, { work });
    const watch = (start: "setTimeout" | "requestAnimationFrame", stop: "clearTimeout" | "cancelAnimationFrame") => {
      const [begin, end] = [globalThis[start] as (...all: unknown[]) => number, globalThis[stop]];
      const begun = (callback: (...all: unknown[]) => void, ...rest: unknown[]): number => {
        work.scheduledCount += 1;
        const id = begin(
          (...all: unknown[]) => {
            waiting.delete(`${start} ${id}`);
            callback(...all);
          },
          ...rest,
        );
        waiting.add(`${start} ${id}`);
        return id;
      };
      const ended = (id: number): void => {
        waiting.delete(`${start} ${id}`);
        end(id);
      };
      Object.assign(globalThis, { [start]: begun, [stop]: ended });
    };
    watch("setTimeout", "clearTimeout");
    watch("requestAnimationFrame", "cancelAnimationFrame");
    const repeat = globalThis.setInterval;
    Object.assign(globalThis, {
      setInterval: (...all: Parameters<typeof setInterval>) => {
        waiting.add("setInterval");
        return repeat(...all);
      },
    });
  });
}

type Work = { readonly waiting: ReadonlySet<string>; readonly scheduledCount: number };

const waiting = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { work: Work }).work.waiting.size);

/** Waits until something has been requested at all: the teaser, the hints. */
const begun = (page: Page) =>
  page.waitForFunction(() => (globalThis as unknown as { work: Work }).work.scheduledCount > 0);

/** New requests while the page sees many turns of its own clock, without any input. */
const askedMeanwhile = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { work } = globalThis as unknown as { work: Work };
    const before = work.scheduledCount;
    for (let turn = 0; turn < 40; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", resolve, { once: true });
        port1.start();
        port2.postMessage(0);
      });
    }
    return work.scheduledCount - before;
  });

/** Nothing is pending, and nothing more requested; one element may rest while another has yet to begin. */
const expectRest = (page: Page): Promise<void> =>
  expect.poll(async () => [await waiting(page), await askedMeanwhile(page)]).toEqual([0, 0]);

test("once teaser and hints are over no element waits for a timer or a frame", async ({ page }) => {
  await countWork(page);
  await place(page, everything);
  await expect(page.getByRole("button", { name: "Faqja tjetër" })).toBeVisible();
  await begun(page);
  await expectRest(page);
});

test("an element that has left the screen drops its hints at once", { tag: "@chromium" }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // Time is stopped: nothing ends on its own.
  await stillClock(page);
  await countWork(page);
  await place(page, `<kulla-building-picker tower="k6"></kulla-building-picker><div style="height:9000px"></div>`);
  await expect(page.getByRole("group", { name: /Kulla 6|katin/ }).first()).toBeVisible();
  await begun(page);
  await page.evaluate(() => scrollTo(0, 6000));
  await expectRest(page);
});
