import type { Locator, Page } from "@playwright/test";
import { openHydrated } from "../../support/hydratedPage.ts";
import { hydrated } from "../../support/hydrated.ts";
import { expect, test } from "../../support/mailboxTest.ts";

const search = (page: Page): Locator => page.locator("kulla-apartment-search");
const count = (page: Page): Locator => search(page).getByRole("heading", { level: 2 }).first();
const hashOf = (page: Page): string => new URL(page.url()).hash;

const open = (page: Page, address = "/apartments"): Promise<void> => openHydrated(page, address);

test(
  "menu and front page lead to the search of all apartments, which says how many match",
  { tag: "@chromium" },
  async ({ page }) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => {
      // Firefox reports that the tests block the worker.
      const isOurs = message.text() !== "Service Worker registration blocked by Playwright";
      if (isOurs && ["error", "warning"].includes(message.type())) faults.push(message.text());
    });
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("link", { name: "Gjeni banesën tuaj" }).last().click();
    await expect(page).toHaveURL(/\/apartments$/);
    await expect(page).toHaveTitle("Kërkimi i banesave në Kullën 5 dhe Kullën 6 | Kulla");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kërkimi i banesave");
    await expect(count(page)).toHaveText("110 banesa");
    await page.goto("/about");
    await hydrated(page);
    await page.getByRole("button", { name: "Hap menynë" }).click();
    await page.getByRole("dialog", { name: "Menyja" }).getByRole("link", { name: "Kërkimi", exact: true }).click();
    await expect(count(page)).toHaveText("110 banesa");
    expect(faults).toEqual([]);
  },
);

test(
  "the button that clears the filters is there only if more is set than at the start",
  { tag: "@chromium" },
  async ({ page }) => {
    await open(page);
    const clear = search(page).getByRole("link", { name: "Hiqi të gjitha" });
    await expect(search(page).getByRole("link", { name: "Hiqe filtrin E lirë" })).toBeVisible();
    await expect(clear).toHaveCount(0);
    await open(page, "/apartments?bedrooms=2");
    await clear.click();
    await expect(count(page)).toHaveText("110 banesa");
    await expect(clear).toHaveCount(0);
  },
);

test("a filter in the address is applied at the start; the visitor's choices are written to the address and survive a reload", async ({
  page,
}) => {
  await open(page, "/apartments?utm_source=letter&bedrooms=2&bedrooms=3&status=available&view=list&area-to=");
  await expect(count(page)).toHaveText("64 banesa");
  await expect(search(page).getByRole("link", { name: "Lista", exact: true })).toHaveAttribute("aria-current", "true");
  expect(new URL(page.url()).search).toBe("?utm_source=letter");
  await search(page).getByRole("link", { name: "Planet", exact: true }).click();
  await expect.poll(() => hashOf(page)).toBe("#kulla=search?bedrooms=2,3;status=available;view=cards");
  await page.reload();
  await expect(count(page)).toHaveText("64 banesa");
});

test(
  "an apartment opens on its own page, from where the visitor returns to their search",
  { tag: "@chromium" },
  async ({ page }) => {
    await open(page, "/apartments?bedrooms=2&status=available&view=list");
    await expect(count(page)).toHaveText("31 banesa");
    await search(page).locator('a[href^="/apartments/k"]:visible').first().click();
    await expect(page).toHaveURL(/\/apartments\/k[56]-\d\d-\d\d$/);
    await page.reload();
    const back = page.locator("header").getByRole("link", { name: "Te kërkimi" });
    await back.click();
    await expect(page).toHaveURL(/\/apartments#kulla=search\?bedrooms=2;status=available;view=list$/);
    await expect(count(page)).toHaveText("31 banesa");
    await page.goto("/apartments/k5-07-05");
    await hydrated(page);
    await expect(back).toHaveCount(0);
  },
);

test(
  "the search uses the language of its address, and a change of language keeps the filter",
  { tag: "@chromium" },
  async ({ page }) => {
    await open(page, "/en/apartments?bedrooms=2&status=available");
    await expect(count(page)).toHaveText("31 apartments");
    await page.getByRole("button", { name: "Open the menu" }).click();
    await page.getByRole("link", { name: "DE, Deutsch" }).click();
    await expect(page).toHaveURL(/\/de\/apartments#kulla=search\?bedrooms=2;status=available$/);
    await expect(count(page)).toHaveText("31 Wohnungen");
  },
);

test(
  "the contact page shows how many apartments the message is about and which, and the message names them",
  { tag: "@chromium" },
  async ({ page, openMailbox }) => {
    const mailbox = await openMailbox();
    await page.route("**/project/project.json", async (route) => {
      const project = (await (await route.fetch()).json()) as Record<string, unknown>;
      const inquiry = { publicKey: "key", service: "service", contactTemplate: "contact", origin: mailbox.url };
      await route.fulfill({ json: { ...project, inquiry } });
    });
    await page.goto("/contact?home=k5-07-05,k6-04-04,k9-01-01");
    await hydrated(page);
    await expect(page.getByText("Pyetja juaj është për 2 banesa")).toBeVisible();
    await expect(page.getByText("Kulla 6, Kati 4, Banesa 4", { exact: true })).toBeVisible();
    await page.getByLabel("Emri", { exact: true }).fill("Arta");
    await page.getByLabel("E-mail", { exact: true }).fill("arta@shembull.com");
    await page.getByLabel("Mesazhi", { exact: true }).fill("Sa kushtojnë?");
    await expect(async () => {
      await page.getByRole("button", { name: "Dërgo mesazhin" }).click();
      await expect(page.getByText("shtypni edhe një herë")).toBeHidden({ timeout: 200 });
    }).toPass();
    await expect(page.getByText("Mesazhi u dergua me sukses!")).toBeVisible();
    const [letter] = mailbox.messages();
    expect(letter?.params["message"]).toBe("Kulla 5, Kati 7, Banesa 5\nKulla 6, Kati 4, Banesa 4\n\nSa kushtojnë?");
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) => page.route("**/*.js", (route) => route.abort()));

  test(
    "every apartment has its link, and the views and the form lead to the page itself",
    { tag: "@chromium" },
    async ({ page, browserName }) => {
      await page.goto("/apartments");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kërkimi i banesave");
      await expect(count(page)).toHaveText("110 banesa");
      await search(page).getByRole("link", { name: "Lista", exact: true }).click();
      await expect(page).toHaveURL(/\/apartments\/?\?.*view=list/);
      // If scripts are only blocked, the style sheet assumes that they run: the button is not shown.
      if (browserName === "chromium") {
        await search(page).getByRole("button", { name: "Kërkimi" }).click();
        await expect(page).toHaveURL(/\/apartments\/?\?.*view=/);
      }
      await expect(count(page)).toHaveText("110 banesa");
      await search(page).locator('a[href="/apartments/k5-10-02"]').first().click();
      await expect(page.getByRole("heading", { name: "Banesa 2", exact: true })).toBeVisible();
    },
  );
});
