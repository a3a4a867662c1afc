import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";
import { chromiumPath } from "../support/chromiumPaths.ts";

/** Chromium as the tests use it. */
export function launchChromium(more: readonly string[] = [], path = chromiumPath): Promise<Browser> {
  return chromium.launch({
    ...(path === "playwright" ? {} : { executablePath: path }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      ...more,
    ],
  });
}

export type Metrics = Readonly<Record<string, number>>;

/** Chromium's own counters (LayoutCount, RecalcStyleCount, ScriptDuration, Nodes, JSEventListeners ...). */
export async function metricsOf(session: CDPSession): Promise<Metrics> {
  const { metrics } = await session.send("Performance.getMetrics");
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Starts the counters; returns the session that reads them. */
export async function startCounters(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return session;
}

/** Counters after a garbage collection, so that only memory in use is counted. */
export async function settledMetrics(session: CDPSession): Promise<Metrics> {
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  return metricsOf(session);
}
