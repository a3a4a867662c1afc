import type { Page } from "@playwright/test";

const hourMs = 3_600_000;

/**
 * Stops the clock of later pages until a test advances it. It starts an hour early: until it is stopped it runs, and it cannot be
 * stopped at a moment that a busy machine has already passed.
 */
export async function stillClock(page: Page): Promise<void> {
  const begin = Date.parse("2026-11-20T10:00:00Z");
  await page.clock.install({ time: begin });
  await page.clock.pauseAt(begin + hourMs);
}
