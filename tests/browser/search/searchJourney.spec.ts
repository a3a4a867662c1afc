import type { Locator, Page } from "@playwright/test";
import type { Mailbox } from "../../../demo/mailbox/startMailbox.ts";
import { expect, test } from "../../support/mailboxTest.ts";
import { expectScreen, loadScript } from "../../support/place.ts";
import { mailOf, sent, visitor } from "../../support/priceForm.ts";
import { compareButton, detailsOf, listKey, storedList, tray } from "../../support/savedApartments.ts";

/** Presses a button with the visitor's input device. */
type Press = (target: Locator) => Promise<void>;

const click: Press = (target) => target.click();

/** Apartments with two bedrooms that face south, highest first; as far as the project has them. */
const filter = "bedrooms=2&side=S&status=available";

async function open(page: Page, attributes: string): Promise<Locator> {
  await page.goto("/__fixtures/element/blank.html");
  await page.locator("main").evaluate((main, html) => (main.innerHTML = html), search(attributes));
  await loadScript(page, "kulla.js");
  const element = page.locator("kulla-apartment-search");
  await expect(title(element)).toHaveText("110 banesa");
  return element;
}

const search = (attributes: string): string => `<kulla-apartment-search ${attributes}></kulla-apartment-search>`;
const title = (element: Locator): Locator => element.getByRole("heading", { level: 2 });
const option = (within: Locator, group: string, name: RegExp): Locator =>
  within.getByRole("group", { name: group }).getByRole("checkbox", { name });
const rows = (element: Locator): Locator =>
  element.getByRole("table", { name: "Banesat që përputhen" }).getByRole("row");
const markOf = (row: Locator): Locator => row.getByRole("button", { name: /^Ruaj, / });
const letterForm = (page: Page): Locator => page.getByRole("dialog", { name: "Pyet për çmimet" });
const sendButton = (page: Page): Locator => letterForm(page).getByRole("button", { name: "Dërgo kërkesën" });
const isHeld = (page: Page): Locator => letterForm(page).getByText("shtypni edhe një herë");

/** Like a visitor who has saved them before. */
async function keepThree(page: Page): Promise<void> {
  await page.goto("/__fixtures/element/blank.html");
  await page.evaluate((key) => localStorage.setItem(key, "k5-09-07,k5-07-05,k6-04-04"), listKey);
}

async function write(page: Page): Promise<void> {
  await letterForm(page).getByLabel("Emri dhe mbiemri").fill(visitor.name);
  await letterForm(page).getByLabel("Telefoni").fill(visitor.phone);
  await letterForm(page).getByLabel("E-mail").fill(visitor.email);
}

/** Until the form accepts it: one filled in faster than a person can needs a second press. */
async function send(page: Page, press: Press): Promise<void> {
  await expect(async () => {
    await press(sendButton(page));
    await expect(isHeld(page)).toBeHidden({ timeout: 200 });
  }).toPass();
}

/** Saves the first three apartments of the list; returns their ids in the order of saving. */
async function saveThree(page: Page, element: Locator, press: Press): Promise<readonly string[]> {
  for (const index of [1, 2, 3]) {
    const mark = markOf(rows(element).nth(index));
    await press(mark);
    await expect(mark).toHaveAttribute("aria-pressed", "true");
    // Its code loads with the first of them, and notifies the page from then on.
    await expect(tray(page)).toBeVisible();
  }
  const list = ((await storedList(page)) ?? "").split(",");
  expect(list).toHaveLength(3);
  return list;
}

async function expectOneLetter(page: Page, mailbox: Mailbox, ids: readonly string[]): Promise<void> {
  await expect(page.getByText(sent)).toBeVisible();
  await expect(letterForm(page)).toBeHidden();
  expect(mailbox.sends()).toBe(1);
  const [letter] = mailbox.messages();
  expect(letter?.params).toMatchObject({ ...visitor, apartments: ids.join(", ") });
  expect(Object.keys(letter?.params ?? {}).toSorted()).toEqual(
    expect.arrayContaining(["apartments", "email", "floor", "image", "name", "phone"]),
  );
  expect(letter?.params).not.toHaveProperty("apartment");
  expect(String(letter?.params["image"])).toMatch(/^data:image\/jpeg;base64,/);
}

/** From the filters to the inquiry: `press` presses a control, `filters` opens and closes their panel. */
async function walk(
  page: Page,
  mailbox: Mailbox,
  { press, narrow = false }: { press: Press; narrow?: boolean },
): Promise<void> {
  const element = await open(page, `deep-link="hash" ${mailOf(mailbox)}`);
  const [filters, lists, inquiries] = await Promise.all(
    ["filterchange", "shortlistchange", "inquirysubmit"].map((event) => detailsOf(page, event)),
  );
  if (narrow) await press(element.getByRole("button", { name: "Filtrat 1" }));
  const panel = narrow ? element.getByRole("dialog", { name: "Filtrat" }) : element;
  await press(option(panel, "Dhoma gjumi", /^2/));
  await press(option(panel, "Orientimi", /^Jug/));
  if (narrow) await press(panel.getByRole("button", { name: /^Shfaq \d+ banesa/ }));
  await press(element.getByRole("button", { name: "Lista", exact: true }));
  const reported = await filters?.();
  expect(reported?.at(-1)).toMatchObject({ filter, count: expect.any(Number) });
  const ids = await saveThree(page, element, press);
  expect(await lists?.()).toEqual([1, 2, 3].map((count) => ({ apartments: ids.slice(0, count), partner: null })));
  await press(compareButton(page, 3));
  await expectScreen(element, { name: "compare", apartments: ids });
  await expect(page.getByRole("heading", { name: "Tri banesa" })).toBeFocused();
  await press(page.getByRole("button", { name: "Pyet për të tria" }));
  await expect(
    letterForm(page).getByRole("list", { name: "Banesat për të cilat pyetni" }).getByRole("listitem"),
  ).toHaveCount(3);
  await write(page);
  await send(page, press);
  await expectOneLetter(page, mailbox, ids);
  expect(await inquiries?.()).toMatchObject([{ apartment: null, apartments: ids, email: visitor.email }]);
}

test(
  "by mouse a visitor filters for two bedrooms to the south, compares three apartments and inquires about all",
  { tag: "@chromium" },
  async ({ page, openMailbox }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await walk(page, await openMailbox(), { press: click });
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    "by touch a visitor filters for two bedrooms to the south, compares three apartments and inquires about all",
    { tag: "@chromium" },
    async ({ page, openMailbox, browserName }) => {
      // Firefox's driver has no taps.
      const press: Press = browserName === "firefox" ? click : (target) => target.tap();
      await walk(page, await openMailbox(), { press, narrow: true });
    },
  );

  test(
    "on one too narrow for three columns the apartments are swiped, and the names of the facts stay",
    { tag: "@chromium" },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await keepThree(page);
      await open(page, "");
      await compareButton(page, 3).click();
      const comparison = page.getByRole("table", { name: "Krahasimi" });
      const side = comparison.getByRole("row", { name: /^Orientimi/ });
      const [name, last] = [side.getByRole("rowheader"), side.getByRole("cell").last()];
      await expect(side.getByRole("cell")).toHaveCount(3);
      const endOfLast = async (): Promise<number> => {
        const { x, width } = (await last.boundingBox()) ?? { x: 0, width: 0 };
        return x + width;
      };
      await expect.poll(endOfLast).toBeGreaterThan(360);
      const before = await name.boundingBox();
      expect(before?.x).toBe((await side.getByRole("cell").first().boundingBox())?.x);
      await comparison.evaluate((table) => table.scrollBy({ left: 999, behavior: "instant" }));
      await expect.poll(endOfLast).toBeLessThanOrEqual(360);
      expect((await name.boundingBox())?.x).toBe(before?.x);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    },
  );
});

test("by keyboard alone a visitor filters for two bedrooms to the south, compares three apartments and inquires about all", async ({
  page,
  openMailbox,
}) => {
  // Some hundred presses of Tab take Firefox a while.
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const mailbox = await openMailbox();
  const element = await open(page, mailOf(mailbox));
  const filters = await detailsOf(page, "filterchange");
  await title(element).focus();
  await tabTo(page, option(element, "Dhoma gjumi", /^2/));
  await page.keyboard.press("Space");
  await tabTo(page, option(element, "Orientimi", /^Jug/));
  await page.keyboard.press("Space");
  await expect.poll(async () => (await filters()).at(-1)).toMatchObject({ filter });
  await tabTo(page, element.getByRole("button", { name: "Lista", exact: true }), "Shift+Tab");
  await page.keyboard.press("Enter");
  for (const index of [1, 2, 3]) {
    await tabTo(page, markOf(rows(element).nth(index)));
    await page.keyboard.press("Space");
    await expect(markOf(rows(element).nth(index))).toHaveAttribute("aria-pressed", "true");
    await expect(markOf(rows(element).nth(index))).toBeFocused();
  }
  const ids = ((await storedList(page)) ?? "").split(",");
  await tabTo(page, compareButton(page, 3));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Tri banesa" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Pyet për të tria" }));
  await page.keyboard.press("Enter");
  const form = letterForm(page);
  for (const [label, text] of [
    ["Emri dhe mbiemri", visitor.name],
    ["Telefoni", visitor.phone],
    ["E-mail", visitor.email],
  ] as const) {
    await tabTo(page, form.getByLabel(label));
    await page.keyboard.insertText(text);
  }
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(isHeld(page)).toBeHidden({ timeout: 200 });
  }).toPass();
  await expectOneLetter(page, mailbox, ids);
});

/** Presses Tab until an element has the focus; elements further away than any visitor would go are not reached. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const hasFocus = (): Promise<boolean> =>
    target.evaluate((node) => (node.getRootNode() as ShadowRoot).activeElement === node);
  for (let presses = 0; presses < 400; presses += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test(
  "one address contains filter and list: its visitors see the same apartments and may take the list over",
  { tag: "@chromium" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const element = await open(page, `deep-link="hash"`);
    await option(element, "Dhoma gjumi", /^2/).check();
    await option(element, "Orientimi", /^Jug/).check();
    await element.getByRole("button", { name: "Lista", exact: true }).click();
    const ids = await saveThree(page, element, click);
    await expect
      .poll(() => new URL(page.url()).hash)
      .toBe("#kulla=search?bedrooms=2;side=S;status=available;view=list");
    const count = await title(element).textContent();
    // If the browser refuses, the link is shown, to be copied manually.
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await tray(page).getByRole("button", { name: "Ndaj listën" }).click();
    const link = await tray(page).getByRole("textbox", { name: "Ndaj listën" }).inputValue();
    expect(new URL(link).hash).toBe(`${new URL(page.url()).hash}&kulla-list=${ids.join(",")}`);
    await tray(page).getByRole("button", { name: "Harroje listën" }).click();
    await expect(tray(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.goto("about:blank");
    await page.goto(`/__fixtures/element/blank.html${new URL(link).hash}`);
    await page.locator("main").evaluate((main, html) => (main.innerHTML = html), search(`deep-link="hash"`));
    await loadScript(page, "kulla.js");
    await expect(title(element)).toHaveText(count ?? "");
    const others = page.getByRole("region", { name: "Lista e dërguar: 3 banesa" });
    await expect(others.getByRole("listitem")).toHaveCount(3);
    await expect(tray(page)).toBeHidden();
    expect(await storedList(page)).toBeNull();
    await others.getByRole("button", { name: "Ruaji te lista ime" }).click();
    await expect(tray(page).getByText("3 banesa të ruajtura")).toBeVisible();
    expect(await storedList(page)).toBe(ids.join(","));
  },
);

test("if the browser stores nothing the list lasts as long as the page, through search, apartment and comparison", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  const element = await open(page, `view="list"`);
  for (const index of [1, 2]) await markOf(rows(element).nth(index)).click();
  await expect(tray(page).getByText("ajo mbetet derisa ta lini faqen")).toBeVisible();
  const chosen = await detailsOf(page, "apartmentselect");
  await rows(element).nth(1).getByRole("rowheader").getByRole("button").click();
  await expect(page.getByRole("heading", { name: /^Banesa / })).toBeVisible();
  expect(await chosen()).toMatchObject([{ apartment: expect.any(String), tower: "k5" }]);
  await expect(tray(page).getByText("2 banesa të ruajtura")).toBeVisible();
  await compareButton(page, 2).click();
  await expect(page.getByRole("heading", { name: "Dy banesa" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tray(page).getByText("2 banesa të ruajtura")).toBeVisible();
});

test(
  "24 apartments fit into one message, three of them at a time into the comparison",
  { tag: "@chromium" },
  async ({ page, openMailbox }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const mailbox = await openMailbox();
    const element = await open(page, `view="list" ${mailOf(mailbox)}`);
    for (let index = 1; index <= 25; index += 1) await markOf(rows(element).nth(index)).click();
    await expect(tray(page).getByText("Ruhen deri në 24 banesa.")).toBeVisible();
    const ids = ((await storedList(page)) ?? "").split(",");
    expect(ids).toHaveLength(24);
    await tray(page).getByRole("button", { name: "Banesat e ruajtura" }).click();
    const ticks = tray(page).getByRole("checkbox", { name: /^Krahaso / });
    await expect(ticks).toHaveCount(24);
    await ticks.nth(5).click();
    await expect(tray(page).getByText("Krahasohen deri në tri banesa")).toBeVisible();
    await tray(page).getByRole("button", { name: "Pyet për të gjitha" }).click();
    await write(page);
    await send(page, click);
    await expectOneLetter(page, mailbox, ids);
  },
);

test(
  "the page's own texts appear on the tray, in the comparison and in its inquiry",
  { tag: "@chromium" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await keepThree(page);
    const texts = {
      savedHomes: "My apartments",
      compare: "Put {n} side by side",
      three: "Three of them",
      askPrices: "My letter",
    };
    await open(page, `texts='${JSON.stringify({ ...texts, sun: "Sunshine", onlyDifferences: 7 })}'`);
    await page
      .getByRole("region", { name: "My apartments" })
      .getByRole("button", { name: "Put 3 side by side" })
      .click();
    await expect(page.getByRole("heading", { name: "Three of them" })).toBeVisible();
    await expect(page.getByRole("row", { name: /^Sunshine/ })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Vetëm dallimet" })).toBeVisible();
    await page.getByRole("button", { name: "Pyet për të tria" }).click();
    await expect(page.getByRole("dialog", { name: "My letter" })).toBeVisible();
  },
);
