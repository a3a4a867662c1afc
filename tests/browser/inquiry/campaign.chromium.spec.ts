import type { Page } from "@playwright/test";
import type { Mailbox } from "../../../demo/mailbox/startMailbox.ts";
import { expect, test } from "../../support/mailboxTest.ts";
import { fill, place } from "../../support/place.ts";
import { fillIn, mailOf, openPreview, send, sent } from "../../support/priceForm.ts";

const blank = "/__fixtures/element/blank.html";
const picker = `<kulla-building-picker hints="off" campaign-params="agent"></kulla-building-picker>`;
const endpointOf = (mailbox: Mailbox): string => `inquiry-endpoint="${mailbox.url}/inquiries"`;

/** A value for every name that is read from an address, and what is not. */
const everyName = {
  utm_source: "meta",
  utm_medium: "paid",
  utm_campaign: "autumn",
  utm_content: "video-2",
  utm_term: "apartment prishtina",
  utm_id: "77",
  gclid: "G-1",
  gbraid: "GB-1",
  wbraid: "WB-1",
  fbclid: "F-1",
  msclkid: "M-1",
  ttclid: "T-1",
};
const everything = new URLSearchParams({ ...everyName, email: "a@b.c", session: "s-1", id: "7" });

/** Opens a partner's page like a visitor from a campaign; `attributes` are those of its element. */
async function arrive(page: Page, query: string, { referer = "", markup = picker } = {}): Promise<void> {
  await page.goto(`${blank}?${query}`, referer ? { referer } : {});
  await fill(page, markup);
}

/** Until the visit is recorded: its code loads after the element. */
async function expectNoted(page: Page, text: string, storage: "sessionStorage" | "localStorage"): Promise<void> {
  await expect
    .poll(() => page.evaluate((name) => window[name].getItem("kulla:campaign") ?? "", storage))
    .toContain(text);
}

async function ask(page: Page): Promise<void> {
  await fillIn(page);
  await send(page);
  await expect(page.getByText(sent)).toBeVisible();
}

const campaignIn = (mailbox: Mailbox): unknown =>
  (mailbox.messages()[0]?.params as { readonly campaign?: unknown } | undefined)?.campaign;

test("an inquiry names the campaign that led to it, from the landing page on, and nothing else of that page's query", async ({
  page,
  openMailbox,
}) => {
  const mailbox = await openMailbox();
  await arrive(page, `${everything}&agent=mona`, { referer: "https://l.facebook.com/l.php?u=1" });
  const landing = page.url().replace(/\?.*/, "");
  await expectNoted(page, "meta", "sessionStorage");
  await openPreview(page, `${endpointOf(mailbox)} fields='{"listing":"A-17"}'`);
  await ask(page);
  const visit = {
    at: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
    landing,
    referrer: "l.facebook.com",
    values: { ...everyName, agent: "mona" },
  };
  expect(mailbox.messages()).toHaveLength(1);
  expect(mailbox.messages()[0]?.params).toMatchObject({
    campaign: { first: visit, last: visit },
    ownFields: { listing: "A-17" },
  });
  expect(JSON.stringify(mailbox.messages())).not.toMatch(/a@b\.c|s-1|"7"/);
  expect(await page.evaluate(() => localStorage.getItem("kulla:campaign"))).toBeNull();
});

test("an inquiry by e-mail names every value of the campaign, and nothing else of the landing page's query", async ({
  page,
  openMailbox,
}) => {
  const mailbox = await openMailbox();
  await arrive(page, String(everything));
  await expectNoted(page, "meta", "sessionStorage");
  await openPreview(page, mailOf(mailbox));
  await ask(page);
  const campaignValues = Object.entries(everyName).map(([name, value]) => `${name}: ${value}`);
  expect(mailbox.messages()[0]?.params).toMatchObject({ campaign: campaignValues.join(", ") });
  expect(JSON.stringify(mailbox.messages())).not.toMatch(/a@b\.c|s-1|"7"/);
});

test("a second campaign in the same tab becomes the last visit, the first one stays the first, and the e-mail lists both", async ({
  page,
  openMailbox,
}) => {
  const mailbox = await openMailbox();
  await arrive(page, "utm_source=meta");
  await expectNoted(page, "meta", "sessionStorage");
  await arrive(page, "utm_source=google&gclid=G-2");
  await expectNoted(page, "G-2", "sessionStorage");
  await openPreview(page, `${mailOf(mailbox)} fields='{"listing":"A-17","agent":"Mona"}'`);
  await ask(page);
  expect(mailbox.messages()[0]?.params).toMatchObject({
    campaign: "utm_source: google, gclid: G-2",
    firstCampaign: "utm_source: meta",
    ownFields: "listing: A-17, agent: Mona",
  });
});

test("only a page whose visitor agreed remembers the first visit after the tab is closed", async ({
  page,
  context,
  openMailbox,
}) => {
  const mailbox = await openMailbox();
  await arrive(page, "utm_source=meta");
  await expectNoted(page, "meta", "sessionStorage");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // The visitor agrees in the page's own banner, later.
  await page.locator("kulla-building-picker").evaluate((node) => node.setAttribute("campaign-consent", "granted"));
  await expectNoted(page, "meta", "localStorage");
  await page.close();
  const later = await context.newPage();
  await openPreview(later, `campaign-consent="granted" ${endpointOf(mailbox)}`);
  await ask(later);
  expect(campaignIn(mailbox)).toMatchObject({ first: { values: { utm_source: "meta" } } });
});

test("if a visitor refuses, stored visits are deleted, and the inquiry has no campaign", async ({
  page,
  openMailbox,
}) => {
  const mailbox = await openMailbox();
  const element = `<kulla-apartment-preview apartment="k5-03-05" ${endpointOf(mailbox)}></kulla-apartment-preview>`;
  await arrive(page, "utm_source=meta", { markup: element });
  await expectNoted(page, "meta", "sessionStorage");
  await page.locator("kulla-apartment-preview").evaluate((node) => node.setAttribute("campaign-consent", "denied"));
  expect(await page.evaluate(() => sessionStorage.getItem("kulla:campaign"))).toBeNull();
  await ask(page);
  expect(mailbox.messages()[0]?.params).not.toHaveProperty("campaign");
  expect(await page.evaluate(() => sessionStorage.getItem("kulla:campaign"))).toBeNull();
});

test("a page that takes the inquiry over gets campaign and own fields in the event; the property accepts an object", async ({
  page,
}) => {
  await arrive(page, "utm_source=meta", { markup: "" });
  await page.evaluate(() => {
    const element = Object.assign(document.createElement("kulla-apartment-preview"), { fields: { listing: "A-17" } });
    element.setAttribute("apartment", "k5-03-05");
    element.addEventListener("inquirysubmit", (event) => {
      event.preventDefault();
      Object.assign(globalThis, { submitted: event.detail });
    });
    document.querySelector("main")?.append(element);
  });
  await fillIn(page);
  await send(page);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, "submitted") as unknown))
    .toMatchObject({ campaign: { last: { values: { utm_source: "meta" } } }, ownFields: { listing: "A-17" } });
});

test("values from an address or attribute are data: markup and too long ones are dropped, and the console says why", async ({
  page,
  openMailbox,
}) => {
  const mailbox = await openMailbox();
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  const attributes = `${endpointOf(mailbox)} fields='{"note":"<b>x</b>","listing":"A-17"}' campaign-params="<i>"`;
  await arrive(page, `utm_source=%3Cb%3E&utm_medium=paid&utm_term=${"x".repeat(400)}`, {
    markup: `<kulla-apartment-preview apartment="k5-03-05" ${attributes}></kulla-apartment-preview>`,
  });
  await ask(page);
  expect(campaignIn(mailbox)).toMatchObject({ last: { values: { utm_medium: "paid" } } });
  expect(mailbox.messages()[0]?.params).toMatchObject({ ownFields: { listing: "A-17" } });
  expect(warnings.filter((text) => /campaign|fields/.test(text))).toEqual([
    '<kulla-apartment-preview> has campaign-params with a name that is invalid: "<i>".',
    '<kulla-apartment-preview> has a value in its campaign that is left out: "utm_source" contains "<" or ">".',
    '<kulla-apartment-preview> has a value in its campaign that is left out: "utm_term" is longer than 300 characters.',
    '<kulla-apartment-preview> has a value in its fields that is left out: "note" contains "<" or ">".',
  ]);
});

test("a visitor who refuses on a later page, one without a query, leaves nothing behind", async ({ page }) => {
  const markup = picker.replace(">", ' campaign-consent="granted">');
  await arrive(page, "utm_source=meta", { markup });
  await expectNoted(page, "meta", "localStorage");
  // The visitor follows a link of the page.
  await page.evaluate((next) => location.assign(next), blank);
  await page.waitForURL(blank);
  await fill(page, markup);
  await expect(page.getByRole("button", { name: /^Kulla 5/ }).first()).toBeVisible();
  await page.locator("kulla-building-picker").evaluate((node) => node.setAttribute("campaign-consent", "denied"));
  await expect
    .poll(() => page.evaluate(() => [localStorage, sessionStorage].map((store) => store.getItem("kulla:campaign"))))
    .toEqual([null, null]);
});

test("a page that was opened without any campaign stores nothing", async ({ page }) => {
  await place(page, picker);
  await expect(page.getByRole("button", { name: /^Kulla 5/ }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
