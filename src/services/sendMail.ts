import type { Result } from "../failure/result.ts";
import type { InquirySettings } from "../project/types.ts";
import { isOffline } from "./isOffline.ts";
import { mailFailure } from "./mailFailure.ts";
import { postMail, type MailAddress } from "./postMail.ts";

const timeoutMs = 30_000;
const providerOrigin = "https://api.emailjs.com";

/** Letters on their way. The library's request cannot be stopped: one that timed out may still arrive. */
const underway = new Map<string, Promise<Result<void>>>();

/**
 * Sends one letter through the e-mail provider (specification section 7). Never throws: every error of the library
 * is a Failure (mailFailure.ts), after 30 s without an answer it is `timeout`. Sending the same letter again while its
 * first request is still open waits for that one, so that a slow line never sends it twice.
 */
export async function sendMail(
  settings: InquirySettings,
  params: Readonly<Record<string, string>>,
): Promise<Result<void>> {
  const { publicKey, service, template } = settings;
  if (!publicKey || !service || !template) return { ok: false, failure: { code: "mailNotConfigured" } };
  const origin = (settings.origin || providerOrigin).replace(/\/+$/, "");
  const address: MailAddress = { publicKey, service, template, origin };
  const key = JSON.stringify([address, params]);
  let sent = underway.get(key);
  if (!sent) {
    sent = post(address, params).finally(() => underway.delete(key));
    underway.set(key, sent);
  }
  return withPatience(sent);
}

async function post(address: MailAddress, params: Readonly<Record<string, string>>): Promise<Result<void>> {
  try {
    const text = await postMail(address, params);
    // A sign-in page of a hotel's network answers everything with 200: that letter never left.
    if (/^\s*<(!doctype|html)/i.test(text)) {
      return { ok: false, failure: { code: "unreachable", status: 200, detail: "200 with a page in place of OK" } };
    }
    return { ok: true, value: undefined };
  } catch (thrown) {
    return { ok: false, failure: mailFailure(thrown, !isOffline()) };
  }
}

function withPatience(sent: Promise<Result<void>>): Promise<Result<void>> {
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => resolve({ ok: false, failure: { code: "timeout", detail: "no answer in 30 s" } }),
      timeoutMs,
    );
    void sent.then((result) => {
      clearTimeout(timer);
      resolve(result);
    });
  });
}
