import type { Page } from "@playwright/test";

type Sent = { readonly url: string; readonly at: number; bytes: number };

/**
 * What came over the wire until a page's largest picture or text was painted: every answer that had come by then, headers
 * and all, as Chromium counts it. Start it before the page is opened.
 */
export async function countWire(page: Page): Promise<() => Promise<{ bytes: number; urls: readonly string[] }>> {
  const devTools = await page.context().newCDPSession(page);
  const sent = new Map<string, Sent>();
  let clockMs = 0;
  await devTools.send("Network.enable");
  devTools.on("Network.requestWillBeSent", ({ requestId, request: { url }, timestamp, wallTime, type }) => {
    if (type === "Document" && clockMs === 0) clockMs = wallTime * 1000 - timestamp * 1000;
    sent.set(requestId, { url, at: timestamp * 1000, bytes: 0 });
  });
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
    const request = sent.get(requestId);
    if (request) Object.assign(request, { bytes: encodedDataLength, at: timestamp * 1000 });
  });
  return async () => {
    const paintedMs = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(performance.timeOrigin + (list.getEntries().at(-1)?.startTime ?? 0));
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
    const before = [...sent.values()].filter(({ at, url }) => at + clockMs <= paintedMs && !url.startsWith("data:"));
    return {
      bytes: before.reduce((sum, { bytes }) => sum + bytes, 0),
      urls: before.map(({ url, bytes }) => `${bytes} ${url}`),
    };
  };
}
