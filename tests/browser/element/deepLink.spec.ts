import { expect, test, type Page } from "@playwright/test";
import { expectScreen, loadScript } from "../../support/place.ts";

const k5 = { name: "tower", tower: "k5" };
const third = { name: "floor", tower: "k5", floor: 3 };

type Controlled = HTMLElement & { show(screen: object): void };

async function openAt(page: Page, hash: string, markup: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`/__fixtures/element/blank.html${hash}`);
  await page.locator("main").evaluate((main, html) => (main.innerHTML = html), markup);
  await loadScript(page, "kulla.js");
}

const hashOf = (page: Page): string => new URL(page.url()).hash;

test("an address opens the element at its place, each step of the visitor adds one to the history, Back goes back", async ({
  page,
}) => {
  await openAt(
    page,
    "#top&kulla=k5/3&q=%2F",
    `<kulla-apartment-picker deep-link="hash" hints="off"></kulla-apartment-picker>`,
  );
  const picker = page.locator("kulla-apartment-picker");
  await expectScreen(picker, third);
  await expect.poll(() => hashOf(page)).toBe("#top&kulla=k5/3&q=%2F");
  await page.evaluate(() => history.replaceState({ page: "own" }, ""));
  await picker
    .getByRole("list")
    .getByRole("button", { name: /Banesa 7,/ })
    .click();
  await expectScreen(picker, { name: "apartment", apartment: "k5-03-07" });
  await expect.poll(() => hashOf(page)).toBe("#top&kulla=k5/3/07&q=%2F");
  expect(await page.evaluate(() => history.state as unknown)).toEqual({ page: "own" });
  await picker.getByRole("button", { name: "PYET PER CMIMIN" }).click();
  await expectScreen(picker, { name: "inquiry", apartment: "k5-03-07" });
  await page.goBack();
  await expectScreen(picker, third);
  await page.goForward();
  await expectScreen(picker, { name: "apartment", apartment: "k5-03-07" });
});

test(
  "a changed attribute takes precedence over the address and adds no step",
  { tag: "@chromium" },
  async ({ page }) => {
    await openAt(page, "#kulla=k5/3", `<kulla-apartment-picker deep-link="hash"></kulla-apartment-picker>`);
    const picker = page.locator("kulla-apartment-picker");
    await expectScreen(picker, third);
    const steps = await page.evaluate(() => history.length);
    await picker.evaluate((node) => node.setAttribute("tower", "k6"));
    await expectScreen(picker, { name: "tower", tower: "k6" });
    await expect.poll(() => hashOf(page)).toBe("");
    expect(await page.evaluate(() => history.length)).toBe(steps);
  },
);

test(
  "two elements keep their places separate, by their ids if they have any",
  { tag: "@chromium" },
  async ({ page }) => {
    await openAt(
      page,
      "#kulla-second=k6",
      `<kulla-building-picker deep-link="hash" hints="off"></kulla-building-picker>
     <kulla-building-picker id="second" deep-link="hash" hints="off"></kulla-building-picker>`,
    );
    const [first, second] = [page.locator("kulla-building-picker").first(), page.locator("#second")];
    await expectScreen(first, { name: "site" });
    await second.scrollIntoViewIfNeeded();
    await expectScreen(second, { name: "tower", tower: "k6" });
    await first.evaluate((node, screen) => (node as Controlled).show(screen), k5);
    await expect.poll(() => hashOf(page)).toBe("#kulla-second=k6&kulla=k5");
    await expectScreen(second, { name: "tower", tower: "k6" });
    await page.goBack();
    await expectScreen(first, { name: "site" });
    await expectScreen(second, { name: "tower", tower: "k6" });
  },
);

const withoutStart = `<kulla-apartment-preview deep-link="hash" inquiry-endpoint="/ep"></kulla-apartment-preview>`;
const elementsAtApartment = ["picker", "search", "preview"].map(
  (kind) =>
    `<kulla-apartment-${kind} deep-link="hash" apartment="k5-04-07" inquiry-endpoint="/ep"></kulla-apartment-${kind}>`,
);
for (const markup of [withoutStart, ...elementsAtApartment]) {
  test(
    `the price form and the tour stay open and add nothing to the history: ${markup.split(" inquiry")[0]}`,
    { tag: "@chromium" },
    async ({ page }) => {
      await openAt(page, "", markup);
      const element = page.locator("main > *");
      const ask = element.getByRole("button", { name: "PYET PER CMIMIN" });
      await expect(ask).toBeVisible();
      const changes = await element.evaluateHandle((node) => {
        const seen: string[] = [];
        node.addEventListener("screenchange", (event) =>
          seen.push((event as CustomEvent<{ screen: { name: string } }>).detail.screen.name),
        );
        return seen;
      });
      const before = await page.evaluate(() => [location.href, history.length]);
      await ask.click();
      await element.getByRole("dialog").getByRole("textbox").first().fill("Arta");
      await page.keyboard.press("Escape");
      await expect(element.getByRole("dialog")).toHaveCount(0);
      await element.getByRole("link", { name: "VR TOUR 360°" }).click();
      await expect(element.locator("iframe")).toBeVisible();
      expect(await changes.jsonValue()).toEqual(["inquiry", "apartment", "tour"]);
      expect(await page.evaluate(() => [location.href, history.length])).toEqual(before);
    },
  );
}

test("an apartment's price form is shown if a page requests it", { tag: "@chromium" }, async ({ page }) => {
  await openAt(page, "", `<kulla-apartment-picker deep-link="hash" inquiry-endpoint="/ep"></kulla-apartment-picker>`);
  const picker = page.locator("kulla-apartment-picker");
  await expectScreen(picker, { name: "site" });
  const inquiry = { name: "inquiry", apartment: "k5-03-07" };
  await picker.evaluate((node, screen) => (node as Controlled).show(screen), inquiry);
  await expect(picker.getByRole("dialog")).toBeVisible();
  await expectScreen(picker, inquiry);
  await expect.poll(() => hashOf(page)).toBe("#kulla=k5/3/07");
});

test(
  "another filter and another view leave a visitor on their screen, and update the address",
  { tag: "@chromium" },
  async ({ page }) => {
    await openAt(page, "", `<kulla-apartment-picker deep-link="hash"></kulla-apartment-picker>`);
    const picker = page.locator("kulla-apartment-picker");
    await expectScreen(picker, { name: "site" });
    await picker.evaluate((node, screen) => (node as Controlled).show(screen), third);
    await expectScreen(picker, third);
    const filters = await picker.evaluateHandle((node) => {
      const seen: string[] = [];
      node.addEventListener("filterchange", (event) =>
        seen.push((event as CustomEvent<{ filter: string }>).detail.filter),
      );
      return seen;
    });
    await picker.evaluate((node) => node.setAttribute("filter", "bedrooms=2"));
    await expect.poll(() => filters.jsonValue()).toEqual(["bedrooms=2"]);
    await expectScreen(picker, third);
    await openAt(page, "", `<kulla-apartment-search deep-link="hash"></kulla-apartment-search>`);
    const search = page.locator("kulla-apartment-search");
    await expectScreen(search, { name: "search" });
    const apartment = { name: "apartment", apartment: "k5-03-07" };
    await search.evaluate((node, screen) => (node as Controlled).show(screen), apartment);
    await search.evaluate((node) => node.setAttribute("view", "list"));
    await search.evaluate((node) => node.setAttribute("sort", "-area"));
    await expect.poll(() => hashOf(page)).toBe("#kulla=k5/3/07");
    await expectScreen(search, apartment);
  },
);

test("an address that means nothing shows the nearest existing place", { tag: "@chromium" }, async ({ page }) => {
  await openAt(page, "#kulla=k5/99/%E0%A4%A", `<kulla-apartment-picker deep-link="hash"></kulla-apartment-picker>`);
  await expectScreen(page.locator("kulla-apartment-picker"), k5);
});

test(
  "without the page's attribute neither hash nor history is read or changed",
  { tag: "@chromium" },
  async ({ page }) => {
    await openAt(page, "#kulla=k6", `<kulla-building-picker tower="k5" hints="off"></kulla-building-picker>`);
    const picker = page.locator("kulla-building-picker");
    await expectScreen(picker, k5);
    const before = await page.evaluate(() => [location.href, history.length]);
    await picker.evaluate((node) => (node as Controlled).show({ name: "site" }));
    await expectScreen(picker, { name: "site" });
    expect(await page.evaluate(() => [location.href, history.length])).toEqual(before);
  },
);
