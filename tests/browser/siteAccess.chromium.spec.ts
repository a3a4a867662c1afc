import type { Page } from "@playwright/test";
import { videos } from "../../demo/content/videos.ts";
import { expect, test } from "../support/mailboxTest.ts";
import { takenOver } from "../support/takenOver.ts";

/** Counts what is shown of shadow roots while it is in Albanian. */
async function watchForAlbanian(
  page: Page,
): Promise<() => Promise<{ readonly roots: number; readonly shown: number }>> {
  await page.addInitScript(() => {
    const seen = { roots: 0, shown: 0 };
    Object.assign(globalThis, { seen });
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init);
      seen.roots += 1;
      new MutationObserver(() => {
        for (const each of root.querySelectorAll<HTMLElement>("output, [role=status], p"))
          if (/Duke u ngarkuar/.test(each.textContent) && each.checkVisibility({ visibilityProperty: true }))
            seen.shown += 1;
      }).observe(root, { childList: true, characterData: true, attributes: true, subtree: true });
      return root;
    };
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "seen") as { roots: number; shown: number });
}

test("an element that comes with a page in English shows nothing in Albanian before", async ({ page }) => {
  const seen = await watchForAlbanian(page);
  await page.goto("/en/contact");
  await takenOver(page);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(
    page
      .locator("kulla-building-picker")
      .getByRole("link", { name: /^Kulla 5/ })
      .first(),
  ).toBeVisible();
  expect((await seen()).roots).toBeGreaterThan(0);
  expect((await seen()).shown).toBe(0);
});

test("a part of a page that is on its way says so in the specification's English, marked as such", async ({ page }) => {
  await page.route(/\/assets\/AboutPage-.*\.js/, () => {});
  await page.goto("/");
  await takenOver(page);
  await page.locator("footer").getByRole("link", { name: "Rreth Nesh" }).click();
  await expect(page.getByText("Loading...")).toHaveAttribute("lang", "en");
});

for (const [language, at] of [
  ["sq", ""],
  ["en", "/en"],
  ["de", "/de"],
] as const)
  test(`every silent film says in ${language} what is to be seen in it`, async ({ page }) => {
    await page.goto(`${at}/videos`);
    await takenOver(page);
    for (const { title, seen } of videos) {
      const item = page
        .getByRole("article")
        .filter({ has: page.getByRole("heading", { name: title[language], exact: true }) });
      await expect(item.getByText(seen[language], { exact: true })).toBeVisible();
    }
    await page
      .getByRole("main")
      .getByRole("button", { name: videos[0]?.title[language] ?? "" })
      .click();
    const film = page.locator("main video");
    await expect(film).toHaveAccessibleDescription(videos[0]?.seen[language] ?? "");
    await expect(film.locator("track")).toHaveCount(0);
  });

for (const at of ["/en/animation", "/en/about"])
  test(`the film of ${at} says what is to be seen in it`, async ({ page }) => {
    await page.goto(at);
    await takenOver(page);
    await page.locator(".film").scrollIntoViewIfNeeded();
    await expect(page.locator(".film video")).toHaveAccessibleDescription(/towers/);
  });
