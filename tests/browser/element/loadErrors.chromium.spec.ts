import { expect, test } from "@playwright/test";
import { isAlive } from "../../support/isAlive.ts";

test("a page whose code fails to load shows a message in place that names the error, and loads on the second try", async ({
  page,
}) => {
  // Firefox's driver reports no error names on the console: the page records them.
  await page.addInitScript(() => {
    const tell = console.error.bind(console);
    console.error = (...reported: unknown[]) => {
      document.documentElement.dataset["reported"] = reported.map(String).join(" ");
      tell(...reported);
    };
  });
  await page.goto("/click-floor");
  await expect.poll(() => isAlive(page)).toBe(true);
  await page.route("**/assets/AboutPage-*.js", (route) => route.abort());
  await page.locator("header button[aria-expanded]").click();
  await page.getByRole("dialog").getByRole("link", { name: "Rreth Nesh" }).click();
  await expect(page.getByRole("alert")).toContainText("Një pjesë e faqes nuk u ngarkua.");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-reported", /ChunkLoadError/);
  await page.unroute("**/assets/AboutPage-*.js");
  await page.getByRole("button", { name: "Provo përsëri" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nga energjia te shtëpia.");
});

test("a site whose code fails to load stays readable, shows a message, and becomes interactive on the second try", async ({
  page,
}) => {
  await page.route("**/assets/startSite-*.js", (route) => route.abort());
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nga energjia te shtëpia.");
  await expect(page.getByRole("alert")).toContainText("Një pjesë e faqes nuk u ngarkua.");
  await page.unroute("**/assets/startSite-*.js");
  await page.getByRole("button", { name: "Provo përsëri" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  // The button has its state once the page's code has loaded.
  await page.locator("header button[aria-expanded]").click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a page whose own code fails to load keeps its words under a working menu, and loads it on the second try", async ({
  page,
}) => {
  await page.route("**/assets/AboutPage-*.js", (route) => route.abort());
  await page.goto("/about");
  await expect(page.getByRole("alert")).toContainText("Një pjesë e faqes nuk u ngarkua.");
  await expect.poll(() => isAlive(page)).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nga energjia te shtëpia.");
  await page.locator("header button[aria-expanded]").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.unroute("**/assets/AboutPage-*.js");
  const code = page.waitForResponse(/AboutPage-.+\.js/);
  await page.getByRole("button", { name: "Provo përsëri" }).click();
  expect((await code).ok()).toBe(true);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nga energjia te shtëpia.");
});

test("sections of the front page whose code fails to load keep their text, and one notice covers them all", async ({
  page,
}) => {
  const sections = /\/assets\/(UniqueSection|RandomSection)-.+\.js/;
  await page.route(sections, (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("alert")).toContainText("Një pjesë e faqes nuk u ngarkua.");
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expect.poll(() => isAlive(page)).toBe(true);
  await expect(page.locator(".unique-section").getByRole("heading")).toBeVisible();
  await expect(page.locator(".random-section")).not.toContainText("Loading...");
  await page.unroute(sections);
  await page.getByRole("button", { name: "Provo përsëri" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator(".unique-section").getByRole("heading")).toBeVisible();
});

test("a style sheet that fails to load has its message and is requested again", async ({ page }) => {
  // Only under its own address: the second try has one that no browser has cached.
  await page.route("**/assets/site-*.css", (route) => route.abort());
  await page.goto("/about");
  await expect(page.getByRole("alert")).toContainText("Një pjesë e faqes nuk u ngarkua.");
  // The page is a long one without its styles; the message is still visible.
  await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Provo përsëri" }).click();
  await expect(page.locator("header")).toHaveCSS("position", "fixed");
});
