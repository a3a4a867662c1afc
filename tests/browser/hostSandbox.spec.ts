import { expect, test } from "../support/mailboxTest.ts";
import { sendInquiry } from "../support/sendInquiry.ts";

test("in a sandboxed frame, where storage throws, an inquiry is kept, sent and told", async ({ page, openMailbox }) => {
  const mailbox = await openMailbox();
  await page.goto("/plain/sandbox.html");
  const frame = page.frameLocator("iframe");
  const preview = frame.locator("kulla-apartment-preview");
  await preview.evaluate((node, url) => {
    const mail = { "email-public-key": "k", "email-service": "s", "email-template": "t", "email-origin": url };
    for (const [name, value] of Object.entries(mail)) node.setAttribute(name, value);
  }, mailbox.url);
  const ask = frame.getByRole("button", { name: "PYET PER CMIMIN" });
  const dialog = frame.getByRole("dialog", { name: "Pyet për çmimin" });
  await ask.click();
  await dialog.getByLabel("Emri dhe mbiemri").fill("Arta");
  await page.keyboard.press("Escape");
  await ask.click();
  await expect(dialog.getByLabel("Emri dhe mbiemri")).toHaveValue("Arta");
  await sendInquiry(dialog, mailbox);
  await expect(dialog).toBeHidden();
});
