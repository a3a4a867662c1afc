import type { Locator } from "@playwright/test";

const pressMs = 8000;

/** What was late may come, and take the button with it, while it is being pressed; one that stays has to take the press. */
export async function pressUnlessGone(button: Locator): Promise<void> {
  try {
    await button.click({ timeout: pressMs });
  } catch (error) {
    if (await button.isVisible()) throw error;
  }
}
