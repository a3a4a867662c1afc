import { expect, test } from "@playwright/test";

test.describe("without JavaScript", () => {
  // Firefox driven this way ignores javaScriptEnabled: there the scripts are blocked instead.
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) => page.route("**/*.js", (route) => route.abort()));

  test("links lead from the towers over a floor to its plan", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page
      .locator("kulla-building-picker")
      .getByRole("link", { name: /^Kulla 5/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/click-floor\/?#k5$/);
    await page
      .getByRole("link", { name: /^Kati 7/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/seventh-floor\/?$/);
    await expect(page.getByRole("heading", { name: /Kati 7/ }).first()).toBeVisible();
    await expect(page.locator('img[src*="plans/"]:visible').first()).toBeVisible();
    await page
      .getByRole("link", { name: /^Banesa 5/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/apartments\/k5-07-05\/?$/);
    await expect(page.getByRole("heading", { name: "Banesa 5", exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "VR TOUR 360°" })).toHaveAttribute("href", /^\/vr-\d/);
    await page.getByRole("link", { name: "PYET PER CMIMIN" }).click();
    await expect(page).toHaveURL(/\/contact\/?\?home=k5-07-05$/);
  });

  test("a floor of the second tower is shown by its own link", { tag: "@chromium" }, async ({ page }) => {
    await page.goto("/click-floor#k6");
    await page
      .locator("#k6")
      .getByRole("link", { name: /^Kati 7/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/seventh-floor\/?#k6$/);
    await expect(page.locator("#k6").getByRole("heading", { name: "Kati 7" })).toBeVisible();
    await expect(page.locator("#k5")).toBeHidden();
  });

  test("the menu's button opens it, the menu leads to a page, and the button closes it", async ({ page }) => {
    await page.goto("/click-floor");
    const button = page.getByRole("button", { name: "Hap menynë" });
    const menu = page.getByRole("dialog", { name: "Menyja" });
    await button.click();
    await expect(menu).toBeVisible();
    await button.click();
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole("link", { name: "Rreth Nesh" }).click();
    await expect(page).toHaveURL(/\/about\/?$/);
  });

  test("a message opens in the visitor's e-mail program, and its text is not part of any address", async ({ page }) => {
    const [requested, refused]: [string[], string[]] = [[], []];
    page.on("request", (request) => requested.push(request.url()));
    page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
    await page.goto("/contact");
    const form = page.locator("main form");
    await form.getByLabel("Emri", { exact: true }).fill("Arta");
    await form.getByLabel("E-mail", { exact: true }).fill("arta@shembull.com");
    await form.getByLabel("Mesazhi", { exact: true }).fill("Fjalekyc");
    await form.getByRole("button", { name: "Dërgo mesazhin" }).click();
    await expect(page).toHaveURL(/\/contact\/?$/);
    await expect(form.getByLabel("Mesazhi", { exact: true })).toHaveValue("Fjalekyc");
    expect(requested.filter((url) => url.startsWith("http") && url.includes("Fjalekyc"))).toEqual([]);
    expect(refused.filter((words) => words.includes("form"))).toEqual([]);
    expect(await form.evaluate((each: HTMLFormElement) => [each.method, each.enctype, each.action])).toEqual([
      "post",
      "text/plain",
      expect.stringMatching(/^mailto:\S+@\S+$/),
    ]);
  });

  test("phone and e-mail address are links on the contact page", { tag: "@chromium" }, async ({ page }) => {
    await page.goto("/contact");
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
  });

  test("the picture of the towers highlights under the pointer with CSS alone", async ({ page }) => {
    await page.goto("/");
    const outline = page.locator("kulla-building-picker svg a path").first();
    await expect(outline).toBeAttached();
    const fill = () => outline.evaluate((path) => getComputedStyle(path).fill);
    const before = await fill();
    await outline.hover({ force: true });
    await expect.poll(fill).not.toBe(before);
  });
});
