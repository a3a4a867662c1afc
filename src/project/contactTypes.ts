import type { LocalText } from "./types.ts";

export type Contact = {
  readonly address?: LocalText;
  readonly phone?: string;
  readonly email?: string;
  readonly links?: readonly { readonly name: string; readonly url: string }[];
};

/** What an owner says about visitors' data: where it stands, and the version visitors have to agree to before they ask. */
export type Privacy = { readonly url?: string; readonly version?: string };

/** Where inquiries go; each part may be missing (the element's attributes may give it). */
export type InquirySettings = {
  readonly publicKey?: string;
  readonly service?: string;
  readonly template?: string;
  readonly contactTemplate?: string;
  readonly origin?: string;
  readonly privacy?: Privacy;
};
