import { expect, type Locator, type Page } from "@playwright/test";
import type { Mailbox } from "../../demo/mailbox/startMailbox.ts";
import { place } from "./place.ts";

export const visitor = { name: "Arta „Ëndrra“ <b>", phone: "+383 44 123 456", email: "arta@shembull.com" };
export const sent = "Thank you! Your inquiry has been sent.";
export const failed = "Oops! Something went wrong. Please try again.";

export const mailOf = (mailbox: Mailbox): string =>
  `email-public-key="key" email-service="service" email-template="template" email-origin="${mailbox.url}"`;

export async function openPreview(page: Page, attributes: string): Promise<Locator> {
  await place(page, `<kulla-apartment-preview apartment="k5-03-05" ${attributes}></kulla-apartment-preview>`);
  return page.locator("kulla-apartment-preview");
}

/** A page, a frame in it, or one of its elements. */
type Shown = Pick<Page, "getByRole">;

export const dialogOf = (page: Shown): Locator => page.getByRole("dialog", { name: "Pyet për çmimin" });
export const askButton = (page: Shown): Locator => page.getByRole("button", { name: "PYET PER CMIMIN" });
export const sendButton = (page: Shown): Locator => dialogOf(page).getByRole("button", { name: "Dërgo kërkesën" });

export async function fillIn(page: Shown): Promise<void> {
  await askButton(page).click();
  await dialogOf(page).getByLabel("Emri dhe mbiemri").fill(visitor.name);
  await dialogOf(page).getByLabel("Telefoni").fill(visitor.phone);
  await dialogOf(page).getByLabel("E-mail").fill(visitor.email);
}

/** Presses until the form accepts it: one filled in faster than a person can (1.5 s) needs a second press. */
export async function send(page: Shown, button = sendButton(page)): Promise<void> {
  const isHeld = dialogOf(page).getByText("shtypni edhe një herë");
  await expect(async () => {
    await button.click();
    await expect(isHeld).toBeHidden({ timeout: 200 });
  }).toPass();
}

export async function expectTyped(page: Shown): Promise<void> {
  await expect(dialogOf(page).getByLabel("Emri dhe mbiemri")).toHaveValue(visitor.name);
  await expect(dialogOf(page).getByLabel("Telefoni")).toHaveValue(visitor.phone);
  await expect(dialogOf(page).getByLabel("E-mail")).toHaveValue(visitor.email);
}
