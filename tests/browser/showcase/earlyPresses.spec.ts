import { expect, test, type Locator, type Page } from "@playwright/test";
import { inBothWhen } from "../../support/inBothWhen.ts";
import { storedList } from "../../support/savedApartments.ts";
import { hydrated } from "../../support/hydrated.ts";

/** Opens a page whose scripts wait, all of them or all but those that begin; returns what lets them through. */
async function openWithoutScripts(page: Page, path: string, delayed: RegExp): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(delayed, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

/** What a press does, on each page that has buttons which need a script. */
const presses: readonly {
  readonly what: string;
  readonly path: string;
  readonly button: string | RegExp;
  readonly expectDone: (page: Page, button: Locator) => Promise<void>;
}[] = [
  {
    what: "the next picture of the home page",
    path: "/en/",
    button: "Next picture",
    expectDone: (page) =>
      expect.poll(() => page.locator(".strip").evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100),
  },
  {
    what: "a picture of the gallery",
    path: "/en/gallery",
    button: /^Enlarge/,
    expectDone: (page) => expect(page.getByRole("dialog")).toHaveCount(1),
  },
  {
    what: "a film",
    path: "/en/videos",
    button: "Play: Dusk",
    expectDone: (page) => expect(page.locator("video")).toHaveCount(1),
  },
  {
    what: "React's code",
    path: "/en/embed",
    button: "React",
    expectDone: (page) => expect(page.locator("pre").first()).toContainText('from "react"'),
  },
  {
    what: "saving an apartment",
    path: "/en/apartments/k5-07-05",
    button: /^Save/,
    // Done twice, it would be removed again.
    expectDone: async (page, button) => {
      await expect(button).toHaveAttribute("aria-pressed", "true");
      expect(await storedList(page)).toBe("k5-07-05");
    },
  },
  {
    what: "the menu, which needs no script",
    path: "/en/about",
    button: "Open the menu",
    expectDone: (page) => expect(page.getByRole("navigation", { name: "Menu" }).first()).toBeVisible(),
  },
];

const scripts = {
  "before any script has come": /\.js(\?|$)/,
  "while the site's own code is coming": /\/(startSite|react)-[^/]*\.js|\/widgets\/.*\.js/,
  "while the page's sections are coming": /\/(Carousel|Random)Section-[^/]*\.js/,
};
for (const [when, delayed] of Object.entries(scripts)) {
  for (const { what, path, button, expectDone } of presses) {
    // Only the home page has sections with code of their own.
    if (when.includes("sections") && path !== "/en/") continue;
    const title = `a press ${when} is done once, when the page is ready: ${what}`;
    // Engines differ in what they do without a script; afterwards our code presses again: in an element, and in the same way on each page.
    const isOfBoth = when.includes("before") ? /home|apartment|menu/.test(what) : /home|apartment/.test(what);
    test(title, inBothWhen(isOfBoth && !when.includes("sections")), async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      const release = await openWithoutScripts(page, path, delayed);
      const pressed = page.getByRole("button", { name: button, exact: true }).first();
      await pressed.click();
      release();
      await hydrated(page);
      await expectDone(page, pressed);
    });
  }
}

test("a filter chosen before any script has come is applied, and part of the address", async ({ page }) => {
  const release = await openWithoutScripts(page, "/en/apartments", /\.js(\?|$)/);
  await page.getByRole("checkbox", { name: /^3, / }).check({ force: true });
  release();
  await expect(page.getByRole("link", { name: /^Remove filter 3/ })).toBeVisible();
  await expect(page).toHaveURL(/#kulla=search\?bedrooms=3/);
});

test("a button that has only been reached by keyboard is not pressed when the page is ready", async ({ page }) => {
  const release = await openWithoutScripts(page, "/en/gallery", /\.js(\?|$)/);
  const picture = page.getByRole("button", { name: /^Enlarge/ }).first();
  await expect(picture).toBeVisible();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press("Tab");
    if (await picture.evaluate((node) => node === document.activeElement)) break;
  }
  await expect(picture).toBeFocused();
  release();
  await hydrated(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("on a slow network a press on the search's filters opens them once the element is hydrated, in the page's own markup", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/widgets/kulla.js", async (route) => {
    await released;
    await route.continue();
  });
  const isAskedFor = page.waitForRequest("**/widgets/kulla.js");
  await page.goto("/en/apartments", { waitUntil: "commit" });
  const filters = page.getByRole("button", { name: /^Filters/ });
  await isAskedFor;
  const button = await filters.elementHandle();
  await filters.click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeHidden();
  release();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(filters).toBeFocused();
  expect(await filters.evaluate((node, before) => node === before, button)).toBe(true);
});

test("a link with a search in it shows that search, not the markup of the page", async ({ page }) => {
  await page.goto("/en/apartments#kulla=search?bedrooms=3;view=list");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("group", { name: "Bedrooms" }).getByRole("checkbox", { name: /^3/ })).toBeChecked();
});
