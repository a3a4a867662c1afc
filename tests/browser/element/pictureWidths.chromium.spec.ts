import { expect, test, type Page } from "@playwright/test";
import { hydrated } from "../../support/hydrated.ts";

type Shown = { readonly file: string; readonly pixels: number; readonly needed: number; readonly largest: number };

/** Every loaded picture, with its file's width and the device pixels it fills, cropped to its box or contained in it. */
const picturesOn = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document];
    const found: Shown[] = [];
    for (const root of roots) {
      for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot) roots.push(shadowRoot);
      for (const image of root.querySelectorAll("picture img")) {
        if (!(image instanceof HTMLImageElement) || image.naturalWidth === 0 || !image.checkVisibility()) continue;
        const pixels = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
        if (!pixels) continue;
        const { width, height } = image.getBoundingClientRect();
        const wide = (height * image.naturalWidth) / image.naturalHeight;
        const fit = getComputedStyle(image).objectFit;
        const whole = fit === "contain" ? Math.min(width, wide) : width;
        const shown = fit === "cover" ? Math.max(width, wide) : whole;
        const srcsets = [...(image.closest("picture")?.querySelectorAll("source") ?? [])].map(({ srcset }) => srcset);
        const widths = [...srcsets.join(", ").matchAll(/ (\d+)w/g)].map(([, each]) => Number(each));
        const file = image.currentSrc.replace(/^.*\/project\//, "");
        found.push({
          file,
          pixels,
          needed: Math.round(shown * devicePixelRatio),
          largest: Math.max(pixels, ...widths),
        });
      }
    }
    return found;
  });

async function seeAll(page: Page): Promise<void> {
  await hydrated(page);
  const step = (page.viewportSize()?.height ?? 800) * 0.8;
  for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += step) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  await page.waitForLoadState("networkidle");
}

const windows = [
  { width: 412, height: 823, ratio: 2.625 },
  { width: 1280, height: 800, ratio: 1 },
  { width: 1440, height: 900, ratio: 1 },
  { width: 1920, height: 1080, ratio: 1 },
];

for (const { width, height, ratio } of windows)
  test.describe(`${width} px at ${ratio} device pixels`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: ratio });

    test("every picture of the front page is sharp, and at most 1.5 times as wide as displayed", async ({ page }) => {
      await page.goto("/");
      await seeAll(page);
      const pictures = await picturesOn(page);
      expect(pictures.length).toBeGreaterThan(8);
      expect(pictures.filter(({ pixels, needed, largest }) => pixels < 0.9 * Math.min(needed, largest))).toEqual([]);
      expect(pictures.filter(({ pixels, needed }) => pixels > 1.5 * needed)).toEqual([]);
    });
  });

for (const ratio of [1, 2])
  test.describe(`at ${ratio} device pixels per px`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: ratio });

    test("an apartment's thumbnails are files of their own size, in addition to the pictures already loaded", async ({
      page,
    }) => {
      await page.goto("/apartments/k5-04-07");
      const thumbs = page.getByRole("button", { name: /^Shfaq foton \d/ });
      await expect(thumbs.first()).toBeVisible();
      await seeAll(page);
      const pictures = await picturesOn(page);
      const large = new Set(pictures.filter(({ needed }) => needed > 400 * ratio).map(({ file }) => file));
      expect(pictures.length).toBeGreaterThan(large.size + 5);
      expect(pictures.filter(({ file, pixels, needed }) => !large.has(file) && pixels > 1.5 * needed)).toEqual([]);
    });
  });
