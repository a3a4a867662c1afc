import type { MailboxAnswer } from "../../../demo/mailbox/exchange.ts";
import type { Locator } from "@playwright/test";
import { inBothWhen } from "../../support/inBothWhen.ts";
import { expect, openSlowMailbox, test } from "../../support/mailboxTest.ts";
import {
  askButton,
  dialogOf,
  expectTyped,
  failed,
  fillIn,
  mailOf,
  openPreview,
  send,
  sendButton,
  sent,
  visitor,
} from "../../support/priceForm.ts";
import { settled } from "../../support/settled.ts";

test(
  "an inquiry arrives with its picture, apartment, floor, partner and page; the form is empty afterwards",
  { tag: "@chromium" },
  async ({ page, openMailbox }) => {
    const mailbox = await openMailbox();
    await openPreview(page, `partner="agency" ${mailOf(mailbox)}`);
    await fillIn(page);
    await send(page);
    await expect(page.getByText(sent)).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
    await expect(askButton(page)).toBeFocused();
    const [letter] = mailbox.messages();
    expect(letter?.params).toMatchObject({
      ...visitor,
      floor: "3",
      apartment: "k5-03-05",
      partner: "agency",
      page: page.url(),
    });
    expect(String(letter?.params["image"])).toMatch(/^data:image\/jpeg;base64,/);
    expect(Buffer.byteLength(JSON.stringify(letter?.params))).toBeLessThanOrEqual(49_000);
    await askButton(page).click();
    await expect(dialogOf(page).getByLabel("E-mail")).toHaveValue("");
  },
);

test("the form opens over an unchanged apartment: nothing moves under it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const preview = await openPreview(page, "");
  await expect(askButton(page)).toBeVisible();
  await settled(page, false);
  const before = await preview.evaluate((element) => element.getBoundingClientRect().height);
  await askButton(page).click();
  await expect(dialogOf(page)).toBeVisible();
  expect(await preview.evaluate((element) => element.getBoundingClientRect().height)).toBe(before);
});

test("empty and invalid fields are marked in place, and the first of them gets the focus", async ({ page }) => {
  await openPreview(page, "");
  await askButton(page).click();
  await dialogOf(page).getByLabel("Emri dhe mbiemri").fill(visitor.name);
  await dialogOf(page).getByLabel("E-mail").fill("arta@");
  await sendButton(page).click();
  await expect(dialogOf(page).getByRole("alert")).toHaveText("Shkruani numrin e telefonit.");
  await expect(dialogOf(page).getByLabel("Telefoni")).toBeFocused();
  await expect(dialogOf(page).getByLabel("E-mail")).toHaveAccessibleDescription(
    "Shkruani adresën e plotë të e-mailit.",
  );
});

const causes: readonly [string, MailboxAnswer, string][] = [
  ["a refusal", { status: 400, text: "No" }, "Shërbimi i postës nuk e pranoi kërkesën."],
  ["a server error", { status: 503, text: "Down" }, "Serveri dha një gabim."],
  ["too many messages", { status: 429, text: "Too Many Requests" }, "Tepër kërkesa njëra pas tjetrës."],
];

for (const [cause, answer, sentence] of causes) {
  test(
    `after ${cause} the form stays with everything typed, says why, and a second try arrives`,
    inBothWhen(cause === "a refusal"),
    async ({ page, openMailbox }) => {
      const mailbox = await openMailbox({ answer: (count) => (count === 1 ? answer : undefined) });
      await openPreview(page, mailOf(mailbox));
      await fillIn(page);
      await send(page);
      await expect(page.getByText(failed)).toBeVisible();
      await expect(dialogOf(page).getByText(sentence)).toBeVisible();
      await expectTyped(page);
      await expect(async () => {
        // After "too many" it may require a wait; while an inquiry is being sent, or is sent, there is no button to press.
        if (await sendButton(page).isVisible()) await sendButton(page).click({ timeout: 5000 });
        await expect(page.getByText(sent)).toBeVisible({ timeout: 3000 });
      }).toPass();
      expect(mailbox.messages()).toHaveLength(1);
    },
  );
}

test("holding Enter and a double press send once", async ({ page, openMailbox }) => {
  const { mailbox, letGo } = await openSlowMailbox(openMailbox);
  await openPreview(page, mailOf(mailbox));
  await fillIn(page);
  await send(page);
  await dialogOf(page).getByRole("button", { name: "Duke dërguar…" }).click({ force: true });
  for (let repeat = 0; repeat < 10; repeat++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  letGo();
  await expect(page.getByText(sent)).toBeVisible();
  expect(mailbox.sends()).toBe(1);
});

test("an inquiry that was delayed is sent with one more Enter, whatever the visitor's pointing device", async ({
  page,
  openMailbox,
}) => {
  const mailbox = await openMailbox();
  await openPreview(page, mailOf(mailbox));
  await fillIn(page);
  const trap = dialogOf(page).locator("input[name=website]");
  await trap.evaluate((field: HTMLInputElement) => (field.value = "filled in by the browser"));
  await dialogOf(page).getByLabel("E-mail").focus();
  await page.keyboard.press("Enter");
  const isHeld = dialogOf(page).getByText("shtypni edhe një herë");
  await expect(isHeld).toBeVisible();
  // Again, as it was open for less time than a person needs.
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(isHeld).toBeHidden({ timeout: 200 });
  }).toPass();
  await expect(page.getByText(sent)).toBeVisible();
  expect(mailbox.sends()).toBe(1);
});

test(
  "if closed while an inquiry is being sent, the result is still announced, once, and the draft is gone",
  { tag: "@chromium" },
  async ({ page, openMailbox }) => {
    const { mailbox, letGo } = await openSlowMailbox(openMailbox);
    await openPreview(page, mailOf(mailbox));
    await fillIn(page);
    await send(page);
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toBeHidden();
    await askButton(page).click();
    await expect(dialogOf(page).getByRole("button", { name: "Duke dërguar…" })).toBeVisible();
    await expectTyped(page);
    await dialogOf(page).getByRole("button", { name: "Mbyll" }).click();
    letGo();
    await expect(page.getByText(sent)).toBeVisible();
    await askButton(page).click();
    await expect(dialogOf(page).getByLabel("E-mail")).toHaveValue("");
    expect(mailbox.sends()).toBe(1);
  },
);

test("typed text is there after closing and after a reload", async ({ page }) => {
  await openPreview(page, "");
  await fillIn(page);
  await page.keyboard.press("Escape");
  await askButton(page).click();
  await expectTyped(page);
  await openPreview(page, "");
  await askButton(page).click();
  await expectTyped(page);
});

test(
  "without mail settings the form shows phone and e-mail instead, and keeps typed text",
  { tag: "@chromium" },
  async ({ page }) => {
    await page.route("**/project/project.json", async (route) => {
      const project = (await (await route.fetch()).json()) as Record<string, unknown>;
      await route.fulfill({ json: { ...project, inquiry: {} } });
    });
    await openPreview(page, "");
    await fillIn(page);
    await send(page);
    const reported = dialogOf(page).getByRole("alert");
    await expect(reported).toContainText("Kërkesa nuk mund të dërgohet nga kjo faqe.");
    await expect(reported.locator("a[href^='tel:']")).toBeVisible();
    await expect(reported.locator("a[href^='mailto:']")).toBeVisible();
    await expectTyped(page);
  },
);

test(
  "a page takes the inquiry over: the form waits for its result, a refusal first, then a success",
  { tag: "@chromium" },
  async ({ page, openMailbox }) => {
    const mailbox = await openMailbox();
    const element = await openPreview(page, mailOf(mailbox));
    await page.evaluate(() => document.addEventListener("inquirysubmit", (event) => event.preventDefault()));
    const settle = (isSent: boolean): Promise<void> =>
      element.evaluate((node, ok) => {
        (node as HTMLElement & { settleInquiry(isSent: boolean): void }).settleInquiry(ok);
      }, isSent);
    await fillIn(page);
    await send(page);
    await expect(dialogOf(page).getByRole("button", { name: "Duke dërguar…" })).toBeVisible();
    await settle(false);
    await expect(page.getByText(failed)).toBeVisible();
    await expectTyped(page);
    await sendButton(page).click();
    await settle(true);
    await expect(page.getByText(sent)).toBeVisible();
    expect(mailbox.sends()).toBe(0);
  },
);

test("a toast can be reached with Alt+T, stays while it has the focus, and continues its countdown after Escape", async ({
  page,
  openMailbox,
}) => {
  const mailbox = await openMailbox();
  const element = await openPreview(page, mailOf(mailbox));
  await fillIn(page);
  await send(page);
  await expect(page.getByText(sent)).toBeVisible();
  await page.keyboard.press("Alt+t");
  await expect.poll(() => element.evaluate((node) => node.shadowRoot?.activeElement?.textContent)).toContain(sent);
  const timer = page.getByRole("progressbar", { includeHidden: true });
  await expect(timer).toHaveCSS("animation-play-state", "paused");
  await page.keyboard.press("Escape");
  await expect(page.getByText(sent)).toBeHidden();
});

test(
  "if consent is required, no inquiry is sent before the visitor agrees, and the version is sent along",
  { tag: "@chromium" },
  async ({ page, openMailbox }) => {
    const mailbox = await openMailbox();
    await openPreview(page, `${mailOf(mailbox)} consent-url="/privatesia" consent-version="2026-11"`);
    await page.evaluate(() => {
      document.addEventListener("inquirysubmit", (event) =>
        Object.assign(globalThis, { reported: (event as CustomEvent<{ consent: string }>).detail.consent }),
      );
    });
    await fillIn(page);
    const consent = dialogOf(page).getByRole("checkbox", { name: /^Pajtohem/ });
    await expect(consent).not.toBeChecked();
    await send(page);
    await expect(dialogOf(page).getByRole("alert")).toHaveText("Për ta dërguar kërkesën, shënoni se pajtoheni.");
    await expect(consent).toBeFocused();
    await expect(dialogOf(page).getByRole("link", { name: "Privatësia" })).toHaveAttribute(
      "href",
      new URL("/privatesia", page.url()).href,
    );
    await consent.press("Space");
    await send(page);
    await expect(page.getByText(sent)).toBeVisible();
    expect(mailbox.messages()[0]?.params).toMatchObject({ consent: "2026-11" });
    expect(await page.evaluate(() => Reflect.get(globalThis, "reported") as unknown)).toBe("2026-11");
  },
);

test(
  "a privacy address is linked in the sentence; one that is not a web address is left out",
  { tag: "@chromium" },
  async ({ page }) => {
    await openPreview(page, `consent-url="javascript:alert(1)"`);
    await askButton(page).click();
    const sentence = dialogOf(page).getByText("Të dhënat tuaja i përdorim vetëm për t’iu përgjigjur kësaj kërkese.");
    await expect(sentence).toBeVisible();
    await expect(dialogOf(page).getByRole("link", { name: "Privatësia" })).toBeHidden();
    await page.locator("kulla-apartment-preview").evaluate((node) => node.setAttribute("consent-url", "/privatesia"));
    const paragraph = sentence.locator("..");
    await expect(paragraph.getByRole("link", { name: "Privatësia" })).toBeVisible();
    await expect(dialogOf(page).getByRole("checkbox")).toBeHidden();
  },
);

const phones = [
  [390, 844],
  [360, 640],
  // The height that an on-screen keyboard leaves.
  [390, 440],
  [844, 390],
  [740, 360],
] as const;

for (const [width, height] of phones)
  test(
    `at ${width}x${height} a failure is visible with the button and without scrolling, and its notice covers neither title nor close button`,
    inBothWhen(height === 440),
    async ({ page, openMailbox }) => {
      await page.setViewportSize({ width, height });
      const mailbox = await openMailbox({ answer: () => ({ status: 503, text: "Down" }) });
      await openPreview(page, mailOf(mailbox));
      await askButton(page).click();
      const dialog = dialogOf(page);
      await sendButton(page).click();
      const field = dialog.getByLabel("Emri dhe mbiemri");
      await expect(field).toBeFocused();
      const head = await boxOf(dialog.locator("header"));
      expect((await boxOf(field)).top).toBeGreaterThanOrEqual(head.bottom);
      expect((await boxOf(dialog.getByText("Shkruani emrin dhe mbiemrin."))).bottom).toBeLessThanOrEqual(height);

      await field.fill(visitor.name);
      await dialog.getByLabel("Telefoni").fill(visitor.phone);
      await dialog.getByLabel("E-mail").fill(visitor.email);
      await send(page);
      const notice = page.locator("[part=toast]").filter({ hasText: failed });
      await expect(notice).toBeVisible();
      await expect(dialog.getByText("Serveri dha një gabim.")).toBeInViewport({ ratio: 1 });
      await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByText("Serveri dha një gabim.")).toBeVisible();
      const covers = async (of: Locator): Promise<boolean> => {
        const [a, b] = [await boxOf(notice), await boxOf(of)];
        return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
      };
      for (const free of [dialog.locator("header"), dialog.getByText("Serveri dha një gabim.")])
        await expect.poll(() => covers(free)).toBe(false);
    },
  );

const boxOf = (of: Locator) =>
  of.evaluate((node) => {
    const { top, bottom, left, right } = node.getBoundingClientRect();
    return { top, bottom, left, right };
  });
