import type { Result } from "../../failure/failure.ts";
import type { FormDraft, DraftStore } from "./draft.ts";
import { isPending, statusAfter, type SubmissionStatus } from "./submissionStatus.ts";

/** How a submission is delivered. */
export type Delivery = {
  /** Offers it to the page; true if the page does not handle it, so that Kulla sends it. A page that handles it reports the end itself. */
  readonly offerToPage: () => boolean;
  /**
   * Sends it and reports the end. Before the end it may report a retry, or that no answer arrived in time; an answer
   * that arrives later is reported, too.
   */
  readonly send: (report: ReportResult, signal: AbortSignal) => Promise<void>;
};

export type ReportResult = (result: Result<void>) => void;

/** Called with each new status and the fields that were sent. */
export type StatusListener = (status: SubmissionStatus, fields: Readonly<Record<string, string>>) => void;

type PendingSubmission = {
  status: SubmissionStatus;
  isHandledByPage: boolean;
  readonly fields: Readonly<Record<string, string>>;
  readonly listeners: Set<StatusListener>;
  readonly abort: AbortController;
  report: ReportResult;
};

/** How long a page that handles a submission may take to report its end. */
const pageTimeoutMs = 30_000;

/**
 * The submissions that wait for an answer, by the id of their draft, in the order they were sent. They belong to the page rather than
 * to a form: the form may be closed, moved or removed, and another form with the same draft finds its submission here.
 */
const outbox = new Map<string, PendingSubmission>();

/** Sends a draft and calls the listener at each new status. A pending submission with the same id is abandoned. */
export function submit<Field extends string>(
  { store, draft }: { readonly store: DraftStore<Field>; readonly draft: FormDraft<Field> },
  { offerToPage, send }: Delivery,
  listener: StatusListener,
): void {
  const { id, fields } = draft;
  outbox.get(id)?.abort.abort();
  const early: Result<void>[] = [];
  const submission: PendingSubmission = {
    status: { state: "sending" },
    isHandledByPage: true,
    fields,
    listeners: new Set([listener]),
    abort: new AbortController(),
    report: (result) => void early.push(result),
  };
  // Deleted first, because a map keeps the position of a key that is set again.
  outbox.delete(id);
  outbox.set(id, submission);
  store.write({ ...draft, status: submission.status });
  updateLeaveWarning();

  submission.isHandledByPage = !offerToPage();
  const report = (submission.report = createReport(id, submission, store));
  if (!submission.isHandledByPage) {
    void send(report, submission.abort.signal).catch((thrown: unknown) =>
      report({ ok: false, failure: { code: "crashed", detail: String(thrown) } }),
    );
    return;
  }
  const silence: Result<void> = { ok: false, failure: { code: "hostSilent", mayHaveArrived: true } };
  const timer = setTimeout(() => report(silence), pageTimeoutMs);
  submission.abort.signal.addEventListener("abort", () => clearTimeout(timer));
  // The page may have reported the end from within its event listener.
  for (const result of early) report(result);
}

function createReport<Field extends string>(
  id: string,
  submission: PendingSubmission,
  store: DraftStore<Field>,
): ReportResult {
  return (result) => {
    if (outbox.get(id) !== submission) return;
    submission.status = statusAfter(submission.status, result);
    store.noteStatus(id, submission.status);
    if (!isPending(submission.status)) {
      outbox.delete(id);
      submission.abort.abort();
    }
    updateLeaveWarning();
    // Copied, because a listener may remove itself while it is called.
    for (const listener of new Set(submission.listeners)) listener(submission.status, submission.fields);
  };
}

/** Listens to a pending submission. Returns the function that stops listening, or `undefined` if none with this id is pending. */
export function watchSubmission(id: string, listener: StatusListener): (() => void) | undefined {
  const submission = outbox.get(id);
  if (!submission) return undefined;
  submission.listeners.add(listener);
  return () => submission.listeners.delete(listener);
}

/**
 * Called when the page reports the end of a submission that it handles. Without an id this means the latest submission whose id is in
 * `own`, or whose form has been removed. Returns how many submissions it could mean.
 */
export function settleSubmission(isSent: boolean, id: string | undefined, own: ReadonlySet<string>): number {
  const result: Result<void> = isSent
    ? { ok: true, value: undefined }
    : { ok: false, failure: { code: "hostRefused" } };
  const candidates = [...outbox].filter(
    ([key, { isHandledByPage, listeners }]) =>
      isHandledByPage && (id === undefined ? own.has(key) || listeners.size === 0 : key === id),
  );
  candidates.at(-1)?.[1].report(result);
  return candidates.length;
}

/** While anything is being sent, the browser asks the visitor before leaving the page. */
function updateLeaveWarning(): void {
  const isSending = [...outbox.values()].some(({ status }) => status.state === "sending");
  if (isSending) window.addEventListener("beforeunload", askBeforeLeaving);
  else window.removeEventListener("beforeunload", askBeforeLeaving);
}

function askBeforeLeaving(event: Event): void {
  event.preventDefault();
}
