const told = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** Where inquiries go, if the build was given an address; else the elements take the project file's. */
export const mailAttributes = {
  "email-public-key": told(import.meta.env.KULLA_EMAIL_PUBLIC_KEY),
  "email-service": told(import.meta.env.KULLA_EMAIL_SERVICE),
  "email-template": told(import.meta.env.KULLA_EMAIL_TEMPLATE),
  "email-origin": told(import.meta.env.KULLA_EMAIL_ORIGIN),
};
