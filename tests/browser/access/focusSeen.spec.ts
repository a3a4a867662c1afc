import { expect, test, type Page } from "@playwright/test";
import { settled } from "../../support/settled.ts";
import { inBothWhen } from "../../support/inBothWhen.ts";
import { keepList } from "../../support/savedApartments.ts";

// Keyboard users see the focus when tabbing through a screen, despite overlays: the page's own bar, the tray of saved
// apartments, docked buttons, sticky headings.

const saved = "k5-09-07,k5-07-05,k6-04-04";

const search = (view: string) => `/en/apartments#kulla=search?floor=1-3;status=available;view=${view}`;

const screens = [
  { name: "a floor, with the tray", path: "/en/first-floor", shows: "heading: Floor 1", list: saved },
  { name: "the towers", path: "/en/click-floor", shows: "heading: Kulla 5", list: saved },
  { name: "the search's towers, with the tray", path: "/en/apartments", shows: "grid: ", list: saved },
  { name: "the search's list, with the tray", path: search("list"), shows: "table: ", list: saved },
  { name: "the search's plans, with the tray", path: search("cards"), shows: "combobox: Order", list: saved },
  { name: "a comparison", path: `/en/apartments#kulla==${saved}`, shows: "table: Comparison", list: saved },
  { name: "a sold apartment", path: "/en/apartments/k5-01-01", shows: "heading: Apartment 1", list: "" },
  { name: "a sold one, with the tray", path: "/en/apartments/k5-01-01", shows: "heading: Apartment 1", list: saved },
  { name: "an apartment, with the tray", path: "/en/apartments/k5-07-05", shows: "heading: Apartment 5", list: saved },
] as const;

/** The first is 1280x1024 at 400 %. */
const windows = [
  [320, 256],
  [390, 667],
  [640, 400],
  [1280, 800],
  [1440, 900],
] as const;

/** The focused element, and how much of it is visible: of 49 points in its box, those not covered by anything else. */
function focused(page: Page) {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const isOurs = element.getRootNode() instanceof ShadowRoot;
    const step = [0.06, 0.2, 0.35, 0.5, 0.65, 0.8, 0.94];
    let seen = 0;
    for (const down of step) {
      for (const across of step) {
        const [x, y] = [left + width * across, top + height * down];
        let hit = document.elementFromPoint(x, y);
        while (hit?.shadowRoot) {
          const inner = hit.shadowRoot.elementFromPoint(x, y);
          if (!inner || inner === hit) break;
          hit = inner;
        }
        // A label or row that contains it may cover the same place: of a check box, of a link over its card.
        if (hit && (element.contains(hit) || hit.contains(element.closest("label") ?? element))) seen += 1;
      }
    }
    const name = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 60);
    return {
      name: `${element.localName} "${name}"`,
      isOurs,
      seen,
      place: `y ${Math.round(top)}–${Math.round(top + height)}`,
    };
  });
}

/** Presses a key until the page has no more stops, or for so many presses; reports elements that were fully covered. */
async function walk(page: Page, key: string, most: number): Promise<{ covered: string[]; steps: number }> {
  const covered: string[] = [];
  let steps = 0;
  for (; steps < most; steps += 1) {
    await page.keyboard.press(key);
    const at = await focused(page);
    if (!at) break;
    if (at.isOurs && at.seen === 0) covered.push(`${key} ${steps}: ${at.name} at ${at.place}`);
  }
  return { covered, steps };
}

/** The tray as high as with a longer text or larger letters: as if its sentence took several lines. */
const makeTrayHigher = (page: Page, heightPx: number): Promise<void> =>
  page.evaluate((height) => {
    for (const { shadowRoot } of document.querySelectorAll("*")) {
      if (!shadowRoot) continue;
      const higher = new CSSStyleSheet();
      higher.replaceSync(`.tray-bar { min-height: ${height}px !important; }`);
      shadowRoot.adoptedStyleSheets.push(higher);
    }
  }, heightPx);

// The lowest window has the highest tray.
for (const [width, height, trayPx] of [
  [1280, 800, 130],
  [1280, 600, 220],
] as const) {
  for (const { name, path, list } of screens.filter((screen) => screen.name.includes("tray"))) {
    const title = `the focused element is never fully covered by a tray of several lines: ${name}, ${width}x${height}`;
    test(title, inBothWhen(name.includes("towers") && height === 800), async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await keepList(page, list);
      await page.goto(path);
      await settled(page, false);
      const tray = page.getByRole("region", { name: "Saved apartments" });
      await expect(tray).toBeVisible();
      await makeTrayHigher(page, trayPx);
      await expect.poll(async () => (await tray.boundingBox())?.height).toBeGreaterThanOrEqual(trayPx);
      const [down, up] = [await walk(page, "Tab", 60), await walk(page, "Shift+Tab", 60)];
      expect([...down.covered, ...up.covered]).toEqual([]);
    });
  }
}

test(
  "in a low window a turn of the mouse wheel over the filters leads to the last of them",
  inBothWhen(false),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto(search("list"));
    await settled(page, false);
    const last = page.getByRole("checkbox", { name: /^Terrace/ });
    await page.mouse.move(1100, 300);
    await page.mouse.wheel(0, 400);
    await expect(last).toBeInViewport({ ratio: 1 });
  },
);

for (const [width, height] of windows) {
  for (const { name, path, shows, list } of screens) {
    // There, the second of two towers is too far below to be alive.
    if (name === "the towers" && height === 256) continue;
    const title = `the focused element is never fully covered: ${name}, ${width}x${height}`;
    // Engines scroll by their own rules: both are tried at one size, and one engine at all sizes.
    test(title, inBothWhen(width === 1280), async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: "reduce" });
      if (list) await keepList(page, list);
      await page.goto(path);
      await settled(page, false);
      const [role, words] = shows.split(": ") as ["heading", string];
      await expect(page.getByRole(role, { name: words }).first()).toBeVisible();
      if (name.endsWith("with the tray"))
        await expect(page.getByRole("region", { name: "Saved apartments" })).toBeVisible();
      const down = await walk(page, "Tab", 70);
      const up = await walk(page, "Shift+Tab", 70);
      expect([...down.covered, ...up.covered]).toEqual([]);
      expect(down.steps).toBeGreaterThan(20);
    });
  }
}

test("in a phone's filter panel the panel's footer never covers a choice", inBothWhen(false), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/en/apartments");
  await settled(page, false);
  await page.getByRole("button", { name: /^Filters/ }).click();
  const panel = page.getByRole("dialog", { name: "Filters" });
  await expect(panel).toBeVisible();
  const foot = await panel.getByRole("button", { name: "Clear all" }).boundingBox();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Tab");
    const bottom = await page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element?.matches(".groups *") ? element.getBoundingClientRect().bottom : 0;
    });
    expect(bottom).toBeLessThanOrEqual(foot?.y ?? 0);
  }
});
