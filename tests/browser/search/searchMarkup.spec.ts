import { expect, test, type Locator, type Page } from "@playwright/test";
import { hydrate, isHydrated, links, openPartnerPage, rendered } from "../../support/serverPage.ts";

const tag = "kulla-apartment-search";
const place = "/partner/search";
const settings = { links: { ...links, search: `${place}?from=home` } };

type SearchAttributes = { readonly filter?: string; readonly view?: string; readonly sort?: string };

/** A partner's server: the page it sends contains the address's query. */
async function openServer(page: Page, query: string): Promise<Locator> {
  await page.route(`**${place}?*`, (route) => {
    const { search, searchParams } = new URL(route.request().url());
    const attributes: SearchAttributes = Object.fromEntries([
      ["filter", search.slice(1)] as const,
      ...[...searchParams].filter(([name]) => /^(view|sort)$/.test(name)),
    ]);
    const body = `<!doctype html><html lang="sq"><meta charset="utf-8"><title>A search</title><main>${rendered(tag, attributes, settings)}</main></html>`;
    return route.fulfill({ contentType: "text/html; charset=utf-8", body });
  });
  await page.goto(`${place}?${query}`);
  return page.locator(tag);
}

const title = (search: Locator): Locator => search.getByRole("heading", { level: 2 });
const group = (search: Locator, name: string): Locator => search.getByRole("group", { name, exact: true });

test.describe("without script", () => {
  // Firefox driven this way ignores javaScriptEnabled: there the scripts are blocked instead.
  test.use({ javaScriptEnabled: false });

  test("a search from the server filters by its form: the selected options apply, and the view stays", async ({
    page,
  }) => {
    const search = await openServer(page, "from=home&status=available&view=list&sort=-floor");
    await expect(title(search)).toHaveText("110 banesa");
    await group(search, "Dhoma gjumi").getByRole("checkbox", { name: /^2/ }).check();
    await group(search, "Orientimi").getByRole("checkbox", { name: /^Jug/ }).check();
    await group(search, "Kati").getByRole("textbox", { name: "Kati, nga" }).fill("8");
    await search.locator(".filters-send").evaluate((button: HTMLButtonElement) => button.form?.requestSubmit(button));
    await expect(title(search)).toHaveText("5 banesa");
    const query = new URL(page.url()).searchParams;
    expect([...query].filter(([, value]) => value !== "")).toEqual([
      ["status", "available"],
      ["bedrooms", "2"],
      ["floor-from", "8"],
      ["side", "S"],
      ["from", "home"],
      ["status", "all"],
      ["view", "list"],
      ["sort", "-floor"],
    ]);
    await expect(search.getByRole("row")).toHaveCount(6);
    await expect(group(search, "Kati").getByRole("textbox", { name: "Kati, nga" })).toHaveValue("8");
  });

  test(
    "links remove a group, reverse the order, change the view and open an apartment",
    { tag: "@chromium" },
    async ({ page }) => {
      const search = await openServer(page, "bedrooms=2&side=S&status=available&view=list&sort=-floor");
      await expect(title(search)).toHaveText("15 banesa");
      await search.getByRole("columnheader", { name: "Sipërfaqja" }).getByRole("link").click();
      await expect(page).toHaveURL(`${place}?from=home&bedrooms=2&side=S&status=available&view=list&sort=area`);
      await expect(search.getByRole("row").nth(1)).toContainText("70,4");
      await search.getByRole("link", { name: "Hiqe filtrin 2 dhoma gjumi" }).click();
      await expect(page).toHaveURL(`${place}?from=home&side=S&status=available&view=list&sort=area`);
      await search.getByRole("link", { name: "Kullat", exact: true }).last().click();
      await expect(search.getByRole("gridcell").first()).toBeAttached();
      await search.getByRole("link", { name: "Hiqi të gjitha" }).click();
      await expect(title(search)).toHaveText("110 banesa");
      await expect(
        search
          .getByRole("row", { name: /^Kulla 5, Kati 11,/ })
          .getByRole("link", { name: /^Banesa/ })
          .first(),
      ).toHaveAttribute("href", /^\/partner\/homes\/k5-11-/);
    },
  );

  test("if no apartment is left, the suggestion to loosen is a link", { tag: "@chromium" }, async ({ page }) => {
    const search = await openServer(page, "bedrooms=2&area=95-110&floor=8-11&side=S&status=available");
    await expect(title(search)).toHaveText("Asnjë banesë");
    await search.getByRole("link", { name: /banesa, nëse sipërfaqja fillon/ }).click();
    await expect(title(search)).toHaveText("3 banesa");
  });
});

test("a visitor's choices before the code has loaded are kept", async ({ page }) => {
  await openPartnerPage(page, rendered(tag, {}, settings));
  const search = page.locator(tag);
  const two = search.getByRole("group", { name: "Dhoma gjumi" }).getByRole("checkbox", { name: /^2/ });
  await two.check();
  await hydrate(page);
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(title(search)).toHaveText("31 banesa");
  await expect(two).toBeChecked();
});

test("a number half typed before the code has loaded stays in its field, with the focus", async ({ page }) => {
  await openPartnerPage(page, rendered(tag, {}, settings));
  const search = page.locator(tag);
  const from = group(search, "Kati").getByRole("textbox", { name: "Kati, nga" });
  await from.pressSequentially("1");
  await hydrate(page);
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(from).toHaveValue("1");
  await expect(from).toBeFocused();
  await page.keyboard.type("0");
  await expect(from).toHaveValue("10");
  await page.keyboard.press("Enter");
  await expect(title(search)).toHaveText("11 banesa");
});
