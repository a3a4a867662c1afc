import type { Page } from "@playwright/test";

/** Runs in the page. */
const isEveryHostAlive = (): boolean =>
  [
    ...document.querySelectorAll(
      "kulla-building-picker, kulla-floor-explorer, kulla-apartment-preview, kulla-apartment-search, kulla-brochure",
    ),
  ].every((host) => host.shadowRoot && !host.shadowRoot.querySelector("slot, .kulla[hidden]"));

/** Whether every element of the page has been hydrated. */
export const isAlive = (page: Page): Promise<boolean> => page.evaluate(isEveryHostAlive);

/** Waits until every element of the page has been hydrated, as long as the page's own timeout. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(isEveryHostAlive);
}

/** Scrolls to the first element that is not hydrated yet: those far below the screen wait until the visitor gets near. */
export function goToSleeping(page: Page): Promise<void> {
  return page.evaluate(() => {
    const hosts = document.querySelectorAll("kulla-building-picker, kulla-floor-explorer, kulla-apartment-preview");
    const isAwake = (host: Element): boolean =>
      host.shadowRoot !== null && host.shadowRoot.querySelector("slot, .kulla[hidden]") === null;
    [...hosts].find((host) => !isAwake(host))?.scrollIntoView();
  });
}
