import type { InquirySettings } from "../project/types.ts";

type PartialSettings = { readonly [Part in keyof InquirySettings]?: string | null | undefined };

/** The e-mail service built in by environment variables; set by `npm start` and the tests, empty otherwise. */
const fromBuild: PartialSettings = {
  publicKey: import.meta.env["KULLA_EMAIL_PUBLIC_KEY"],
  service: import.meta.env["KULLA_EMAIL_SERVICE"],
  template: import.meta.env["KULLA_EMAIL_TEMPLATE"],
  contactTemplate: import.meta.env["KULLA_EMAIL_CONTACT_TEMPLATE"],
  origin: import.meta.env["KULLA_EMAIL_ORIGIN"],
};

/** The recipient of inquiries; each part from the element's attributes, or else the project file, or else the build's environment. */
export function mailSettings(fromAttributes: PartialSettings, fromProject: InquirySettings): InquirySettings {
  const parts = [fromBuild, fromProject, fromAttributes].flatMap((settings) =>
    Object.entries(settings).filter(([, value]) => value),
  );
  return Object.fromEntries(parts);
}

/** Identifies who receives the inquiries sent with these settings. */
export function recipientOf({ endpoint, origin, publicKey, service, template }: InquirySettings): string {
  return endpoint ?? [origin, publicKey, service, template].join(" ");
}
