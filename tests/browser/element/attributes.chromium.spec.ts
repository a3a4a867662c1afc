import { expect, test } from "@playwright/test";
import { expectScreen, loadScript, place, screenOf } from "../../support/place.ts";

const k5 = { name: "tower", tower: "k5" };
const k6 = { name: "tower", tower: "k6" };
const site = { name: "site" };

test("an attribute sets the start, a changed one moves the element, a removed one returns it", async ({ page }) => {
  await place(page, `<kulla-building-picker tower="k5"></kulla-building-picker>`);
  const picker = page.locator("kulla-building-picker");
  await expectScreen(picker, k5);
  await picker.evaluate((element) => element.setAttribute("tower", "k6"));
  await expectScreen(picker, k6);
  await picker.evaluate((element) => element.removeAttribute("tower"));
  await expectScreen(picker, site);
});

test("an empty attribute counts as a missing one", async ({ page }) => {
  await place(page, `<kulla-building-picker tower="k5"></kulla-building-picker>`);
  const picker = page.locator("kulla-building-picker");
  await expectScreen(picker, k5);
  await picker.evaluate((element) => element.setAttribute("tower", ""));
  await expectScreen(picker, site);
});

test("every attribute is a property in camel case, both ways", async ({ page }) => {
  await place(
    page,
    `<kulla-floor-explorer floor-label="Kati i tretë"></kulla-floor-explorer>`,
    "kulla-floor-explorer.js",
  );
  const seen = await page.locator("kulla-floor-explorer").evaluate((element) => {
    const explorer = element as unknown as Record<string, unknown>;
    const before = [explorer["floorLabel"], explorer["emailPublicKey"]];
    explorer["floorLabel"] = "3";
    explorer["emailPublicKey"] = "key";
    explorer["floor"] = 3;
    explorer["partner"] = "agency";
    explorer["partner"] = undefined;
    return [...before, ...element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`)];
  });
  expect(seen).toEqual(["Kati i tretë", null, "floor-label=3", "email-public-key=key", "floor=3"]);
});

test("a property set before the script has loaded applies, and can be set again", async ({ page }) => {
  await page.goto("/__fixtures/element/blank.html");
  await page.evaluate(() => {
    const picker = Object.assign(document.createElement("kulla-building-picker"), { tower: "k6", partner: "agency" });
    document.querySelector("main")?.append(picker);
  });
  await loadScript(page, "kulla.js");
  const picker = page.locator("kulla-building-picker");
  await expectScreen(picker, k6);
  await expect(picker).toHaveAttribute("partner", "agency");
  await picker.evaluate((element) => Object.assign(element, { tower: "k5" }));
  await expectScreen(picker, k5);
  await expect(picker).toHaveAttribute("tower", "k5");
});

test("an unknown tower, floor or apartment keeps a screen visible and is reported once in the console", async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await place(page, `<kulla-apartment-picker tower="k9" floor="99" apartment="x"></kulla-apartment-picker>`);
  const picker = page.locator("kulla-apartment-picker");
  await expect.poll(() => screenOf(picker)).not.toBeNull();
  await expect.poll(() => warnings.filter((text) => text.includes("k9")).length).toBe(1);
});

test("an unknown language stays Albanian and is reported once in the console", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await place(page, `<kulla-building-picker tower="k5" locale="xx"></kulla-building-picker>`);
  const picker = page.locator("kulla-building-picker");
  await expectScreen(picker, k5);
  await expect(picker.locator("[lang=sq]")).toBeVisible();
  await picker.evaluate((element) => element.setAttribute("partner", "agency"));
  await expect.poll(() => warnings.filter((text) => text.includes(`"xx"`))).toHaveLength(1);
});

test("wrong values of sort and filter are reported once with the existing ones, and the search shows its usual order", async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await place(
    page,
    `<kulla-apartment-search locale="en" view="list" sort="prise" filter="status=free"></kulla-apartment-search>`,
    "kulla-apartment-search.js",
  );
  const search = page.locator("kulla-apartment-search");
  await expect(search.getByRole("columnheader", { name: "Floor" })).toHaveAttribute("aria-sort", "descending");
  await expect(search.getByRole("heading", { name: "179 apartments" })).toBeVisible();
  const about = (word: string): readonly string[] => warnings.filter((text) => text.includes(word));
  await expect
    .poll(() => about("prise"))
    .toEqual([
      '<kulla-apartment-search> has sort="prise", which is ignored: write one of home, floor, bedrooms, area, outdoor, side, price, perM2, with "-" before it for the largest first, or leave it out.',
    ]);
  await expect
    .poll(() => about("free"))
    .toEqual([
      "<kulla-apartment-search> has a filter with status=free, which is ignored: write one of available, reserved, sold, notReleased.",
    ]);
});

test("a wrong value that the page sets later is reported too", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await place(page, `<kulla-apartment-search locale="en"></kulla-apartment-search>`, "kulla-apartment-search.js");
  const search = page.locator("kulla-apartment-search");
  await expect(search.getByRole("heading", { level: 2 })).toBeVisible();
  for (const [name, value] of [
    ["view", "lits"],
    ["sort", "area-"],
    ["filter", "tower=k9"],
  ] as const) {
    await search.evaluate((element, [key, text]) => element.setAttribute(key, text), [name, value] as const);
    await expect.poll(() => warnings.filter((text) => text.includes(value))).toHaveLength(1);
  }
});

test("the language changes in place, and visitors stay where they are", async ({ page }) => {
  await place(page, `<kulla-floor-explorer tower="k5" floor="3"></kulla-floor-explorer>`);
  const explorer = page.locator("kulla-floor-explorer");
  await expect(explorer.getByText("Kati 3").first()).toBeVisible();
  await explorer.evaluate((element) => element.setAttribute("locale", "en"));
  await expect(explorer.getByText("Floor 3").first()).toBeVisible();
  await explorer.evaluate((element) => element.setAttribute("locale", "de"));
  await expect(explorer.getByText("3. Stock").first()).toBeVisible();
  await expectScreen(explorer, { name: "floor", tower: "k5", floor: 3 });
});

test("another project file is loaded when the attribute changes", async ({ page }) => {
  await place(page, `<kulla-building-picker project="/nowhere.json"></kulla-building-picker>`);
  const picker = page.locator("kulla-building-picker");
  await expect(picker.getByRole("alert")).toBeVisible();
  await picker.evaluate((element) => element.removeAttribute("project"));
  await expectScreen(picker, site);
  await expect(picker.getByRole("alert")).toBeHidden();
});
