import type { ProjectFile } from "../content/projectFile.ts";

/** Where messages go, complete. `origin` without a slash at its end. */
export type MailAddress = {
  readonly publicKey: string;
  readonly service: string;
  readonly template: string;
  readonly origin: string;
};

type Settings = NonNullable<ProjectFile["inquiry"]>;

const providerOrigin = "https://api.emailjs.com";

const fromBuild: Settings = {
  publicKey: import.meta.env["KULLA_EMAIL_PUBLIC_KEY"],
  service: import.meta.env["KULLA_EMAIL_SERVICE"],
  contactTemplate: import.meta.env["KULLA_EMAIL_CONTACT_TEMPLATE"],
  origin: import.meta.env["KULLA_EMAIL_ORIGIN"],
};

/** Part by part: the project file over the build's environment, as for inquiries. `undefined` where a part is missing. */
export function mailAddress(fromProject: Settings = {}, given: Settings = fromBuild): MailAddress | undefined {
  const part = (name: keyof Settings): string => fromProject[name] || given[name] || "";
  const [publicKey, service, template] = [part("publicKey"), part("service"), part("contactTemplate")];
  if (!publicKey || !service || !template) return undefined;
  return { publicKey, service, template, origin: (part("origin") || providerOrigin).replace(/\/+$/, "") };
}
