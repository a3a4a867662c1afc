import { expect, test, type Locator, type Page } from "@playwright/test";
import { inBothWhen } from "../../support/inBothWhen.ts";
import { place } from "../../support/place.ts";

const pageWidth = 1440;

/** Where pickers, previews and tours show their pictures. */
const places = [
  { name: "the site", markup: `<kulla-apartment-picker hints="off"></kulla-apartment-picker>`, isTour: false },
  {
    name: "a tower",
    markup: `<kulla-building-picker tower="k5" hints="off"></kulla-building-picker>`,
    isTour: false,
  },
  {
    name: "an apartment",
    markup: `<kulla-apartment-preview apartment="k5-07-05"></kulla-apartment-preview>`,
    isTour: false,
  },
  {
    name: "an apartment's tour",
    markup: `<kulla-apartment-preview apartment="k5-07-05"></kulla-apartment-preview>`,
    isTour: true,
  },
] as const;

/** Widths in device pixels: of the loaded file, of the picture as shown, of the largest existing file. */
type Shown = { readonly url: string; readonly file: number; readonly shown: number; readonly largest: number };

/** Every picture visible in an element, or waiting next to the visible one; drawings aside. */
const picturesIn = (element: Locator): Promise<readonly Shown[]> =>
  element.evaluate(async (host) => {
    const widthOf = async (url: string): Promise<number> => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return image.naturalWidth;
    };
    const measured = async (image: HTMLImageElement): Promise<Shown> => {
      const { currentSrc: url, clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
      const ratio = naturalWidth / naturalHeight;
      const [one, other] = [clientWidth, clientHeight * ratio];
      const isCut = getComputedStyle(image).objectFit === "cover";
      const shown = (isCut ? Math.max(one, other) : Math.min(one, other)) * devicePixelRatio;
      const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
      const widths = sources.flatMap(({ srcset }) =>
        [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
      );
      const file = await widthOf(url);
      return { url, file, shown: Math.round(shown), largest: Math.max(file, ...widths) };
    };
    const images = [...(host.shadowRoot?.querySelectorAll("img") ?? [])];
    const isLaidOut = (image: HTMLImageElement): boolean =>
      image.checkVisibility() && !image.currentSrc.endsWith(".svg");
    return Promise.all(images.filter(isLaidOut).map(measured));
  });

async function shownIn(page: Page, columnPx: number, { markup, isTour }: (typeof places)[number]) {
  const requested = new Set<string>();
  page.on("request", (request) => {
    if (/\.(avif|webp|jpg)$/.test(request.url())) requested.add(request.url());
  });
  await page.route("**/tours/**/index.htm", (route) => route.fulfill({ contentType: "text/html", body: "a tour" }));
  await place(page, `<div style="width: ${columnPx}px">${markup}</div>`);
  const element = page.locator("main > div > *");
  if (isTour) await element.getByRole("link", { name: "VR TOUR 360°" }).click();
  const stage = element.locator(isTour ? ".tour-stage img" : "img").first();
  await expect(stage).toHaveClass(/ready/);
  const loading = element.locator("picture:visible img.loading");
  await expect(loading).toHaveCount(0);
  const before = [...requested];
  const pictures = await picturesIn(element);
  // The loaded picture is shown: nothing was loaded for an element that shows something else.
  if (!isTour) expect(before.toSorted()).toEqual([...new Set(pictures.map(({ url }) => url))].toSorted());
  return pictures;
}

for (const ratio of [1, 2]) {
  test.describe(`at ${ratio} device pixels per px`, () => {
    test.use({ viewport: { width: pageWidth, height: 900 }, deviceScaleFactor: ratio });
    for (const where of places) {
      test(
        `in a column of 320 px ${where.name} loads no picture over 1.5 times its displayed device pixels`,
        inBothWhen(ratio === 2 && (where.name === "a tower" || where.isTour)),
        async ({ page }) => {
          const pictures = await shownIn(page, 320, where);
          expect(pictures.length).toBeGreaterThan(0);
          expect(pictures.filter(({ file, shown }) => file > 1.5 * shown)).toEqual([]);
        },
      );

      test(
        `across the full width of a page ${where.name} is as sharp as displayed, or as its largest file`,
        { tag: "@chromium" },
        async ({ page }) => {
          const pictures = await shownIn(page, pageWidth, where);
          expect(pictures.length).toBeGreaterThan(0);
          expect(pictures.filter(({ file, shown, largest }) => file < 0.8 * Math.min(shown, largest))).toEqual([]);
        },
      );
    }
  });
}
