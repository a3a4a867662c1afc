import { expect, test } from "@playwright/test";
import { isAlive } from "../../support/isAlive.ts";

// Only Chromium reports the largest picture, and can simulate a slow connection.

const phone = { width: 412, height: 823 };

// Its screen, too: requests before layout depend on it.
test.use({ viewport: phone, screen: phone, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true });

const cover = "/project/brochure/page-001-";

/** Paints of the largest element so far, by address, and all bytes loaded at the last of them. */
type Largest = { readonly addresses: readonly string[]; readonly bytes: number };

for (const path of ["/flipbook", "/en/flipbook", "/de/flipbook"]) {
  test(`a phone on a slow connection loads the cover of ${path} from the HTML, painted once, within 98 K`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const [picture = ""] = /<picture>.*?<\/picture>/s.exec(html) ?? [];
    expect(picture).toMatch(new RegExp(`srcSet="[^"]*${cover}\\d+\\.avif \\d+w`));
    expect(picture).toMatch(/<img [^>]*sizes="[^"]+"[^>]*loading="eager"[^>]*fetchPriority="high"/);

    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const bitsToBytes = 1024 / 8;
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 1638 * bitsToBytes,
      uploadThroughput: 750 * bitsToBytes,
    });
    await page.goto(path);
    await expect.poll(() => isAlive(page)).toBe(true);
    // The book itself has requested its next page.
    await expect(page.getByRole("group").nth(1).locator("img")).toHaveClass(/ready/);
    const { addresses, bytes } = await page.evaluate(
      () =>
        new Promise<Largest>((resolve) => {
          type Paint = PerformanceEntry & { readonly url: string; readonly loadTime: number };
          new PerformanceObserver((list) => {
            const paints = list.getEntries() as Paint[];
            // Not its paint, which a busy machine does later.
            const last = paints.at(-1)?.loadTime ?? 0;
            const files = [
              ...(performance.getEntriesByType("navigation") as PerformanceResourceTiming[]),
              ...performance.getEntriesByType("resource"),
            ].filter(({ responseEnd }) => responseEnd <= last);
            const sum = files.reduce((all, { encodedBodySize }) => all + encodedBodySize, 0);
            resolve({ addresses: paints.map(({ url }) => url), bytes: sum });
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
    expect(addresses.at(-1)).toContain(cover);
    expect(addresses.filter((address) => address.includes(cover))).toHaveLength(1);
    expect(bytes).toBeLessThanOrEqual(98 * 1024);
  });
}
