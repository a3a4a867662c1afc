import type { Route } from "@playwright/test";

export type Answer = (route: Route) => Promise<void>;

export const status = (code: number, headers: Record<string, string> = {}): Answer => {
  // An error response whose details are hidden from other origins still counts as an error.
  return (route) => route.fulfill({ status: code, headers: { "Access-Control-Allow-Origin": "*", ...headers } });
};
const body = (contentType: string, text: string): Answer => {
  return (route) => route.fulfill({ contentType, body: text, headers: { "Access-Control-Allow-Origin": "*" } });
};
const truncated: Answer = async (route) => {
  if (route.request().method() === "POST")
    return route.fulfill({ body: "O", headers: { "Access-Control-Allow-Origin": "*" } });
  const response = await route.fetch();
  const full = await response.body();
  return route.fulfill({ response, body: full.subarray(0, full.length >> 1) });
};

/** The complete answer, delayed. */
export const slow = "slow";

/** Everything that can happen to a request. */
export const faults: readonly (readonly [name: string, answer: Answer])[] = [
  [slow, () => Promise.resolve()],
  ["offline", (route) => route.abort("internetdisconnected")],
  ["refused", (route) => route.abort("connectionrefused")],
  ["reset", (route) => route.abort("connectionreset")],
  ["stalled", () => Promise.resolve()],
  ...[401, 403, 404, 408, 413, 500, 502, 503].map((code) => [String(code), status(code)] as const),
  ["429", status(429, { "Retry-After": "60" })],
  ["empty 200", body("text/plain", "")],
  ["HTML 200", body("text/html", "<!doctype html><title>Wi-Fi</title>")],
  ["truncated", truncated],
];
