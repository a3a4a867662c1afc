import { expect, test, type Frame, type Page } from "@playwright/test";
import sharp from "sharp";
import { inBothWhen } from "../../support/inBothWhen.ts";
import { rendered, partnerAddress, partnerPage } from "../../support/serverPage.ts";

// What a visitor sees while an element's style sheets are late, by pictures of the page.

/** A colour that no view of ours has. */
const pageColour = "#ff00ff";

const elements = {
  "a tower": {
    tag: "kulla-apartment-picker",
    attributes: { tower: "k5" },
    sitePath: "/click-floor",
    siteTag: "kulla-building-picker",
  },
  "a search": {
    tag: "kulla-apartment-search",
    attributes: { filter: "" },
    sitePath: "/apartments",
    siteTag: "kulla-apartment-search",
  },
} as const;

/** Delays every style sheet next to the elements' scripts; returns those requested. */
async function holdSheets(
  page: Page,
): Promise<{ readonly requested: readonly string[]; readonly release: () => void }> {
  const requested: string[] = [];
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/widgets/*.css", async (route) => {
    requested.push(route.request().url());
    await isReleased;
    await route.continue();
  });
  return { requested, release };
}

/** Opens an address in a frame that fills the window: of a page itself Firefox takes no picture before its sheets have loaded. */
async function openFramed(page: Page, address: string): Promise<Frame> {
  await page.route("**/framing-page", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>Frame</title><style>body { margin: 0 } iframe { display: block; border: 0; width: 100%; height: 100vh }</style><iframe></iframe>`,
    }),
  );
  await page.goto("/framing-page");
  await page.locator("iframe").evaluate((frame, src) => frame.setAttribute("src", src), address);
  const shown = (): Frame | undefined => page.frames().find((frame) => frame.url().endsWith(address));
  await expect.poll(() => shown() !== undefined).toBe(true);
  const frame = shown();
  if (!frame) throw new Error(`No frame shows ${address}.`);
  return frame;
}

const topOf = (frame: Frame, tag: string): Promise<number> =>
  frame
    .locator(tag)
    .first()
    .evaluate((host) => host.getBoundingClientRect().top);

/** The colours of the window from the element's upper edge down, as #rrggbb. */
async function coloursBelow(page: Page, frame: Frame, tag: string): Promise<ReadonlySet<string>> {
  const y = Math.ceil(await topOf(frame, tag)) + 1;
  const [width, height] = await frame.evaluate(() => [document.documentElement.clientWidth, innerHeight] as const);
  const picture = await page.screenshot({ clip: { x: 0, y, width, height: height - y }, animations: "allow" });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += info.channels) colours.add(`#${data.toString("hex", at, at + 3)}`);
  return colours;
}

/** Layout shifts so far, in browsers that report them. */
const shiftsIn = (frame: Frame): Promise<readonly number[]> =>
  frame.evaluate(
    () =>
      new Promise<readonly number[]>((resolve) => {
        if (!PerformanceObserver.supportedEntryTypes.includes("layout-shift")) return resolve([]);
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() =>
          setTimeout(() => resolve(observer.takeRecords().map((entry) => Reflect.get(entry, "value") as number))),
        );
      }),
  );

/** Whether all visible pictures have loaded. */
const hasPictures = (frame: Frame, tag: string): Promise<boolean> =>
  frame
    .locator(tag)
    .evaluate((host) =>
      [...(host.shadowRoot?.querySelectorAll("img") ?? [])].every(
        (image) => !image.checkVisibility() || image.complete,
      ),
    );

const boxOf = (frame: Frame, tag: string): Promise<readonly number[]> =>
  frame.locator(tag).evaluate((host) => {
    const { x, y, width, height } = host.getBoundingClientRect();
    return [x, y, width, height];
  });

for (const [name, { tag, attributes, sitePath, siteTag }] of Object.entries(elements)) {
  test(
    `while its style sheets are late a partner's page shows nothing of ${name}, then all of it at once and in place`,
    inBothWhen(name === "a tower"),
    async ({ page }) => {
      const { requested, release } = await holdSheets(page);
      const body = `<h1>Before</h1>${rendered(tag, attributes)}`;
      await page.route(`**${partnerAddress}`, (route) =>
        route.fulfill({
          contentType: "text/html; charset=utf-8",
          body: partnerPage(body).replace("margin: 0", `margin: 0; background: ${pageColour}`),
        }),
      );
      const frame = await openFramed(page, partnerAddress);
      await expect(frame.getByRole("heading", { name: "Before" })).toBeVisible();
      await expect(frame.locator(tag)).toBeAttached();
      await expect.poll(() => requested.length).toBeGreaterThan(0);
      for (let pictures = 0; pictures < 3; pictures += 1)
        expect([...(await coloursBelow(page, frame, tag))]).toEqual([pageColour]);
      const top = await topOf(frame, tag);
      release();
      const seen: string[] = [];
      const look = async (): Promise<string> => {
        const colours = await coloursBelow(page, frame, tag);
        const isStyled = !colours.has(pageColour);
        const state = isStyled ? "styled" : colours.size === 1 ? "nothing" : "bare";
        seen.push(state);
        return state;
      };
      await expect.poll(look, { intervals: [0] }).toBe("styled");
      expect(seen).not.toContain("bare");
      const box = await boxOf(frame, tag);
      expect(box[1]).toBe(top);
      await expect.poll(() => hasPictures(frame, tag)).toBe(true);
      expect(await boxOf(frame, tag)).toEqual(box);
      expect(await shiftsIn(frame)).toEqual([]);
    },
  );

  test(
    `while its style sheets are late a page of the showcase shows nothing of ${name}, and nothing moves when they load`,
    inBothWhen(name === "a tower"),
    async ({ page }) => {
      const { requested, release } = await holdSheets(page);
      const frame = await openFramed(page, sitePath);
      // Firefox may delay the entire page, and has no layout then.
      await expect(frame.locator("header a").first()).toBeAttached();
      await expect(frame.locator(siteTag).first()).toBeAttached();
      await expect.poll(() => requested.length).toBeGreaterThan(0);
      // Only the page's backgrounds; the edges of letters have many shades.
      for (let pictures = 0; pictures < 3; pictures += 1)
        expect((await coloursBelow(page, frame, siteTag)).size).toBeLessThanOrEqual(2);
      release();
      await expect.poll(async () => (await coloursBelow(page, frame, siteTag)).size).toBeGreaterThan(100);
      expect(await shiftsIn(frame)).toEqual([]);
    },
  );
}
