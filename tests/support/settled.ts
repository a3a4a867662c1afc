import { expect, type Frame, type Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";

/** Parts of a page or its frames that are still loading, in words; empty when all of them are ready. */
function unsettled(frame: Frame): Promise<readonly string[]> {
  return frame.evaluate(async () => {
    await document.fonts.ready;
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots) {
      for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot) roots.push(shadowRoot);
    }
    // One in a closed tab or window of the page waits for that to open.
    const asleep = [...document.querySelectorAll("*")].filter(
      (host) =>
        host.localName.startsWith("kulla-") &&
        host.shadowRoot?.querySelector("slot, .kulla[hidden]") !== null &&
        host.checkVisibility(),
    );
    const pictures = roots.flatMap((root) => [...root.querySelectorAll("img")]).filter(isAwaited);
    const undrawn = document.querySelectorAll(".view:not(.drawn), .view.entering");
    const isUnbegun = document.querySelector("script[src$='viewer.js']") && !document.querySelector(".view");
    const loading = roots.flatMap((root) => [...root.querySelectorAll("*")]).filter(saysLoading);
    return [
      ...asleep.map((host) => `${host.localName} does not live yet`),
      ...pictures.map(({ currentSrc, src }) => `${currentSrc || src} has not come`),
      ...(isUnbegun ? ["the tour has not begun"] : []),
      ...[...undrawn].map(() => "the tour's room is not drawn"),
      ...loading.map(() => "something says that it is loading"),
    ];

    /** Its placeholder counts for nothing, and content beyond the sides of the window waits for the visitor. */
    function isAwaited(image: HTMLImageElement): boolean {
      const { left, right } = image.getBoundingClientRect();
      const isOver = image.complete && image.naturalWidth > 0 && !image.classList.contains("loading");
      const hasCome = isOver && !image.src.startsWith("data:");
      return image.checkVisibility() && right > 0 && left < innerWidth && !hasCome;
    }
    function saysLoading(element: Element): boolean {
      const isSo =
        element.childElementCount === 0 && /Loading\.\.\.|Duke u ngarkuar|Wird geladen/.test(element.textContent);
      return isSo && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }
  });
}

/** Down the page and up again: parts of it wait until the visitor gets near. */
async function walk(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
}

/** Waits until an entire page is ready, its lower parts and its frames too: fonts, elements, pictures, rooms of tours. */
export async function settled(page: Page, isWalked: boolean): Promise<void> {
  const isOfTheSite = await page.evaluate(() => document.querySelector("header button") !== null);
  if (isOfTheSite) await hydrated(page);
  const missing = async (): Promise<readonly string[]> => {
    if (isWalked) await walk(page);
    return (await Promise.all(page.frames().map(unsettled))).flat();
  };
  await expect.poll(missing, { timeout: 35_000, intervals: [100, 250, 500, 1000, 2000] }).toEqual([]);
}
