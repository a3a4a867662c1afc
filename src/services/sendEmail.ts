import type { Result } from "../failure/result.ts";
import { absoluteUrl } from "../project/addresses.ts";
import type { InquirySettings } from "../project/types.ts";
import { isOffline } from "./isOffline.ts";
import { judgeMailAnswer, lostLine } from "./mailFailure.ts";

/** How long an answer may take before the letter counts as uncertain. */
const silenceMs = 30_000;
/** Browsers let requests outlive their page only up to 64 KB, all of a page together. */
const keepaliveBytes = 60_000;

const providerOrigin = "https://api.emailjs.com";

/** The version of the provider's protocol (specification section 7). */
const protocolVersion = "4.4.1";

export type Email = {
  readonly settings: InquirySettings;
  readonly params: Readonly<Record<string, string>>;
};

type Answering = {
  /** Hears the end; first that none came in 30 s, where that is so, and then the end when it comes all the same. */
  readonly report: (result: Result<void>) => void;
  readonly signal: AbortSignal;
};

let keptAliveBytes = 0;

/**
 * Posts one letter to the e-mail provider (specification section 7). Never throws: every end is a Result (mailFailure.ts).
 * By our own request and not by the provider's library: that keeps one address for the whole page, hides `Retry-After`, and its
 * request can neither be stopped nor outlive the page.
 */
export async function sendEmail({ settings, params }: Email, { report, signal }: Answering): Promise<void> {
  const { publicKey, service, template } = settings;
  const url = mailUrl(settings);
  const missing = Object.entries({ publicKey, service, template, origin: url }).find(([, value]) => !value)?.[0];
  if (!url || missing) {
    return report({ ok: false, failure: { code: "mailNotConfigured", detail: `The ${missing} is missing or wrong.` } });
  }
  const body = JSON.stringify({
    lib_version: protocolVersion,
    user_id: publicKey,
    service_id: service,
    template_id: template,
    template_params: params,
  });
  const timer = setTimeout(() => {
    report({ ok: false, failure: { code: "timeout", mayHaveArrived: true, detail: "no answer in 30 s" } });
  }, silenceMs);
  const result = await post(url, body, signal);
  clearTimeout(timer);
  report(result);
}

/** The address letters are posted to; `undefined` where the origin is no web address. */
function mailUrl({ origin }: InquirySettings): string | undefined {
  const base = origin || providerOrigin;
  return absoluteUrl(`${base.replace(/\/+$/, "")}/api/v1.0/email/send`, base);
}

async function post(url: string, body: string, signal: AbortSignal): Promise<Result<void>> {
  const bytes = new TextEncoder().encode(body).length;
  const keepalive = keptAliveBytes + bytes <= keepaliveBytes;
  if (keepalive) keptAliveBytes += bytes;
  const wasOnline = !isOffline();
  try {
    const headers = { "Content-type": "application/json" };
    const answer = await fetch(url, { method: "POST", headers, body, signal, keepalive });
    const retryAfter = answer.headers.get("Retry-After");
    return judgeMailAnswer({ status: answer.status, text: await answer.text(), retryAfter });
  } catch (thrown) {
    return { ok: false, failure: lostLine(thrown, wasOnline) };
  } finally {
    if (keepalive) keptAliveBytes -= bytes;
  }
}
