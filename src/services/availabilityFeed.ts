import { debugLog } from "../debugLog.ts";
import { laterMoment, noteServerTime, serverTimeOf, timeNow, type Moment } from "../clock/serverClock.ts";
import { readAvailability, type Availability } from "../project/readAvailability.ts";
import type { ApartmentId, Project } from "../project/types.ts";
import { changedApartments, withAvailability } from "../project/withAvailability.ts";
import { fromDocument } from "../page/fromDocument.ts";

/** What subscribers receive on a change. */
export type AvailabilityChange = {
  readonly revision: number;
  readonly generatedAt: string;
  /** Ids of the apartments that are not as they were. */
  readonly homes: readonly ApartmentId[];
};

/** Who follows an availability file. */
export type Follower = {
  /** Absolute URL of the file. */
  readonly url: string;
  /** As its own file has it. */
  readonly project: Project;
  /** The same as it is shown before anything of the file is known. */
  readonly shown: Project;
  /** Asks for news only while it is on screen. */
  readonly element: Element;
  /** Hears of the project as it is now, first as soon as the file has been read. */
  readonly onChange: (project: Project) => void;
  /** Hears then of the apartments that are not as they were, where there are some. */
  readonly tell: (change: AvailabilityChange) => void;
};

/** One per address and page. */
type Feed = {
  readonly url: string;
  /** The last good one, with its text. */
  last?: { readonly text: string; readonly availability: Availability };
  /** The time by the file's server. */
  clock?: Moment;
  /** When it was last requested, ms of `performance.now()`. */
  askedAt: number;
  request?: { readonly stop: AbortController; readonly answered: Promise<void> } | undefined;
  /** Sentences the console has had. */
  readonly said: Set<string>;
};

type Followed = Omit<Follower, "shown"> & { readonly feed: Feed; shown: Project };

const everyMs = 60_000;
const longestWaitMs = 10_000;
const mostWarnings = 20;
const hourMs = 3_600_000;

const feeds = new Map<string, Feed>();
const followers = new Set<Followed>();
const onScreen = new Set<Element>();
let sight: IntersectionObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Follows an availability file: one request for all elements of a page, at once and every 60 s while the page is visible and one of
 * them on screen, and at once on return to the page. What fails or is older than the last good one changes nothing. The signal ends it.
 */
export function followAvailability(follower: Follower, signal: AbortSignal): void {
  if (signal.aborted) return;
  const feed = feedOf(follower.url);
  const followed: Followed = { ...follower, feed };
  if (followers.size === 0) begin();
  followers.add(followed);
  sight?.observe(follower.element);
  apply(followed);
  askIfDue(feed);
  signal.addEventListener("abort", () => leave(followed), { once: true });
}

function leave(followed: Followed): void {
  const { feed, element } = followed;
  followers.delete(followed);
  sight?.unobserve(element);
  onScreen.delete(element);
  if (![...followers].some((other) => other.feed === feed)) abandon(feed);
  if (followers.size === 0) end();
  schedule();
}

/** The project with its current availability; `undefined` if the file does not load within 10 s or cannot be read. Never rejects. */
export async function currentProject(url: string, project: Project): Promise<Project | undefined> {
  const feed = feedOf(url);
  if (!feed.last) await ask(feed);
  return feed.last && withAvailability(project, { availability: feed.last.availability, now: nowFor(feed) });
}

function feedOf(url: string): Feed {
  const feed = feeds.get(url) ?? { url, askedAt: -Infinity, said: new Set<string>() };
  feeds.set(url, feed);
  return feed;
}

function begin(): void {
  sight = new IntersectionObserver(look);
  fromDocument("addEventListener")("visibilitychange", comeBack);
  addEventListener("pageshow", comeBack);
  addEventListener("online", comeBack);
}

function end(): void {
  sight?.disconnect();
  fromDocument("removeEventListener")("visibilitychange", comeBack);
  removeEventListener("pageshow", comeBack);
  removeEventListener("online", comeBack);
}

function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    // An element without a box of its own is never seen, though its content may be.
    if (isIntersecting || getComputedStyle(target).display === "contents") onScreen.add(target);
    else onScreen.delete(target);
  }
  for (const feed of watchedFeeds()) askIfDue(feed);
  schedule();
}

/** Those somebody sees. */
function watchedFeeds(): ReadonlySet<Feed> {
  const seen = fromDocument("hidden") ? [] : [...followers].filter(({ element }) => onScreen.has(element));
  return new Set(seen.map(({ feed }) => feed));
}

function comeBack(event: Event): void {
  // A page that has just been loaded is shown, too.
  if (event instanceof PageTransitionEvent && !event.persisted) return;
  clearTimeout(timer);
  turn();
}

function turn(): void {
  timer = undefined;
  for (const feed of watchedFeeds()) void ask(feed);
  schedule();
}

/** One timer for the page, and none while no subscribed element is visible. */
function schedule(): void {
  if (watchedFeeds().size > 0) timer ??= setTimeout(turn, everyMs);
  else {
    clearTimeout(timer);
    timer = undefined;
  }
}

function askIfDue(feed: Feed): void {
  if (performance.now() - feed.askedAt >= everyMs) void ask(feed);
}

function ask(feed: Feed): Promise<void> {
  // It grows old even where nothing newer comes.
  applyAll(feed);
  if (feed.request) return feed.request.answered;
  feed.askedAt = performance.now();
  const stop = new AbortController();
  const answered = read(feed, stop).finally(() => {
    if (feed.request === request) feed.request = undefined;
    applyAll(feed);
  });
  const request = { stop, answered };
  feed.request = request;
  return answered;
}

/** Nobody waits for it any more; who comes next asks anew. */
function abandon(feed: Feed): void {
  if (!feed.request) return;
  feed.request.stop.abort();
  feed.request = undefined;
  feed.askedAt = -Infinity;
}

async function read(feed: Feed, stop: AbortController): Promise<void> {
  const late = setTimeout(() => stop.abort(), longestWaitMs);
  try {
    // The browser asks the server whether its own copy still holds: ETag and 304 are its affair.
    const response = await fetch(feed.url, { cache: "no-cache", signal: stop.signal });
    const text = await response.text();
    debugLog(`has read ${feed.url}`, response.status);
    if (!response.ok) return;
    readClock(feed, response.headers);
    if (text !== feed.last?.text) take(feed, text);
  } catch {
    // The browser's console has it already; the last good one stays.
  } finally {
    clearTimeout(late);
  }
}

function take(feed: Feed, text: string): void {
  const { availability, problems } = parse(text);
  warn(feed, problems);
  if (availability && availability.revision >= (feed.last?.availability.revision ?? 0)) {
    feed.last = { text, availability };
    // It cannot have been read before it was written.
    feed.clock = laterMoment(feed.clock, Date.parse(availability.generatedAt));
  }
}

/**
 * How old a file is goes by its server's clock, and without its `Date` by how long the page has had it: a visitor's clock may be
 * days off.
 */
function readClock(feed: Feed, headers: Headers): void {
  const serverMs = serverTimeOf(headers);
  if (serverMs === undefined) return;
  noteServerTime(headers);
  feed.clock = laterMoment(feed.clock, serverMs);
  const aheadHours = Math.round((Date.now() - serverMs) / hourMs);
  // An answer from an offline cache keeps its own age.
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

function warn({ url, said }: Feed, problems: readonly string[]): void {
  const fresh = problems.filter((problem) => !said.has(problem));
  for (const problem of fresh) said.add(problem);
  for (const problem of fresh.slice(0, mostWarnings)) console.warn(`${url}: ${problem}`);
  if (fresh.length > mostWarnings) console.warn(`${url}: and ${fresh.length - mostWarnings} more problems`);
}

function applyAll(feed: Feed): void {
  for (const followed of followers) if (followed.feed === feed) apply(followed);
}

function apply(followed: Followed): void {
  const { feed, project, shown } = followed;
  if (!feed.last) return;
  const { availability } = feed.last;
  const live = withAvailability(project, { availability, now: nowFor(feed) }, shown);
  if (live === shown) return;
  followed.shown = live;
  const { revision, generatedAt } = availability;
  const homes = changedApartments(shown, live);
  followed.onChange(live);
  if (homes.length > 0) followed.tell({ revision, generatedAt, homes });
}
