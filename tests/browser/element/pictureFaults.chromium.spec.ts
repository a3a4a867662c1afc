import { expect, test, type Locator, type Page, type Route } from "@playwright/test";
import { place } from "../../support/place.ts";

// Tall enough that all elements are near the screen at once.
test.use({ viewport: { width: 1440, height: 6000 } });

const pictures = /\/project\/.+\.(avif|webp|jpg|svg)$/;

/** All places with pictures. */
const places = `
  <kulla-building-picker id="site" hints="off"></kulla-building-picker>
  <kulla-building-picker id="tower" tower="k5" hints="off"></kulla-building-picker>
  <kulla-floor-explorer id="plan" tower="k5" floor="7"></kulla-floor-explorer>
  <kulla-apartment-preview id="home" apartment="k5-07-05"></kulla-apartment-preview>
  <kulla-brochure id="brochure" page="3"></kulla-brochure>`;

/** `npm run faults` tries the other ways in which a picture fails, in each of these places. */
const faults: readonly [fault: string, answer: (route: Route) => Promise<void>][] = [
  ["are missing", (route) => route.fulfill({ status: 404 })],
  ["never come", () => Promise.resolve()],
];

const sentences = (element: Locator): Locator => element.getByRole("alert").filter({ hasText: "nuk u ngarkua" });

/** Presses every retry of an element until its pictures have loaded. */
async function fix(element: Locator): Promise<void> {
  const reported = sentences(element);
  for (let left = await reported.count(); left > 0; left -= 1) {
    await reported.first().getByRole("button", { name: "Provo përsëri" }).click();
    await expect(reported).toHaveCount(left - 1);
  }
  await expect(element.locator("picture:visible img").first()).toHaveJSProperty("complete", true);
}

/** Lets the time limit of every element's picture pass, from its request: a busy machine requests late. */
async function waitInVain(page: Page, elements: readonly Locator[]): Promise<void> {
  for (const element of elements) await expect(element.locator("picture img").first()).toBeAttached();
  await expect(async () => {
    await page.clock.fastForward(15_000);
    for (const element of elements) await expect(sentences(element).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function placeAll(page: Page): Promise<readonly Locator[]> {
  await place(page, places);
  return ["#site", "#tower", "#plan", "#home", '#brochure [data-page="3"]'].map((where) => page.locator(where));
}

test("an apartment's plan that fails to load can be retried with a press, while its lettering is shown instead", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let isCorrected = false;
  await page.route(/\/project\/layouts\/.+\.svg$/, (route) =>
    isCorrected ? route.continue() : route.fulfill({ status: 404 }),
  );
  await place(page, '<kulla-apartment-preview apartment="k5-07-05"></kulla-apartment-preview>');
  const plan = page.getByRole("figure", { name: "Plani i banesës" });
  await expect(sentences(plan)).toBeVisible();
  isCorrected = true;
  await fix(plan);
});

for (const [fault, answer] of faults) {
  test(`pictures that ${fault} show a sentence instead and load after a retry`, async ({ page }) => {
    const crashes: Error[] = [];
    page.on("pageerror", (error) => crashes.push(error));
    let isCorrected = false;
    await page.clock.install();
    await page.route(pictures, (route) => (isCorrected ? route.continue() : answer(route)));
    const elements = await placeAll(page);
    const apartment = page.locator("#home");
    await apartment.getByRole("button", { name: "PYET PER CMIMIN" }).click();
    const form = apartment.getByRole("dialog");
    if (fault === "never come") await waitInVain(page, [...elements, form]);
    for (const element of elements) await expect(sentences(element).first()).toBeVisible();
    // Everything else works: text typed into the form next to its missing picture stays.
    await expect(sentences(form)).toBeVisible();
    // Requests from before the fix have their answers, too.
    await expect(page.locator(".picture:not([hidden]) > picture > img.loading[loading=eager]")).toHaveCount(0);
    await form.getByLabel("Emri dhe mbiemri").fill("Arta");
    isCorrected = true;
    await fix(form);
    await expect(form.getByLabel("Emri dhe mbiemri")).toHaveValue("Arta");
    await page.keyboard.press("Escape");
    for (const element of elements) await fix(element);
    expect(crashes).toEqual([]);
  });
}
