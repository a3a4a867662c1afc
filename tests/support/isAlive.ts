import type { Page } from "@playwright/test";

/** Whether every element of the page stands in for its fallback by now. */
export function isAlive(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll("kulla-building-picker, kulla-floor-explorer, kulla-apartment-preview")].every(
      (host) => host.shadowRoot && !host.shadowRoot.querySelector("slot"),
    ),
  );
}
