import { existsSync } from "node:fs";
import type { Page, Route } from "@playwright/test";
import sharp from "sharp";

type Size = { readonly width: number; readonly height: number };

const sizes = new Map<string, Size>();
const grounds = new Map<string, Buffer>();

/**
 * Replaces every photograph with a drawing of the same size that shows how it is cropped, every panorama with a flat colour, and
 * blocks films: the page is compared, not the pictures. Plans are drawings already and stay.
 */
export async function stillPictures(page: Page): Promise<void> {
  await page.route(/\/(project\/.+|tours\/.+\/poster)\.(avif|webp|jpe?g|png)$/, async (route) => {
    const size = await sizeOf(route);
    if (!size) return route.fallback();
    return route.fulfill({ contentType: "image/svg+xml", body: drawing(size) });
  });
  await page.route(/\/tours\/.+\/(?!poster)\w+\.(webp|jpe?g|png)$/, async (route) => {
    const size = await sizeOf(route);
    if (!size) return route.fallback();
    return route.fulfill({ contentType: "image/png", body: await ground(size) });
  });
  await page.route(/\.(mp4|webm)$/, (route) => route.abort());
}

/** The file in the built site; undefined if there is none, so that a missing picture stays missing. */
async function sizeOf(route: Route): Promise<Size | undefined> {
  const file = `dist/site${decodeURIComponent(new URL(route.request().url()).pathname)}`;
  const cached = sizes.get(file);
  if (cached || !existsSync(file)) return cached;
  const { width, height } = await sharp(file).metadata();
  sizes.set(file, { width, height });
  return { width, height };
}

/**
 * Steps of grey, darker to the right and to the bottom: a wrong crop has other greys. An edge rounded to the next pixel, which may
 * differ from one run to the next, stays below the comparison's threshold: no step is more than 5 of 255, where two cross.
 */
function drawing({ width, height }: Size): string {
  const steps = Array.from({ length: 12 }, (_, step) => step / 12);
  const columns = steps.map(
    (share) => `<path d="M${share * width} 0H${width}V${height}H${share * width}z" fill="#000" fill-opacity=".015"/>`,
  );
  const rows = steps.map(
    (share) => `<path d="M0 ${share * height}H${width}V${height}H0z" fill="#000" fill-opacity=".01"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="#dcd9d0" d="M0 0h${width}v${height}H0z"/>${columns.join("")}${rows.join("")}</svg>`
  );
}

/** Tours decode their pictures off the page, where browsers read no SVG. */
async function ground({ width, height }: Size): Promise<Buffer> {
  const name = `${width} ${height}`;
  const made =
    grounds.get(name) ??
    (await sharp({ create: { width, height, channels: 3, background: "#b9b6ae" } })
      .png()
      .toBuffer());
  grounds.set(name, made);
  return made;
}
