import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { startMailbox, type Mailbox, type MailboxOptions } from "../../demo/mailbox/startMailbox.ts";

type Fixtures = {
  /** Starts a mailbox for this test only. */
  readonly openMailbox: (options?: Partial<MailboxOptions>) => Promise<Mailbox>;
  /** Every uncaught error of the page and every console error; must be empty at the end. */
  readonly faults: string[];
};

/** Playwright's test with real mailboxes, in which no page error goes unnoticed. */
export const test = base.extend<Fixtures>({
  openMailbox: async ({}, use) => {
    const open: { mailbox: Mailbox; folder: string }[] = [];
    await use(async (options = {}) => {
      const folder = await mkdtemp(join(tmpdir(), "kulla-mailbox-"));
      const mailbox = await startMailbox({ port: 0, folder, minIntervalMs: 0, ...options });
      open.push({ mailbox, folder });
      return mailbox;
    });
    for (const { mailbox, folder } of open) {
      await mailbox.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => {
        // Firefox's driver reports a lost connection as an error of the page.
        if (!String(error).includes("Cross-Origin Request Blocked:")) faults.push(String(error));
      });
      await use(faults);
      base.expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

/** A mailbox that accepts messages and answers only when the test says so, however long the previous steps take. */
export async function openSlowMailbox(
  openMailbox: Fixtures["openMailbox"],
): Promise<{ readonly mailbox: Mailbox; readonly letGo: () => void }> {
  let letGo = (): void => {};
  const after = new Promise<void>((resolve) => (letGo = resolve));
  const mailbox = await openMailbox({ answer: () => ({ status: 200, text: "OK", after }) });
  return { mailbox, letGo };
}

/** Points the elements of a tag at a mailbox, as a page's attributes would. */
export async function sendTo(page: Page, tag: string, mailbox: Mailbox): Promise<void> {
  await page.locator(tag).evaluateAll((elements, url) => {
    for (const element of elements) {
      element.setAttribute("email-public-key", "mailbox");
      element.setAttribute("email-service", "mailbox");
      element.setAttribute("email-template", "inquiry");
      element.setAttribute("email-origin", url);
    }
  }, mailbox.url);
}
