import { expect, test, type Locator, type Page } from "@playwright/test";
import { openHydrated } from "../../support/hydratedPage.ts";
import { place } from "../../support/place.ts";
import { region } from "../../support/region.ts";
import { expectDrawn, here, placeOf, testTour, doorTo, wedge } from "../../support/tour.ts";

test.use({ viewport: { width: 1024, height: 576 } });
test.describe.configure({ timeout: 90_000 });

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "font-src 'self'; frame-src 'self'; worker-src 'none'; require-trusted-types-for 'script'";

/** Serves the site's pages under the strictest policy and collects its violations, and every other error. */
async function underPolicy(page: Page, ...more: string[]): Promise<string[]> {
  const reported: string[] = [];
  page.on("console", (message) => message.type() === "error" && reported.push(message.text()));
  page.on("pageerror", (error) => reported.push(error.message));
  await page.route("**/*.htm*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), "content-security-policy": [policy, ...more].join("; ") },
    });
  });
  return reported;
}

test("in a sandboxed frame under the strictest policy a tour opens and is walked without one violation", async ({
  page,
}) => {
  const reported = await underPolicy(page);
  await page.goto("/__fixtures/tours/pair.html");
  const one = page.frameLocator("#one");
  await expectDrawn(one);
  await doorTo(one, "Shko te: Tarraca").click();
  await expect(here(one)).toHaveText("Tarraca");
  await one.getByRole("button", { name: "Plani" }).click();
  await expect(one.getByRole("navigation", { name: "Dhomat e vizitës" })).toBeVisible();
  expect(reported).toEqual([]);
});

test("the wheel over a framed tour scrolls the page and shows a hint that Ctrl zooms, and with Ctrl it zooms", async ({
  page,
}) => {
  await page.goto("/__fixtures/tours/pair.html");
  const one = page.frameLocator("#one");
  await expectDrawn(one);
  const before = await placeOf(one, "Shko te: Tarraca");
  await page.mouse.move(320, 20);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(one.getByText("Mbani Ctrl dhe rrotulloni për ta zmadhuar.")).toHaveClass(/shown/);
  expect(await placeOf(one, "Shko te: Tarraca")).toBe(before);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -300);
  await page.keyboard.up("Control");
  await expect.poll(() => placeOf(one, "Shko te: Tarraca")).not.toBe(before);
});

test("one of two tours is live: the other waits with its picture, and a tour off the screen releases its WebGL context", async ({
  page,
}) => {
  // No Trusted Types policy is created: nothing is written as markup.
  const reported = await underPolicy(page, "trusted-types 'none'");
  await page.goto("/__fixtures/tours/pair.html");
  const [one, two] = [page.frameLocator("#one"), page.frameLocator("#two")];
  await expectDrawn(one);
  await page.locator("p").evaluate((gap) => (gap.style.height = "0"));
  await page.locator("#two").evaluate((frame: HTMLIFrameElement) => (frame.src = "9/vr-9-9/index.htm"));
  await expectDrawn(two);
  await expect(one.locator("canvas")).toHaveCount(0);
  await one.getByRole("button", { name: "Vazhdo vizitën" }).click();
  await expectDrawn(one);
  await expect(two.locator("canvas")).toHaveCount(0);
  await page.locator("p").evaluate((gap) => (gap.style.height = "3000px"));
  await page.locator("#two").scrollIntoViewIfNeeded();
  await expect(one.locator("canvas")).toHaveCount(0);
  await page.locator("#one").scrollIntoViewIfNeeded();
  await expectDrawn(one);
  expect(reported).toEqual([]);
});

test("a tour accepts messages only from the page around it, and only in the known form", async ({ page }) => {
  await page.goto("/__fixtures/tours/pair.html");
  const one = page.frameLocator("#one");
  await expectDrawn(one);
  await page.locator("#two").evaluate((frame: HTMLIFrameElement) => (frame.src = "9/vr-9-9/index.htm"));
  const two = page.frameLocator("#two");
  await expect(here(two)).toHaveText("Ndenja");
  const hello = { kulla: "kulla-tour", say: "hello", locale: "de", fills: false, canGrow: false };
  await one.locator("html").evaluate((html) => {
    const note = (): void =>
      void (html.dataset["spoken"] = `${html.dataset["spoken"] ?? ""} ${html.getAttribute("lang")}`);
    new MutationObserver(note).observe(html, { attributeFilter: ["lang"] });
  });
  // A sibling frame sends it, and the page sends it in the wrong form: both are ignored.
  await two.locator("body").evaluate((_, message) => window.parent.frames[0]?.postMessage(message, "*"), hello);
  for (const wrong of [{ ...hello, kulla: "other" }, { ...hello, locale: "<b>" }, { ...hello, fills: "yes" }, "hello"])
    await page.evaluate((message) => window.frames[0]?.postMessage(message, "*"), wrong);
  // Messages arrive in order: after this one the others have been received.
  await page.evaluate((message) => window.frames[0]?.postMessage(message, "*"), { ...hello, locale: "en" });
  await expect(here(one)).toHaveText("Living room");
  await expect(one.locator("html")).toHaveAttribute("data-spoken", " en");
  await page.evaluate((message) => window.frames[0]?.postMessage(message, location.origin), hello);
  await expect(here(one)).toHaveText("Wohnen");
});

test("the preview's tour uses the page's language, fills the screen even if frames may not, and Escape leads back", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "fullscreenEnabled", { get: () => false });
  });
  await page.route("**/tours/**/tour.json", async (route) =>
    route.fulfill({ json: await (await page.request.get("/__fixtures/tours/9/vr-9-9/tour.json")).json() }),
  );
  await page.route(/\/tours\/.*\/\w+\/(tiles\/)?(full|preview|\d_\d)\.webp$/, async (route) => {
    const file = /\w+\/(tiles\/)?\w+\.webp$/.exec(route.request().url())?.[0] ?? "";
    await route.fulfill({ path: `tests/fixtures/tours/9/vr-9-9/${file}` });
  });
  await place(
    page,
    '<kulla-apartment-preview apartment="k5-03-05" locale="en"></kulla-apartment-preview>',
    "kulla-apartment-preview.js",
  );
  await page.getByRole("link", { name: "VR TOUR 360°" }).click();
  const tour = page.frameLocator("iframe");
  await expectDrawn(tour);
  await expect(here(tour)).toHaveText("Living room");
  // Anybody may send anything: only messages in the known form from the frame itself count.
  await page.evaluate(() => window.postMessage({ kulla: "kulla-tour", say: "close" }, "*"));
  await tour.getByRole("button", { name: "Full screen" }).click();
  const frame = page.locator("iframe");
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(1024);
  await tour.getByRole("button", { name: "Exit full screen" }).press("Escape");
  await expect(tour.getByRole("button", { name: "Full screen", exact: true })).toBeVisible();
  await tour.getByRole("application").press("Escape");
  await expect(page.getByRole("link", { name: "VR TOUR 360°" })).toBeFocused();
});

/** A tour on its own page and in the preview. */
const places: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "/en/vr": (page) => page.goto("/en/vr"),
  "/en/vr-9-1": (page) => page.goto("/en/vr-9-1"),
  "the preview": async (page) => {
    await place(page, '<kulla-apartment-preview apartment="k5-03-05" locale="en"></kulla-apartment-preview>');
    await page.getByRole("link", { name: "VR TOUR 360°" }).click();
  },
};

for (const [name, open] of Object.entries(places)) {
  test(`in ${name} a tour that loads but never reports that it is ready counts as failed: a message appears, and a retry opens it`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.route("**/tours/viewer.js", (route) => route.abort());
    await open(page);
    await expect(page.frameLocator("iframe").locator("img.first")).toBeVisible();
    await page.clock.fastForward(5000);
    await expect(page.locator("iframe")).toBeVisible();
    const alert = page.getByRole("alert");
    // The still is there before the page is hydrated and starts the timer.
    await expect(async () => {
      await page.clock.fastForward(20_000);
      await expect(alert).toContainText(/tour did not open/, { timeout: 1000 });
    }).toPass();
    await page.unroute("**/tours/viewer.js");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(here(page.frameLocator("iframe"))).toHaveText("Living room");
    await page.clock.fastForward(60_000);
    await expect(alert).toHaveCount(0);
    await expect(page.locator("iframe")).toBeVisible();
  });
}

test("a third-party tour, which never sends a message, is shown once it has loaded", async ({ page }) => {
  await page.clock.install();
  await page.route("**/tours/**/index.htm", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>Another tour" }),
  );
  await places["the preview"]?.(page);
  await expect(page.frameLocator("iframe").getByText("Another tour")).toBeAttached();
  await page.clock.fastForward(5000);
  await expect(page.locator("iframe")).toHaveClass("open");
  await page.clock.fastForward(60_000);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

for (const address of ["/en/vr", "/en/vr-9-1"])
  test(`on ${address} a tour fills the window if the browser allows frames no full screen, restores it, and Escape leaves it`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, "fullscreenEnabled", { get: () => false });
    });
    await page.goto(address);
    const tour = page.frameLocator("iframe");
    const back = page.getByRole("link", { name: "Choose an apartment" });
    await expect(back).toBeVisible();
    const isCovered = (): Promise<boolean> =>
      back.evaluate((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.localName === "iframe";
      });
    expect(await isCovered()).toBe(false);
    await tour.getByRole("button", { name: "Full screen", exact: true }).click();
    await expect.poll(isCovered).toBe(true);
    await tour.getByRole("button", { name: "Exit full screen" }).press("Escape");
    await expect.poll(isCovered).toBe(false);
    await tour.getByRole("application").press("Escape");
    await expect(page).toHaveURL(/\/en\/click-floor$/);
  });

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [844, 390],
  [1440, 900],
] as const)
  test(`the way back from a tour's page fits into the tour's bar at ${width}x${height}, next to its text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const language of ["", "/en", "/de"]) {
      await page.goto(`${language}/vr-9-1`);
      const tour = page.frameLocator("iframe");
      await expect(tour.locator(".leaves-room .bar")).toBeVisible();
      await expect(tour.locator(".name")).not.toBeEmpty();
      // Words have their final width once their fonts have loaded.
      for (const html of [page.locator("html"), tour.locator("html")])
        await html.evaluate(() => document.fonts.ready.then(() => {}));
      const boxOf = async (of: Locator) => {
        const box = await of.boundingBox();
        if (!box) throw new Error("Nothing is drawn of what is measured.");
        return { ...box, right: box.x + box.width, bottom: box.y + box.height };
      };
      const back = await boxOf(page.locator(".tour-back a"));
      const bar = await boxOf(tour.locator(".bar"));
      expect(back.x).toBeGreaterThanOrEqual(bar.x);
      expect(back.y).toBeGreaterThanOrEqual(bar.y);
      expect(back.bottom).toBeLessThanOrEqual(bar.bottom);
      const words = await tour.locator(".name").evaluate((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getBoundingClientRect().x;
      });
      expect(back.right).toBeLessThan(words);
      for (const control of await tour
        .getByRole("button")
        .and(tour.locator(".control"))
        .filter({ visible: true })
        .all()) {
        const { x, y } = await boxOf(control);
        expect(back.right <= x || back.bottom <= y).toBe(true);
      }
    }
  });

test("one finger turns a tour with its own page; in a frame one finger scrolls and two turn", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 640 },
    hasTouch: true,
  });
  await page.goto(testTour);
  await expectDrawn(page);
  await page.getByRole("button", { name: "Plani" }).tap();
  const before = await wedge(page);
  const touch = await page.context().newCDPSession(page);
  const at = (...points: number[]) => ({ touchPoints: points.map((x, id) => ({ x, y: 40, id })) });
  const swipe = async (from: number[], to: number[]) => {
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(...from) });
    await touch.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      ...at(...from.map((x, i) => (x + (to[i] ?? x)) / 2)),
    });
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", ...at(...to) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await swipe([190], [30]);
  await expect.poll(() => wedge(page)).not.toBe(before);
  await page.getByRole("navigation").getByTitle("Shko te: Tarraca").tap();
  await expect(here(page)).toHaveText("Tarraca");

  await page.goto("/__fixtures/tours/pair.html");
  const one = page.frameLocator("#one");
  await expectDrawn(one);
  const still = await placeOf(one, "Shko te: Tarraca");
  await swipe([190], [30]);
  await expect(one.getByText("Ktheni pamjen me dy gishta.")).toHaveClass(/shown/);
  expect(await placeOf(one, "Shko te: Tarraca")).toBe(still);
  await swipe([100, 190], [10, 100]);
  await expect.poll(() => placeOf(one, "Shko te: Tarraca")).not.toBe(still);
  await page.close();
});

test("Back closes the tour in a preview and leads to the picture the visitor came from", async ({ page }) => {
  await openHydrated(page, "/third-floor");
  await region(page, "Banesa 5,").first().click();
  await page.getByRole("button", { name: "Fotoja tjetër" }).click();
  const shown = (await page.getByText(/^2 nga \d+$/).textContent()) ?? "";
  await page.getByRole("link", { name: "VR TOUR 360°" }).click();
  await expect(page.locator("iframe")).toBeVisible();
  await page.goBack();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByText(/^\d+ nga \d+$/)).toHaveText(shown);
  await page.getByRole("link", { name: "VR TOUR 360°" }).click();
  await page.getByRole("button", { name: "Mbyll vizitën" }).click();
  await expect(page.getByText(/^\d+ nga \d+$/)).toHaveText(shown);
  await page.goBack();
  await expect(page).toHaveURL(/third-floor/);
});
