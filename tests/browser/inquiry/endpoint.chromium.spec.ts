import type { Page, Request } from "@playwright/test";
import type { MailboxAnswer } from "../../../demo/mailbox/exchange.ts";
import type { Mailbox } from "../../../demo/mailbox/startMailbox.ts";
import { expect, test } from "../../support/mailboxTest.ts";
import { place } from "../../support/place.ts";
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

const endpointOf = (mailbox: Mailbox): string => `inquiry-endpoint="${mailbox.url}/inquiries"`;
const again = (page: Page) => dialogOf(page).getByText("Ende nuk u dërgua");
const sending = (page: Page) => dialogOf(page).getByRole("button", { name: "Duke dërguar…" });
const down: MailboxAnswer = { status: 500, text: "Down" };

/** Answers the posts in turn, and the rest as the mailbox itself does. */
const inTurn =
  (...answers: readonly MailboxAnswer[]) =>
  (count: number): MailboxAnswer | undefined =>
    answers[count - 1];

/** A form filled in as slowly as a person would, and one press; the clock only advances when the test says so. */
async function press(page: Page, attributes: string): Promise<void> {
  await page.clock.install();
  await openPreview(page, attributes);
  await fillIn(page);
  await page.clock.fastForward(2000);
  await sendButton(page).click();
}

/** Advances the clock second by second until the mailbox has received so many requests. */
async function untilAsked(page: Page, mailbox: Mailbox, times: number): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(1000);
    expect(mailbox.sends()).toBe(times);
  }).toPass();
}

/** How many posts are waiting for their answer: advancing the clock would time them out. */
function postsUnderWay(page: Page): () => number {
  const underWay = new Set<Request>();
  page.on("request", (request) => request.method() === "POST" && underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  return () => underWay.size;
}

test("an inquiry goes to the owner's system as documented, once, and not by e-mail; a double press sends one", async ({
  page,
  openMailbox,
}) => {
  const mailbox = await openMailbox();
  await page.clock.install();
  await openPreview(page, `partner="agency" ${mailOf(mailbox)} ${endpointOf(mailbox)}`);
  await fillIn(page);
  await page.clock.fastForward(2000);
  await sendButton(page).dblclick();
  await expect(page.getByText(sent)).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  expect(mailbox.sends()).toBe(1);
  const [letter] = mailbox.messages();
  expect(letter?.template).toBe("/inquiries");
  expect(letter?.params).toEqual({
    ...visitor,
    id: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
    apartments: ["k5-03-05"],
    floor: "3",
    partner: "agency",
    page: page.url(),
    locale: "sq",
    consent: null,
    sentAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
  });
});

test("the project's own endpoint is used if the page names none, even without a picture", async ({
  page,
  openMailbox,
}) => {
  const mailbox = await openMailbox();
  await page.route("**/project/project.json", async (route) => {
    const project = (await (await route.fetch()).json()) as { layouts: object[] };
    const layouts = project.layouts.map((layout) => ({ ...layout, pictures: [] }));
    await route.fulfill({ json: { ...project, layouts, inquiry: { endpoint: `${mailbox.url}/inquiries` } } });
  });
  await press(page, "");
  await expect(page.getByText(sent)).toBeVisible();
  expect(mailbox.messages()).toHaveLength(1);
});

test("a system that is down is retried while the visitor is informed; it gets one inquiry, always under the same key", async ({
  page,
  openMailbox,
}) => {
  const mailbox = await openMailbox({ answer: inTurn(down, down, { status: 503, text: "" }) });
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") keys.push(`${request.headers()["idempotency-key"]} ${request.postData()}`);
  });
  await press(page, endpointOf(mailbox));
  await expect(again(page)).toBeVisible();
  await expect(sending(page)).toBeVisible();
  await expectTyped(page);
  await untilAsked(page, mailbox, 4);
  await expect(page.getByText(sent)).toBeVisible();
  expect(mailbox.messages()).toHaveLength(1);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
});

test("an inquiry that is accepted but whose answer is lost is not duplicated", async ({ page, openMailbox }) => {
  const mailbox = await openMailbox({ answer: inTurn({ status: 201, text: "", cut: true }) });
  await press(page, endpointOf(mailbox));
  // A browser may silently repeat such a request.
  await expect(async () => {
    await page.clock.fastForward(1000);
    await expect(page.getByText(sent)).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(mailbox.messages()).toHaveLength(1);
});

test("a system that asks to wait receives nothing for as long as it says", async ({ page, openMailbox }) => {
  const headers = { "Retry-After": "90" };
  const mailbox = await openMailbox({ answer: inTurn({ status: 429, text: "", headers }) });
  await press(page, endpointOf(mailbox));
  await expect(again(page)).toBeVisible();
  await page.clock.runFor(60_000);
  expect(mailbox.sends()).toBe(1);
  await page.clock.runFor(31_000);
  await expect(page.getByText(sent)).toBeVisible();
  expect(mailbox.sends()).toBe(2);
});

test("a refusal is shown in the system's own words, as text; the form stays, and a second press arrives", async ({
  page,
  openMailbox,
}) => {
  const text = JSON.stringify({ message: `Ky numër <b>nuk</b> është i plotë.${"x".repeat(500)}` });
  const mailbox = await openMailbox({ answer: inTurn({ status: 422, text }, { status: 404, text: "<p>gone" }) });
  await press(page, endpointOf(mailbox));
  const reported = dialogOf(page).getByRole("alert").first();
  await expect(reported).toHaveText(/^Ky numër <b>nuk<\/b> është i plotë\.x+$/);
  expect((await reported.innerText()).length).toBeLessThanOrEqual(200);
  await expect(page.getByText(failed)).toBeVisible();
  await expectTyped(page);
  await sendButton(page).click();
  await expect(reported).toHaveText("Shërbimi i postës nuk e pranoi kërkesën.");
  await expectTyped(page);
  await sendButton(page).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(mailbox.messages()).toHaveLength(1);
});

test("a refusal's waiting time locks no visitor out: the corrected inquiry is sent with the next press", async ({
  page,
  openMailbox,
}) => {
  const headers = { "Retry-After": "3600" };
  const text = JSON.stringify({ message: "Telefoni nuk është i plotë." });
  const mailbox = await openMailbox({ answer: inTurn({ status: 400, text, headers }) });
  await press(page, endpointOf(mailbox));
  await expect(dialogOf(page).getByText("Telefoni nuk është i plotë.")).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(mailbox.messages()).toHaveLength(1);
});

test("the page receives a refusal in the visitor's words", async ({ page, openMailbox }) => {
  const text = JSON.stringify({ message: "Telefoni nuk është i plotë." });
  const mailbox = await openMailbox({ answer: inTurn({ status: 422, text }) });
  await page.addInitScript(() => {
    addEventListener("inquiryfail", (event) => Object.assign(globalThis, { heard: (event as CustomEvent).detail }));
  });
  await press(page, endpointOf(mailbox));
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, "heard") as unknown))
    .toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      apartment: "k5-03-05",
      apartments: ["k5-03-05"],
      code: "mailRejected",
      message: "Telefoni nuk është i plotë.",
      partner: null,
    });
});

test("two elements showing one apartment for two owners: each inquiry goes to its own, even while the other is still retried", async ({
  page,
  openMailbox,
}) => {
  const [first, second] = [await openMailbox({ answer: () => down }), await openMailbox()];
  const preview = (mailbox: Mailbox): string =>
    `<kulla-apartment-preview apartment="k5-03-05" ${endpointOf(mailbox)}></kulla-apartment-preview>`;
  await page.clock.install();
  await place(page, preview(first) + preview(second));
  const [one, other] = [
    page.locator("kulla-apartment-preview").first(),
    page.locator("kulla-apartment-preview").last(),
  ];
  await fillIn(one);
  await page.clock.fastForward(2000);
  await sendButton(one).click();
  await expect(one.getByText("Ende nuk u dërgua")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogOf(one)).toBeHidden();
  await fillIn(other);
  await page.clock.fastForward(2000);
  await sendButton(other).click();
  await expect(other.getByText(sent)).toBeVisible();
  expect(second.messages()).toHaveLength(1);
  expect(first.messages()).toHaveLength(0);
  await askButton(one).click();
  await expectTyped(one);
});

test("a page that sets the inquiry's destination later loses nothing that was typed", async ({ page, openMailbox }) => {
  const mailbox = await openMailbox();
  await page.clock.install();
  const preview = await openPreview(page, "");
  await fillIn(page);
  await preview.evaluate((node, url) => node.setAttribute("inquiry-endpoint", url), `${mailbox.url}/inquiries`);
  await expectTyped(page);
  await page.clock.fastForward(2000);
  await sendButton(page).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(mailbox.messages()).toHaveLength(1);
});

for (const sandbox of ["", "sandbox='allow-scripts allow-modals'"]) {
  test(`from a page written into a frame ${sandbox} an inquiry goes to the owner's system and names the surrounding page`, async ({
    page,
    openMailbox,
  }) => {
    const mailbox = await openMailbox();
    await page.goto("/__fixtures/element/blank.html?visit=7");
    const preview = `<kulla-apartment-preview apartment="k5-03-05" ${endpointOf(mailbox)}></kulla-apartment-preview>`;
    await page.locator("main").evaluate(
      (main, { attributes, html }) => {
        main.innerHTML = `<iframe width="800" height="900" ${attributes}></iframe>`;
        main.querySelector("iframe")?.setAttribute("srcdoc", html);
      },
      { attributes: sandbox, html: `<script type="module" src="/widgets/kulla.js"></script>${preview}` },
    );
    const frame = page.frameLocator("iframe");
    await fillIn(frame);
    await send(frame);
    await expect(frame.getByText(sent)).toBeVisible();
    const { origin, pathname } = new URL(page.url());
    expect(mailbox.messages().map(({ params }) => params["page"])).toEqual([origin + pathname]);
  });
}

test("a system that stays down is no longer tried after two minutes; everything typed is kept, and the next press arrives", async ({
  page,
  openMailbox,
}) => {
  let isDown = true;
  const mailbox = await openMailbox({ answer: () => (isDown ? down : undefined) });
  const underWay = postsUnderWay(page);
  await press(page, endpointOf(mailbox));
  await expect(async () => {
    if (underWay() === 0) await page.clock.fastForward(20_000);
    await expect(sendButton(page)).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(dialogOf(page).getByText("Serveri dha një gabim.")).toBeVisible();
  await expectTyped(page);
  const sendCount = mailbox.sends();
  expect(sendCount).toBeLessThanOrEqual(7);
  await page.clock.fastForward(600_000);
  expect(mailbox.sends()).toBe(sendCount);
  isDown = false;
  await sendButton(page).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(mailbox.sends()).toBe(sendCount + 1);
  expect(mailbox.messages()).toHaveLength(1);
});

test("a form may be closed while its inquiry is retried: the retries continue, and the outcome is shown over the page", async ({
  page,
  openMailbox,
}) => {
  const mailbox = await openMailbox({ answer: inTurn(down) });
  await press(page, endpointOf(mailbox));
  await expect(again(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await untilAsked(page, mailbox, 2);
  await expect(page.getByText(sent)).toBeVisible();
  await askButton(page).click();
  await expect(dialogOf(page).getByLabel("E-mail")).toHaveValue("");
});

test("offline, then a reload: typed text is offered again, and sent once under the same key", async ({
  page,
  openMailbox,
}) => {
  const mailbox = await openMailbox();
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") keys.push(request.headers()["idempotency-key"]);
  });
  page.on("dialog", (dialog) => void dialog.accept());
  await page.clock.install();
  await openPreview(page, endpointOf(mailbox));
  await fillIn(page);
  await page.context().setOffline(true);
  await page.clock.fastForward(2000);
  await sendButton(page).click();
  await expect(again(page)).toBeVisible();
  // The connection is restored and the page is left before it retries automatically.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await page.context().setOffline(false);
  await openPreview(page, endpointOf(mailbox));
  await page.clock.resume();
  await askButton(page).click();
  await expectTyped(page);
  await page.clock.fastForward(2000);
  await dialogOf(page).getByRole("button", { name: "Dërgo përsëri" }).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(mailbox.messages()).toHaveLength(1);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test("a connection that returns in time delivers the inquiry without another press", async ({ page, openMailbox }) => {
  const mailbox = await openMailbox();
  await page.clock.install();
  await openPreview(page, endpointOf(mailbox));
  await fillIn(page);
  await page.context().setOffline(true);
  await page.clock.fastForward(2000);
  await sendButton(page).click();
  await expect(again(page)).toBeVisible();
  await page.context().setOffline(false);
  await untilAsked(page, mailbox, 1);
  await expect(page.getByText(sent)).toBeVisible();
  expect(mailbox.messages()).toHaveLength(1);
});

test("if the form's code fails to load, a message appears instead of the form; a form that opens can send", async ({
  page,
  openMailbox,
  browserName,
}) => {
  const mailbox = await openMailbox();
  const code = "**/widgets/c/inquiry-*.js";
  await page.route(code, (route) => route.abort());
  await page.clock.install();
  await openPreview(page, endpointOf(mailbox));
  await askButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Një pjesë e faqes nuk u ngarkua." })).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await page.unroute(code);
  // Firefox requests a failed script only once per page.
  if (browserName === "firefox") await openPreview(page, endpointOf(mailbox));
  await (browserName === "firefox" ? askButton(page) : page.getByRole("button", { name: "Provo përsëri" })).click();
  await expect(sendButton(page)).toBeVisible();
  await dialogOf(page).getByLabel("Emri dhe mbiemri").fill(visitor.name);
  await dialogOf(page).getByLabel("Telefoni").fill(visitor.phone);
  await dialogOf(page).getByLabel("E-mail").fill(visitor.email);
  await page.clock.fastForward(2000);
  await sendButton(page).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(mailbox.messages()).toHaveLength(1);
});

for (const address of ["http://crm.example/inquiries", "ftp://crm.example/", "https://user:word@crm.example/"]) {
  test(`${address} is not an endpoint: nothing is sent anywhere, the form shows phone and e-mail, the console one sentence`, async ({
    page,
    openMailbox,
  }) => {
    const mailbox = await openMailbox();
    const posts: string[] = [];
    const warnings: string[] = [];
    page.on("request", (request) => void (request.method() === "POST" && posts.push(request.url())));
    page.on("console", (message) => void (message.type() === "warning" && warnings.push(message.text())));
    await press(page, `${mailOf(mailbox)} inquiry-endpoint="${address}"`);
    const alert = dialogOf(page).getByRole("alert");
    await expect(alert).toContainText("Kërkesa nuk mund të dërgohet nga kjo faqe.");
    await expect(alert.locator("a[href^='tel:']")).toBeVisible();
    await expectTyped(page);
    await sendButton(page).click();
    await expect(alert).toContainText("Kërkesa nuk mund të dërgohet nga kjo faqe.");
    expect(posts).toEqual([]);
    const named = (): string[] =>
      warnings.filter((warning) => warning.includes("inquiry-endpoint that is neither https"));
    await expect.poll(named).toHaveLength(1);
  });
}

test("next to the form are WhatsApp and Viber if the project has their numbers", async ({ page }) => {
  await page.route("**/project/project.json", async (route) => {
    const project = (await (await route.fetch()).json()) as { contact: object };
    const contact = { ...project.contact, whatsapp: "+383 44 123 456", viber: "+383 44 123 457" };
    await route.fulfill({ json: { ...project, contact } });
  });
  await openPreview(page, "");
  await askButton(page).click();
  const link = (name: string) => dialogOf(page).getByRole("link", { name });
  await expect(dialogOf(page).getByText("Ose na shkruani")).toBeVisible();
  await expect(link("WhatsApp")).toHaveAttribute("href", "https://wa.me/38344123456");
  await expect(link("Viber")).toHaveAttribute("href", "viber://chat?number=%2B38344123457");
  await expect(dialogOf(page).getByRole("link", { name: "+383 38" })).toHaveAttribute("href", /^tel:\+38338/);
});

test("a project without such numbers shows no such links", async ({ page }) => {
  await openPreview(page, "");
  await askButton(page).click();
  await expect(sendButton(page)).toBeVisible();
  await expect(dialogOf(page).getByText("Ose na shkruani")).toBeHidden();
  await expect(dialogOf(page).getByRole("link", { name: /WhatsApp|Viber/ })).toHaveCount(0);
});
