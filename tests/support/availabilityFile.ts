import type { Page, Route } from "@playwright/test";

type Home = { readonly status?: string; readonly price?: object };

/** As written by `npx kulla sync`: a minute old at the start of a stopped clock. */
export function availabilityFile(
  revision: number,
  apartments: Readonly<Record<string, Home>>,
  more: object = {},
): object {
  const generatedAt = "2026-11-20T10:59:00Z";
  return { version: 1, revision, generatedAt, staleAfterS: 86_400, source: "homes.xlsx", homes: apartments, ...more };
}

export const json = (route: Route, body: object): Promise<void> =>
  route.fulfill({
    contentType: "application/json",
    headers: { date: servedAt(body) },
    body: JSON.stringify(body),
  });

/** The start of a stopped clock; a file that was written later is a minute old, too. */
function servedAt({ generatedAt }: { readonly generatedAt?: unknown }): string {
  const writtenMs = Date.parse(typeof generatedAt === "string" ? generatedAt : "") + 60_000;
  const stillMs = Date.parse("2026-11-20T11:00:00Z");
  return new Date(writtenMs > stillMs ? writtenMs : stillMs).toUTCString();
}

/** Serves an availability file with the test's latest content, and counts the requests. */
export async function serveAvailability(page: Page, first: object) {
  const state = { requestCount: 0, answer: (route: Route): Promise<void> => json(route, first) };
  await page.route("**/availability.json", (route) => {
    state.requestCount += 1;
    return state.answer(route);
  });
  return {
    requestCount: () => state.requestCount,
    serve: (file: object): void => {
      state.answer = (route) => json(route, file);
    },
    fail: (answer: (route: Route) => Promise<void>): void => {
      state.answer = answer;
    },
  };
}
