import { expect, test, type Locator, type Page } from "@playwright/test";
import { closed, openAt, pageOf, placeBrochure } from "../../support/brochure.ts";
import { serveBrochure } from "../../support/brochureFixture.ts";
import { inBothWhen } from "../../support/inBothWhen.ts";
import { expectScreen, loadScript } from "../../support/place.ts";
import { stillClock } from "../../support/pausedClock.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const next = (brochure: Locator) => brochure.getByRole("button", { name: "Faqja tjetër" });
const previous = (brochure: Locator) => brochure.getByRole("button", { name: "Faqja e mëparshme" });

async function widthOf(locator: Locator): Promise<number> {
  return Math.round((await locator.boundingBox())?.width ?? 0);
}

/** Key by key, like a reader. */
async function write(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.pressSequentially(text);
}

/** The centre of an element at rest: unchanged since two frames ago, however long a frame takes. */
function middleOf(locator: Locator): Promise<{ x: number; y: number; width: number }> {
  return locator.evaluate(async (node) => {
    const look = (): DOMRect => node.getBoundingClientRect();
    for (let before = look(); ; before = look()) {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const { x, y, width, height } = look();
      const isStill = x === before.x && y === before.y && width === before.width;
      if (isStill) return { x: x + width / 2, y: y + height / 2, width };
    }
  });
}

test("stays closed until the first press, then shows page 0", async ({ page }) => {
  const [brochure] = await placeBrochure(page);
  await expectScreen(brochure, closed);
  await brochure.getByRole("button", { name: "Hapeni broshurën" }).click();
  await expectScreen(brochure, openAt(0));
  await expect(pageOf(brochure, 1)).toBeVisible();
});

test("stays closed until the first scroll, then shows page 0", { tag: "@chromium" }, async ({ page }) => {
  const [brochure] = await placeBrochure(page);
  await page.mouse.move(300, 300);
  await expectScreen(brochure, closed);
  await page.mouse.wheel(0, 60);
  await expectScreen(brochure, openAt(0));
});

for (const [windowWidth, pageWidth] of [
  [1600, 690],
  [1440, 600],
  [900, 600],
  [412, 300],
] as const) {
  test(
    `a page is ${pageWidth} px wide in a window of ${windowWidth}`,
    inBothWhen(windowWidth === 412),
    async ({ page }) => {
      await page.setViewportSize({ width: windowWidth, height: 900 });
      const [brochure] = await placeBrochure(page, 112, `page="0"`);
      await expect.poll(() => widthOf(pageOf(brochure, 1))).toBe(pageWidth);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  );
}

for (const count of [112, 1000]) {
  test(
    `requests 3 pictures at first, 2 per turn, 4 per jump, of ${count} pages`,
    { tag: "@chromium" },
    async ({ page }) => {
      const [brochure, { requested }] = await placeBrochure(page, count);
      await expect.poll(() => requested.length).toBe(3);
      await next(brochure).click();
      await expectScreen(brochure, openAt(0));
      for (const at of [1, 3, 5]) {
        const before = requested.length;
        await next(brochure).click();
        await expectScreen(brochure, openAt(at));
        await expect.poll(() => requested.length - before).toBe(2);
      }
      const before = requested.length;
      await write(brochure.getByRole("textbox", { name: "Faqja" }), "81");
      await page.keyboard.press("Enter");
      await expectScreen(brochure, openAt(80));
      await expect.poll(() => requested.length - before).toBe(4);
      expect(await brochure.locator("img").count()).toBeLessThanOrEqual(8);
      // Matching widths: pages of 600 px on a screen of one pixel per px.
      expect(new Set(requested.map(({ width }) => width))).toEqual(new Set([600]));
    },
  );
}

test(
  "after a jump a turn back waits for its pictures and shows no empty paper",
  { tag: "@chromium" },
  async ({ page }) => {
    // A leaf waits for 1.5 s: the clock is stopped, so the steps below may take any time.
    await stillClock(page);
    const [brochure, { requested }] = await placeBrochure(page, 112, `page="1"`);
    await write(brochure.getByRole("textbox", { name: "Faqja" }), "81");
    await page.keyboard.press("Enter");
    await expect(pageOf(brochure, 81).locator("img")).toHaveJSProperty("complete", true);
    // Three at first, four by the jump: the pages behind the open ones may be requested later.
    const before = 7;
    await expect.poll(() => requested.length).toBe(before);
    let letGo = (): void => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/page-7[89]-/, (route) => gate.then(() => route.fallback()));
    await previous(brochure).click();
    await expectScreen(brochure, openAt(77));
    await expect(brochure.locator('[data-leaf="39"]')).toHaveClass(/turned/);
    letGo();
    await expect(brochure.locator('[data-leaf="39"]')).not.toHaveClass(/turned/);
    await expect(pageOf(brochure, 79).locator("img")).toHaveJSProperty("complete", true);
    await expect.poll(() => requested.length - before).toBe(2);
  },
);

test("orders pages by the number in their file names", { tag: "@chromium" }, async ({ page }) => {
  const [brochure] = await placeBrochure(page, 112, `page="9"`);
  await expect(pageOf(brochure, 10).locator("img")).toHaveJSProperty("complete", true);
  const shown = await pageOf(brochure, 10)
    .locator("img")
    .evaluate((img: HTMLImageElement) => img.currentSrc);
  expect(shown).toContain("page-10-");
});

test("turns by buttons, arrow keys, Home and End, and stops at the covers", async ({ page }) => {
  const [brochure] = await placeBrochure(page, 12, `page="0"`);
  await expect(previous(brochure)).toHaveAttribute("aria-disabled", "true");
  await next(brochure).click();
  await expectScreen(brochure, openAt(1));
  await page.keyboard.press("ArrowRight");
  await expectScreen(brochure, openAt(3));
  await page.keyboard.press("ArrowLeft");
  await expectScreen(brochure, openAt(1));
  await page.keyboard.press("End");
  await expectScreen(brochure, openAt(11));
  await expect(next(brochure)).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("ArrowRight");
  await expectScreen(brochure, openAt(11));
  await page.keyboard.press("Home");
  await expectScreen(brochure, openAt(0));
});

test("a leaf follows the mouse and turns over or falls back", async ({ page }) => {
  const [brochure] = await placeBrochure(page, 112, `page="1"`);
  // The page is measured once it is at rest.
  await expect(pageOf(brochure, 3).locator("img")).toHaveJSProperty("complete", true);
  const right = await middleOf(pageOf(brochure, 3));
  const pull = async (by: number): Promise<void> => {
    await page.mouse.move(right.x + 200, right.y + 250);
    await page.mouse.down();
    // Browsers merge all moves between two frames into one.
    await page.mouse.move(right.x + 200 - by, right.y + 250);
  };
  await pull(420);
  const draggedLeaf = brochure.locator("[data-drag]");
  const angle = () => draggedLeaf.evaluate((leaf) => getComputedStyle(leaf).getPropertyValue("--angle"));
  await expect.poll(async () => Number.parseFloat(await angle())).toBeLessThan(-60);
  await page.mouse.up();
  await expectScreen(brochure, openAt(3));
  // It lies flat on the left.
  await expect.poll(() => middleOf(pageOf(brochure, 4)).then(({ x }) => right.x - x)).toBeCloseTo(600, 0);
  await pull(30);
  await page.mouse.up();
  await expectScreen(brochure, openAt(3));
});

test("goes to a chapter and to a page by its thumbnail", { tag: "@chromium" }, async ({ page }) => {
  const [brochure] = await placeBrochure(page);
  await brochure.getByRole("button", { name: "Kapitujt" }).click();
  const panel = brochure.getByRole("dialog", { name: "Kapitujt" });
  await panel.getByRole("button", { name: "Kapitulli 5 41" }).click();
  await expectScreen(brochure, openAt(40));
  await expect(panel).toBeHidden();
  await brochure.getByRole("button", { name: "Kapitujt" }).click();
  await panel.getByRole("button", { name: "Faqja 8", exact: true }).click();
  await expectScreen(brochure, openAt(7));
  await expect(brochure.getByRole("textbox", { name: "Faqja" })).toHaveValue("8–9");
});

test("a panel receives the focus when it opens, and returns it when it closes", async ({ page }) => {
  const [brochure] = await placeBrochure(page);
  const chapters = brochure.getByRole("button", { name: "Kapitujt" });
  await chapters.press("Enter");
  await expect(brochure.getByRole("heading", { name: "Kapitujt" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(chapters).toBeFocused();
  const search = brochure.getByRole("button", { name: "Kërko" });
  await search.press("Enter");
  await expect(brochure.getByRole("searchbox")).toBeFocused();
  await brochure.getByRole("dialog").getByRole("button", { name: "Mbyll" }).click();
  await expect(search).toBeFocused();
});

test("finds words in the pages and marks them there", { tag: "@chromium" }, async ({ page }) => {
  const [brochure, { texts }] = await placeBrochure(page);
  expect(texts.count).toBe(0);
  await brochure.getByRole("button", { name: "Kërko" }).click();
  const panel = brochure.getByRole("dialog", { name: "Kërko" });
  await write(panel.getByRole("searchbox"), "I SHTATE");
  await expect(panel.getByRole("status")).toHaveText("11 faqe e kanë");
  await panel.getByRole("button", { name: /^Faqja 24\b/ }).click();
  await expectScreen(brochure, openAt(23));
  await expect(pageOf(brochure, 24).locator(".hit")).toHaveCount(2);
  expect(texts.count).toBe(1);
});

test("the words of a page can be selected and copied, and are read out", async ({ page }) => {
  const [brochure] = await placeBrochure(page, 112, `page="3"`);
  const shown = pageOf(brochure, 4);
  await expect(shown.getByRole("paragraph")).toContainText("Kati i shtatë ka tarraca të mëdha.");
  const word = shown.locator(".word").filter({ hasText: /^tarraca/ });
  const { x, y, width } = await middleOf(word);
  await page.mouse.move(x - width / 2 + 2, y);
  await page.mouse.down();
  await page.mouse.move(x, y);
  await page.mouse.move(x + width / 2 + 70, y);
  await page.mouse.up();
  const selected = await word.evaluate((node) => {
    const [range] = getSelection()?.getComposedRanges({ shadowRoots: [node.getRootNode() as ShadowRoot] }) ?? [];
    return [range?.startContainer.textContent, range?.endContainer.textContent].map((text) => text?.trim());
  });
  expect(selected).toEqual(["tarraca", "mëdha."]);
  await expectScreen(brochure, openAt(3));
});

test("zooms in, pans and zooms out, with larger pictures while zoomed", async ({ page }) => {
  const [brochure, { requested }] = await placeBrochure(page, 112, `page="1"`);
  // At once, while the leaves are still turning.
  await brochure.getByRole("button", { name: "Zmadho" }).click();
  await expect.poll(() => widthOf(pageOf(brochure, 2))).toBe(1200);
  // Both are requested at once: the network decides which arrives first.
  const larger = () => requested.filter(({ width }) => width === 1380).map(({ page: at }) => at);
  await expect.poll(() => larger().toSorted((a, b) => a - b)).toEqual([1, 2]);
  const before = await middleOf(pageOf(brochure, 2));
  await page.mouse.move(700, 500);
  await page.mouse.down();
  await page.mouse.move(760, 540);
  await page.mouse.up();
  await expect.poll(() => middleOf(pageOf(brochure, 2)).then(({ x }) => x - before.x)).toBeCloseTo(60, 0);
  await page.keyboard.press("0");
  await expect.poll(() => widthOf(pageOf(brochure, 2))).toBe(600);
});

test("turning leaves make the page neither taller nor wider", async ({ page }) => {
  const [brochure] = await placeBrochure(page);
  const sizes = await brochure.evaluate(async (host) => {
    const found = new Set<string>();
    const turns = (): readonly Animation[] => host.shadowRoot?.getAnimations() ?? [];
    for (const to of [1, 3, 5]) {
      host.setAttribute("page", String(to));
      while (turns().length === 0) await new Promise(requestAnimationFrame);
      // Slowly: Firefox only sometimes lays a page out again while something turns.
      for (const turn of turns()) turn.updatePlaybackRate(0.3);
      while (turns().length > 0) {
        const { scrollWidth, scrollHeight } = document.documentElement;
        found.add(`${scrollWidth} x ${scrollHeight}`);
        await new Promise(requestAnimationFrame);
      }
    }
    return [...found];
  });
  expect(sizes).toEqual(["1440 x 900"]);
  await expectScreen(brochure, openAt(5));
});

test(
  "a page that fails to load shows its number and a retry; the other pages can be turned",
  { tag: "@chromium" },
  async ({ page }) => {
    const [brochure, server] = await placeBrochure(page, 112, `page="0"`);
    server.broken.add(2);
    await page.reload();
    await page.locator("main").evaluate((main) => {
      main.innerHTML = `<kulla-brochure project="/__brochure/project.json" page="1"></kulla-brochure>`;
    });
    await loadScript(page, "kulla.js");
    const broken = pageOf(brochure, 3);
    await expect(broken.getByText("Faqja 3 nuk u ngarkua.")).toBeVisible();
    await next(brochure).click();
    await expectScreen(brochure, openAt(3));
    await previous(brochure).click();
    server.broken.clear();
    await broken.getByRole("button", { name: "Provo përsëri" }).click();
    await expect(broken.locator("img")).toHaveJSProperty("complete", true);
    await expect(broken.getByText("nuk u ngarkua")).toHaveCount(0);
  },
);

test(
  "the page attribute turns the book, the event reports the page, the address opens it, and the reader's page is remembered",
  { tag: "@chromium" },
  async ({ page }) => {
    const [brochure] = await placeBrochure(page);
    await brochure.evaluate((node) => {
      const reported: unknown[] = [];
      node.addEventListener("pagechange", (event) => reported.push((event as CustomEvent<unknown>).detail));
      Object.assign(globalThis, { reported });
      node.setAttribute("page", "45");
    });
    await expectScreen(brochure, openAt(45));
    await expect(brochure.getByRole("textbox", { name: "Faqja" })).toHaveValue("46–47");
    await next(brochure).click();
    await expectScreen(brochure, openAt(47));
    await brochure.evaluate((node) => node.removeAttribute("page"));
    await expectScreen(brochure, closed);
    expect(await page.evaluate(() => (globalThis as unknown as { reported: unknown[] }).reported)).toEqual([
      { page: 45, pages: 112, partner: null },
      { page: 47, pages: 112, partner: null },
    ]);
    await page.evaluate(() => (location.hash = "#page=12"));
    await expectScreen(brochure, openAt(11));
    await placeBrochure(page);
    await brochure.getByRole("button", { name: "Vazhdo në faqen 12" }).click();
    await expectScreen(brochure, openAt(11));
  },
);

test("offers the PDF and a link to the page", { tag: "@chromium" }, async ({ page }) => {
  const [brochure] = await placeBrochure(page, 112, `page="45"`);
  await expect(brochure.getByRole("link", { name: "Shkarko PDF" })).toHaveAttribute(
    "href",
    /\/__brochure\/brochure\.pdf$/,
  );
  await brochure.getByRole("button", { name: "Kopjo lidhjen" }).click();
  const copied = brochure.getByRole("button", { name: "Lidhja u kopjua" });
  const byHand = brochure.getByRole("textbox", { name: "Kopjo lidhjen" });
  await expect(copied.or(byHand)).toBeVisible();
  if (await byHand.isVisible()) await expect(byHand).toHaveValue(/#page=46$/);
});

test("enters and leaves full screen", async ({ page }) => {
  const [brochure] = await placeBrochure(page, 112, `page="1"`);
  await brochure.getByRole("button", { name: "Ekran i plotë" }).click();
  await expect(brochure.getByRole("button", { name: "Dil nga ekrani i plotë" })).toBeVisible();
  await next(brochure).click();
  await expectScreen(brochure, openAt(3));
  await brochure.getByRole("button", { name: "Dil nga ekrani i plotë" }).click();
  await expect(brochure.getByRole("button", { name: "Ekran i plotë" })).toBeVisible();
});

// Firefox does not accept the preference from its driver.
test("with reduced motion pages change without animation", { tag: "@chromium" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const [brochure] = await placeBrochure(page, 112, `page="1"`);
  await next(brochure).click();
  await expectScreen(brochure, openAt(3));
  expect(await brochure.evaluate((node) => node.shadowRoot?.getAnimations().length)).toBe(0);
});

/** Frames requested in half a second. */
const framesOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let frames = 0;
        const request = globalThis.requestAnimationFrame;
        globalThis.requestAnimationFrame = (callback) => {
          frames += 1;
          return request(callback);
        };
        setTimeout(() => {
          globalThis.requestAnimationFrame = request;
          resolve(frames);
        }, 500);
      }),
  );

test("nothing runs while nothing moves, nor after the element is removed", { tag: "@chromium" }, async ({ page }) => {
  const [brochure] = await placeBrochure(page, 112, `page="1"`);
  await next(brochure).click();
  await expectScreen(brochure, openAt(3));
  // The leaf lands first.
  await expect.poll(() => framesOf(page)).toBe(0);
  await brochure.evaluate((node) => node.remove());
  expect(await framesOf(page)).toBe(0);
});

test("works under the strictest policy with Trusted Types", { tag: "@chromium" }, async ({ page }) => {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  await serveBrochure(page, 112);
  await page.goto("/__fixtures/brochure/strict.html");
  const brochure = page.locator("kulla-brochure");
  await next(brochure).click();
  await next(brochure).click();
  await expectScreen(brochure, openAt(1));
  await brochure.getByRole("button", { name: "Kapitujt" }).click();
  await brochure.getByRole("button", { name: "Kapitulli 3 21" }).click();
  await brochure.getByRole("button", { name: "Kërko" }).click();
  await write(brochure.getByRole("searchbox"), "tarraca");
  await brochure.getByRole("button", { name: /^Faqja 14\b/ }).click();
  await expectScreen(brochure, openAt(13));
  expect(faults).toEqual([]);
});

test.describe("with fingers on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

  /** A finger on the stage, as the browser reports it. */
  const touch = (brochure: Locator, type: string, at: { x: number; y: number; id?: number }) =>
    brochure.locator(".stage").evaluate(
      (stage, { kind, x, y, id }) => {
        // Synthetic pointers cannot be captured.
        stage.setPointerCapture = () => {};
        const init = {
          bubbles: true,
          composed: true,
          pointerId: id,
          pointerType: "touch",
          isPrimary: id === 1,
          button: 0,
        };
        stage.dispatchEvent(new PointerEvent(kind, { ...init, clientX: x, clientY: y }));
      },
      { kind: `pointer${type}`, id: 1, ...at },
    );

  test("one page at a time, turned by swipes", async ({ page }) => {
    const [brochure] = await placeBrochure(page, 112, `page="4"`);
    await expect(pageOf(brochure, 5)).toBeVisible();
    await touch(brochure, "down", { x: 300, y: 300 });
    for (const x of [260, 180, 90]) await touch(brochure, "move", { x, y: 304 });
    await touch(brochure, "up", { x: 90, y: 304 });
    await expectScreen(brochure, openAt(5));
    await touch(brochure, "down", { x: 100, y: 300 });
    for (const x of [160, 260, 380]) await touch(brochure, "move", { x, y: 304 });
    await touch(brochure, "up", { x: 380, y: 304 });
    await expectScreen(brochure, openAt(4));
  });

  test("zooms with a double tap and with two fingers", async ({ page }) => {
    const [brochure] = await placeBrochure(page, 112, `page="4"`);
    const { width } = await middleOf(pageOf(brochure, 5));
    // Both taps in one task: a slow machine must not pull them apart.
    await brochure.locator(".stage").evaluate((stage) => {
      stage.setPointerCapture = () => {};
      const finger = { bubbles: true, composed: true, pointerId: 1, pointerType: "touch", isPrimary: true };
      for (const kind of ["pointerdown", "pointerup", "pointerdown", "pointerup"]) {
        stage.dispatchEvent(new PointerEvent(kind, { ...finger, clientX: 200, clientY: 200 }));
      }
    });
    await expect.poll(() => widthOf(pageOf(brochure, 5))).toBe(2 * width);
    await touch(brochure, "down", { x: 100, y: 200, id: 1 });
    await touch(brochure, "down", { x: 300, y: 200, id: 2 });
    await touch(brochure, "move", { x: 150, y: 200, id: 1 });
    await touch(brochure, "move", { x: 200, y: 200, id: 2 });
    await touch(brochure, "up", { x: 150, y: 200, id: 1 });
    await touch(brochure, "up", { x: 200, y: 200, id: 2 });
    await expect.poll(() => widthOf(pageOf(brochure, 5))).toBe(width);
  });

  test("rarely needed actions are behind one button in the footer", { tag: "@chromium" }, async ({ page }) => {
    const [brochure] = await placeBrochure(page, 112, `page="4"`);
    await brochure.getByRole("button", { name: "Më shumë" }).click();
    await expect(brochure.getByRole("link", { name: "Shkarko PDF" })).toBeVisible();
    await brochure.getByRole("button", { name: "Zmadho" }).click();
    await expect.poll(() => widthOf(pageOf(brochure, 5))).toBe(600);
  });
});

test("speaks English and German", { tag: "@chromium" }, async ({ page }) => {
  const server = serveBrochure(page, 12);
  await server;
  await page.goto("/__fixtures/element/blank.html");
  await page.locator("main").evaluate((main) => {
    main.innerHTML = `<kulla-brochure locale="en" project="/__brochure/project.json"></kulla-brochure>`;
  });
  await loadScript(page, "kulla.js");
  const brochure = page.locator("kulla-brochure");
  await expect(brochure.getByRole("button", { name: "Open the brochure" })).toBeVisible();
  await brochure.evaluate((node) => node.setAttribute("locale", "de"));
  await expect(brochure.getByRole("button", { name: "Broschüre öffnen" })).toBeVisible();
});
