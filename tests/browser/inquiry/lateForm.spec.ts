import type { Locator, Page, Route } from "@playwright/test";
import { expect, test } from "../../support/mailboxTest.ts";
import {
  askButton,
  dialogOf,
  expectTyped,
  fillIn,
  mailOf,
  openPreview,
  send,
  sendButton,
  sent,
} from "../../support/priceForm.ts";
import { settled } from "../../support/settled.ts";

const formCode = "**/widgets/c/inquiry-*.js";
const notLoaded = (page: Page): Locator =>
  page.getByRole("alert").filter({ hasText: "Një pjesë e faqes nuk u ngarkua." });
const retry = (page: Page): Locator => page.getByRole("button", { name: "Provo përsëri" });

/** The positions of the apartment's own parts. */
const boxesOf = (element: Locator): Promise<string[]> =>
  element.evaluate((node) =>
    [
      ...(node.shadowRoot?.querySelectorAll(".apartment > *, .apartment-column > *, .apartment-actions > .action") ??
        []),
    ].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.className, x, y, width, height].join(" ");
    }),
  );

/** The form has opened and has the focus: in its first field, or without a keyboard in its heading. */
async function expectFocusInForm(page: Page): Promise<void> {
  const hasKeyboard = await page.evaluate(() => matchMedia("(pointer: fine)").matches);
  const first = hasKeyboard ? dialogOf(page).getByLabel("Emri dhe mbiemri") : dialogOf(page).getByRole("heading");
  await expect(first).toBeFocused();
}

/** Delays the form's code until it is released. */
async function holdCode(page: Page) {
  const pending: Route[] = [];
  let isHeld = true;
  await page.route(formCode, (route) => (isHeld ? void pending.push(route) : route.continue()));
  return {
    requestCount: () => pending.length,
    letGo: async () => {
      isHeld = false;
      for (const route of pending) await route.continue();
    },
  };
}

test(
  "the price form's code is not loaded with the apartment: loading starts when the pointer reaches the button",
  { tag: "@chromium" },
  async ({ page }) => {
    let requestCount = 0;
    page.on("request", (request) => (requestCount += Number(request.url().includes("/inquiry-"))));
    await openPreview(page, "");
    await expect(page.getByText(/^1 nga \d+$/)).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(requestCount).toBe(0);
    await askButton(page).hover();
    await expect.poll(() => requestCount).toBe(1);
    await askButton(page).click();
    await expect(dialogOf(page)).toBeVisible();
    expect(requestCount).toBe(1);
  },
);

test("by keyboard the form's code starts loading on focus; the form opens with the focus in it and returns the focus", async ({
  page,
}) => {
  const code = await holdCode(page);
  await openPreview(page, "");
  await askButton(page).focus();
  await expect.poll(code.requestCount).toBe(1);
  await code.letGo();
  await page.keyboard.press("Enter");
  await expectFocusInForm(page);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(askButton(page)).toBeFocused();
});

test(
  `while the form's code is loading the apartment shows "loading" in place, nothing moves, and Escape cancels the form`,
  { tag: "@chromium" },
  async ({ page }) => {
    const code = await holdCode(page);
    const element = await openPreview(page, "");
    await askButton(page).scrollIntoViewIfNeeded();
    await settled(page, false);
    const before = await boxesOf(element);
    await askButton(page).click();
    await expect(element.getByRole("status").filter({ hasText: "Duke u ngarkuar" })).toBeVisible();
    await expect(askButton(page)).toBeFocused();
    expect(await boxesOf(element)).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(element.getByRole("status").filter({ hasText: "Duke u ngarkuar" })).toHaveCount(0);
    await code.letGo();
    await askButton(page).click();
    await expectFocusInForm(page);
  },
);

test("a form whose code fails to load is reported next to the button, nothing moves, and it opens after a retry or a reload", async ({
  page,
  browserName,
}) => {
  await page.route(formCode, (route) => route.abort());
  const element = await openPreview(page, "");
  await askButton(page).scrollIntoViewIfNeeded();
  await settled(page, false);
  const before = await boxesOf(element);
  await askButton(page).click();
  await expect(notLoaded(page)).toBeVisible();
  expect(await boxesOf(element)).toEqual(before);
  await retry(page).click();
  await expect(notLoaded(page)).toBeVisible();
  await expect(retry(page)).toBeFocused();
  await page.unroute(formCode);
  // Firefox requests a failed script only once per page.
  if (browserName === "firefox") {
    await openPreview(page, "");
    await askButton(page).click();
  } else await retry(page).click();
  await expectFocusInForm(page);
  await expect(notLoaded(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(askButton(page)).toBeFocused();
});

test("the button that requests the price also retries", { tag: "@chromium" }, async ({ page, browserName }) => {
  await page.route(formCode, (route) => route.abort());
  await openPreview(page, "");
  await askButton(page).click();
  await expect(notLoaded(page)).toBeVisible();
  await page.unroute(formCode);
  await askButton(page).click();
  // Firefox requests a failed script only once per page.
  await expect(browserName === "firefox" ? notLoaded(page) : dialogOf(page)).toBeVisible();
});

test("typed text is there even if the form's code failed after a reload and loaded the second time", async ({
  page,
}) => {
  await openPreview(page, "");
  await fillIn(page);
  await page.route(formCode, (route) => route.abort());
  await openPreview(page, "");
  await askButton(page).click();
  await expect(notLoaded(page)).toBeVisible();
  await page.unroute(formCode);
  await openPreview(page, "");
  await askButton(page).click();
  await expectTyped(page);
});

test(
  "an inquiry that arrived after its element was removed is announced when the apartment is opened again",
  { tag: "@chromium" },
  async ({ page, openMailbox }) => {
    let letGo = (): void => {};
    const after = new Promise<void>((resolve) => (letGo = resolve));
    const mailbox = await openMailbox({ answer: () => ({ status: 200, text: "OK", after }) });
    const element = await openPreview(page, mailOf(mailbox));
    await fillIn(page);
    await send(page);
    await expect.poll(() => mailbox.sends()).toBe(1);
    await element.evaluate((node) => node.remove());
    letGo();
    const letters = (): Promise<string> => page.evaluate(() => Object.values<string>(sessionStorage).join());
    await expect.poll(letters).toContain('"state":"sent"');
    await openPreview(page, mailOf(mailbox));
    await expect(page.getByText(sent)).toBeVisible();
    await askButton(page).click();
    await expect(sendButton(page)).toBeVisible();
    await expect(dialogOf(page).getByLabel("E-mail")).toHaveValue("");
  },
);
