import type { InquirySettings } from "../project/types.ts";

type Given = { readonly [Part in keyof InquirySettings]?: string | null | undefined };

/** The mailbox as the build was given it; set by `npm start` and the tests, empty elsewhere. */
const fromBuild: Given = {
  publicKey: import.meta.env["KULLA_EMAIL_PUBLIC_KEY"],
  service: import.meta.env["KULLA_EMAIL_SERVICE"],
  template: import.meta.env["KULLA_EMAIL_TEMPLATE"],
  contactTemplate: import.meta.env["KULLA_EMAIL_CONTACT_TEMPLATE"],
  origin: import.meta.env["KULLA_EMAIL_ORIGIN"],
};

/** Where inquiries go, part by part: the element's attributes over the project file over the build's environment. */
export function mailSettings(fromAttributes: Given, fromProject: InquirySettings): InquirySettings {
  const parts = [fromBuild, fromProject, fromAttributes].flatMap((settings) =>
    Object.entries(settings).filter(([, value]) => value),
  );
  return Object.fromEntries(parts);
}

/** Who gets the letters of these settings: the same text for the same recipient. */
export function recipientOf({ endpoint, origin, publicKey, service, template }: InquirySettings): string {
  return endpoint ?? [origin, publicKey, service, template].join(" ");
}
