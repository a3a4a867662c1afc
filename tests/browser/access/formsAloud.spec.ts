import type { Locator, Page } from "@playwright/test";
import { expect, openSlowMailbox, test } from "../../support/mailboxTest.ts";
import { place } from "../../support/place.ts";
import {
  askButton,
  dialogOf,
  failed,
  fillIn,
  mailOf,
  openPreview,
  send,
  sendButton,
  sent,
  visitor,
} from "../../support/priceForm.ts";
import { hydrated } from "../../support/hydrated.ts";

/** The language in which a screen reader reads a text. */
const languageOf = (text: Locator): Promise<string | undefined> =>
  text.evaluate((node) => node.closest<HTMLElement>("[lang]")?.lang);

// Our own texts, which no engine changes.
test("an inquiry's final sentences are German in German", { tag: "@chromium" }, async ({ page, openMailbox }) => {
  const mailbox = await openMailbox({ answer: (count) => (count === 1 ? { status: 503, text: "Down" } : undefined) });
  await place(
    page,
    `<kulla-apartment-preview apartment="k5-03-05" locale="de" ${mailOf(mailbox)}></kulla-apartment-preview>`,
  );
  await page.getByRole("button", { name: "Preis anfragen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Vor- und Nachname").fill(visitor.name);
  await dialog.getByLabel("Telefon").fill(visitor.phone);
  await dialog.getByLabel("E-Mail").fill(visitor.email);
  const button = dialog.getByRole("button", { name: "Anfrage senden" });
  const sendNow = async (end: string): Promise<void> => {
    await expect(async () => {
      if (await button.isEnabled()) await button.click();
      await expect(page.getByText(end)).toBeVisible({ timeout: 2000 });
    }).toPass();
    expect(await languageOf(page.getByText(end))).toBe("de");
  };
  await sendNow("Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.");
  await expect(page.getByRole("region", { name: "Mitteilungen Alt+T" })).toHaveCount(1);
  await sendNow("Vielen Dank! Ihre Anfrage wurde gesendet.");
});

test(
  "in Albanian the specification's sentences stay unchanged and are read in English, everything around them in Albanian",
  { tag: "@chromium" },
  async ({ page, openMailbox }) => {
    const mailbox = await openMailbox();
    await openPreview(page, mailOf(mailbox));
    await fillIn(page);
    await send(page);
    expect(await languageOf(page.getByText(sent))).toBe("en");
    expect(await languageOf(page.getByRole("region", { name: "Notifications Alt+T" }))).toBe("en");
    expect(await languageOf(page.locator("[part=toast]").getByRole("button", { name: "Mbyll" }))).toBe("sq");
  },
);

test("a failure is announced once, in the form", { tag: "@chromium" }, async ({ page, openMailbox }) => {
  const mailbox = await openMailbox({ answer: () => ({ status: 503, text: "Down" }) });
  await openPreview(page, mailOf(mailbox));
  await fillIn(page);
  await send(page);
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expect(page.getByRole("alert")).toContainText("Serveri dha një gabim.");
  // The toast region would announce it, too.
  await expect(page.locator("[part=toast]")).toHaveAttribute("aria-live", "off");
});

test("a failure after the form was closed is announced by its toast", async ({ page, openMailbox }) => {
  let letGo = (): void => {};
  const after = new Promise<void>((resolve) => (letGo = resolve));
  const mailbox = await openMailbox({ answer: () => ({ status: 400, text: "No", after }) });
  await openPreview(page, mailOf(mailbox));
  await fillIn(page);
  await send(page);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  letGo();
  await expect(page.getByRole("alert")).toHaveText(failed);
});

/** Presses "send" and checks that the problem is announced again, by a new element. */
async function saidAnew(page: Page, press: () => Promise<void>): Promise<void> {
  const alert = page.getByRole("alert");
  const before = await alert.elementHandle();
  await press();
  await expect
    .poll(async () => (await alert.count()) === 1 && !(await alert.evaluate((now, old) => now === old, before)))
    .toBe(true);
}

test("an empty price form announces one message at each press", async ({ page }) => {
  await openPreview(page, "");
  await askButton(page).click();
  await expect(dialogOf(page).getByText("Të gjitha fushat janë të detyrueshme.")).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByRole("alert")).toHaveText("Shkruani emrin dhe mbiemrin.");
  await saidAnew(page, () => page.keyboard.press("Enter"));
  await expect(dialogOf(page).getByLabel("Emri dhe mbiemri")).toBeFocused();
});

test("a contact form moves the focus to an invalid e-mail address and announces it at each press", async ({ page }) => {
  await page.goto("/en/contact");
  await hydrated(page);
  const form = page.locator("form.message-form");
  await expect(form.getByText("All fields are required.")).toBeVisible();
  const button = form.getByRole("button", { name: "Send the message" });
  await button.click();
  await expect(page.getByRole("alert")).toHaveText("Please enter your name.");
  await form.getByLabel("Name").pressSequentially("Arta");
  await form.getByLabel("Message").pressSequentially("Parking?");
  await form.getByLabel("E-mail").pressSequentially("abc");
  for (const press of [() => button.click(), () => button.press("Enter"), () => page.keyboard.press("Enter")]) {
    await saidAnew(page, press);
    await expect(page.getByRole("alert")).toHaveText("Please enter the full e-mail address.");
    await expect(form.getByLabel("E-mail")).toBeFocused();
  }
});

test("Alt+T leads to a toast, Escape and its close button back to the previous focus", async ({
  page,
  openMailbox,
}) => {
  const mailbox = await openMailbox();
  await openPreview(page, mailOf(mailbox));
  await fillIn(page);
  await send(page);
  await expect(page.getByText(sent)).toBeVisible();
  await expect(askButton(page)).toBeFocused();
  await page.keyboard.press("Alt+t");
  await expect(askButton(page)).not.toBeFocused();
  await page.keyboard.press("Escape");
  await expect(askButton(page)).toBeFocused();
  await page.keyboard.press("Alt+t");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(sent)).toBeHidden();
  await expect(askButton(page)).toBeFocused();
});

test("the arrival of an inquiry and its time stay at the button after the toast, and after a reload", async ({
  page,
  openMailbox,
}) => {
  const { mailbox, letGo } = await openSlowMailbox(openMailbox);
  await openPreview(page, mailOf(mailbox));
  await fillIn(page);
  await send(page);
  const trace = page.getByText(/^Kërkesa u dërgua më \d\d\.\d\d\., ora \d\d:\d\d$/);
  await expect(trace).toBeHidden();
  letGo();
  await expect(trace).toBeVisible();
  const isRightAbove = (px: number) => px > 0 && px < 60;
  // Right above the button, whether the buttons are side by side or stacked.
  for (const [width, height] of [
    [1440, 900],
    [1280, 700],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const gap = async () => ((await askButton(page).boundingBox())?.y ?? 0) - ((await trace.boundingBox())?.y ?? 0);
    await expect.poll(async () => isRightAbove(await gap())).toBe(true);
  }
  // The toast disappears after 5 s, which the waits above may have used up.
  await expect(page.locator("[part=toast]")).toBeHidden();
  await expect(trace).toBeVisible();
  await askButton(page).click();
  await expect(dialogOf(page).getByText("Kërkesa u dërgua më")).toBeVisible();
  await openPreview(page, mailOf(mailbox));
  await expect(trace).toBeVisible();
});

test(
  "the arrival of a message and its time stay at the contact form",
  { tag: "@chromium" },
  async ({ page, openMailbox }) => {
    const mailbox = await openMailbox();
    await page.route("**/project/project.json", async (route) => {
      const project = (await (await route.fetch()).json()) as Record<string, unknown>;
      const inquiry = { publicKey: "k", service: "s", template: "t", contactTemplate: "c", origin: mailbox.url };
      await route.fulfill({ json: { ...project, inquiry } });
    });
    await page.goto("/de/contact");
    await hydrated(page);
    await page.getByLabel("Name").fill("Arta");
    await page.getByLabel("E-Mail").fill(visitor.email);
    await page.getByLabel("Nachricht").fill("Stellplätze?");
    await expect(async () => {
      await page.getByRole("button", { name: "Nachricht senden" }).click();
      await expect(page.getByText("Ihre Nachricht wurde gesendet.")).toBeVisible({ timeout: 2000 });
    }).toPass();
    const trace = page.getByText(/^Nachricht gesendet am \d\d\.\d\d\., \d\d:\d\d Uhr$/);
    await expect(trace).toBeVisible();
    await page.reload();
    await expect(trace).toBeVisible();
  },
);

test("a press that ends outside the form closes it, but not while the button is down or if it returns inside", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPreview(page, "");
  await askButton(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.mouse.move(200, 400);
  await page.mouse.down();
  await expect(dialogOf(page)).toBeVisible();
  await page.mouse.move(1000, 400);
  await page.mouse.up();
  await expect(dialogOf(page)).toBeVisible();
  // A selection in a field that ends outside the form.
  await page.mouse.down();
  await page.mouse.move(200, 400);
  await page.mouse.up();
  await expect(dialogOf(page)).toBeVisible();
  await page.mouse.click(200, 400);
  await expect(dialogOf(page)).toBeHidden();
});
