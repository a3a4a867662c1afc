import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../../support/mailboxTest.ts";
import { expectScreen } from "../../support/place.ts";
import { pointIn, region } from "../../support/region.ts";
import { hydrate, isHydrated, openPartnerPage, rendered } from "../../support/serverPage.ts";

const pictureFailed = "Fotoja nuk u ngarkua. Lista funksionon.";

async function show(page: Page, query: string): Promise<Locator> {
  await page.goto(`/__fixtures/projects/show.html?hints=off&${query}`);
  const picker = page.locator("main > *");
  await picker.getByRole("heading").first().waitFor();
  return picker;
}

/** The apartments or floors of a list, without its save buttons. */
const rowsOf = (picker: Locator, list: string): Locator =>
  picker.getByRole("list", { name: list, exact: true }).getByRole("button", { name: /^(?!Ruaj,)/ });

/** The focused element, by its name. */
const focused = (picker: Locator): Promise<string | null | undefined> =>
  picker.evaluate(({ shadowRoot }) => {
    const active = shadowRoot?.activeElement;
    return active?.getAttribute("aria-label") ?? active?.textContent;
  });

test("five blocks without a picture of all are five cards, and one of them leads to its block", async ({ page }) => {
  const picker = await show(page, "project=blocks");
  const cards = rowsOf(picker, "Blloqet");
  await expect(cards).toHaveCount(5);
  await expect(picker.getByText("400 banesa, 229 të lira")).toBeVisible();
  await expect(picker.getByRole("alert")).toHaveCount(0);
  await picker.getByRole("button", { name: "Blloku C, 8 kate, 80 banesa, 46 të lira" }).click();
  await expectScreen(picker, { name: "tower", tower: "c" });
  await expect(picker.getByRole("heading", { name: "Blloku C" })).toBeFocused();
});

test("from a building the path leads back to the card it was opened from; five buildings get cards instead of a row of buttons", async ({
  page,
}) => {
  const picker = await show(page, "project=blocks");
  await picker.getByRole("button", { name: /^Blloku D/ }).click();
  await expectScreen(picker, { name: "tower", tower: "d" });
  await expect(picker.getByRole("group", { name: "Zgjidhni kullën" })).toHaveCount(0);
  await picker.getByRole("navigation").getByRole("button").first().click();
  await expectScreen(picker, { name: "site" });
  await expect(picker.getByRole("button", { name: /^Blloku D/ })).toBeFocused();
});

test("a tower with a picture shows it on its card, one without is drawn by its floors", async ({ page }) => {
  const picker = await show(page, "project=mixed");
  await expect(picker.getByRole("button", { name: /^Lamela A/ }).getByRole("img")).toHaveCount(1);
  const other = picker.getByRole("button", { name: /^Lamela B, 3 kate, 4 njësi/ });
  await expect(other.getByRole("img")).toHaveCount(0);
  await other.click();
  await expectScreen(picker, { name: "tower", tower: "b" });
});

test("the validity of a price is written below it, in smaller letters", async ({ page }) => {
  const picker = await show(page, "project=mixed&apartment=a4-42C");
  const until = picker.getByText("Vlen deri më 31.12.2026");
  await expect(until).toBeVisible();
  const size = (line: Locator): Promise<number> => line.evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
  expect(await size(until)).toBeLessThan((await size(picker.getByText(/^nga 91\.000/))) / 1.5);
});

for (const width of [390, 820, 1366]) {
  test(`at ${width} px a tower without a picture is its open list, which leads to a floor without a plan`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    const picker = await show(page, "project=mixed&tower=b");
    await expect(picker.getByText(pictureFailed)).toHaveCount(0);
    await expect(picker.locator('[part="stage"]')).toHaveCount(0);
    const rows = rowsOf(picker, "Lista e kateve");
    await expect(rows).toHaveCount(3);
    for (const row of await rows.all()) await expect(row).toBeVisible();
    await rows.filter({ hasText: "Përdhesa" }).click();
    await expectScreen(picker, { name: "floor", tower: "b", floor: 0 });
    await expect(picker.getByText(pictureFailed)).toHaveCount(0);
    await expect(rowsOf(picker, "Lista e banesave")).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test("floors have their names: in the list, the heading, the path, and when stepping from one to the next", async ({
  page,
}) => {
  const picker = await show(page, "project=mixed&tower=a");
  const rows = rowsOf(picker, "Lista e kateve");
  await expect(rows.locator("b")).toHaveText(["5", "4", "3", "2", "1", "Mezanini", "Përdhesa", "-1"]);
  await rows.filter({ hasText: "Përdhesa" }).click();
  await expectScreen(picker, { name: "floor", tower: "a", floor: 0 });
  await expect(picker.getByRole("heading", { name: "Përdhesa", exact: true })).toBeVisible();
  await picker.getByRole("button", { name: "Një kat më lart" }).click();
  await expect(picker.getByRole("navigation").getByText("Mezanini")).toBeVisible();
});

test("a floor that is not outlined on the picture has a row that highlights and opens", async ({ page }) => {
  const picker = await show(page, "project=mixed&tower=a");
  await expect(picker.locator('[part~="region"]')).toHaveCount(6);
  const row = picker.getByRole("button", { name: /^Kati -1/ });
  await row.hover();
  await expect(row).toHaveAttribute("data-lit", "pointed");
  await picker
    .getByRole("button", { name: /^Mezanini/ })
    .and(picker.locator(".row"))
    .hover();
  await expect(row).not.toHaveAttribute("data-lit", "pointed");
  await row.click();
  await expectScreen(picker, { name: "floor", tower: "a", floor: -1 });
});

test("apartments are listed under their entrance", async ({ page }) => {
  const picker = await show(page, "project=blocks&tower=b&floor=4");
  await expect(picker.getByRole("heading", { name: /^Hyrja/ })).toHaveText(["Hyrja 1", "Hyrja 2"]);
  await expect(rowsOf(picker, "Hyrja 1").locator("b")).toHaveText(["1", "2", "6", "7", "8"]);
  await expect(rowsOf(picker, "Hyrja 2").locator("b")).toHaveText(["3", "4", "5", "9", "10"]);
});

test("a duplex is on the plan and in the list of both its floors", async ({ page }) => {
  for (const floor of [5, 6]) {
    const picker = await show(page, `project=mixed&tower=a&floor=${floor}`);
    await expect(region(picker, "Banesa 51, 147")).toHaveCount(1);
    await expect(rowsOf(picker, "Lista e banesave")).toHaveCount(3);
    await rowsOf(picker, "Lista e banesave").first().click();
    await expectScreen(picker, { name: "apartment", apartment: "a5-51" });
  }
});

test("a shop is called a shop, an office an office, a garage a garage", async ({ page }) => {
  const names = { 0: "Lokali 1, 81", 1: "Zyra 1, 138", "-1": "Parkingu P1, 12,5" };
  for (const [floor, name] of Object.entries(names)) {
    const picker = await show(page, `project=mixed&tower=a&floor=${floor}`);
    const row = rowsOf(picker, "Lista e banesave").first();
    await expect(row).toHaveAccessibleName(new RegExp(`^${name}`));
    await expect(row).toContainText(name.split(" ")[0] ?? "");
    await expect(picker.getByRole("heading", { name: /njësi/ })).toBeVisible();
  }
});

test("apartments are named by their labels, with their price; those not yet for sale are marked, on the plan too", async ({
  page,
}) => {
  await page.clock.setFixedTime("2026-12-31T12:00:00Z");
  const picker = await show(page, "project=mixed&tower=a&floor=3");
  const rows = rowsOf(picker, "Lista e banesave");
  await expect(rows.locator("b")).toHaveText(["32A", "32B", "32C", "19 me tarracë", "19 pa tarracë"]);
  await expect(rows.first()).toContainText("89.500 €");
  await expect(rows.nth(2)).toContainText("nga 91.000 €");
  await expect(rows.nth(3)).toContainText("Ende jo në shitje");
  const waiting = region(picker, "Banesa 19 me tarracë");
  await expect(waiting).toHaveAttribute("data-status", "notReleased");
  await expect(waiting).toHaveCSS("fill", /sold/);
  // Pressing it still opens it.
  const { x, y } = await pointIn(waiting);
  await page.mouse.click(x, y);
  await expectScreen(picker, { name: "apartment", apartment: "a3-19t" });
});

test("a price is no longer shown once its last valid day has passed", async ({ page }) => {
  // The server decides what day it is, not the visitor's clock.
  await page.route("**/project.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: "Fri, 01 Jan 2027 00:00:01 GMT" } });
  });
  const picker = await show(page, "project=mixed&tower=a&floor=3");
  const rows = rowsOf(picker, "Lista e banesave");
  await expect(rows.first()).toContainText("89.500 €");
  await expect(rows.nth(2)).not.toContainText("€");
  await rows.nth(2).click();
  await expect(picker.getByRole("heading", { name: "Banesa 32C" })).toBeVisible();
  await expect(picker.getByText("Çmimi", { exact: true })).toHaveCount(0);
  await expect(picker.getByText("Vlen deri më")).toHaveCount(0);
});

test("the keyboard leads from the cards to an apartment and, by Escape, back to the previous row", async ({ page }) => {
  const picker = await show(page, "project=mixed");
  await picker.getByRole("button", { name: /^Lamela B/ }).focus();
  await page.keyboard.press("Enter");
  await expectScreen(picker, { name: "tower", tower: "b" });
  await expect.poll(() => focused(picker)).toBe("Lamela B");
  await picker.getByRole("button", { name: /^Kati 1, 3 banesa/ }).focus();
  await page.keyboard.press("Enter");
  await expectScreen(picker, { name: "floor", tower: "b", floor: 1 });
  await expect(picker.getByRole("heading", { name: "Kati 1" })).toBeFocused();
  await picker.getByRole("button", { name: /^Banesa 12B/ }).focus();
  await page.keyboard.press("Enter");
  await expectScreen(picker, { name: "apartment", apartment: "b1-3" });
  await expect(picker.getByRole("heading", { name: "Banesa 12B" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(picker)).toMatch(/^Banesa 12B/);
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(picker)).toMatch(/^Kati 1, 3 banesa/);
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(picker)).toMatch(/^Lamela B/);
});

test("a picture that is in the file but cannot be loaded is reported, and the list works", async ({ page }) => {
  await page.route("**/mixed/project.json", async (route) => {
    const project = await (await route.fetch()).json();
    await route.fulfill({ json: { ...project, site: { picture: { src: 5 } } } });
  });
  const picker = await show(page, "project=mixed");
  await expect(picker.getByRole("alert")).toHaveText(pictureFailed);
  await expect(picker.getByRole("alert")).toBeInViewport();
  await picker.getByRole("button", { name: /^Lamela A/ }).click();
  await expectScreen(picker, { name: "tower", tower: "a" });
});

test("the only building of a project without a picture of all is a visitor's start", async ({ page }) => {
  await page.route("**/house/project.json", async (route) => {
    const { site: _, ...project } = await (await route.fetch()).json();
    await route.fulfill({ json: project });
  });
  const picker = await show(page, "project=house");
  await expectScreen(picker, { name: "tower", tower: "lumi" });
  // Nothing links to a page with a single card.
  await expect(picker.getByRole("navigation").getByRole("listitem")).toHaveText(["Shtëpia te Lumi"]);
});

for (const [what, attributes, name] of [
  ["cards", {}, "Lamela B, 3 kate, 4 njësi, 3 të lira"],
  ["a list without a picture", { tower: "b" }, "Përdhesa, 1 njësi, 1 e lirë"],
] as const) {
  test(`${what} rendered by a server are links, and the script hydrates them unchanged`, async ({ page }) => {
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    const project: unknown = JSON.parse(readFileSync("tests/fixtures/projects/mixed/project.json", "utf8"));
    const projectUrl = "/__fixtures/projects/mixed/project.json";
    await openPartnerPage(page, rendered("kulla-apartment-picker", attributes, { project, projectUrl }));
    const link = page.getByRole("link", { name });
    await expect(link).toBeVisible();
    const node = await link.elementHandle();
    await hydrate(page);
    await expect.poll(() => isHydrated(page)).toBe(true);
    expect(await node?.evaluate((each) => each.isConnected)).toBe(true);
    expect(messages.filter((text) => text.includes("kulla"))).toEqual([]);
  });
}
