import { expect, test, type Page } from "@playwright/test";
import { availabilityFile } from "../../support/availabilityFile.ts";
import { expectScreen, loadScript, place } from "../../support/place.ts";
import { listKey, mark, storedList, tray } from "../../support/savedApartments.ts";
import { watchConsole } from "../../support/watchConsole.ts";

// Pages with more than one element of ours: several projects, their own addresses and markup, a wrong clock.

const blank = "/__fixtures/element/blank.html";
const picker = (attributes: string): string => `<kulla-apartment-picker ${attributes}></kulla-apartment-picker>`;

/** The same project at another address of the site, as a second project with the same name. */
async function serveSecond(page: Page): Promise<void> {
  await page.route("**/second/project.json", async (route) => {
    const answer = await route.fetch({ url: new URL("/project/project.json", route.request().url()).href });
    await route.fulfill({ response: answer });
  });
}

test("two projects with one name on one site have separate lists", async ({ page }) => {
  await serveSecond(page);
  await place(page, picker(`tower="k5" floor="3"`));
  await mark(page, "Banesa 5").click();
  await expect(tray(page)).toBeVisible();
  await page
    .locator("main")
    .evaluate((main, html) => (main.innerHTML = html), picker(`tower="k5" floor="3" project="/second/project.json"`));
  await expect(mark(page, "Banesa 5")).toHaveAttribute("aria-pressed", "false");
  await expect(tray(page)).toBeHidden();
});

test("an older list moves to its project's address, once, and other projects' apartments stay", async ({ page }) => {
  await page.goto(blank);
  await page.evaluate(() => localStorage.setItem("kulla-list:Kulla", "k5-03-05,elsewhere-1"));
  await page.locator("main").evaluate((main, html) => (main.innerHTML = html), picker(`tower="k5" floor="3"`));
  await loadScript(page, "kulla.js");
  await expect(mark(page, "Banesa 5")).toHaveAttribute("aria-pressed", "true");
  expect(await storedList(page)).toBe("k5-03-05");
  expect(await page.evaluate(() => localStorage.getItem("kulla-list:Kulla"))).toBe("elsewhere-1");
  await mark(page, "Banesa 5").click();
  await page.reload();
  await page.locator("main").evaluate((main, html) => (main.innerHTML = html), picker(`tower="k5" floor="3"`));
  await loadScript(page, "kulla.js");
  await expect(mark(page, "Banesa 5")).toHaveAttribute("aria-pressed", "false");
  expect(await page.evaluate((key) => localStorage.getItem(key), listKey)).toBeNull();
});

for (const hash of ["#kulla=search?bedrooms=4", "#kulla=search?bedrooms=4;view=list"]) {
  test(`a filter that the page sets later is applied on the visitor's screen: ${hash}`, async ({ page }) => {
    await page.goto(`${blank}${hash}`);
    await page.locator("main").evaluate((main, html) => (main.innerHTML = html), picker(`deep-link="hash"`));
    await loadScript(page, "kulla.js");
    const element = page.locator("kulla-apartment-picker");
    await expectScreen(element, { name: "search" });
    await element.evaluate((node) => node.setAttribute("filter", "bedrooms=1"));
    await expect.poll(() => page.evaluate(() => location.hash)).not.toContain("bedrooms=4");
    await expectScreen(element, { name: "search" });
    await expect(element.getByRole("button", { name: "Hiqe filtrin 1" })).toBeVisible();
    await element.evaluate((node) => node.setAttribute("filter", "bedrooms=2"));
    await expect(element.getByRole("button", { name: "Hiqe filtrin 2" })).toBeVisible();
    await expectScreen(element, { name: "search" });
  });
}

for (const hash of ["#page=46&kulla=k5", "#kulla=k5&page=46"]) {
  test(`an address with a brochure page next to other places opens the book there: ${hash}`, async ({ page }) => {
    await page.goto(`${blank}${hash}`);
    await page.locator("main").evaluate((main) => (main.innerHTML = "<kulla-brochure></kulla-brochure>"));
    await loadScript(page, "kulla.js");
    await expectScreen(page.locator("kulla-brochure"), { name: "open", page: 45 });
    await page.evaluate(() => (location.hash = "kulla=k5&page=12"));
    await expectScreen(page.locator("kulla-brochure"), { name: "open", page: 11 });
  });
}

for (const attribute of ["deep-link", `deep-link="true"`]) {
  test(`${attribute} is reported in the console with what to write instead`, async ({ page }) => {
    const messages = watchConsole(page);
    await place(page, picker(attribute));
    await expectScreen(page.locator("kulla-apartment-picker"), { name: "site" });
    await expect.poll(() => messages.join("\n")).toContain('write deep-link="hash"');
  });
}

test("a self-closing tag, which HTML does not have, is reported in the console", async ({ page }) => {
  const messages = watchConsole(page);
  await page.route("**/self-closing.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>Page</title><body><kulla-building-picker /><footer>Contact</footer><script type="module" src="/widgets/kulla.js"></script>`,
    }),
  );
  await page.goto("/self-closing.html");
  await expect.poll(() => messages.join("\n")).toContain("write <kulla-building-picker></kulla-building-picker>");
});

test("a self-closing tag that swallowed only the next element is reported, too", async ({ page }) => {
  const messages = watchConsole(page);
  await place(page, `<kulla-building-picker /><kulla-brochure></kulla-brochure>`);
  await expect.poll(() => messages.join("\n")).toContain("write <kulla-building-picker></kulla-building-picker>");
});

test("misspelled attributes and unknown values are reported once, with the correct spelling", async ({ page }) => {
  const messages = watchConsole(page);
  await place(page, picker(`towr="k5" theme="Dark" hints="false" data-own="1" v-cloak`));
  const element = page.locator("kulla-apartment-picker");
  await expectScreen(element, { name: "site" });
  await expect
    .poll(() => messages.join("\n"))
    .toContain('has an unknown attribute "towr", which is ignored: write tower.');
  await element.evaluate((node) => node.setAttribute("theme", "Dark "));
  await element.evaluate((node) => node.setAttribute("theme", "light"));
  await expect.poll(() => messages.join("\n")).toContain('has theme="Dark ", which is ignored: write theme="dark"');
  for (const part of ['"towr"', 'theme="Dark",', 'hints="false"'])
    expect(
      messages.filter((message) => message.includes(part)),
      part,
    ).toHaveLength(1);
  expect(messages.join("\n")).not.toMatch(/data-own|v-cloak/);
});

test("fallback children of a closed tag are not reported", async ({ page }) => {
  const messages = watchConsole(page);
  await place(page, `<kulla-building-picker><a href="/click-floor">Kullat</a></kulla-building-picker>`);
  await expectScreen(page.locator("kulla-building-picker"), { name: "site" });
  expect(messages).toEqual([]);
});

test.describe("with a clock that is wrong", () => {
  const floor = `<kulla-floor-explorer tower="k5" floor="7" availability="/prova/availability.json"></kulla-floor-explorer>`;
  const row = (page: Page) =>
    page
      .getByRole("list")
      .getByRole("button", { name: /^Banesa 5,/ })
      .first();
  const day = 86_400_000;

  for (const { name, offset, headers } of [
    { name: "two days fast", offset: 2 * day, headers: { date: new Date().toUTCString() } },
    { name: "two days slow", offset: -2 * day, headers: { date: new Date().toUTCString() } },
    { name: "two days fast, and the server's time unknown", offset: 2 * day, headers: undefined },
  ]) {
    test(`${name}: a fresh status and price are still shown`, async ({ page }) => {
      const messages = watchConsole(page);
      const now = new Date();
      const validUntil = now.toISOString().slice(0, 10);
      const apartment = { status: "reserved", price: { kind: "exact", amount: 98_000, currency: "EUR", validUntil } };
      const file = availabilityFile(1, { "k5-07-05": apartment }, { generatedAt: now.toISOString() });
      await page.route("**/prova/availability.json", (route) =>
        route.fulfill({ contentType: "application/json", body: JSON.stringify(file), ...(headers && { headers }) }),
      );
      await page.clock.install({ time: now.getTime() + offset });
      await place(page, floor);
      await expect(row(page)).toHaveAccessibleName(/98\.000\s€.*E rezervuar/);
      expect(messages.some((line) => line.includes("clock"))).toBe(headers !== undefined);
    });
  }

  test("a file that is too old by its server's clock is ignored, however slow the visitor's clock is", async ({
    page,
  }) => {
    const old = new Date(Date.now() - 3 * day);
    const apartment = { status: "reserved", price: { kind: "exact", amount: 98_000, currency: "EUR" } };
    const file = availabilityFile(1, { "k5-07-05": apartment }, { generatedAt: old.toISOString() });
    await page.route("**/prova/availability.json", (route) =>
      route.fulfill({
        contentType: "application/json",
        headers: { date: new Date().toUTCString() },
        body: JSON.stringify(file),
      }),
    );
    await page.clock.install({ time: old });
    const availabilityResponse = page.waitForResponse("**/prova/availability.json");
    await place(page, floor);
    await availabilityResponse;
    await expect(row(page)).not.toHaveAccessibleName(/E rezervuar|E lirë|E shitur|98\.000/);
  });
});
