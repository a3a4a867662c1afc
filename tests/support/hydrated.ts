import type { Page } from "@playwright/test";

/** Waits until the site's code has hydrated the prerendered page, so that its buttons and forms respond. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const controls = [...document.querySelectorAll("header button, main button, main form")];
      const own = controls.filter((each) => !each.closest("kulla-building-picker, kulla-brochure"));
      return own.length > 0 && own.every((each) => Object.keys(each).some((key) => key.startsWith("__reactProps")));
    },
    undefined,
    { timeout: 30_000 },
  );
}
