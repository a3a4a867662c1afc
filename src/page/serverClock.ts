/** A time by a server's clock, and the page's monotonic time when it was received. Both in ms. */
export type Moment = { readonly serverMs: number; readonly atMs: number };

/** When a response was sent: its `Date` plus its age in caches. Other origins may hide both. */
export function serverTimeOf(headers: Headers): number | undefined {
  const sentMs = Date.parse(headers.get("date") ?? "");
  return Number.isNaN(sentMs) ? undefined : sentMs + Number(headers.get("age") ?? 0) * 1000;
}

/** The server's time now. */
export const timeNow = ({ serverMs, atMs }: Moment): number => serverMs + performance.now() - atMs;

/** The later of two is more accurate: a cached response is older than its date suggests. */
export function laterMoment(before: Moment | undefined, serverMs: number): Moment {
  const now = { serverMs, atMs: performance.now() };
  return before && timeNow(before) > serverMs ? before : now;
}

let latest: Moment | undefined;

/** Records the time of a response, for `currentTime`. */
export function recordServerTime(headers: Headers): void {
  const serverMs = serverTimeOf(headers);
  if (serverMs !== undefined) latest = laterMoment(latest, serverMs);
}

/** The time by the servers that have answered this page, ms; by the visitor's clock if none has sent a date. */
export const currentTime = (): number => (latest ? timeNow(latest) : Date.now());
