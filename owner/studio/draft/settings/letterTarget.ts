import type { DraftProject } from "../draft.ts";
import { addressFault, type AddressFault } from "./safeAddress.ts";

export type InquiryFields = NonNullable<DraftProject["inquiry"]>;

/** Where inquiries go. An owner's own system wins over the e-mail service, as in the elements. */
export type LetterTarget =
  | { readonly kind: "endpoint"; readonly url: string }
  | { readonly kind: "mail"; readonly url: string; readonly settings: Readonly<Record<MailKey, string>> };

type MailKey = "publicKey" | "service" | "template";

/** Why there is nowhere to send a letter to: nothing is set, a part of it is missing, the address will not do. */
export type NoTarget = { readonly fault: "nothing" | MailKey | AddressFault };

const provider = "https://api.emailjs.com";

export function letterTarget({
  endpoint,
  publicKey,
  service,
  template,
  origin,
}: InquiryFields): LetterTarget | NoTarget {
  if (endpoint) {
    const fault = addressFault(endpoint, true);
    return fault ? { fault } : { kind: "endpoint", url: new URL(endpoint).href };
  }
  if (!publicKey && !service && !template) return { fault: "nothing" };
  if (!publicKey) return { fault: "publicKey" };
  if (!service) return { fault: "service" };
  if (!template) return { fault: "template" };
  const base = (origin || provider).replace(/\/+$/, "");
  const fault = addressFault(base, true);
  if (fault) return { fault };
  return { kind: "mail", url: `${base}/api/v1.0/email/send`, settings: { publicKey, service, template } };
}
