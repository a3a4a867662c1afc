import type { ReportResult } from "./submission/outbox.ts";
import { toSingleLine } from "./submission/plainText.ts";
import { sendWithRetries } from "./submission/retry.ts";
import { absoluteUrl } from "../project/addresses.ts";
import { postInquiry } from "../services/postInquiry.ts";
import { maxValueLength, type Inquiry } from "./inquiry.ts";
import type { ElementSettings } from "./form/elementSettings.ts";

/** An inquiry with the additional fields that the owner's own system receives. */
export type EndpointInquiry = Inquiry & {
  readonly locale: string;
  /** ISO date and time of the first attempt. */
  readonly sentAt: string;
};

type SendOptions = { readonly report: ReportResult; readonly signal: AbortSignal };

/** `address`: absolute, as written. `element`: warns on the console if the address is not acceptable. */
type Recipient = { readonly address: string; readonly element: Pick<ElementSettings, "warn"> };

/** Sends an inquiry to the owner's own system until it is accepted or refused. Nothing is sent to an address that is not acceptable. */
export async function sendToEndpoint(
  inquiry: EndpointInquiry,
  to: Recipient,
  { report, signal }: SendOptions,
): Promise<void> {
  const { address, element } = to;
  if (!isEndpoint(address, origin)) {
    element.warn(`has an inquiry-endpoint that is neither https nor on this page's own origin: "${address}".`);
    return report({
      ok: false,
      failure: { code: "mailNotConfigured", detail: "The endpoint is not an address that inquiries may be sent to." },
    });
  }
  const content = endpointContent(inquiry);
  return sendWithRetries(() => postInquiry({ url: address, idempotencyKey: inquiry.id, content }), report, signal);
}

/** The inquiry as JSON: always with all names, `null` for an unknown value; campaign and own fields only if there are any. */
export function endpointContent(inquiry: EndpointInquiry): Readonly<Record<string, unknown>> {
  const { id, apartments, name, phone, email, floor, partner, page, locale, consent, sentAt } = inquiry;
  const { campaign, ownFields } = inquiry;
  const line = (text: string): string => toSingleLine(text, maxValueLength);
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
    ...(campaign && { campaign }),
    ...(Object.keys(ownFields).length > 0 && { ownFields }),
  };
}

/**
 * Whether visitors' data may be sent to an address: https, or plain http to this machine or to the page's own origin (`ownOrigin`).
 * Not if it contains a user name or password, because browsers refuse to fetch such addresses.
 */
export function isEndpoint(address: string, ownOrigin: string): boolean {
  // A `srcdoc` frame has no address that relative ones could resolve against.
  const url = absoluteUrl(address);
  if (!url) return false;
  const { protocol, hostname, origin, username, password } = new URL(url);
  const isPrivate = protocol === "https:" || origin === ownOrigin || /^(localhost|127\.0\.0\.1)$/.test(hostname);
  return isPrivate && !username && !password;
}
