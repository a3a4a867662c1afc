import { expect, test, type Page } from "@playwright/test";
import { expectScreen, loadScript, screenOf } from "../../support/place.ts";

/** Everything of a page that belongs to it: any change of ours would be visible here. */
const snapshot = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => {
    const own = [...document.querySelectorAll("html, head, body, body *")].filter((node) => !node.closest("#place"));
    const natives = [window, document, Node.prototype, Element.prototype, HTMLElement.prototype, EventTarget.prototype]
      .concat([Event.prototype, History.prototype, Storage.prototype, Array.prototype, Promise.prototype] as never[])
      .map((target: object) =>
        Object.entries(Object.getOwnPropertyDescriptors(target))
          .filter(([name]) => !/^(__|_reactListening)/.test(name))
          .map(([name, { value }]) => (typeof value === "function" ? `${name} ${String(value).slice(0, 80)}` : name))
          // Firefox lists the first used one first.
          .toSorted(),
      );
    return {
      natives,
      styles: own.map((node) => {
        const style = getComputedStyle(node);
        return [...style].map((name) => style.getPropertyValue(name)).join(";");
      }),
      markup: own.map((node) => [node.localName, ...[...node.attributes].map(({ name, value }) => `${name}=${value}`)]),
      history: [history.length, location.href, history.state],
      title: document.title,
      scroll: [scrollX, scrollY],
      focus: document.activeElement?.getAttribute("name"),
      typed: document.querySelector("input")?.value,
      stored: [localStorage.length, sessionStorage.length, document.cookie],
      sheets: [document.styleSheets.length, document.adoptedStyleSheets.length],
      selection: String(getSelection()),
    };
  });

test("a page's own state is unchanged: before, with all screens shown, and after the element is removed", async ({
  page,
}) => {
  await page.goto("/plain/own-page.html");
  // The page loads our script itself, and reserves space for us: neither is our doing.
  await page.locator("#place").evaluate((place) => place.setAttribute("style", "height: 900px; overflow: auto"));
  await loadScript(page, "kulla.js");
  await page.getByRole("textbox").focus();
  const before = await snapshot(page);

  await page.locator("#place").evaluate((place) => {
    place.innerHTML = `<kulla-apartment-picker hints="off"></kulla-apartment-picker><kulla-brochure></kulla-brochure>`;
  });
  const picker = page.locator("kulla-apartment-picker");
  await expectScreen(picker, { name: "site" });
  const screens = [
    { name: "tower", tower: "k6" },
    { name: "floor", tower: "k5", floor: 3 },
    { name: "apartment", apartment: "k5-03-07" },
    { name: "tour", apartment: "k5-03-07" },
    { name: "site" },
  ];
  for (const screen of screens) {
    await picker.evaluate((node, to) => (node as HTMLElement & { show(screen: object): void }).show(to), screen);
    await expectScreen(picker, screen);
  }
  const brochure = page.locator("kulla-brochure");
  await page.locator("#place").evaluate((place) => place.scrollTo(0, place.scrollHeight));
  await expect.poll(() => screenOf(brochure)).not.toBeNull();
  expect(await snapshot(page)).toEqual(before);

  await page.locator("#place").evaluate((place) => place.replaceChildren());
  await expect(picker).toHaveCount(0);
  expect(await snapshot(page)).toEqual(before);
});

test(
  "on a page that swaps its entire body the elements of the new one work",
  { tag: "@chromium" },
  async ({ page }) => {
    await page.goto("/plain/own-page.html");
    await loadScript(page, "kulla.js");
    for (const tower of ["k5", "k6"]) {
      await page.evaluate((id) => {
        const body = new DOMParser().parseFromString(
          `<body><main><kulla-building-picker tower="${id}" hints="off"></kulla-building-picker></main></body>`,
          "text/html",
        ).body;
        document.documentElement.replaceChild(document.adoptNode(body), document.body);
      }, tower);
      await expectScreen(page.locator("kulla-building-picker"), { name: "tower", tower });
    }
  },
);
