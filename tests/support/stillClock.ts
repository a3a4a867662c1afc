import type { Page } from "@playwright/test";

const hourMs = 3_600_000;

/**
 * Lets the time of the pages to come stand still until a test moves it on. An hour ahead of its beginning: until it stands it runs,
 * and cannot be stopped at a moment that a busy machine has let pass.
 */
export async function stillClock(page: Page): Promise<void> {
  const begin = Date.parse("2026-11-20T10:00:00Z");
  await page.clock.install({ time: begin });
  await page.clock.pauseAt(begin + hourMs);
}
