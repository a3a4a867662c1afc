import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Against CSRF: the studio's page sends this token, which came with the printed address, with each request; no other page knows it. */
export const tokenHeader = "x-kulla-token";

/** The folder that a window works on, percent-encoded: it must not change another one that was opened meanwhile. */
const folderHeader = "x-kulla-folder";

/** Of every answer; the policy of its kind comes on top. */
const commonHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Another port is the same site: without this a tour's frame may share a process with the studio's page, and take it along when it ends.
  "Origin-Agent-Cluster": "?1",
  "Cache-Control": "no-store",
};

/** `resources`: whose pages may show the answer inside of them. */
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
  /** Origins that may ask; requests that say none are let through. */
  readonly origins: readonly string[];
  /** What `Sec-Fetch-Site` may be; "none" is an address that the owner opens, and older browsers say nothing. */
  readonly sites: readonly string[];
};

/** Whether a request comes from one of these pages, as far as the browser tells: `Origin` and `Sec-Fetch-Site` are never a page's own to set. */
export function isFrom({ headers }: IncomingMessage, { origins, sites }: Sender): boolean {
  const { origin, "sec-fetch-site": site } = headers;
  if (origin !== undefined && !origins.includes(origin)) return false;
  return site === undefined || site === "none" || sites.includes(site);
}

/** Whether a key that was shown is the wanted one. */
export function isKey(shown: string | readonly string[] | null | undefined, wanted: string): boolean {
  const [one, other] = [Buffer.from(typeof shown === "string" ? shown : ""), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The folder that the asking window works on, where it says one. */
export function folderSaid({ headers }: IncomingMessage): string | undefined {
  const said = headers[folderHeader];
  try {
    return typeof said === "string" ? decodeURIComponent(said) : undefined;
  } catch {
    return "";
  }
}
