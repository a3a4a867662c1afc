import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectScreen } from "../support/place.ts";
import { region } from "../support/region.ts";
import { bringToLife, isTakenOver, openStrangersPage, rendered } from "../support/serverPage.ts";

/** What an element may find when its code comes at last. */
async function takeOver(page: Page): Promise<void> {
  await bringToLife(page);
  await expect.poll(() => isTakenOver(page)).toBe(true);
}

/** What the console says that is no news. */
function complaints(page: Page): readonly string[] {
  const lines: string[] = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && lines.push(message.text()));
  page.on("pageerror", (error) => lines.push(String(error)));
  return lines;
}

/** Remembers every node that is seen of an element; gives how many of them are gone when it is asked. */
async function watchNodes(element: Locator): Promise<() => Promise<number>> {
  const nodes = await element.evaluateHandle((host) =>
    [...(host.shadowRoot?.querySelectorAll(".kulla *") ?? [])].filter((node) => node.checkVisibility()),
  );
  return () => nodes.evaluate((all) => all.filter((node) => !node.isConnected).length);
}

const home = { apartment: "k5-07-05" };

for (const [name, way, leadsTo, button] of [
  ["inquiry", "PYET PER CMIMIN", /^\/strangers\/ask\?home=k5-07-05$/, "Dërgo"],
  ["tour", "VR TOUR 360°", /\/tours\//, "Mbyll"],
] as const) {
  const ask = (page: Page): Locator => page.getByRole("link", { name: way }).first();

  test(`the ${name} is a link of a home without script, and leads there`, async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.route(/\/(strangers|tours)\//, (route) => route.fulfill({ contentType: "text/html", body: "There" }));
    await openStrangersPage(page, rendered("kulla-apartment-preview", home));
    await expect(ask(page)).toHaveAttribute("href", leadsTo);
    await ask(page).click();
    await expect(page.getByText("There")).toBeVisible();
  });

  for (const [from, hasMarkup] of [
    ["rendered in the browser", false],
    ["taken over", true],
  ] as const) {
    test(`the ${name} of a home that was ${from} is a link still, and a plain press opens it in the element`, async ({
      page,
    }) => {
      const lines = complaints(page);
      const markup = rendered("kulla-apartment-preview", home);
      await openStrangersPage(page, hasMarkup ? markup : markup.replace(/<template.*<\/template>/s, ""));
      await takeOver(page);
      const element = page.locator("kulla-apartment-preview");
      await expect(ask(page)).toHaveAttribute("href", leadsTo);
      await ask(page).click();
      await expectScreen(element, { name, ...home });
      await expect(element.getByRole("button", { name: button }).first()).toBeVisible();
      await expect(page).toHaveURL(/\/strangers-page$/);
      expect(lines).toEqual([]);
    });
  }
}

test("while code and project are slow the links lead on, and all of it is taken over when they come", async ({
  page,
}) => {
  const waiting: (() => void)[] = [];
  await page.route(/\/(widgets\/c\/core-[^/]*\.js|project\/project\.json)$/, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await openStrangersPage(page, rendered("kulla-building-picker", { tower: "k5" }));
  const element = page.locator("kulla-building-picker");
  const lost = await watchNodes(element);
  await bringToLife(page);
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  const row = element.getByRole("list", { name: "Lista e kateve" }).getByRole("link", { name: /^Kati 3/ });
  await row.focus();
  await expect(row).toHaveAttribute("href", "/strangers/k5/3");
  await expect(async () => {
    for (const release of waiting.splice(0)) release();
    expect(await isTakenOver(page)).toBe(true);
  }).toPass();
  await expect(row).toBeFocused();
  expect(await lost()).toBe(0);
});

test("a word half typed into a server's form, and the caret in it, stay through the take-over", async ({ page }) => {
  await openStrangersPage(page, rendered("kulla-apartment-search", {}));
  const field = page.getByRole("textbox", { name: "Kati, nga" });
  await field.pressSequentially("1");
  await takeOver(page);
  await expect(field).toBeFocused();
  await field.pressSequentially("0");
  await expect(field).toHaveValue("10");
});

test("markup of another version is rendered anew, in one step, and the console says so once", async ({ page }) => {
  const lines = complaints(page);
  const markup = rendered("kulla-building-picker", { tower: "k5" });
  await openStrangersPage(page, markup.replace(/data-stamp="\w+/, 'data-stamp="older'));
  await bringToLife(page);
  await expect.poll(() => lines.length).toBe(1);
  await expect(page.getByRole("heading", { name: "Kulla 5" })).toHaveCount(1);
  await expect.poll(() => isTakenOver(page)).toBe(true);
  expect(lines).toEqual([expect.stringContaining("renders anew")]);
});

for (const locale of ["sq", "en", "de"]) {
  test(`a page's own words stay in what was rendered with them, in ${locale}, and no node is replaced`, async ({
    page,
  }) => {
    const lines = complaints(page);
    const texts = JSON.stringify({ chooseFloor: "Our own words" });
    await openStrangersPage(page, rendered("kulla-building-picker", { tower: "k5", locale, texts }));
    const element = page.locator("kulla-building-picker");
    await expect(element.getByText("Our own words").first()).toBeAttached();
    const lost = await watchNodes(element);
    await takeOver(page);
    await expect(element.getByText("Our own words").first()).toBeAttached();
    expect(await lost()).toBe(0);
    expect(lines).toEqual([]);
  });
}

test("a row that was scrolled sideways stays where it is", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const filter = "bedrooms=2,3&side=S,W&area=60-110&floor=2-9&status=available";
  await openStrangersPage(page, rendered("kulla-apartment-search", { filter }));
  const search = page.locator("kulla-apartment-search");
  const chips = search.locator(".chips").first();
  const left = await chips.evaluate((node) => {
    node.scrollLeft = 90;
    return node.scrollLeft;
  });
  expect(left).toBeGreaterThan(50);
  const lost = await watchNodes(search);
  await takeOver(page);
  expect(await chips.evaluate((node) => node.scrollLeft)).toBe(left);
  expect(await lost()).toBe(0);
});

test("arrow keys go from region to region though they are links, and Enter opens the one they stand on", async ({
  page,
}) => {
  await openStrangersPage(page, rendered("kulla-apartment-picker", { tower: "k5" }));
  await takeOver(page);
  const first = region(page, "Kati 5,");
  await expect(first).toHaveAttribute("href", "/strangers/k5/5");
  await first.focus();
  await page.keyboard.press("ArrowUp");
  await expect(region(page, "Kati 6,")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(region(page, "Kati 4,")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(region(page, "Kati 11,")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Kati 10" })).toBeVisible();
  await expect(page).toHaveURL(/\/strangers-page$/);
});
