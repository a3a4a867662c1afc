import { expect, type Page } from "@playwright/test";
import { isAlive } from "./isAlive.ts";
import { hydrated } from "./hydrated.ts";

/** Opens a page of the site and waits until its code and its elements' have loaded: before that, a press follows links and keys do nothing. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect.poll(() => isAlive(page)).toBe(true);
}
