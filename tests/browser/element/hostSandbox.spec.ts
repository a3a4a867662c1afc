import type { FrameLocator, Page } from "@playwright/test";
import { expect, test } from "../../support/mailboxTest.ts";
import { sendInquiry } from "../../support/sendInquiry.ts";

type Attributes = Readonly<Record<string, string>>;

/** The preview of a page in a sandboxed frame without an origin, where reading any storage throws. */
async function openInSandbox(page: Page, attributes: Attributes): Promise<FrameLocator> {
  await page.goto("/plain/sandbox.html");
  const frame = page.frameLocator("iframe");
  await frame.locator("kulla-apartment-preview").evaluate((node, values) => {
    for (const [name, value] of Object.entries(values)) node.setAttribute(name, value);
  }, attributes);
  await frame.getByRole("button", { name: "PYET PER CMIMIN" }).click();
  return frame;
}

test("in a sandboxed frame, where storage throws, an inquiry reaches the owner's endpoint, and typed text survives closing the form", async ({
  page,
  openMailbox,
}) => {
  const mailbox = await openMailbox();
  const frame = await openInSandbox(page, { "inquiry-endpoint": `${mailbox.url}/inquiries` });
  const dialog = frame.getByRole("dialog", { name: "Pyet për çmimin" });
  await dialog.getByLabel("Emri dhe mbiemri").fill("Arta");
  await page.keyboard.press("Escape");
  await frame.getByRole("button", { name: "PYET PER CMIMIN" }).click();
  await expect(dialog.getByLabel("Emri dhe mbiemri")).toHaveValue("Arta");
  await sendInquiry(dialog, mailbox);
  await expect(dialog).toBeHidden();
});

test("in a sandboxed frame, where the e-mail service cannot be used, the form shows a message with phone and e-mail address, and keeps typed text", async ({
  page,
  openMailbox,
}) => {
  const mailbox = await openMailbox();
  const frame = await openInSandbox(page, {
    "email-public-key": "k",
    "email-service": "s",
    "email-template": "t",
    "email-origin": mailbox.url,
  });
  const dialog = frame.getByRole("dialog", { name: "Pyet për çmimin" });
  await dialog.getByLabel("Emri dhe mbiemri").fill("Arta Sekreti");
  await dialog.getByLabel("Telefoni").fill("+383 44 123 456");
  await dialog.getByLabel("E-mail").fill("arta@shembull.com");
  const problem = dialog.getByRole("alert");
  await expect(async () => {
    await dialog.getByRole("button", { name: "Dërgo kërkesën" }).dispatchEvent("click");
    await expect(problem).toContainText("Kërkesa nuk mund të dërgohet nga kjo faqe.", { timeout: 3000 });
  }).toPass();
  await expect(problem.getByRole("link", { name: /^\+383/ })).toHaveAttribute("href", /^tel:\+383/);
  await expect(problem.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  await expect(dialog.getByLabel("Emri dhe mbiemri")).toHaveValue("Arta Sekreti");
  expect(mailbox.sends()).toBe(0);
});
