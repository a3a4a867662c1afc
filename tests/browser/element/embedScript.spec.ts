import { expect, test, type Page } from "@playwright/test";
import { expectScreen } from "../../support/place.ts";
import { openPartnerPage } from "../../support/serverPage.ts";

const script = '<script src="/widgets/embed.js" async></script>';

const addLater = (page: Page, html: string): Promise<void> =>
  page.locator("main").evaluate((main, markup) => main.insertAdjacentHTML("beforeend", markup), html);

test("a div that names an element becomes it, and keeps its class, id, style and children", async ({ page }) => {
  await openPartnerPage(
    page,
    `${script}<div data-kulla="building-picker" data-tower="k6" data-locale="en" data-aos="fade" class="alignwide" id="towers"
      style="--kulla-accent: #123456"><a href="/apartments">Apartments</a></div><p>After it</p>`,
  );
  const picker = page.locator("kulla-building-picker#towers.alignwide");
  await expectScreen(picker, { name: "tower", tower: "k6" });
  await expect(picker.getByRole("heading", { name: "Kulla 6" })).toBeVisible();
  await expect(picker).toHaveAttribute("style", /--kulla-accent: #123456/);
  await expect(picker).toHaveAttribute("data-aos", "fade");
  expect(await picker.evaluate((element) => element.innerHTML)).toBe('<a href="/apartments">Apartments</a>');
  await expect(page.locator("[data-kulla]")).toHaveCount(0);
});

test("a link, a paragraph and a span added later become elements; the link works without the element", async ({
  page,
}) => {
  await page.route(/\/widgets\/kulla-apartment-preview\.js$/, (route) => route.abort());
  await openPartnerPage(page, script);
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName(`${location.origin}/widgets/kulla.js`).length))
    .toBe(1);
  await addLater(
    page,
    `<p data-kulla="floor-explorer" data-tower="k5" data-floor="3"></p><p><span data-kulla="apartment-search"></span></p>
    <a data-kulla="apartment-preview" data-apartment="k5-03-05" class="home" href="/k5-03-05" target="_blank">Apartment 5</a>`,
  );
  await expectScreen(page.locator("kulla-floor-explorer"), { name: "floor", tower: "k5", floor: 3 });
  await expect(page.locator("p > kulla-apartment-search").getByRole("heading").first()).toBeVisible();
  const preview = page.locator("kulla-apartment-preview.home");
  await expect(preview.getByRole("link", { name: "Apartment 5" })).toHaveAttribute("href", "/k5-03-05");
  await expect(preview.getByRole("link", { name: "Apartment 5" })).toHaveAttribute("target", "_blank");
});

test("the script creates an element next to itself, and its own attributes apply to every element", async ({
  page,
}) => {
  const own = 'data-kulla="building-picker" data-locale="en" data-inquiry-endpoint="/inquiries" data-partner="agency"';
  await openPartnerPage(
    page,
    `<section><script src="/widgets/embed.js" ${own} async></script></section>
    <div data-kulla="apartment-preview" data-apartment="k5-03-05" data-partner="branch"></div>`,
  );
  const picker = page.locator("section > kulla-building-picker");
  await expectScreen(picker, { name: "site" });
  await expect(picker).toHaveAttribute("locale", "en");
  await expect(picker).toHaveAttribute("inquiry-endpoint", "/inquiries");
  const preview = page.locator("kulla-apartment-preview");
  await expect(preview.getByRole("heading", { name: "Apartment 5" })).toBeVisible();
  await expect(preview).toHaveAttribute("inquiry-endpoint", "/inquiries");
  await expect(preview).toHaveAttribute("partner", "branch");
});

test("a div sets neither where inquiries go nor what a press runs", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await openPartnerPage(
    page,
    `${script}<div data-kulla="building-picker" data-inquiry-endpoint="https://elsewhere.example/" data-project="https://elsewhere.example/"
      data-onclick="document.title = 'run'"></div><div data-kulla="castle">A castle</div>`,
  );
  const picker = page.locator("kulla-building-picker");
  await expectScreen(picker, { name: "site" });
  for (const name of ["inquiry-endpoint", "project", "onclick"]) await expect(picker).not.toHaveAttribute(name);
  await expect(page.getByText("A castle")).toBeVisible();
  expect(warnings).toEqual(['data-kulla="castle": there is no <kulla-castle>.']);
});
