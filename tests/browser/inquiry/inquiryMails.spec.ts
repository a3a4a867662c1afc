import type { Locator, Page } from "@playwright/test";
import type { MailboxAnswer } from "../../../demo/mailbox/exchange.ts";
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
} from "../../support/priceForm.ts";

const maybeSent = (page: Page): Locator => dialogOf(page).getByText("Ndoshta u dërgua");
const sendAgain = (page: Page): Locator => dialogOf(page).getByRole("button", { name: "Dërgo përsëri" });
const sending = (page: Page): Locator => dialogOf(page).getByRole("button", { name: "Duke dërguar…" });

/** Whether leaving the page now would ask the visitor first. */
const leavingAsks = (page: Page): Promise<boolean> =>
  page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));

const ok: MailboxAnswer = { status: 200, text: "OK" };

test(
  "only the word OK is a success: an empty 200, JSON, a sentence and a page leave everything typed",
  { tag: "@chromium" },
  async ({ page, openMailbox }) => {
    const bodies = ["", '{"error":"quota"}', "login required", '<?xml version="1.0"?><ok/>', "<!doctype html><p>Wi-Fi"];
    const mailbox = await openMailbox({ answer: (count) => ({ status: 200, text: bodies[count - 1] ?? "OK" }) });
    await openPreview(page, mailOf(mailbox));
    await fillIn(page);
    for (let count = 1; count <= bodies.length; count++) {
      await send(page);
      await expect.poll(() => mailbox.sends()).toBe(count);
      await expect(sendButton(page)).toBeVisible();
      await expect(dialogOf(page).getByRole("alert").first()).toBeVisible();
      await expectTyped(page);
    }
    await send(page);
    await expect(page.getByText(sent)).toBeVisible();
  },
);

test("leaving the page while an inquiry is being sent asks first; afterwards the form says that it may have been sent, and sends it again under the same id", async ({
  page,
  openMailbox,
}) => {
  const { mailbox, letGo } = await openSlowMailbox(openMailbox);
  await openPreview(page, mailOf(mailbox));
  await fillIn(page);
  expect(await leavingAsks(page)).toBe(false);
  await send(page);
  await expect.poll(() => mailbox.sends()).toBe(1);
  expect(await leavingAsks(page)).toBe(true);
  page.on("dialog", (dialog) => void dialog.accept());
  await openPreview(page, mailOf(mailbox));
  await askButton(page).click();
  await expect(maybeSent(page)).toBeVisible();
  await expectTyped(page);
  letGo();
  await send(page, sendAgain(page));
  await expect(page.getByText(sent)).toBeVisible();
  const ids = mailbox.messages().map(({ params }) => params["id"]);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  expect(await leavingAsks(page)).toBe(false);
});

test(
  "if pressed too early in a reopened form, an inquiry that may have been sent keeps its message and the choice to leave it at that",
  { tag: "@chromium" },
  async ({ page, openMailbox }) => {
    const mailbox = await openMailbox({ answer: () => ({ ...ok, cut: true }) });
    await page.clock.install();
    await openPreview(page, mailOf(mailbox));
    await fillIn(page);
    await page.clock.fastForward(2000);
    await sendButton(page).click();
    await expect(maybeSent(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.clock.pauseAt(Date.now() + 60_000);
    await askButton(page).click();
    await sendAgain(page).click();
    await expect(dialogOf(page).getByText("shtypni edhe një herë «Dërgo përsëri»")).toBeVisible();
    await expect(maybeSent(page)).toBeVisible();
    await dialogOf(page).getByRole("button", { name: "Lëre me kaq" }).click();
    await expect(dialogOf(page)).toBeHidden();
  },
);

test(
  "an answer after 30 s still counts: first the form says that it may have been sent, then that it was",
  { tag: "@chromium" },
  async ({ page, openMailbox }) => {
    const { mailbox, letGo } = await openSlowMailbox(openMailbox);
    await page.clock.install();
    await openPreview(page, mailOf(mailbox));
    await fillIn(page);
    await page.clock.fastForward(2000);
    await sendButton(page).click();
    await expect.poll(() => mailbox.sends()).toBe(1);
    await expect(sending(page)).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect(maybeSent(page)).toBeVisible();
    await expectTyped(page);
    letGo();
    await expect(page.getByText(sent)).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
    await askButton(page).click();
    await expect(dialogOf(page).getByLabel("E-mail")).toHaveValue("");
  },
);

test("the service accepts an inquiry and drops the connection: the form says that it may have been sent, and the visitor leaves it at that", async ({
  page,
  openMailbox,
}) => {
  const mailbox = await openMailbox({ answer: () => ({ ...ok, cut: true }) });
  await openPreview(page, mailOf(mailbox));
  await fillIn(page);
  await send(page);
  await expect(maybeSent(page)).toBeVisible();
  await expect(page.getByText(failed)).toBeVisible();
  await expectTyped(page);
  await dialogOf(page).getByRole("button", { name: "Lëre me kaq" }).click();
  await expect(dialogOf(page)).toBeHidden();
  await askButton(page).click();
  await expect(dialogOf(page).getByLabel("E-mail")).toHaveValue("");
  // A browser may repeat such a request automatically: its id marks it as the same inquiry.
  expect(new Set(mailbox.messages().map(({ params }) => params["id"])).size).toBe(1);
});

test(
  "an element that is removed and inserted again while sending keeps sending: one inquiry, announced once",
  { tag: "@chromium" },
  async ({ page, openMailbox }) => {
    const { mailbox, letGo } = await openSlowMailbox(openMailbox);
    const element = await openPreview(page, mailOf(mailbox));
    await page.evaluate(() => {
      Object.assign(globalThis, { arrived: 0 });
      document.addEventListener("inquirysent", () =>
        Object.assign(globalThis, { arrived: Reflect.get(globalThis, "arrived") + 1 }),
      );
    });
    await fillIn(page);
    await send(page);
    await expect.poll(() => mailbox.sends()).toBe(1);
    await element.evaluate(async (node) => {
      const { parentNode } = node;
      node.remove();
      await new Promise((resolve) => setTimeout(resolve));
      parentNode?.append(node);
    });
    await expect(sending(page)).toBeVisible();
    await expectTyped(page);
    letGo();
    await expect(page.getByText(sent)).toHaveCount(1);
    await expect(dialogOf(page)).toBeHidden();
    expect(await page.evaluate(() => Reflect.get(globalThis, "arrived") as unknown)).toBe(1);
    expect(mailbox.sends()).toBe(1);
  },
);

test(
  "an element that gets another project while sending keeps sending: one inquiry, announced once",
  { tag: "@chromium" },
  async ({ page, openMailbox }) => {
    const { mailbox, letGo } = await openSlowMailbox(openMailbox);
    const element = await openPreview(page, mailOf(mailbox));
    await fillIn(page);
    await send(page);
    await expect.poll(() => mailbox.sends()).toBe(1);
    await element.evaluate((node) => node.setAttribute("project", "/project/project.json?newer"));
    await askButton(page).click();
    await expect(sending(page)).toBeVisible();
    await expectTyped(page);
    letGo();
    await expect(page.getByText(sent)).toHaveCount(1);
    await expect(dialogOf(page)).toBeHidden();
    expect(mailbox.sends()).toBe(1);
  },
);

/** A page that takes inquiries over and records their ids. */
async function takeOver(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const ids: string[] = [];
    Object.assign(globalThis, { ids });
    document.addEventListener("inquirysubmit", (event) => {
      event.preventDefault();
      ids.push((event as CustomEvent<{ id: string }>).detail.id);
    });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "ids") as string[]);
}

type Settle = HTMLElement & { settleInquiry(isSent: boolean, id?: string): void; show(screen: object): void };

test(
  "two apartments wait at a page: each is settled by the id of its own event",
  { tag: "@chromium" },
  async ({ page }) => {
    const element = await openPreview(page, "");
    const idsOf = await takeOver(page);
    await fillIn(page);
    await send(page);
    await page.keyboard.press("Escape");
    await element.evaluate((node) => (node as Settle).show({ name: "apartment", apartment: "k5-03-06" }));
    await fillIn(page);
    await send(page);
    const [first, second] = await idsOf();
    expect(first).not.toBe(second);
    await element.evaluate((node, id) => (node as Settle).settleInquiry(true, id), first);
    await expect(page.getByText(sent)).toBeVisible();
    await expect(sending(page)).toBeVisible();
    await element.evaluate((node, id) => (node as Settle).settleInquiry(false, id), second);
    await expect(page.getByText(failed)).toBeVisible();
    await expectTyped(page);
    // The next message waits until 2 s after the previous one.
    await expect(async () => {
      await sendButton(page).click();
      expect(await idsOf()).toHaveLength(3);
    }).toPass();
    expect((await idsOf())[2]).toBe(second);
  },
);

test(
  "a page that settles without an id settles the last apartment, and the console says that there were several",
  { tag: "@chromium" },
  async ({ page }) => {
    const warnings: string[] = [];
    page.on("console", (message) => void (message.type() === "warning" && warnings.push(message.text())));
    const element = await openPreview(page, "");
    const idsOf = await takeOver(page);
    await fillIn(page);
    await send(page);
    await page.keyboard.press("Escape");
    await element.evaluate((node) => (node as Settle).show({ name: "apartment", apartment: "k5-03-06" }));
    await fillIn(page);
    await send(page);
    expect(await idsOf()).toHaveLength(2);
    await element.evaluate((node) => (node as Settle).settleInquiry(true));
    await expect(page.getByText(sent)).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
    await expect
      .poll(() => warnings.filter((text) => text.includes("settleInquiry() had 2 inquiries")))
      .toHaveLength(1);
    await element.evaluate((node) => (node as Settle).show({ name: "inquiry", apartment: "k5-03-05" }));
    await expect(sending(page)).toBeVisible();
  },
);

test(
  "a page that does not answer for 30 s may answer later, even while the element is out of it",
  { tag: "@chromium" },
  async ({ page }) => {
    await page.clock.install();
    const element = await openPreview(page, "");
    await takeOver(page);
    await fillIn(page);
    await page.clock.fastForward(2000);
    await sendButton(page).click();
    await expect(sending(page)).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect(maybeSent(page)).toBeVisible();
    await element.evaluate(async (node) => {
      const { parentNode } = node;
      node.remove();
      await Promise.resolve();
      await Promise.resolve();
      (node as Settle).settleInquiry(true);
      parentNode?.append(node);
    });
    await expect(page.getByText(sent)).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
  },
);

for (const [name, answer] of [
  ["is gone", { status: 404, body: "gone" }],
  ["is a page", { contentType: "text/html", body: "<p>Sign in" }],
  ["is empty", { contentType: "image/jpeg", body: "" }],
  ["is broken", { contentType: "image/jpeg", body: "no picture" }],
] as const) {
  test(
    `a picture that ${name}: the first press fails as specified and says that the next goes without; the next one arrives`,
    inBothWhen(name === "is broken"),
    async ({ page, openMailbox }) => {
      const mailbox = await openMailbox();
      await openPreview(page, mailOf(mailbox));
      await fillIn(page);
      await page.route("**/layouts/**/image1*.jpg", (route) => route.fulfill(answer));
      await send(page);
      await expect(page.getByText(failed)).toBeVisible();
      await expect(dialogOf(page).getByText("Herën tjetër kërkesa dërgohet pa foto.")).toBeVisible();
      expect(mailbox.sends()).toBe(0);
      await send(page);
      await expect(page.getByText(sent)).toBeVisible();
      expect(mailbox.messages()[0]?.params).toMatchObject({ image: "" });
    },
  );
}

for (const [name, path] of [
  ["picture", "**/layouts/**/image1*.jpg"],
  ["compression's code", "**/compressPicture-*.js"],
] as const) {
  test(
    `a ${name} that never loads blocks no inquiry: the form fails in time, the next press arrives, and a late load sends nothing`,
    inBothWhen(name === "picture"),
    async ({ page, openMailbox }) => {
      const mailbox = await openMailbox();
      await page.clock.install();
      await openPreview(page, mailOf(mailbox));
      await fillIn(page);
      let requestCount = 0;
      let letGo = (): void => {};
      const gate = new Promise<void>((resolve) => (letGo = resolve));
      await page.route(path, async (route) => {
        requestCount += 1;
        await gate;
        await route.continue().catch(() => {});
      });
      await page.clock.fastForward(2000);
      await sendButton(page).click();
      await expect.poll(() => requestCount).toBe(1);
      await page.clock.fastForward(12_000);
      await expect(page.getByText(failed)).toBeVisible();
      await sendButton(page).click();
      await expect(page.getByText(sent)).toBeVisible();
      letGo();
      await page.clock.fastForward(60_000);
      await askButton(page).click();
      await expect(dialogOf(page).getByLabel("E-mail")).toHaveValue("");
      expect(mailbox.sends()).toBe(1);
    },
  );
}

test(
  "a message whose toast library never loads is still shown",
  { tag: "@chromium" },
  async ({ page, openMailbox }) => {
    const mailbox = await openMailbox();
    await page.clock.install();
    await page.route("**/widgets/c/LibraryToasts-*.js", () => {});
    await openPreview(page, mailOf(mailbox));
    await fillIn(page);
    await page.clock.fastForward(2000);
    await sendButton(page).click();
    await expect(dialogOf(page)).toBeHidden();
    await page.clock.fastForward(3000);
    await expect(page.getByRole("alert").filter({ hasText: sent })).toBeVisible();
  },
);

test(
  "too many inquiries: the form requires a wait of 2 s, even if the system clock is set back an hour",
  { tag: "@chromium" },
  async ({ page, openMailbox }) => {
    const mailbox = await openMailbox({
      answer: (count) => (count === 1 ? { status: 429, text: "Too Many Requests" } : undefined),
    });
    await page.clock.install();
    await openPreview(page, mailOf(mailbox));
    await fillIn(page);
    await page.clock.fastForward(2000);
    await sendButton(page).click();
    await expect(dialogOf(page).getByText("Tepër kërkesa njëra pas tjetrës.")).toBeVisible();
    await page.clock.setSystemTime(await page.evaluate(() => Date.now() - 3_600_000));
    await sendButton(page).click();
    await expect(dialogOf(page).getByText(/Ju lutemi prisni [12] s/)).toBeVisible();
    expect(mailbox.sends()).toBe(1);
    await page.clock.fastForward(2000);
    await sendButton(page).click();
    await expect(page.getByText(sent)).toBeVisible();
  },
);

test(
  "an e-mail origin that is not a web address is refused with a sentence, to the visitor and in the console",
  { tag: "@chromium" },
  async ({ page }) => {
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    await openPreview(
      page,
      'email-public-key="key" email-service="service" email-template="template" email-origin="data:text/plain,OK"',
    );
    await fillIn(page);
    await send(page);
    await expect(dialogOf(page).getByRole("alert")).toContainText("Kërkesa nuk mund të dërgohet nga kjo faqe.");
    await expectTyped(page);
    const reported = (): string[] =>
      warnings.filter((warning) => warning.includes("email-origin that is not a web address"));
    await expect.poll(reported).toHaveLength(1);
  },
);

test(
  "a draft belongs to its apartment and partner: another apartment's form is empty, and the first keeps its text",
  { tag: "@chromium" },
  async ({ page }) => {
    const element = await openPreview(page, 'partner="agency"');
    await fillIn(page);
    await page.keyboard.press("Escape");
    await element.evaluate((node) => (node as Settle).show({ name: "inquiry", apartment: "k5-03-06" }));
    await expect(dialogOf(page).getByLabel("E-mail")).toHaveValue("");
    await element.evaluate((node) => (node as Settle).show({ name: "inquiry", apartment: "k5-03-05" }));
    await expectTyped(page);
  },
);
