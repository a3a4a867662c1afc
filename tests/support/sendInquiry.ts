import { expect, type Locator } from "@playwright/test";
import type { Mailbox } from "../../demo/mailbox/startMailbox.ts";

/**
 * Fills the price form in and presses "send" until the inquiry has arrived: a form sent faster than anybody types needs a second
 * press. The press is dispatched on the button itself: Firefox's driver sends none into frames of another site.
 */
export async function sendInquiry(dialog: Locator, mailbox: Mailbox): Promise<void> {
  await dialog.getByLabel("Emri dhe mbiemri").fill("Arta Sekreti");
  await dialog.getByLabel("Telefoni").fill("+383 44 123 456");
  await dialog.getByLabel("E-mail").fill("arta@shembull.com");
  const send = dialog.getByRole("button", { name: "Dërgo kërkesën" });
  await expect(async () => {
    if (await send.isVisible()) await send.dispatchEvent("click", undefined, { timeout: 5000 });
    await expect.poll(() => mailbox.messages().length, { timeout: 3000 }).toBe(1);
  }).toPass();
}
