const stringOf = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** The recipient of inquiries, if the build sets one; otherwise the elements use that of the project file. */
export const mailAttributes = {
  "email-public-key": stringOf(import.meta.env.KULLA_EMAIL_PUBLIC_KEY),
  "email-service": stringOf(import.meta.env.KULLA_EMAIL_SERVICE),
  "email-template": stringOf(import.meta.env.KULLA_EMAIL_TEMPLATE),
  "email-origin": stringOf(import.meta.env.KULLA_EMAIL_ORIGIN),
};
