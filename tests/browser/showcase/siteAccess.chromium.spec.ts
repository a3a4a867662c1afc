import type { Page } from "@playwright/test";
import { sampleSite, textIn } from "../../support/sampleSite.ts";
import { expect, test } from "../../support/mailboxTest.ts";
import { openHydrated } from "../../support/hydratedPage.ts";
import { compareButton, keepList } from "../../support/savedApartments.ts";
import { hydrated } from "../../support/hydrated.ts";

/** Counts the shadow roots shown while they are in Albanian. */
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

test("an element delivered with an English page shows nothing in Albanian first", async ({ page }) => {
  const seen = await watchForAlbanian(page);
  await page.goto("/en/contact");
  await hydrated(page);
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

test(`a part of a page that is loading shows the specification's "Loading...", marked as English`, async ({ page }) => {
  await page.route(/\/assets\/AboutPage-.*\.js/, () => {});
  await page.goto("/");
  await hydrated(page);
  await page.locator("footer").getByRole("link", { name: "Rreth Nesh" }).click();
  await expect(page.getByText("Loading...")).toHaveAttribute("lang", "en");
});

for (const [language, at] of [
  ["sq", ""],
  ["en", "/en"],
  ["de", "/de"],
] as const)
  test(`every silent film has a description in ${language}`, async ({ page }) => {
    const videos = sampleSite.pages.videos?.items ?? [];
    await page.goto(`${at}/videos`);
    await hydrated(page);
    for (const { title, seen } of videos) {
      const item = page
        .getByRole("article")
        .filter({ has: page.getByRole("heading", { name: textIn(title, language), exact: true }) });
      await expect(item.getByText(textIn(seen, language), { exact: true })).toBeVisible();
    }
    await page
      .getByRole("main")
      .getByRole("button", { name: textIn(videos[0]?.title ?? "", language) })
      .click();
    const film = page.locator("main video");
    await expect(film).toHaveAccessibleDescription(textIn(videos[0]?.seen ?? "", language));
    await expect(film.locator("track")).toHaveCount(0);
  });

for (const at of ["/en/animation", "/en/about"])
  test(`the film of ${at} has a description`, async ({ page }) => {
    await page.goto(at);
    await hydrated(page);
    await page.locator(".film").scrollIntoViewIfNeeded();
    await expect(page.locator(".film video")).toHaveAccessibleDescription(/towers/);
  });

for (const [name, id] of [
  ["Kulla 5", "k5"],
  ["Kulla 6", "k6"],
] as const)
  test(`"${name}" on the front page leads to ${name}, even with a plain press`, async ({ page }) => {
    await openHydrated(page, "/en");
    const towers = page.locator("kulla-building-picker").first();
    await towers
      .getByRole("link", { name: new RegExp(`^${name}`) })
      .last()
      .focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/en\/click-floor$/);
    await expect(page.getByRole("region", { name, exact: true })).toBeFocused();
    await expect
      .poll(() => page.evaluate((at) => document.getElementById(at)?.getBoundingClientRect().top, id))
      .toBeLessThan(100);
    if (id === "k5") expect(await page.evaluate(() => scrollY)).toBe(0);
  });

test("on another page of the site the focus starts at its title", async ({ page }) => {
  await page.goto("/en/contact");
  await hydrated(page);
  await page.locator("footer").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/\/en\/privatesia$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the tour around the towers has its own title", async ({ page }) => {
  await page.goto("/en/exterior-vr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("360° tour around the buildings");
  await page.goto("/en/vr-1-1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("360° tour of the apartment");
});

test("the iframe edition has a landmark and its screen's title as first heading", async ({ page }) => {
  await page.goto("/embed.html?locale=en");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(/./);
});

test("text that page translators may not touch is marked on the showcase: names of towers, figures, phone, address, code", async ({
  page,
}) => {
  for (const path of ["/en", "/en/contact", "/en/nothing-here", "/en/embed"]) {
    await page.goto(path);
    const loose = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent?.trim() ?? "";
        const isOne = /^(Kulla \d|[\d.,+K ]+|\+383[\d ]+|\S+@\S+|[\d.,]+\s*(m²|€)|<kulla-.*)$/s.test(text);
        const isHidden = node.parentElement?.closest(
          "script, style, noscript, svg, kulla-building-picker, kulla-search",
        );
        if (isOne && !isHidden && !node.parentElement?.closest('[translate="no"]')) found.push(text);
      }
      return found;
    });
    expect(loose, path).toEqual([]);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("no button is offered that would do nothing", async ({ page }) => {
    for (const path of ["/en", "/en/videos", "/en/about"]) {
      await page.goto(path);
      for (const each of await page.locator(".steps, .random-ways button, .video-play, .film-button").all())
        await expect(each).toBeHidden();
    }
    await page.goto("/en/videos");
    await expect(page.getByRole("link", { name: "Play: The park from above" })).toBeVisible();
    await page.goto("/en/embed");
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await page.goto("/en/gallery");
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("img", { name: /^Two white residential towers/ })).toBeVisible();
  });
});

test("the window's title changes during a comparison, even after a reload, and is restored afterwards", async ({
  page,
}) => {
  await keepList(page, "k5-09-07,k5-07-05");
  await openHydrated(page, "/apartments");
  const before = await page.title();
  await compareButton(page, 2).click();
  await expect(page.getByRole("heading", { name: "Dy banesa" })).toBeFocused();
  await expect(page).toHaveTitle("Krahasimi i banesave | Kulla");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Krahasimi i banesave");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Dy banesa" })).toBeVisible();
  await expect(page).toHaveTitle("Krahasimi i banesave | Kulla");
  await page.goBack();
  await expect(page).toHaveTitle(before);
  await expect(compareButton(page, 2)).toBeVisible();
});
