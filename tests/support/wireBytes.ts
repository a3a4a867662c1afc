import type { Page } from "@playwright/test";

type Answer = { readonly url: string; readonly type: string; readonly askedAt: number; doneAt: number; bytes: number };

type Waited = { readonly bytes: number; readonly urls: readonly string[] };

/** Content that is painted only when it has loaded, whatever the page's largest part is. */
const everBlocking = ["Document", "Stylesheet", "Font"];

/**
 * Bytes on the wire, including headers, that a page's largest picture or text waits for: the page, its style sheets and fonts, the
 * picture itself, and if a script names the picture, the scripts loaded by then. Concurrent other loads depend on connection and
 * machine, not on the page. Start it before the page is opened.
 */
export async function countWire(page: Page): Promise<() => Promise<Waited>> {
  const devTools = await page.context().newCDPSession(page);
  const answers = new Map<string, Answer>();
  const byScript = new Set<string>();
  await devTools.send("Network.enable");
  devTools.on("Network.requestWillBeSent", ({ requestId, request: { url }, timestamp, type = "Other", initiator }) => {
    answers.set(requestId, { url, type, askedAt: timestamp, doneAt: Infinity, bytes: 0 });
    if (initiator.type === "script") byScript.add(url);
  });
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
    const answer = answers.get(requestId);
    if (answer) Object.assign(answer, { bytes: encodedDataLength, doneAt: timestamp });
  });
  return async () => {
    const largest = await largestOf(page);
    const all = [...answers.values()].filter(({ url }) => !url.startsWith("data:"));
    const picture = all.find(({ url }) => url === largest);
    const isWaitedFor = ({ url, type, doneAt }: Answer): boolean =>
      everBlocking.includes(type) ||
      url === largest ||
      (type === "Script" && picture !== undefined && byScript.has(picture.url) && doneAt <= picture.askedAt);
    const waited = all.filter(isWaitedFor);
    return {
      bytes: waited.reduce((sum, { bytes }) => sum + bytes, 0),
      urls: waited.map(({ url, bytes }) => `${bytes} ${url}`),
    };
  };
}

/** Address of the largest painted picture; empty if the largest part is text. */
function largestOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          resolve(last && "url" in last ? String(last.url) : "");
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
}
