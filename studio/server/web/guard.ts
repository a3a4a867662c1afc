import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** What the page shows with every change it asks for: it came with the address that was printed, and no other page knows it. */
export const tokenHeader = "x-kulla-token";

/** The folder that a window works on, percent-encoded: it must not change another one that was opened meanwhile. */
const folderHeader = "x-kulla-folder";

/** The page itself, and nothing else: no other site's script, no frame around it, nothing loaded from elsewhere. */
export const pageHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
    "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cache-Control": "no-store",
};

/** An owner's file opened by itself may be a drawing with a script in it. */
export const fileHeaders = {
  "Content-Security-Policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
} as const;

/**
 * Whether a request comes from this computer's own studio page, and not by way of a foreign site: one that had its name lead to
 * 127.0.0.1 is told by `Host`, one that sends forms or scripts by `Origin` and `Sec-Fetch-Site`.
 */
export function isOwnPage({ headers }: IncomingMessage, port: number): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const { host = "", origin, "sec-fetch-site": site } = headers;
  if (!hosts.includes(host)) return false;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return site === undefined || site === "same-origin" || site === "none";
}

/** Whether a request shows the token. */
export function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const shown = Buffer.from(String(headers[tokenHeader] ?? ""));
  const wanted = Buffer.from(token);
  return shown.length === wanted.length && timingSafeEqual(shown, wanted);
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
