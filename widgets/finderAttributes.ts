/** Attributes every finder tag has. */
export const finderAttributes = [
  "project",
  "locale",
  "theme",
  "heading-level",
  "partner",
  "tower",
  "floor",
  "apartment",
  "email-public-key",
  "email-service",
  "email-template",
  "email-origin",
  "consent-url",
  "consent-version",
  "deep-link",
] as const;
