import type { Locator } from "@playwright/test";

const pressMs = 8000;

/** A late part may load, and remove the button while it is being pressed; a button that stays has to accept the press. */
export async function pressUnlessGone(button: Locator): Promise<void> {
  try {
    await button.click({ timeout: pressMs });
  } catch (error) {
    if (await button.isVisible()) throw error;
  }
}
