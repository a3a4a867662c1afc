import type { Result } from "../../failure/result.ts";
import type { Draft, DraftStore } from "./draft.ts";
import { answered, isOpen, type Letter } from "./letter.ts";

/** How a letter leaves. */
export type Dispatch = {
  /** Offers it to the page first; false: the page takes it over and says later how it ended. */
  readonly ask: () => boolean;
  /**
   * Sends it. Reports its end; before that, where it is so, that it is tried again, or that no answer came in time and then, when
   * one comes, what it was.
   */
  readonly send: (report: Report, signal: AbortSignal) => Promise<void>;
};

export type Report = (result: Result<void>) => void;

/** Hears how far a letter is, and with which fields it was sent. */
export type Follower = (letter: Letter, sent: Readonly<Record<string, string>>) => void;

type Entry = {
  letter: Letter;
  isHosts: boolean;
  readonly sent: Readonly<Record<string, string>>;
  readonly followers: Set<Follower>;
  readonly stop: AbortController;
  report: Report;
};

/** How long a page that took a letter over may be silent. */
const hostSilenceMs = 30_000;

/**
 * The letters that wait for an answer, by the id of their draft, in the order they were sent. A request belongs to the page, not
 * to the form it came from: that may be closed, moved or gone, and another form of the same draft finds its letter here.
 */
const entries = new Map<string, Entry>();

/** Sends a draft and tells its follower each news. One that is still waiting under the same id is given up for it. */
export function dispatch<Field extends string>(
  { store, draft }: { readonly store: DraftStore<Field>; readonly draft: Draft<Field> },
  { ask, send }: Dispatch,
  follower: Follower,
): void {
  const { id, fields } = draft;
  entries.get(id)?.stop.abort();
  const early: Result<void>[] = [];
  const entry: Entry = {
    letter: { state: "sending" },
    isHosts: true,
    sent: fields,
    followers: new Set([follower]),
    stop: new AbortController(),
    report: (result) => void early.push(result),
  };
  // Deleted first: a map keeps the place of a key that is set again.
  entries.delete(id);
  entries.set(id, entry);
  store.write({ ...draft, letter: entry.letter });
  guardLeaving();

  entry.isHosts = !ask();
  const report = (entry.report = reporter(id, entry, store));
  if (!entry.isHosts) {
    void send(report, entry.stop.signal).catch((thrown: unknown) =>
      report({ ok: false, failure: { code: "crashed", detail: String(thrown) } }),
    );
    return;
  }
  const silence: Result<void> = { ok: false, failure: { code: "hostSilent", mayHaveArrived: true } };
  const timer = setTimeout(() => report(silence), hostSilenceMs);
  entry.stop.signal.addEventListener("abort", () => clearTimeout(timer));
  // It may have spoken while it was being asked.
  for (const result of early) report(result);
}

function reporter<Field extends string>(id: string, entry: Entry, store: DraftStore<Field>): Report {
  return (result) => {
    if (entries.get(id) !== entry) return;
    entry.letter = answered(entry.letter, result);
    store.note(id, entry.letter);
    if (!isOpen(entry.letter)) {
      entries.delete(id);
      entry.stop.abort();
    }
    guardLeaving();
    // A follower may leave while it hears.
    for (const follower of new Set(entry.followers)) follower(entry.letter, entry.sent);
  };
}

/** Hears of a letter that waits for an answer from now on; gives back the end of hearing, `undefined` where none waits. */
export function followLetter(id: string, follower: Follower): (() => void) | undefined {
  const entry = entries.get(id);
  if (!entry) return undefined;
  entry.followers.add(follower);
  return () => entry.followers.delete(follower);
}

/**
 * A page says how a letter that it took over ended. Without an id it is the one of `own` asked last, or one whose form has gone.
 * Returns how many it could have been.
 */
export function settleLetter(isSent: boolean, id: string | undefined, own: ReadonlySet<string>): number {
  const result: Result<void> = isSent
    ? { ok: true, value: undefined }
    : { ok: false, failure: { code: "hostRefused" } };
  const asked = [...entries].filter(([, { isHosts }]) => isHosts);
  const meant = asked.filter(([key, { followers }]) =>
    id === undefined ? own.has(key) || followers.size === 0 : key === id,
  );
  meant.at(-1)?.[1].report(result);
  return meant.length;
}

/** While a letter is being sent, leaving the page asks the visitor first. */
function guardLeaving(): void {
  const isSending = [...entries.values()].some(({ letter }) => letter.state === "sending");
  if (isSending) window.addEventListener("beforeunload", askBeforeLeaving);
  else window.removeEventListener("beforeunload", askBeforeLeaving);
}

function askBeforeLeaving(event: Event): void {
  event.preventDefault();
}
