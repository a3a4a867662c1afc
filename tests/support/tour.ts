import { expect, type FrameLocator, type Page } from "@playwright/test";

type Place = Page | FrameLocator;

/** The tests' own tour: three rooms, the first with tiles (made by makeTestTour.mjs). */
export const testTour = "/__fixtures/tours/9/vr-9-9/index.htm";

/** Waits until the sphere of the scene is drawn. A slow machine compiles its shaders first. */
export async function expectDrawn(place: Place): Promise<void> {
  await expect(place.locator(".view.drawn")).toBeVisible({ timeout: 40_000 });
}

export async function openTour(page: Page, address = testTour): Promise<void> {
  await page.goto(address);
  await expectDrawn(page);
}

/** A way in the view, as against the same room on the plan. */
export const doorTo = (place: Place, name: string) => place.locator(".doors").getByRole("button", { name });

export const here = (place: Place) => place.getByRole("heading", { level: 1 });

/** Where the visitor looks, as the open plan shows it. */
export const wedge = async (place: Place): Promise<string> =>
  (await place.locator(".wedge:visible").getAttribute("d", { timeout: 10_000 })) ?? "";

/** Where a way's words stand in the view, in pixels from its left and top: turned and zoomed views have them elsewhere. */
export const placeOf = (place: Place, name: string): Promise<string> =>
  doorTo(place, name).evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    return `${Math.round(x)} ${Math.round(y)}`;
  });

/** Callbacks for the next frame that the page asks for in half a second. */
export const framesAsked = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const ask = window.requestAnimationFrame;
        let asked = 0;
        window.requestAnimationFrame = (callback) => {
          asked += 1;
          return ask.call(window, callback);
        };
        setTimeout(() => {
          window.requestAnimationFrame = ask;
          resolve(asked);
        }, 500);
      }),
  );
