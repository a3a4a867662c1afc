import type { Route } from "@playwright/test";
import { expect, test } from "../../support/mailboxTest.ts";
import { place } from "../../support/place.ts";
import {
  compareButton,
  detailsOf,
  keepList,
  listKey,
  mark,
  openFloor,
  save,
  storedList,
  tray,
} from "../../support/savedApartments.ts";
import { settled } from "../../support/settled.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test(
  "a press saves an apartment: its mark is filled, the tray appears, the page receives an event; nothing was stored before",
  { tag: "@chromium" },
  async ({ page }) => {
    await openFloor(page);
    await expect(mark(page, "Banesa 7")).toHaveAttribute("aria-pressed", "false");
    await expect(tray(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    const heard = await detailsOf(page, "shortlistchange");
    await save(page, "Banesa 7");
    await expect(mark(page, "Banesa 7")).toHaveAttribute("aria-pressed", "true");
    await expect(tray(page).getByText("1 banesë e ruajtur")).toBeVisible();
    await expect(tray(page).getByText("Lista ruhet vetëm në këtë shfletues.")).toBeVisible();
    await save(page, "Banesa 5");
    await expect(tray(page).getByText("2 banesa të ruajtura")).toBeVisible();
    expect(await storedList(page)).toBe("k5-03-07,k5-03-05");
    expect(await heard()).toEqual([
      { apartments: ["k5-03-07"], partner: null },
      { apartments: ["k5-03-07", "k5-03-05"], partner: null },
    ]);
  },
);

test(
  "each apartment saved or removed while the tray's code loads is announced at once, in order, and only once",
  { tag: "@chromium" },
  async ({ page }) => {
    const pending: Route[] = [];
    await page.route("**/widgets/c/shortlist-*.js", (route) => void pending.push(route));
    await openFloor(page);
    const heard = await detailsOf(page, "shortlistchange");
    await save(page, "Banesa 7", "Banesa 5", "Banesa 7");
    const reported = [
      { apartments: ["k5-03-07"], partner: null },
      { apartments: ["k5-03-07", "k5-03-05"], partner: null },
      { apartments: ["k5-03-05"], partner: null },
    ];
    await expect.poll(heard).toEqual(reported);
    await expect.poll(() => pending.length).toBe(1);
    await expect(tray(page)).toBeHidden();
    for (const route of pending) await route.continue();
    await expect(tray(page).getByText("1 banesë e ruajtur")).toBeVisible();
    await save(page, "Banesa 4");
    await expect.poll(heard).toEqual([...reported, { apartments: ["k5-03-05", "k5-03-04"], partner: null }]);
  },
);

test("by keyboard: saved and removed with the space bar, the focus stays on the mark", async ({ page }) => {
  await openFloor(page);
  await page
    .getByRole("button", { name: /^Banesa 7,/ })
    .last()
    .focus();
  await page.keyboard.press("Tab");
  await expect(mark(page, "Banesa 7")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(tray(page)).toBeVisible();
  await expect(mark(page, "Banesa 7")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(tray(page)).toBeHidden();
  expect(await storedList(page)).toBeNull();
});

test("saved apartments are there after a reload, on the floor and next to the apartment's title", async ({ page }) => {
  await openFloor(page);
  await save(page, "Banesa 7", "Banesa 5");
  await expect(tray(page)).toBeVisible();
  await openFloor(page);
  await expect(tray(page).getByText("2 banesa të ruajtura")).toBeVisible();
  await expect(mark(page, "Banesa 7")).toHaveAttribute("aria-pressed", "true");
  await place(page, `<kulla-apartment-preview apartment="k5-03-05"></kulla-apartment-preview>`);
  await expect(page.getByRole("button", { name: "Ruaj, Banesa 5" })).toHaveAttribute("aria-pressed", "true");
  await tray(page).getByRole("button", { name: "Hiqe K5, Kati 3, Banesa 5" }).click();
  await expect(page.getByRole("button", { name: "Ruaj, Banesa 5" })).toHaveAttribute("aria-pressed", "false");
  await expect(tray(page).getByRole("button", { name: "Hiqe K5, Kati 3, Banesa 7" })).toBeFocused();
});

test(
  "the list is deleted with one press, and the browser stores none of it any more",
  { tag: "@chromium" },
  async ({ page }) => {
    await openFloor(page);
    await save(page, "Banesa 7");
    await tray(page).getByRole("button", { name: "Harroje listën" }).click();
    await expect(tray(page)).toBeHidden();
    await expect(mark(page, "Banesa 7")).toHaveAttribute("aria-pressed", "false");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expect(page.getByRole("heading", { name: "Kati 3" })).toBeFocused();
  },
);

test("if the browser stores nothing the list lasts as long as the page, and the tray tells the visitor", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await openFloor(page);
  await save(page, "Banesa 7", "Banesa 5");
  await expect(tray(page).getByText("2 banesa të ruajtura")).toBeVisible();
  await expect(tray(page).getByText("ajo mbetet derisa ta lini faqen")).toBeVisible();
});

test("two elements of a page and two tabs show the same list", async ({ page, context }) => {
  const explorer = `<kulla-floor-explorer tower="k5" floor="3"></kulla-floor-explorer>`;
  await place(page, explorer + `<kulla-apartment-preview apartment="k5-03-07"></kulla-apartment-preview>`);
  await save(page, "Banesa 7");
  const preview = page.locator("kulla-apartment-preview");
  await expect(preview.getByRole("button", { name: "Ruaj, Banesa 7" })).toHaveAttribute("aria-pressed", "true");
  await expect(tray(page)).toHaveCount(2);
  const other = await context.newPage();
  await openFloor(other);
  await expect(tray(other).getByText("1 banesë e ruajtur")).toBeVisible();
  await save(other, "Banesa 5");
  await expect(tray(page).getByText("2 banesa të ruajtura")).toHaveCount(2);
  await expect(mark(page, "Banesa 5")).toHaveAttribute("aria-pressed", "true");
});

test(
  "a link to the list opens it next to the visitor's own, who may take it over",
  { tag: "@chromium" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openFloor(page);
    await save(page, "Banesa 7", "Banesa 5");
    await tray(page).getByRole("button", { name: "Ndaj listën" }).click();
    await expect(tray(page).getByRole("button", { name: "Lidhja u kopjua" })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/#kulla-list=k5-03-07,k5-03-05$/);
    await page.evaluate((key) => localStorage.setItem(key, "k6-04-04"), listKey);
    await openFloor(page);
    await page.evaluate((hash) => (location.hash = hash), new URL(link).hash);
    const sent = page.getByRole("region", { name: "Lista e dërguar: 2 banesa" });
    await expect(sent.getByRole("button", { name: "K5, Kati 3, Banesa 7" })).toBeVisible();
    await expect(tray(page).getByText("1 banesë e ruajtur")).toBeVisible();
    await sent.getByRole("button", { name: "Ruaji te lista ime" }).click();
    await expect(sent).toBeHidden();
    expect(await storedList(page)).toBe("k6-04-04,k5-03-07,k5-03-05");
    await expect.poll(() => new URL(page.url()).hash).toBe("");
  },
);

test(
  "a saved apartment that the project no longer has is marked in the tray, and can be removed",
  { tag: "@chromium" },
  async ({ page }) => {
    await keepList(page, "k5-03-07,k9-99-99");
    await openFloor(page);
    await expect(tray(page).getByText("Kjo banesë nuk është më në projekt.")).toBeVisible();
    await expect(compareButton(page, 2)).toBeHidden();
    await tray(page).getByRole("button", { name: "Hiqe", exact: true }).click();
    await expect(tray(page).getByText("1 banesë e ruajtur")).toBeVisible();
  },
);

test("24 apartments are saved, a 25th is refused with a sentence", { tag: "@chromium" }, async ({ page }) => {
  const ids = Array.from({ length: 24 }, (_, index) => `gone-${index}`).join(",");
  await keepList(page, ids);
  await openFloor(page);
  await expect(tray(page).getByText("24 banesa të ruajtura")).toBeVisible();
  await save(page, "Banesa 7");
  await expect(tray(page).getByText("Ruhen deri në 24 banesa.")).toBeVisible();
  await expect(mark(page, "Banesa 7")).toHaveAttribute("aria-pressed", "false");
});

test(
  "on a phone the tray's apartments open above it; Escape closes them and stays on the floor",
  { tag: "@chromium" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openFloor(page);
    await save(page, "Banesa 7");
    const apartments = tray(page).getByRole("button", { name: "K5, Kati 3, Banesa 7", exact: true });
    await expect(tray(page).getByText("1 e ruajtur")).toBeVisible();
    await expect(apartments).toBeHidden();
    const opener = tray(page).getByRole("button", { name: "Banesat e ruajtura" });
    await opener.click();
    await expect(apartments).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(apartments).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByRole("heading", { name: "Kati 3" })).toBeVisible();
    await opener.click();
    await apartments.click();
    await expect(page.getByRole("heading", { name: "Banesa 7" })).toBeVisible();
  },
);

test("the tray lengthens the element and shifts nothing above it", { tag: "@chromium" }, async ({ page }) => {
  await openFloor(page);
  const list = page.getByRole("list", { name: "Lista e banesave" });
  await expect(list).toBeVisible();
  await settled(page, false);
  const before = await list.boundingBox();
  const heightBefore = await page.locator("kulla-apartment-picker").evaluate((element) => element.clientHeight);
  await save(page, "Banesa 7");
  await expect(tray(page)).toBeVisible();
  expect(await list.boundingBox()).toEqual(before);
  await expect(page.locator("kulla-apartment-picker")).toHaveJSProperty("clientHeight", heightBefore + 73);
});

test("a picker that shows only towers has no tray", { tag: "@chromium" }, async ({ page }) => {
  await keepList(page, "k5-03-07");
  await place(page, `<kulla-building-picker tower="k5"></kulla-building-picker>`);
  await expect(page.getByRole("heading", { name: "Kulla 5" })).toBeVisible();
  await expect(tray(page)).toHaveCount(0);
});
