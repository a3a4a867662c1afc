import { expect, test, type Locator, type Page } from "@playwright/test";
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

/** The lowest window has the highest tray. */
const highTrays = [
  [1280, 800, 130],
  [1280, 600, 220],
] as const;

/** The focused element, and whether any of it is visible: of 49 points in its box, one that is not covered by anything else. */
function focused(page: Page) {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const isOurs = element.getRootNode() instanceof ShadowRoot;
    const steps = [0.06, 0.2, 0.35, 0.5, 0.65, 0.8, 0.94];
    // A label or row that contains it may cover the same place: of a check box, of a link over its card.
    const label = element.closest("label") ?? element;
    const isSeenAt = (x: number, y: number): boolean => {
      let hit = document.elementFromPoint(x, y);
      while (hit?.shadowRoot) {
        const inner = hit.shadowRoot.elementFromPoint(x, y);
        if (!inner || inner === hit) break;
        hit = inner;
      }
      return !!hit && (element.contains(hit) || hit.contains(label));
    };
    const isSeen = steps.some((down) => steps.some((across) => isSeenAt(left + width * across, top + height * down)));
    const name = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 60);
    return {
      name: `${element.localName} "${name}"`,
      isOurs,
      isSeen,
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
    if (at.isOurs && !at.isSeen) covered.push(`${key} ${steps}: ${at.name} at ${at.place}`);
  }
  return { covered, steps };
}

/** Walks down a page from its top, and up again; returns how many stops it has. */
async function expectFocusSeen(page: Page, most: number, where: string): Promise<number> {
  // As in a page that has just loaded, the first stop is its first.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
    scrollTo({ top: 0, behavior: "instant" });
  });
  const [down, up] = [await walk(page, "Tab", most), await walk(page, "Shift+Tab", most)];
  expect([...down.covered, ...up.covered], where).toEqual([]);
  return down.steps;
}

/** Waits until the tray has reported its height, which what has the focus keeps free. */
const measured = (tray: Locator): Promise<void> =>
  expect
    .poll(() =>
      tray.evaluate((node) => {
        const reported = Number.parseFloat(getComputedStyle(node).getPropertyValue("--k-tray"));
        return reported - node.getBoundingClientRect().height;
      }),
    )
    .toBeGreaterThan(-1);

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

for (const { name, path, shows, list } of screens)
  test(`the focused element is never fully covered in any window, nor by a tray of several lines: ${name}`, async ({
    page,
    browserName,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    if (list) await keepList(page, list);
    await page.goto(path);
    await settled(page, false);
    const [role, words] = shows.split(": ") as ["heading", string];
    await expect(page.getByRole(role, { name: words }).first()).toBeVisible();
    const tray = page.getByRole("region", { name: "Saved apartments" });
    const hasTray = name.endsWith("with the tray");
    // Engines scroll by their own rules: both are tried in one window, and one engine in all windows.
    const isInAll = browserName === "chromium";
    for (const [width, height] of windows.filter(([across]) => isInAll || across === 1280)) {
      // There, the second of two towers is too far below to be alive.
      if (name === "the towers" && height === 256) continue;
      await page.setViewportSize({ width, height });
      await settled(page, false);
      if (hasTray) await measured(tray);
      const steps = await expectFocusSeen(page, 70, `${width}x${height}`);
      expect(steps, `${width}x${height}`).toBeGreaterThan(20);
    }
    if (!hasTray || !(isInAll || name.includes("towers"))) return;
    for (const [width, height, trayPx] of highTrays.filter(([, down]) => isInAll || down === 800)) {
      await page.setViewportSize({ width, height });
      await makeTrayHigher(page, trayPx);
      await expect.poll(async () => (await tray.boundingBox())?.height).toBeGreaterThanOrEqual(trayPx);
      await measured(tray);
      await expectFocusSeen(page, 60, `${width}x${height}, a tray of ${trayPx} px`);
    }
  });

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
