import { debugLog } from "../page/debugLog.ts";
import { laterMoment, recordServerTime, serverTimeOf, timeNow, type Moment } from "../page/serverClock.ts";
import { readAvailability, type Availability } from "../project/readAvailability.ts";
import type { ApartmentId, Project } from "../project/types.ts";
import { changedApartments, withAvailability } from "../project/withAvailability.ts";
import { documentProperty } from "../page/documentProperty.ts";

/** What subscribers receive on a change. */
export type AvailabilityChange = {
  readonly revision: number;
  readonly generatedAt: string;
  /** Ids of the changed apartments. `homes`, as in the public event. */
  readonly homes: readonly ApartmentId[];
};

/** A subscriber of an availability file. */
export type Subscriber = {
  /** Absolute URL of the file. */
  readonly url: string;
  /** The project of its file, without availability. */
  readonly project: Project;
  /** The project that is shown until the file has been read. */
  readonly shown: Project;
  /** The file is polled only while this is on screen. */
  readonly element: Element;
  /** Called with the current project, first as soon as the file has been read. */
  readonly onChange: (project: Project) => void;
  /** Called after that with the apartments that changed, if any. */
  readonly onApartmentsChange: (change: AvailabilityChange) => void;
};

/** One feed per address and page. */
type Feed = {
  readonly url: string;
  /** The last valid file, with its text. */
  last?: { readonly text: string; readonly availability: Availability };
  /** The time of the file's server. */
  clock?: Moment;
  /** When it was last requested, ms of `performance.now()`. */
  requestedAt: number;
  request?: { readonly stop: AbortController; readonly answered: Promise<void> } | undefined;
  /** Warnings already logged. */
  readonly warned: Set<string>;
};

type Subscription = Omit<Subscriber, "shown"> & { readonly feed: Feed; shown: Project };

const pollIntervalMs = 60_000;
const timeoutMs = 10_000;
const maxWarnings = 20;
/** The events of one return to the page, pageshow and visibilitychange, follow each other within this time. */
const returnMs = 1000;
const hourMs = 3_600_000;

const feeds = new Map<string, Feed>();
const followers = new Set<Subscription>();
const onScreen = new Set<Element>();
let visibility: IntersectionObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** When the page was last returned to, ms of `performance.now()`. */
let returnedAt = -Infinity;

/**
 * Polls an availability file (availability.json): one request for all elements of a page, at once and every 60 s while the page is
 * visible and one of them is on screen, and at once on return to the page. A failed request or an older file changes nothing. Aborting the signal unsubscribes.
 */
export function subscribeToAvailability(follower: Subscriber, signal: AbortSignal): void {
  if (signal.aborted) return;
  const feed = feedOf(follower.url);
  const followed: Subscription = { ...follower, feed };
  if (followers.size === 0) startListening();
  followers.add(followed);
  visibility?.observe(follower.element);
  apply(followed);
  requestIfDue(feed);
  signal.addEventListener("abort", () => unsubscribe(followed), { once: true });
}

function unsubscribe(followed: Subscription): void {
  const { feed, element } = followed;
  followers.delete(followed);
  visibility?.unobserve(element);
  onScreen.delete(element);
  if (![...followers].some((other) => other.feed === feed)) abandon(feed);
  if (followers.size === 0) stopListening();
  schedule();
}

/** The project with its current availability; `undefined` if the file does not load within 10 s or cannot be read. Never rejects. */
export async function fetchCurrentProject(url: string, project: Project): Promise<Project | undefined> {
  const feed = feedOf(url);
  if (!feed.last) await request(feed);
  return feed.last && withAvailability(project, { availability: feed.last.availability, now: nowFor(feed) });
}

function feedOf(url: string): Feed {
  const feed = feeds.get(url) ?? { url, requestedAt: -Infinity, warned: new Set<string>() };
  feeds.set(url, feed);
  return feed;
}

function startListening(): void {
  visibility = new IntersectionObserver(onIntersection);
  documentProperty("addEventListener")("visibilitychange", onReturn);
  addEventListener("pageshow", onReturn);
  addEventListener("online", onReturn);
}

function stopListening(): void {
  visibility?.disconnect();
  documentProperty("removeEventListener")("visibilitychange", onReturn);
  removeEventListener("pageshow", onReturn);
  removeEventListener("online", onReturn);
}

function onIntersection(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    // An element without a box never intersects, though its content may be visible.
    if (isIntersecting || getComputedStyle(target).display === "contents") onScreen.add(target);
    else onScreen.delete(target);
  }
  for (const feed of watchedFeeds()) requestIfDue(feed);
  schedule();
}

function watchedFeeds(): ReadonlySet<Feed> {
  const visibleFollowers = documentProperty("hidden")
    ? []
    : [...followers].filter(({ element }) => onScreen.has(element));
  return new Set(visibleFollowers.map(({ feed }) => feed));
}

function onReturn(event: Event): void {
  // pageshow also fires for a page that has just loaded.
  if (event instanceof PageTransitionEvent && !event.persisted) return;
  clearTimeout(timer);
  timer = undefined;
  const now = performance.now();
  const isSameReturn = event.type !== "online" && now - returnedAt < returnMs;
  returnedAt = documentProperty("hidden") ? -Infinity : now;
  if (isSameReturn) schedule();
  else poll();
}

function poll(): void {
  timer = undefined;
  for (const feed of watchedFeeds()) void request(feed);
  schedule();
}

/** One timer for the page, and none while no subscribed element is visible. */
function schedule(): void {
  if (watchedFeeds().size > 0) timer ??= setTimeout(poll, pollIntervalMs);
  else {
    clearTimeout(timer);
    timer = undefined;
  }
}

function requestIfDue(feed: Feed): void {
  if (performance.now() - feed.requestedAt >= pollIntervalMs) void request(feed);
}

function request(feed: Feed): Promise<void> {
  // A file can become stale without a newer one.
  applyAll(feed);
  if (feed.request) return feed.request.answered;
  feed.requestedAt = performance.now();
  const stop = new AbortController();
  const answered = fetchFile(feed, stop).finally(() => {
    if (feed.request === running) feed.request = undefined;
    applyAll(feed);
  });
  const running = { stop, answered };
  feed.request = running;
  return answered;
}

/** Cancels the pending request when the last subscriber leaves, so that the next one requests at once. */
function abandon(feed: Feed): void {
  if (!feed.request) return;
  feed.request.stop.abort();
  feed.request = undefined;
  feed.requestedAt = -Infinity;
}

async function fetchFile(feed: Feed, stop: AbortController): Promise<void> {
  const timeout = setTimeout(() => stop.abort(), timeoutMs);
  try {
    // The browser revalidates its cached copy by ETag and 304.
    const response = await fetch(feed.url, { cache: "no-cache", signal: stop.signal });
    const text = await response.text();
    debugLog(`has read ${feed.url}`, response.status);
    if (!response.ok) return;
    readClock(feed, response.headers);
    if (text !== feed.last?.text) accept(feed, text);
  } catch {
    // The browser logs it; the last valid file stays.
  } finally {
    clearTimeout(timeout);
  }
}

function accept(feed: Feed, text: string): void {
  const { availability, problems } = parse(text);
  warn(feed, problems);
  if (availability && availability.revision >= (feed.last?.availability.revision ?? 0)) {
    feed.last = { text, availability };
    // The server's clock cannot be earlier than the file.
    feed.clock = laterMoment(feed.clock, Date.parse(availability.generatedAt));
  }
}

/**
 * A file's age is measured by its server's clock, or without a `Date` header by how long the page has had the file: a visitor's
 * clock may be days off.
 */
function readClock(feed: Feed, headers: Headers): void {
  const serverMs = serverTimeOf(headers);
  if (serverMs === undefined) return;
  recordServerTime(headers);
  feed.clock = laterMoment(feed.clock, serverMs);
  const aheadHours = Math.round((Date.now() - serverMs) / hourMs);
  // A response from an offline cache keeps its original age.
  if (aheadHours !== 0 && navigator.onLine)
    warn(feed, [
      `this device's clock is ${Math.abs(aheadHours)} h ${aheadHours > 0 ? "ahead of" : "behind"} the server's`,
    ]);
}

const nowFor = ({ clock }: Feed): number => (clock ? timeNow(clock) : Date.now());

function parse(text: string): ReturnType<typeof readAvailability> {
  try {
    return readAvailability(JSON.parse(text));
  } catch (error) {
    return { availability: undefined, problems: [String(error)] };
  }
}

function warn({ url, warned }: Feed, problems: readonly string[]): void {
  const fresh = problems.filter((problem) => !warned.has(problem));
  for (const problem of fresh) warned.add(problem);
  for (const problem of fresh.slice(0, maxWarnings)) console.warn(`${url}: ${problem}`);
  if (fresh.length > maxWarnings) console.warn(`${url}: and ${fresh.length - maxWarnings} more problems`);
}

function applyAll(feed: Feed): void {
  for (const followed of followers) if (followed.feed === feed) apply(followed);
}

function apply(followed: Subscription): void {
  const { feed, project, shown } = followed;
  if (!feed.last) return;
  const { availability } = feed.last;
  const live = withAvailability(project, { availability, now: nowFor(feed) }, shown);
  if (live === shown) return;
  followed.shown = live;
  const { revision, generatedAt } = availability;
  const homes = changedApartments(shown, live);
  followed.onChange(live);
  if (homes.length > 0) followed.onApartmentsChange({ revision, generatedAt, homes });
}
