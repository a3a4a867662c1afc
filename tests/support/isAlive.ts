import type { Page } from "@playwright/test";

/** Whether every element of the page has taken over what the page came with. */
export function isAlive(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "kulla-building-picker, kulla-floor-explorer, kulla-apartment-preview, kulla-apartment-search, kulla-brochure",
      ),
    ].every((host) => host.shadowRoot && !host.shadowRoot.querySelector("slot, .kulla[hidden]")),
  );
}

/** Scrolls to the first element that does not live yet: those far below the screen wait for the visitor to come. */
export function goToSleeping(page: Page): Promise<void> {
  return page.evaluate(() => {
    const hosts = document.querySelectorAll("kulla-building-picker, kulla-floor-explorer, kulla-apartment-preview");
    const isAwake = (host: Element): boolean =>
      host.shadowRoot !== null && host.shadowRoot.querySelector("slot, .kulla[hidden]") === null;
    [...hosts].find((host) => !isAwake(host))?.scrollIntoView();
  });
}
