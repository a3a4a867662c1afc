/** What the specification gives to the letter, in English, and the Albanian text keeps (section 8; the region's name: section 9). */
export const specifiedSentences = {
  inquirySent: "Thank you! Your inquiry has been sent.",
  inquiryFailed: "Oops! Something went wrong. Please try again.",
  imageMissing: "Image is missing!",
  notifications: "Notifications Alt+T",
} as const;

const sentences: ReadonlySet<string> = new Set(Object.values(specifiedSentences));

/** The language of a text that stands among texts of `locale`: English where it is one of the specification's sentences. */
export function languageOf(text: string, locale: string): string {
  return sentences.has(text) ? "en" : locale;
}
