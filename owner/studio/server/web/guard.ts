import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Against CSRF: the studio's page sends this token, from the printed address, with each request; no other page knows it. */
export const tokenHeader = "x-kulla-token";

/** The folder that a window works on, percent-encoded: it must not change another one that was opened in the meantime. */
const folderHeader = "x-kulla-folder";

/** For every answer; the policy of its kind is added. */
const commonHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Another port is the same site: without this a tour's frame may share a process with the studio's page, and crash it along with itself.
  "Origin-Agent-Cluster": "?1",
  "Cache-Control": "no-store",
};

/** `resources`: which pages may embed the answer. */
export function setCommonHeaders(
  response: ServerResponse,
  policy: string,
  resources: "same-origin" | "cross-origin",
): void {
  for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
  response.setHeader("Content-Security-Policy", policy);
  response.setHeader("Cross-Origin-Resource-Policy", resources);
}

const hostnames: readonly string[] = ["127.0.0.1", "localhost"];

/** The requested name of this computer; undefined for any other, against DNS rebinding. */
export const hostnameOf = ({ headers }: IncomingMessage, port: number): string | undefined =>
  hostnames.find((name) => headers.host === `${name}:${port}`);

type Sender = {
  /** Origins that may send requests; requests without an origin are allowed. */
  readonly origins: readonly string[];
  /** The allowed values of `Sec-Fetch-Site`; "none" is an address that the owner opens, and older browsers omit the header. */
  readonly sites: readonly string[];
};

/** Whether a request comes from one of these pages, according to the browser: pages cannot set `Origin` and `Sec-Fetch-Site` themselves. */
export function isFrom({ headers }: IncomingMessage, { origins, sites }: Sender): boolean {
  const { origin, "sec-fetch-site": site } = headers;
  if (origin !== undefined && !origins.includes(origin)) return false;
  return site === undefined || site === "none" || sites.includes(site);
}

/** Whether the given key is the expected one. */
export function isKey(shown: string | readonly string[] | null | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(typeof shown === "string" ? shown : ""), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The requesting window's folder, if stated. */
export function folderOfRequest({ headers }: IncomingMessage): string | undefined {
  const header = headers[folderHeader];
  try {
    return typeof header === "string" ? decodeURIComponent(header) : undefined;
  } catch {
    return "";
  }
}
