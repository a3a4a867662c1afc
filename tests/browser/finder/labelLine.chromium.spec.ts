import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectScreen } from "../../support/place.ts";

// Chromium places boxes on whole device pixels, which differ from CSS pixels with Windows' display scaling and the browser's zoom.

type Place = { readonly label: DOMRect; readonly leader: DOMRect; readonly dot: DOMRect };

const markup = `<kulla-building-picker tower="k5" hints="off"></kulla-building-picker>`;

/** Laid out as with the browser's own zoom; an emulated scale would only stretch the layout. */
async function openAtScale(page: Page, scale: number): Promise<void> {
  await page.goto("/__fixtures/element/blank.html");
  await page.evaluate((zoom) => document.documentElement.style.setProperty("zoom", String(zoom)), scale);
  await page.locator("main").evaluate((main, html) => (main.innerHTML = html), markup);
  await page.evaluate(() => import(`${location.origin}/widgets/kulla.js`));
  await expectScreen(page.locator("kulla-building-picker"), { name: "tower", tower: "k5" });
}

const placeOf = (page: Page): Promise<Place> =>
  page.locator("kulla-building-picker").evaluate((node) => {
    const boxOf = (name: string) => node.shadowRoot?.querySelector(name)?.getBoundingClientRect().toJSON() as DOMRect;
    return { label: boxOf(".label"), leader: boxOf(".leader"), dot: boxOf(".dot") };
  });

/** The pixels along the leader line without anything drawn, between the label and the dot in the region. */
async function gapsIn(page: Page, { label, leader, dot }: Place): Promise<number[]> {
  const picture = sharp(await page.screenshot());
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isDark = (x: number, y: number): boolean => {
    const at = (y * info.width + x) * info.channels;
    return data.subarray(at, at + 3).every((channel) => channel < 110);
  };
  // Next to the middle of the line, too: it may lie between two pixels.
  const isDrawn = (x: number, y: number): boolean =>
    [-1, 0, 1].some((across) =>
      isUpright ? isDark(Math.floor(x) + across, Math.floor(y)) : isDark(Math.floor(x), Math.floor(y) + across),
    );
  const isUpright = leader.height > leader.width;
  const [start, size] = isUpright ? (["y", "height"] as const) : (["x", "width"] as const);
  const middleOf = (box: DOMRect) => box[start] + box[size] / 2;
  const isAfter = middleOf(dot) > middleOf(label);
  const [from, to] = isAfter
    ? [label[start] + label[size], dot[start] + dot[size] / 2]
    : [dot[start] + dot[size] / 2, label[start]];
  const [x, y] = [leader.x + leader.width / 2, leader.y + leader.height / 2];
  const gaps: number[] = [];
  expect(to - from).toBeGreaterThan(10);
  for (let along = from + 1; along < to - 1; along += 1)
    if (!(isUpright ? isDrawn(x, along) : isDrawn(along, y))) gaps.push(Math.round(along));
  return gaps;
}

for (const scale of [1, 1.1, 1.25, 1.5, 1.75, 2, 3]) {
  test(`at ${scale} device pixels per CSS pixel the label's line reaches from the label to its region`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: Math.round(1280 * scale), height: Math.round(900 * scale) });
    await openAtScale(page, scale);
    for (const floor of ["Kati 3", "Kati 9"]) {
      await page.locator(`[part~="region"][aria-label^="${floor},"]`).hover();
      await expect(page.locator('[part~="label"]')).toContainText(floor);
      expect(await gapsIn(page, await placeOf(page))).toEqual([]);
    }
  });
}
