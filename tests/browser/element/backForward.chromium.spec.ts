import type { Page } from "@playwright/test";
import { expect, test } from "../../support/mailboxTest.ts";
import { availabilityFile } from "../../support/availabilityFile.ts";
import { expectScreen, loadScript, place, screenOf } from "../../support/place.ts";
import { dialogOf, expectTyped, fillIn } from "../../support/priceForm.ts";
import { region } from "../../support/region.ts";
import { leaveAndReturn, listenersOf, recordListeners } from "../../support/leaveAndReturn.ts";

/** The events of a name that reach the page from now on. */
const hear = (page: Page, name: string): Promise<void> =>
  page.evaluate((type) => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    addEventListener(type, (event) => heard.push((event as CustomEvent<unknown>).detail));
  }, name);
const heard = (page: Page): Promise<unknown[]> => page.evaluate(() => Reflect.get(globalThis, "heard") as unknown[]);

test.beforeEach(async ({ page }) => recordListeners(page));

test("back on the page, a picker is at the same tower, and the next press opens one screen", async ({ page }) => {
  await place(page, `<kulla-apartment-picker></kulla-apartment-picker>`);
  const element = page.locator("kulla-apartment-picker");
  await region(page, "Kulla 5").press("Enter");
  await expectScreen(element, { name: "tower", tower: "k5" });
  await leaveAndReturn(page);
  await expectScreen(element, { name: "tower", tower: "k5" });
  await hear(page, "screenchange");
  await region(page, "Kati 7,").press("Enter");
  await expectScreen(element, { name: "floor", tower: "k5", floor: 7 });
  expect(await heard(page)).toHaveLength(1);
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
  await page.keyboard.press("Escape");
  await expectScreen(element, { name: "tower", tower: "k5" });
});

for (const markup of [
  `<kulla-building-picker tower="k5"></kulla-building-picker>`,
  `<kulla-floor-explorer tower="k5" floor="7"></kulla-floor-explorer>`,
  `<kulla-apartment-preview apartment="k5-07-05"></kulla-apartment-preview>`,
  `<kulla-brochure page="6"></kulla-brochure>`,
]) {
  const tag = /kulla-[a-z-]+/.exec(markup)?.[0] ?? "";
  test(`back on the page, ${tag} is as it was left, with its focus, and announces nothing`, async ({ page }) => {
    await place(page, markup);
    const element = page.locator(tag);
    await expect.poll(() => screenOf(element)).not.toBeNull();
    const button = element.locator("button:visible").last();
    await button.focus();
    const before = await screenOf(element);
    await hear(page, "screenchange");
    await leaveAndReturn(page);
    await expectScreen(element, before as object);
    await expect(button).toBeFocused();
    expect(await heard(page)).toEqual([]);
  });
}

test("back on the page, a search has its filter and its list, and the next choice is announced once", async ({
  page,
}) => {
  await place(page, `<kulla-apartment-search filter="bedrooms=2" view="list"></kulla-apartment-search>`);
  // As many rows as the window has space for, plus some: their number is not that of the apartments.
  const first = page.getByRole("table").getByRole("row").nth(1);
  const title = page.getByRole("heading", { name: /^\d+ banesa$/ });
  const south = page.getByRole("checkbox", { name: /^Jug/ }).first();
  await south.check({ force: true });
  await expect(page.getByRole("table")).toBeVisible();
  const [count, apartment] = [await title.innerText(), await first.innerText()];
  await leaveAndReturn(page);
  await expect(south).toBeChecked();
  await expect(title).toHaveText(count);
  await expect(first).toHaveText(apartment, { useInnerText: true });
  await hear(page, "filterchange");
  await south.uncheck({ force: true });
  await expect.poll(async () => (await heard(page)).length).toBe(1);
});

test("back on the page, a half typed inquiry is still open with its words, and saving works once", async ({ page }) => {
  await place(page, `<kulla-apartment-preview apartment="k5-03-05" inquiry-endpoint="/ep"></kulla-apartment-preview>`);
  await fillIn(page);
  await leaveAndReturn(page);
  await expect(dialogOf(page)).toBeVisible();
  await expectTyped(page);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  const mark = page.getByRole("button", { name: "Ruaj, Banesa 5" });
  await mark.click();
  await expect(mark).toHaveAttribute("aria-pressed", "true");
});

test("back on the page, a tour is still open and Escape leaves it for the apartment", async ({ page }) => {
  await place(page, `<kulla-apartment-preview apartment="k5-07-05"></kulla-apartment-preview>`);
  const element = page.locator("kulla-apartment-preview");
  await element.getByRole("link", { name: "VR TOUR 360°" }).click();
  await expect.poll(async () => (await screenOf(element)) as object).toMatchObject({ name: "tour" });
  await expect(element.locator("iframe")).toBeVisible();
  await leaveAndReturn(page);
  await expect.poll(async () => (await screenOf(element)) as object).toMatchObject({ name: "tour" });
  await expect(element.locator("iframe")).toBeVisible();
  await page.getByRole("button", { name: "Mbyll vizitën" }).press("Escape");
  await expect.poll(async () => (await screenOf(element)) as object).toMatchObject({ name: "apartment" });
});

test("back on the page, an element in an iframe is at the same screen", async ({ page }) => {
  await page.goto("/plain/frame.html");
  await page.addScriptTag({ url: "/widgets/kulla-frame.js" });
  await page.locator("iframe").evaluate((frame) => {
    frame.setAttribute("src", "/embed.html?widget=apartment-picker&tower=k5");
  });
  /** Read by the page itself: the driver loses the frames of a page that returns. */
  const shown = (): Promise<string> =>
    page.locator("iframe").evaluate((frame) => {
      const element = (frame as HTMLIFrameElement).contentDocument?.querySelector("kulla-apartment-picker");
      return JSON.stringify(element && Reflect.get(element, "screen"));
    });
  const floor = page.frameLocator("iframe").getByRole("button", { name: /^Kati 3,/ });
  await floor.last().press("Enter");
  await expect.poll(shown).toContain('"floor":3');
  const heightBefore = await page.locator("iframe").evaluate((frame) => frame.clientHeight);
  await leaveAndReturn(page);
  expect(await shown()).toContain('"floor":3');
  expect(await page.locator("iframe").evaluate((frame) => frame.clientHeight)).toBe(heightBefore);
});

test("back on the page, an element reads the availability anew, once", async ({ page }) => {
  const files: object[] = [availabilityFile(17, { "k5-07-05": { status: "available" } })];
  // Answers without Playwright's interception, which a browser does not keep with a page.
  await page.addInitScript((first) => {
    const { fetch } = window;
    const state = { file: first, requests: 0 };
    Object.assign(globalThis, { state });
    window.fetch = (...args) => {
      if (!new Request(args[0]).url.endsWith("/availability.json")) return fetch(...args);
      state.requests += 1;
      return Promise.resolve(new Response(JSON.stringify(state.file)));
    };
  }, files[0]);
  await place(
    page,
    `<kulla-apartment-preview apartment="k5-07-05" availability="/availability.json"></kulla-apartment-preview>`,
  );
  await expect(page.locator("kulla-apartment-preview")).toContainText("E lirë");
  const requests = (): Promise<unknown> =>
    page.evaluate(() => Reflect.get(Reflect.get(globalThis, "state") as object, "requests") as unknown);
  await expect.poll(requests).toBe(1);
  await page.evaluate(
    (next) => Object.assign(Reflect.get(globalThis, "state") as object, { file: next, requests: 0 }),
    availabilityFile(18, { "k5-07-05": { status: "sold" } }),
  );
  await leaveAndReturn(page);
  await expect(page.locator("kulla-apartment-preview")).toContainText("Kjo banesë është shitur.");
  expect(await requests()).toBe(1);
});

test("while an inquiry is being sent the page asks before it is left; afterwards nothing keeps it from coming back", async ({
  page,
}) => {
  await place(page, `<kulla-apartment-preview apartment="k5-03-05"></kulla-apartment-preview>`);
  await page.evaluate(() => addEventListener("inquirysubmit", (event) => event.preventDefault()));
  await fillIn(page);
  await expect(async () => {
    await dialogOf(page).getByRole("button", { name: "Dërgo kërkesën" }).click({ timeout: 500 });
    expect((await listenersOf(page))["beforeunload"]).toBe(1);
  }).toPass();
  await page.locator("kulla-apartment-preview").evaluate((element) => {
    (element as HTMLElement & { settleInquiry: (isSent: boolean) => void }).settleInquiry(true);
  });
  await expect(dialogOf(page)).toBeHidden();
  await leaveAndReturn(page);
});

for (const path of [
  "/en/",
  "/en/click-floor",
  "/en/apartments",
  "/en/apartments/k5-07-05",
  "/en/flipbook",
  "/en/vr",
  "/en/contact",
]) {
  test(`the page ${path} of the showcase comes back as it was left`, async ({ page }) => {
    await page.goto(path);
    const scrolled = await page.evaluate(() => (scrollTo(0, 200), scrollY));
    await leaveAndReturn(page);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
}

test("a second script of the same page and a return add no listeners", async ({ page }) => {
  await place(page, `<kulla-apartment-picker></kulla-apartment-picker>`);
  await region(page, "Kulla 5").press("Enter");
  await loadScript(page, "kulla.js?again");
  await leaveAndReturn(page);
  await leaveAndReturn(page);
});
