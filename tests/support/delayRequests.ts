import type { Page } from "@playwright/test";

/** Delays the requests for an address until the returned function is called. */
export async function delayRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
