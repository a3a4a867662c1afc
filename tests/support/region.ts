import { expect, type Locator, type Page } from "@playwright/test";

/** An outline on a picture, by the beginning of its name. */
export function region(page: Page | Locator, name: string): Locator {
  // Until an element is hydrated it also contains those for other window sizes, hidden.
  return page.locator(`[part~="region"][aria-label^="${name}"]`).filter({ visible: true });
}

/**
 * A point that certainly belongs to a region: regions are rarely boxes, so the point is searched for, and again while the
 * picture changes.
 */
export async function pointIn(target: Locator): Promise<{ x: number; y: number }> {
  // Firefox does not scroll to a link in an SVG, only to the shapes in it.
  await target.evaluate((element) => (element.querySelector("path") ?? element).scrollIntoView({ block: "center" }));
  let found = { x: 0, y: 0 };
  await expect(async () => {
    found = await hitPoint(target);
  }).toPass({ timeout: 15_000 });
  return found;
}

function hitPoint(target: Locator): Promise<{ x: number; y: number }> {
  return target.evaluate((element) => {
    // While one page fades into the next a press hits the fade.
    const fading = ":active-view-transition";
    if (CSS.supports(`selector(${fading})`) && document.documentElement.matches(fading))
      throw new Error("The page is still fading.");
    const box = element.getBoundingClientRect();
    const root = element.getRootNode() as ShadowRoot | Document;
    const hits = (x: number, y: number) => element.contains(root.elementFromPoint(x, y));
    for (const down of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]) {
      for (const across of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]) {
        const [x, y] = [box.x + box.width * across, box.y + box.height * down];
        if (hits(x, y)) return { x, y };
      }
    }
    throw new Error(`Nothing of ${element.getAttribute("aria-label")} can be pointed at.`);
  });
}
