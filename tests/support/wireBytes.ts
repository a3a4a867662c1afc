import type { Page } from "@playwright/test";

type Transfer = {
  readonly url: string;
  readonly type: string;
  readonly startedAt: number;
  endedAt: number;
  bytes: number;
};

type AwaitedTransfers = { readonly bytes: number; readonly urls: readonly string[] };

/** Types of resources that block painting, whatever the page's largest part is. */
const blockingTypes = ["Document", "Stylesheet", "Font"];

/**
 * Bytes on the wire, including headers, that a page's largest picture or text waits for: the page, its style sheets and fonts, the
 * picture itself, and if a script names the picture, the scripts loaded by then. Other loads at the same time are not
 * counted: they depend on connection and machine, not on the page. Call it before the page is opened, and the returned function afterwards.
 */
export async function countWireBytes(page: Page): Promise<() => Promise<AwaitedTransfers>> {
  const devTools = await page.context().newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  const urlsFromScripts = new Set<string>();
  await devTools.send("Network.enable");
  devTools.on("Network.requestWillBeSent", ({ requestId, request: { url }, timestamp, type = "Other", initiator }) => {
    transfers.set(requestId, { url, type, startedAt: timestamp, endedAt: Infinity, bytes: 0 });
    if (initiator.type === "script") urlsFromScripts.add(url);
  });
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) => {
    const transfer = transfers.get(requestId);
    if (transfer) Object.assign(transfer, { bytes: encodedDataLength, endedAt: timestamp });
  });
  return async () => {
    const largest = await largestPictureUrl(page);
    const all = [...transfers.values()].filter(({ url }) => !url.startsWith("data:"));
    const picture = all.find(({ url }) => url === largest);
    const isAwaited = ({ url, type, endedAt }: Transfer): boolean =>
      blockingTypes.includes(type) ||
      url === largest ||
      (type === "Script" && picture !== undefined && urlsFromScripts.has(picture.url) && endedAt <= picture.startedAt);
    const awaited = all.filter(isAwaited);
    return {
      bytes: awaited.reduce((sum, { bytes }) => sum + bytes, 0),
      urls: awaited.map(({ url, bytes }) => `${bytes} ${url}`),
    };
  };
}

/** Address of the largest painted picture; empty if the largest part is text. */
function largestPictureUrl(page: Page): Promise<string> {
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
