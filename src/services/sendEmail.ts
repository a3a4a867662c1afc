import type { Failure, Result } from "../failure/failure.ts";
import { absoluteUrl } from "../project/addresses.ts";
import type { InquirySettings } from "../project/types.ts";
import { inTime } from "./inTime.ts";
import { isOffline } from "./isOffline.ts";
import { judgeMailAnswer, mailFailure } from "./mailFailure.ts";
import { throttleStorage } from "./throttleStorage.ts";

type Library = typeof import("@emailjs/browser");

/** How long the library's code may take to load. */
const loadMs = 30_000;
/** How long an answer may take before the email counts as uncertain. */
const silenceMs = 30_000;

export type Email = {
  readonly settings: InquirySettings;
  readonly params: Readonly<Record<string, string>>;
};

type Answering = {
  /** Receives the outcome. Where no answer came in 30 s it receives that first, and the outcome whenever it comes. */
  readonly report: (result: Result<void>) => void;
  /** Aborted before its turn, an email is not sent; one that has left cannot be stopped. */
  readonly signal: AbortSignal;
};

/** Ends when the email before has its answer, or has waited 30 s for it. */
let lastTurn: Promise<void> = Promise.resolve();

/**
 * Sends one email with the provider's library (docs/developers/specification.md, section 8), which is loaded by the first one. Never throws:
 * every outcome is a Result (mailFailure.ts).
 *
 * The library has one store for the page, filled by `init` and read by `send`: emails go one after the other, each with an `init`
 * of its own, so that elements with different keys and origins never mix.
 */
export async function sendEmail(email: Email, { report, signal }: Answering): Promise<void> {
  const origin = email.settings.origin;
  if (origin && !absoluteUrl(origin, origin)) {
    return report({ ok: false, failure: { code: "mailNotConfigured", detail: `${origin} is not a web address.` } });
  }
  const library = await loadLibrary();
  if (!library.ok) return report(library);
  const turn = lastTurn.then(() => (signal.aborted ? undefined : takeTurn(library.value, email, report)));
  lastTurn = turn.catch(() => {});
  return turn;
}

async function loadLibrary(): Promise<Result<Library>> {
  try {
    return { ok: true, value: await inTime(loadMs, () => import("@emailjs/browser")) };
  } catch (thrown) {
    return { ok: false, failure: loadFailure(thrown) };
  }
}

/** The library reads `localStorage` as it is evaluated, which throws in a frame without an origin or with storage denied. */
function loadFailure(thrown: unknown): Failure {
  const detail = `The e-mail library did not load: ${String(thrown)}`;
  if (thrown instanceof Error && thrown.name === "SecurityError") return { code: "mailNotConfigured", detail };
  return { code: isOffline() ? "offline" : "unreachable", detail };
}

async function takeTurn(library: Library, email: Email, report: Answering["report"]): Promise<void> {
  const answer = send(library, email);
  const noAnswer: Failure = { code: "timeout", mayHaveArrived: true, detail: `no answer in ${silenceMs} ms` };
  await inTime(silenceMs, () => answer).then(report, () => {
    report({ ok: false, failure: noAnswer });
    void answer.then(report);
  });
}

async function send({ init, send: post }: Library, { settings, params }: Email): Promise<Result<void>> {
  const { publicKey = "", service = "", template = "", origin, throttleMs, blockHeadless, blockList } = settings;
  const wasOnline = !isOffline();
  const throttle = { id: `kulla:mail:${publicKey}`, throttle: throttleMs ?? 0 };
  try {
    init({
      publicKey,
      ...(origin && { origin: origin.replace(/\/+$/, "") }),
      blockHeadless: blockHeadless ?? false,
      blockList: blockList ? { ...blockList, list: [...blockList.list] } : {},
      limitRate: throttle,
      // Without one the library does not throttle at all.
      storageProvider: throttleStorage,
    });
    return judgeMailAnswer(await post(service, template, params));
  } catch (thrown) {
    const failure = mailFailure(thrown, wasOnline);
    // The library counts an email that failed, too: the visitor may try again at once.
    if (failure.code !== "mailTooMany") await throttleStorage.remove(throttle.id);
    return { ok: false, failure };
  }
}
