import type { DraftProject } from "../draft.ts";
import { addressProblem, type AddressProblem } from "./safeAddress.ts";

export type InquirySettings = NonNullable<DraftProject["inquiry"]>;

/** Where inquiries are sent. An owner's own system takes precedence over the e-mail service, as in the elements. */
export type MessageTarget =
  | { readonly kind: "endpoint"; readonly url: string }
  | { readonly kind: "mail"; readonly url: string; readonly settings: Readonly<Record<MailKey, string>> };

type MailKey = "publicKey" | "service" | "template";

/** Why a message cannot be sent: nothing is set, a part of the settings is missing, or the address is not acceptable. */
export type NoTarget = { readonly failure: "nothing" | MailKey | AddressProblem };

const provider = "https://api.emailjs.com";

export function messageTarget({
  endpoint,
  publicKey,
  service,
  template,
  origin,
}: InquirySettings): MessageTarget | NoTarget {
  if (endpoint) {
    const failure = addressProblem(endpoint, true);
    return failure ? { failure } : { kind: "endpoint", url: new URL(endpoint).href };
  }
  if (!publicKey && !service && !template) return { failure: "nothing" };
  if (!publicKey) return { failure: "publicKey" };
  if (!service) return { failure: "service" };
  if (!template) return { failure: "template" };
  const base = (origin || provider).replace(/(?<!\/)\/+$/, "");
  const failure = addressProblem(base, true);
  if (failure) return { failure };
  return { kind: "mail", url: `${base}/api/v1.0/email/send`, settings: { publicKey, service, template } };
}
