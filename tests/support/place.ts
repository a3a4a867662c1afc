import { expect, type Locator, type Page } from "@playwright/test";

/** The element's own record of the visitor's screen. */
export const screenOf = (element: Locator): Promise<unknown> =>
  element.evaluate((node) => (node as HTMLElement & { screen?: unknown }).screen ?? null);

/** Waits until an element shows a screen. */
export async function expectScreen(element: Locator, screen: object): Promise<void> {
  await expect.poll(() => screenOf(element)).toEqual(screen);
}

/** Puts markup into an empty partner's page and then loads one of our scripts, as partners would. */
export async function place(page: Page, markup: string, script = "kulla.js"): Promise<void> {
  await page.goto("/__fixtures/element/blank.html");
  await fill(page, markup, script);
}

/** The same in a page that is open already. */
export async function fill(page: Page, markup: string, script = "kulla.js"): Promise<void> {
  await page.locator("main").evaluate((main, html) => (main.innerHTML = html), markup);
  await loadScript(page, script);
}

export async function loadScript(page: Page, script: string): Promise<void> {
  await page.evaluate(
    (src) =>
      new Promise((resolve, reject) => {
        const tag = Object.assign(document.createElement("script"), { type: "module", src });
        tag.addEventListener("load", resolve);
        tag.addEventListener("error", reject);
        document.head.append(tag);
      }),
    `/widgets/${script}`,
  );
}
