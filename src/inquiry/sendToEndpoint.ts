import type { Report } from "./submission/underway.ts";
import { plainLine } from "./submission/plainText.ts";
import { sendWithRetries } from "./submission/retry.ts";
import { absoluteUrl } from "../project/addresses.ts";
import { postLetter } from "../services/postLetter.ts";
import { longestValue, type InquiryLetter } from "./inquiryLetter.ts";
import type { WrittenElement } from "./form/writtenElement.ts";

/** What a letter to the owner's own system has besides. */
export type EndpointLetter = InquiryLetter & {
  readonly locale: string;
  /** ISO date and time of the first try. */
  readonly sentAt: string;
};

type Answering = { readonly report: Report; readonly signal: AbortSignal };

/** Where to: the absolute address as it was given, by an element that can say what is wrong with it. */
type Recipient = { readonly address: string; readonly element: Pick<WrittenElement, "warn"> };

/** Sends an inquiry to the owner's own system until it is taken or refused; to an address that is none, not at all. */
export async function sendToEndpoint(
  letter: EndpointLetter,
  to: Recipient,
  { report, signal }: Answering,
): Promise<void> {
  const { address, element } = to;
  if (!isEndpoint(address, origin)) {
    element.warn(`has an inquiry-endpoint that is neither https nor of this page: "${address}".`);
    return report({
      ok: false,
      failure: { code: "mailNotConfigured", detail: "The endpoint is no address to send to." },
    });
  }
  const content = endpointContent(letter);
  return sendWithRetries(() => postLetter({ url: address, key: letter.id, content }), report, signal);
}

/** The letter as JSON (contract, "Inquiries"): every name always; `null` where nobody has said it. */
export function endpointContent(letter: EndpointLetter): Readonly<Record<string, string | readonly string[] | null>> {
  const { id, apartments, name, phone, email, floor, partner, page, locale, consent, sentAt } = letter;
  const line = (text: string): string => plainLine(text, longestValue);
  return {
    id,
    apartments,
    name: line(name),
    phone: line(phone),
    email: line(email),
    floor: line(floor),
    partner: partner && line(partner),
    page: line(page),
    locale,
    consent: consent && line(consent),
    sentAt,
  };
}

/**
 * Whether an address may be sent what visitors type: https, or plain http to this machine or to the page's own origin (`ownOrigin`).
 * One with a name or password in it is none: browsers ask for nothing there.
 */
export function isEndpoint(address: string, ownOrigin: string): boolean {
  // A page that was written into another one (srcdoc) has no address to see others from.
  const url = absoluteUrl(address);
  if (!url) return false;
  const { protocol, hostname, origin, username, password } = new URL(url);
  const isPrivate = protocol === "https:" || origin === ownOrigin || /^(localhost|127\.0\.0\.1)$/.test(hostname);
  return isPrivate && !username && !password;
}
