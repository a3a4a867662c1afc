const stringOf = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** Where inquiries go, if the build was given an address; else the elements take the project file's. */
export const mailAttributes = {
  "email-public-key": stringOf(import.meta.env.KULLA_EMAIL_PUBLIC_KEY),
  "email-service": stringOf(import.meta.env.KULLA_EMAIL_SERVICE),
  "email-template": stringOf(import.meta.env.KULLA_EMAIL_TEMPLATE),
  "email-origin": stringOf(import.meta.env.KULLA_EMAIL_ORIGIN),
};
