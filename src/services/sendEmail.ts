import type { Failure, Result } from "../failure/failure.ts";
import { absoluteUrl } from "../project/addresses.ts";
import type { InquirySettings } from "../project/types.ts";
import { withTimeout } from "./withTimeout.ts";
import { isOffline } from "./isOffline.ts";
import { judgeMailAnswer, mailFailure } from "./mailFailure.ts";
import { throttleStorage } from "./throttleStorage.ts";

type Library = typeof import("@emailjs/browser");

/** Timeout for loading the library. */
const loadMs = 30_000;
/** After this time without a response the e-mail counts as uncertain. */
const silenceMs = 30_000;

export type Email = {
  readonly settings: InquirySettings;
  readonly params: Readonly<Record<string, string>>;
};

type Answering = {
  /** Receives the outcome. Without a response in 30 s it receives that first, and the outcome when it is known. */
  readonly report: (result: Result<void>) => void;
  /** Aborting cancels an e-mail that is waiting for its turn; a request that has been sent cannot be stopped. */
  readonly signal: AbortSignal;
};

/** Resolves when the previous e-mail has got its response, or after 30 s. */
let lastSending: Promise<void> = Promise.resolve();

/**
 * Sends one e-mail from the browser, without SMTP, with the provider's library (docs/developers/specification.md, section 8), which is
 * loaded with the first e-mail. Never throws: every outcome is a Result (mailFailure.ts).
 *
 * The library has one global configuration, set by `init` and read by `send`: e-mails are sent one after the other, each after its
 * own `init`, so that elements with different keys and origins do not interfere.
 */
export async function sendEmail(email: Email, { report, signal }: Answering): Promise<void> {
  const origin = email.settings.origin;
  if (origin && !absoluteUrl(origin, origin)) {
    return report({ ok: false, failure: { code: "mailNotConfigured", detail: `${origin} is not a web address.` } });
  }
  const library = await loadLibrary();
  if (!library.ok) return report(library);
  const sending = lastSending.then(() => (signal.aborted ? undefined : sendInTurn(library.value, email, report)));
  lastSending = sending.catch(() => {});
  return sending;
}

async function loadLibrary(): Promise<Result<Library>> {
  try {
    return { ok: true, value: await withTimeout(loadMs, () => import("@emailjs/browser")) };
  } catch (thrown) {
    return { ok: false, failure: loadFailure(thrown) };
  }
}

/** On loading, the library reads `localStorage`, which throws in a frame without an origin or with storage denied. */
function loadFailure(thrown: unknown): Failure {
  const detail = `The e-mail library did not load: ${String(thrown)}`;
  if (thrown instanceof Error && thrown.name === "SecurityError") return { code: "mailNotConfigured", detail };
  return { code: isOffline() ? "offline" : "unreachable", detail };
}

async function sendInTurn(library: Library, email: Email, report: Answering["report"]): Promise<void> {
  const answer = send(library, email);
  const noAnswer: Failure = { code: "timeout", mayHaveArrived: true, detail: `no answer in ${silenceMs} ms` };
  await withTimeout(silenceMs, () => answer).then(report, () => {
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
      // Without a storage provider the library does not throttle.
      storageProvider: throttleStorage,
    });
    return judgeMailAnswer(await post(service, template, params));
  } catch (thrown) {
    const failure = mailFailure(thrown, wasOnline);
    // The library also counts a failed e-mail, after which the visitor may try again at once.
    if (failure.code !== "mailTooMany") await throttleStorage.remove(throttle.id);
    return { ok: false, failure };
  }
}
